import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isOwn } from "~/content/files.server";
import { legalText } from "~/content/site.server";
import { LEGAL_NAMES } from "~/domain/site-pages";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { pageMeta } from "~/ui/page-meta";
import { TextPage } from "~/ui/text-page";

export { markdownStyles as links } from "~/ui/markdown";

export const handle = { shared: "article", width: "prose" };

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
