import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { legalText, missingNames } from "~/content.server";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { shared: "article", width: "prose" };

/** Two routes share this module. */
export function loader({ request }: LoaderFunctionArgs) {
  const name = new URL(request.url).pathname === links.terms() ? "terms" : "privacy";
  const { title, description, updated, html } = legalText(name);
  return {
    text: { title, updated, html },
    missing: missingNames(),
    meta: describePage(links[name](), { title, description }),
  };
}

export const meta = pageMeta;

export default function Legal() {
  const { text, missing } = useLoaderData<typeof loader>();
  return <LegalPage text={text} missing={missing} />;
}
