import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { legalText, missingNames } from "~/content.server";
import { longDate } from "~/domain/long-date";
import { LEGAL_NAMES } from "~/domain/site-pages";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { Markdown } from "~/ui/markdown";
import { Notice } from "~/ui/notice";
import { pageMeta } from "~/ui/page-meta";

export const handle = { shared: "article", width: "prose" };

/** Terms, privacy and how accounts are protected: three URLs of one page. */
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
  return (
    <>
      <header className="page-head">
        <h1>{text.title}</h1>
        <p className="fine">
          Last updated <time dateTime={text.updated}>{longDate(text.updated)}</time>
        </p>
      </header>
      {missing.length > 0 && (
        <Notice kind="warn" title="For the operator of this site">
          <p>
            The law asks for the name of the person or company responsible for this site, and for a way to
            reach them. Still empty in <code>content/site.json</code>: <code>{missing.join(", ")}</code>. Read
            the whole text too: it describes the software as delivered, not what you add to it.
          </p>
        </Notice>
      )}
      <Markdown html={text.html} />
    </>
  );
}
