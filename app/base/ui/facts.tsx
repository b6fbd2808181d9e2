import type { ReactNode } from "react";

/** `href`: where the text links to. */
export type Fact = { term: string; text: ReactNode; href?: string };

/** A description list of terms and values. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd dir="auto">{fact.href ? <FactLink {...fact} /> : fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Adds the term for screen readers, because a link named "0" says nothing out of context. */
function FactLink({ term, text, href }: Fact) {
  return (
    <a href={href}>
      <span className="tw:sr-only">{term}: </span>
      {text}
    </a>
  );
}
