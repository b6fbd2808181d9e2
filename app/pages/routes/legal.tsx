import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { LEGAL_NAMES } from "~/base/page-table";
import { TextPage } from "~/pages/text-page";
import { isOwn } from "~/site/files.server";
import { legalText } from "~/site/site.server";
import { pageMeta } from "~/site/ui/page-meta";

export { markdownStyles as links } from "~/site/ui/markdown";

export const handle = { width: "prose" };

/** Terms, privacy policy and security: three URLs of one page. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const name = LEGAL_NAMES.find((each) => links[each]() === pathname) ?? "terms";
  const { title, description, updated, html } = legalText(name);
  return {
    text: { title, updated, html, isOwn: isOwn(`legal/${name}.md`) },
    meta: describePage(links[name](), { title, description }),
  };
}

export const meta = pageMeta;

export default function Legal() {
  return <TextPage {...useLoaderData<typeof loader>().text} />;
}
