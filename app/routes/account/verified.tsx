import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownPath } from "~/http/own-path";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-title";

export const handle = { footer: false, width: "narrow" };

/** Specification §4: a second after the link was used the visitor goes on. */
const WAIT_SECONDS = 1;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  if (!visit.user) throw redirect(links.signIn(), 303);
  const to = ownPath(visit.state.redirectTo, links.home());
  return data({ to }, { headers: { Refresh: `${WAIT_SECONDS}; url=${to}` } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Email verified", args);

export default function Verified() {
  const { to } = useLoaderData<typeof loader>();
  const place = to === links.wizard() ? "Braindumper" : "the home page";
  return (
    <>
      <h1>Email Verification</h1>
      <Notice kind="ok" title="Your email has been verified successfully!">
        <p>
          Taking you to {place}. If nothing happens, <a href={to}>click here to go to {place}</a>.
        </p>
      </Notice>
    </>
  );
}
