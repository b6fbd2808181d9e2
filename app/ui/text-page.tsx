import { longDate } from "~/domain/long-date";
import { Markdown } from "./markdown";

/** A page with a single text of the operator's. */
export function TextPage({ title, updated, html }: { title: string; updated?: string; html: string }) {
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        {updated && (
          <p className="fine">
            Last updated <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
      </header>
      <Markdown html={html} />
    </>
  );
}
