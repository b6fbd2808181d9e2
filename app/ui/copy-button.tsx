export type Copied = "Prompt" | "PRD" | "Context" | "Message" | "Codes" | "Address" | "Value";

type CopyButtonProps = {
  label: string;
  what: Copied;
  /** Id of the element with the text, selected when the clipboard refuses. */
  target: string;
  /** Asked for when the text was copied: the server keeps it in mind. */
  note?: string;
  /** Said where no script runs; empty where the page says it once for many. */
  byHand?: string;
};

/** How to copy a text by hand: a script puts a button in its place (enhance/copy). */
export function CopyButton(props: CopyButtonProps) {
  const { label, what, target, note, byHand = "Select the text to copy it." } = props;
  return (
    <div className="copy" data-copy={target} data-label={label} data-what={what} data-note={note}>
      {byHand && <p className="copy-by-hand fine">{byHand}</p>}
    </div>
  );
}
