import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readNext, signedUpMessage } from "~/accounts/next";
import { NextPage } from "~/accounts/ui/next-page";
import { links } from "~/base/links";
import { Notice } from "~/base/ui/notice";
import { AuthCard } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { siteContent } from "~/site/site.server";

export const handle = { title: "Account created", width: "narrow" };

/** After a sign-up on the home page: says that a mail is on its way, then goes on to the offer. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { url } = siteContent().offer;
  if (!url) throw redirect(links.confirm(), 303);
  const { seconds, text } = await signedUpMessage(await readNext(request, await visitOf(request)));
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
