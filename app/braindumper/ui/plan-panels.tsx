import { PlanBlock } from "./plan-text";

type PlanPanelsProps = {
  prompt: string;
  /** Empty for older plans, which consist of a prompt only. */
  knowledge: string;
  /** URLs that are requested when a part was copied. */
  notes?: { prompt: string; knowledge: string };
};

const PARTS = [
  { part: "prompt", label: "Initial Prompt" },
  { part: "knowledge", label: "Knowledge File" },
] as const;

/**
 * Lovable's two texts. Without scripts they follow each other below a list of links; with scripts that list becomes tabs
 * (base/enhance/tabs).
 */
export function PlanPanels({ prompt, knowledge, notes }: PlanPanelsProps) {
  const parts = PARTS.filter(({ part }) => part === "prompt" || knowledge !== "");
  return (
    <div>
      {parts.length > 1 && (
        <nav className="tabs" aria-label="Parts of the plan" data-tabs>
          {parts.map(({ part, label }) => (
            <a key={part} href={`#${part}`}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {parts.map(({ part, label }) => (
        <section key={part} id={part} className="panel-part" aria-labelledby={`part-${part}`}>
          <h2 id={`part-${part}`}>{label}</h2>
          {part === "prompt" ? (
            <PlanBlock
              id="prompt-text"
              label={`${label} text`}
              text={prompt}
              what="Prompt"
              copyLabel="Copy Prompt"
              note={notes?.prompt}
              hint="Paste it as the first message of a new project."
            />
          ) : (
            <PlanBlock
              id="knowledge-text"
              label={`${label} text`}
              text={knowledge}
              what="PRD"
              copyLabel="Copy Knowledge File"
              note={notes?.knowledge}
              hint={
                <>
                  Later, so that it remembers: paste it under <strong>Project Settings &gt; Knowledge</strong>
                  .
                </>
              }
              fold
            />
          )}
        </section>
      ))}
    </div>
  );
}
