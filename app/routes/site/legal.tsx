import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { legalText, missingNames } from "~/content.server";
import { LEGAL_NAMES } from "~/domain/site-pages";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { shared: "article", width: "prose" };

/** Terms, privacy and how accounts are protected: three addresses of one page. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const name = LEGAL_NAMES.find((each) => links[each]() === pathname) ?? "terms";
  const { title, description, updated, html } = legalText(name);
  return {
    text: { title, updated, html },
    // This one names nobody.
    missing: name === "security" ? [] : missingNames(),
    meta: describePage(links[name](), { title, description }),
  };
}

export const meta = pageMeta;

export default function Legal() {
  const { text, missing } = useLoaderData<typeof loader>();
  return <LegalPage text={text} missing={missing} />;
}
