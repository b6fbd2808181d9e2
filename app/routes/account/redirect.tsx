import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "~/http/member";
import { config } from "~/kernel/config";
import { links } from "~/links";
import { Connecting } from "~/ui/connecting";
import { pageTitle } from "~/ui/page-title";

export const handle = { width: "narrow" };

const WAIT_SECONDS = 2;

/** Where a failed sign-on to the community ends: sends the member to the community's own front door. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { url } = config().community;
  if (!url) throw redirect(links.home(), 303);
  await requireMember(request);
  return data({ url }, { headers: { Refresh: `${WAIT_SECONDS}; url=${url}` } });
}

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Connecting to Community", args);

export default function AuthRedirect() {
  const { url } = useLoaderData<typeof loader>();
  return <Connecting url={url} />;
}
