import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Connecting } from "~/accounts/ui/next-page";
import { links } from "~/base/links";
import { requireMember } from "~/identity/member";
import { answer } from "~/identity/visit";
import { communityUrl } from "~/site/site.server";

export const handle = { title: "Connecting to Community", width: "narrow" };

/** The shortest time that a Refresh header can express; scripts wait half a second. */
const WAIT_SECONDS = 1;

/** Sends members on to the messaging channel after a word of welcome. Visitors sign in first. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request);
  const url = communityUrl();
  if (!url) {
    const text = "There was an error accessing the community";
    const failed = { kind: "error", seconds: 5, title: "Error", text } as const;
    throw await answer(request, async (visit) => visit.goTo(links.home(), failed));
  }
  return data({ url }, { headers: { Refresh: `${WAIT_SECONDS}; url=${url}` } });
}

export default function Community() {
  const { url } = useLoaderData<typeof loader>();
  return <Connecting url={url} afterMs={500} />;
}
