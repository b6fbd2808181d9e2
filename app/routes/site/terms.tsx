import { useLoaderData } from "@remix-run/react";
import { legalText, missingNames } from "~/content.server";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { shared: "article", width: "prose" };

export function loader() {
  const { title, description, updated, html } = legalText("terms");
  return {
    text: { title, updated, html },
    missing: missingNames(),
    meta: describePage(links.terms(), { title, description }),
  };
}

export const meta = pageMeta;

export default function Terms() {
  const { text, missing } = useLoaderData<typeof loader>();
  return <LegalPage text={text} missing={missing} />;
}
