import { CopyButton } from "./copy-button";
import { Facts } from "./facts";

type CopyFactsProps = {
  /** Begins the ids of the values on the page. */
  id: string;
  facts: { term: string; text: string }[];
  /** A text that is done, not typed. */
  notTyped?: string;
};

/** Values to be typed somewhere else, each with a copy button; without scripts a click selects one whole. */
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
