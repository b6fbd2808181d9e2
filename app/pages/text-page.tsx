import { longDate } from "~/base/text/time-zone";
import { useOwnWords } from "~/site/ui/frame";
import { Markdown } from "~/site/ui/markdown";

type TextPageProps = { title: string; updated?: string; html: string; isOwn?: boolean };

/** A page with a single text: the operator's own, or a delivered one. */
export function TextPage({ title, updated, html, isOwn = true }: TextPageProps) {
  return (
    <>
      <header className="page-head">
        <h1 {...useOwnWords(isOwn)}>{title}</h1>
        {updated && (
          <p className="fine">
            Last updated <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
      </header>
      <Markdown html={html} isOwn={isOwn} />
    </>
  );
}
