import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { loaderHeaders } from "~/http/form-action";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { GoingOn } from "~/ui/going-on";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-title";

export const headers = loaderHeaders;

export const handle = { width: "narrow" };

/** As long as the message after a sign-up stays. */
const WAIT_SECONDS = 5;

/** After a sign-up on the home page: first that a mail is on its way, then the offer. */
export function loader() {
  const { url } = siteContent().offer;
  if (!url) throw redirect(links.confirm(), 303);
  return data({ url }, { headers: { Refresh: `${WAIT_SECONDS}; url=${url}` } });
}

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Account created", args);

export default function SignedUp() {
  const { url } = useLoaderData<typeof loader>();
  return (
    <AuthCard>
      <h1>Account created</h1>
      <Notice kind="ok" title="Please check your email to verify your account." role="status" />
      <GoingOn to={url} place="our offer" />
    </AuthCard>
  );
}
