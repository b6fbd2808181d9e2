import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content/site.server";
import { signedUpMessage } from "~/http/after-sign-in";
import { readSignOn } from "~/http/pending-sign-on";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { NextPage } from "~/ui/next-page";
import { Notice } from "~/ui/notice";

export const handle = { title: "Account created", width: "narrow" };

/** After a sign-up on the home page: says that a mail is on its way, then goes on to the offer. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { url } = siteContent().offer;
  if (!url) throw redirect(links.confirm(), 303);
  const visit = await visitOf(request);
  const signOn = await readSignOn(request, visit);
  const { seconds, text } = await signedUpMessage(signOn, visit.state.redirectTo ?? null);
  return data({ url, text }, { headers: { Refresh: `${seconds}; url=${url}` } });
}

export default function SignedUp() {
  const { url, text } = useLoaderData<typeof loader>();
  return (
    <AuthCard>
      <h1>Account created</h1>
      <Notice kind="ok" title={text} role="status" />
      <NextPage to={url} place="our offer" />
    </AuthCard>
  );
}
