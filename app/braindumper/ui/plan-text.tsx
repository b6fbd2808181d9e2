import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/base/ui/button";
import { type Copied, CopyButton, SHOW_TEXT } from "~/base/ui/copy-button";
import type { BuilderLink } from "~/braindumper/next-steps";
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
  /** Names that text for screen readers, if the heading does not. */
  label?: string;
  text: string;
  what: Copied;
  copyLabel: string;
  heading?: string;
  hint?: ReactNode;
  /** What stands between the row to copy and the text. */
  children?: ReactNode;
  /** A URL that is requested after copying. */
  note?: string;
  /** Where it is pasted. `isStep`: the page has that link among its steps, which are far away without scripts. */
  open?: (BuilderLink & { isStep?: boolean }) | null;
  /** Shows only the first 16rem, with "Show more". */
  fold?: boolean;
  /** The text was made by a press: it is copied at once, and shown as it is copied. */
  isMade?: boolean;
};

/** A text to copy: a row with what to do, then the text as people read it. As it is copied it is folded in that row. */
export function PlanBlock(props: PlanBlockProps) {
  const {
    id,
    heading,
    label = heading,
    text,
    what,
    copyLabel,
    hint,
    children,
    note,
    open,
    fold,
    isMade,
  } = props;
  const [asked] = useSearchParams();
  const opened = new URLSearchParams({ ...Object.fromEntries(asked), text: id });
  const source = (
    <>
      <p className="copy-by-hand fine">
        Click the text, or hold it on a phone: all of it is selected. Then copy it.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a text */}
      <pre className="plan-text" id={id} dir="auto" role="group" aria-label={label}>
        {text}
      </pre>
    </>
  );
  return (
    <div id={`${id}-source`} className="plan-block">
      <div className="plan-tools flow">
        {heading && <h2>{heading}</h2>}
        {hint && <p className="plan-hint">{hint}</p>}
        <CopyButton
          label={copyLabel}
          what={what}
          target={id}
          note={note}
          byHand={!isMade && <ButtonLink href={`?${opened}#${id}-source`}>{SHOW_TEXT}</ButtonLink>}
          atOnce={isMade}
        />
        {open && (
          <div className={open.isStep ? "copy-by-hand" : undefined}>
            <ButtonLink href={open.href} variant="secondary" newTab>
              {open.label}
            </ButtonLink>
          </div>
        )}
        {!isMade && (
          <details className="plan-source" open={asked.get("text") === id}>
            <summary>Plain text</summary>
            {source}
          </details>
        )}
      </div>
      {children}
      {isMade && source}
      {!isMade && fold && (
        <div className="fold">
          <details>
            <summary className="btn btn-small">
              <span className="fold-more">Show more</span>
              <span className="fold-less">Show less</span>
            </summary>
          </details>
          <PlanText text={text} />
        </div>
      )}
      {!isMade && !fold && <PlanText text={text} />}
    </div>
  );
}
