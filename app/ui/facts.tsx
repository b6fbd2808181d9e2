import type { ReactNode } from "react";

/** `href`: where its text leads to. */
export type Fact = { term: string; text: ReactNode; href?: string };

/** Terms and their values in rows. */
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

/** A text like "0" says little to somebody who goes from link to link. */
function FactLink({ term, text, href }: Fact) {
  return (
    <a href={href}>
      <span className="sr-only">{term}: </span>
      {text}
    </a>
  );
}
