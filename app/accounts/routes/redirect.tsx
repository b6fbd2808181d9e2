import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Connecting } from "~/accounts/ui/next-page";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { requireMember } from "~/identity/member";

export const handle = { title: "Connecting to Community", width: "narrow" };

const WAIT_SECONDS = 2;

/** Where a failed sign-on to the community ends: sends the member to the community's own front door. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { url } = config().community;
  if (!url) throw redirect(links.home(), 303);
  await requireMember(request);
  return data({ url }, { headers: { Refresh: `${WAIT_SECONDS}; url=${url}` } });
}

export default function AuthRedirect() {
  const { url } = useLoaderData<typeof loader>();
  return <Connecting url={url} />;
}
