import { longDate } from "~/domain/long-date";
import type { LegalText } from "~/domain/site-pages";
import { Markdown } from "./markdown";
import { Notice } from "./notice";

type LegalPageProps = {
  text: Pick<LegalText, "title" | "updated" | "html">;
  /** Names in site.json the text needs and that are empty. */
  missing: string[];
};

export function LegalPage({ text, missing }: LegalPageProps) {
  return (
    <>
      <header className="page-head">
        <h1>{text.title}</h1>
        <p className="fine">
          Last updated <time dateTime={text.updated}>{longDate(text.updated)}</time>
        </p>
      </header>
      {missing.length > 0 && (
        <Notice kind="warn" title="For whoever runs this site">
          <p>
            The law asks for the name of the person or company that answers for this site, and for a way to
            reach them. Still empty in <code>content/site.json</code>: <code>{missing.join(", ")}</code>. Read
            the whole text too: it describes the software as delivered, not what you add to it.
          </p>
        </Notice>
      )}
      <Markdown html={text.html} />
    </>
  );
}
