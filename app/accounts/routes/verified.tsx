import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { arrivalOf, placeToGo, readNext } from "~/accounts/next";
import { NextPage } from "~/accounts/ui/next-page";
import { links } from "~/base/links";
import { Notice } from "~/base/ui/notice";
import { AuthCard } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";

export const handle = { title: "Email verified", width: "narrow" };

/** In seconds, before going on. With scripts it is sooner, unless the link was used just now. */
const WAIT_SECONDS = 1;
const SOON_MS = 300;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  if (!visit.user) throw redirect(links.signIn(), 303);
  const goesOnTo = await placeToGo(arrivalOf((await readNext(request, visit, visit.user)).to));
  const afterMs = visit.state.justVerified ? undefined : SOON_MS;
  return data({ ...goesOnTo, afterMs }, { headers: { Refresh: `${WAIT_SECONDS}; url=${goesOnTo.to}` } });
}

export default function Verified() {
  const goesOnTo = useLoaderData<typeof loader>();
  return (
    <AuthCard title="Email Verification">
      <Notice kind="ok" title="Your email has been verified successfully!" />
      <NextPage {...goesOnTo} />
    </AuthCard>
  );
}
