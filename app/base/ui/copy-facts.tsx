import { CopyButton } from "./copy-button";
import { Facts } from "./facts";

type CopyFactsProps = {
  /** A prefix for the ids of the values. */
  id: string;
  facts: { term: string; text: string }[];
  /** A text that is an instruction and not a value, so it gets no copy button. */
  notTyped?: string;
};

/** Values to type elsewhere, each with a copy button. Without scripts a click selects a whole value. */
export function CopyFacts({ id, facts, notTyped }: CopyFactsProps) {
  const withCopy = facts.map(({ term, text }, at) => ({
    term,
    text:
      text === notTyped ? (
        text
      ) : (
        <span className="copy-fact">
          <code id={`${id}-${at}`}>{text}</code>
          <CopyButton label="Copy" what="Value" target={`${id}-${at}`} byHand="" />
        </span>
      ),
  }));
  return <Facts facts={withCopy} />;
}
