import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { ownPath } from "~/http/own-path";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-title";

export const handle = { footer: false, width: "narrow" };

/** Specification §4: a second after the link was used the visitor goes on. */
const WAIT_SECONDS = 1;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  if (!visit.user) throw redirect(links.signIn(), 303);
  const { redirectTo, fromAuth = true } = visit.state;
  // Specification §4: who signed up on /auth goes home, everybody else to the messaging channel.
  const channel = fromAuth ? "" : siteContent().links.communityChannel;
  const to = redirectTo ? ownPath(redirectTo) : channel || links.home();
  return data({ to }, { headers: { Refresh: `${WAIT_SECONDS}; url=${to}` } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const PLACES: Record<string, string> = { [links.wizard()]: "Braindumper", [links.home()]: "the home page" };

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Email verified", args);

export default function Verified() {
  const { to } = useLoaderData<typeof loader>();
  const place = PLACES[to] ?? (to.startsWith("/") ? "where you were" : "our community channel");
  return (
    <AuthCard>
      <h1>Email Verification</h1>
      <Notice kind="ok" title="Your email has been verified successfully!">
        <p>
          Taking you to {place}. If nothing happens, <a href={to}>click here to go to {place}</a>.
        </p>
      </Notice>
    </AuthCard>
  );
}
