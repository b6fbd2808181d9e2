import type { ReactNode } from "react";

export type Fact = { term: string; text: ReactNode };

/** Terms and their values in rows. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd dir="auto">{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
