import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedUpMessage } from "~/accounts/after-sign-in";
import { NextPage } from "~/accounts/ui/next-page";
import { links } from "~/base/links";
import { Notice } from "~/base/ui/notice";
import { AuthCard } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { readSignOn } from "~/sign-on/pending";
import { siteContent } from "~/site/site.server";

export const handle = { title: "Account created", width: "narrow" };

/** After a sign-up on the home page: says that a mail is on its way, then goes on to the offer. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { url } = siteContent().offer;
  if (!url) throw redirect(links.confirm(), 303);
  const visit = await visitOf(request);
  const signOn = await readSignOn(request, visit);
  const { seconds, text } = await signedUpMessage(signOn, visit.state.next ?? null);
  return data({ url, text }, { headers: { Refresh: `${seconds}; url=${url}` } });
}

export default function SignedUp() {
  const { url, text } = useLoaderData<typeof loader>();
  return (
    <AuthCard title="Account created">
      <Notice kind="ok" title={text} role="status" />
      <NextPage to={url} place="our offer" />
    </AuthCard>
  );
}
