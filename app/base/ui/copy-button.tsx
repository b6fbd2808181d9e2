import type { ReactNode } from "react";

export type Copied =
  | "Plan"
  | "Prompt"
  | "PRD"
  | "Context"
  | "Message"
  | "Codes"
  | "Key"
  | "Address"
  | "Value";

/** What a copy button may be without scripts: a link to the text, opened. */
export const SHOW_TEXT = "Show the text to copy";

type CopyButtonProps = {
  label: string;
  what: Copied;
  /** The id of the element with the text, which is selected when copying fails. */
  target: string;
  /** A URL that is requested after copying, so that the server records it. */
  note?: string;
  /** What stands there without scripts; "" where the page says it once for several. */
  byHand?: ReactNode;
  /** Copies on the page that a press has led to, where the browser allows it. */
  atOnce?: boolean;
};

/** A hint to copy a text by hand, which a script replaces with a button (base/enhance/copy). */
export function CopyButton(props: CopyButtonProps) {
  const { label, what, target, note, byHand = "Select the text to copy it.", atOnce } = props;
  return (
    <div
      className="copy"
      data-copy={target}
      data-label={label}
      data-what={what}
      data-note={note}
      data-at-once={atOnce || undefined}
    >
      {byHand && <div className="copy-by-hand fine">{byHand}</div>}
    </div>
  );
}
