import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noPage } from "~/base/http/problem";
import { describePage } from "~/base/http/public-page";
import { requestContext } from "~/base/kernel/request-context";
import { links } from "~/base/links";
import { openAction } from "~/identity/form-action";
import { redirectToCanonicalAddress } from "~/pages/canonical-address";
import { TextPage } from "~/pages/text-page";
import { oldAddresses, ownPages } from "~/site/site.server";
import { pageMeta } from "~/site/ui/page-meta";

export { markdownStyles as links } from "~/site/ui/markdown";

export const handle = { shared: "article", width: "prose" };

/** Answers where no other route does: own pages, old addresses, other spellings of an address; otherwise with a 404. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const { path = pathname, spelling = path } = requestContext(request);
  const to = oldAddresses()(spelling, search);
  if (to) throw redirect(to, 301);
  // Own pages' names are in lowercase, so capitals are another spelling.
  const name = spelling.slice(1).toLowerCase();
  const page = ownPages().get(name);
  if (page && path !== links.ownPage(name)) throw redirect(links.ownPage(name) + search, 308);
  redirectToCanonicalAddress(request);
  if (!page) throw noPage();
  const { title, description, updated, html } = page;
  return { text: { title, updated, html }, meta: describePage(links.ownPage(name), { title, description }) };
}

/** A POST gets the same redirects and the same 404 page. */
export const action = openAction("nothing is here", async ({ request }) => {
  redirectToCanonicalAddress(request);
  throw noPage();
});

export const meta = pageMeta;

export default function OwnPage() {
  return <TextPage {...useLoaderData<typeof loader>().text} />;
}
