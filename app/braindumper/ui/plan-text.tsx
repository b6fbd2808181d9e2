import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Copied, CopyButton } from "~/base/ui/copy-button";
import { type Piece, readPlan } from "~/braindumper/read-plan";

/** The headings of what a builder is told, now and in older plans. */
const FOR_THE_BUILDER = ["For the builder", "How to work with me", "How to work on it"];

/** A plan as people read it. What the builder is told comes last, and is folded. */
export function PlanText({ text }: { text: string }) {
  const pieces = readPlan(text);
  const at = pieces.findIndex((each) => each.kind === "heading" && FOR_THE_BUILDER.includes(each.text));
  const [own, rules] = at < 0 ? [pieces, []] : [pieces.slice(0, at), pieces.slice(at + 1)];
  return (
    <div className="plan-read" dir="auto">
      <Pieces pieces={own} />
      {rules.length > 0 && (
        <details>
          <summary>For the builder</summary>
          <Pieces pieces={rules} />
        </details>
      )}
    </div>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
  return pieces.map((piece, at) => <One key={at} piece={piece} />);
}

function One({ piece }: { piece: Piece }) {
  if (piece.kind === "heading") return <h3 dir="auto">{piece.text}</h3>;
  if (piece.kind === "words")
    return (
      <p className={/^“.*”$/.test(piece.text) ? "plan-quote" : "pre-line"} dir="auto">
        {piece.text}
      </p>
    );
  return (
    <ul className="squares">
      {piece.lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

type PlanBlockProps = {
  /** The id of the element with the text as it is copied. */
  id: string;
  /** Names that text for screen readers. */
  label: string;
  text: string;
  what: Copied;
  copyLabel: string;
  heading?: string;
  hint?: ReactNode;
  /** A URL that is requested after copying. */
  note?: string;
  /** Shows only the first 16rem, with "Show more". */
  fold?: boolean;
};

/** A plan's text below a row with a hint and a copy button, and at its end as the plain text that is copied. */
export function PlanBlock({ id, label, text, what, copyLabel, heading, hint, note, fold }: PlanBlockProps) {
  const [asked] = useSearchParams();
  return (
    <div>
      <div className="plan-tools">
        {heading && <h2>{heading}</h2>}
        {hint && <p className="plan-hint">{hint}</p>}
        <CopyButton
          label={copyLabel}
          what={what}
          target={id}
          note={note}
          byHand="To copy it, open “Plain text” at its end and click the text there, or hold it on a phone. All of it is selected."
        />
      </div>
      {fold ? (
        <div className="fold">
          <details>
            <summary className="btn btn-small">
              <span className="fold-more">Show more</span>
              <span className="fold-less">Show less</span>
            </summary>
          </details>
          <PlanText text={text} />
        </div>
      ) : (
        <PlanText text={text} />
      )}
      <details className="plan-source" id={`${id}-source`} open={asked.get("text") === id}>
        <summary>Plain text</summary>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a text */}
        <pre className="plan-text" id={id} dir="auto" role="group" aria-label={label}>
          {text}
        </pre>
      </details>
    </div>
  );
}
