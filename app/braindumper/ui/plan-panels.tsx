import type { BuilderLink } from "~/braindumper/next-steps";
import { PlanBlock } from "./plan-text";

type PlanPanelsProps = {
  prompt: string;
  /** Empty for older plans, which consist of a prompt only. */
  knowledge: string;
  /** URLs that are requested when a part was copied. */
  notes?: { prompt: string; knowledge: string };
  open?: BuilderLink | null;
};

/**
 * Lovable's two texts. Without scripts they follow each other below a list of links; with scripts that list becomes tabs
 * (base/enhance/tabs).
 */
export function PlanPanels({ prompt, knowledge, notes, open }: PlanPanelsProps) {
  return (
    <div>
      {knowledge !== "" && (
        <nav className="tabs" aria-label="Parts of the plan" data-tabs>
          <a href="#prompt">Initial Prompt</a>
          <a href="#knowledge">Knowledge File</a>
        </nav>
      )}
      <section id="prompt" className="panel-part" aria-labelledby="part-prompt">
        <h2 id="part-prompt">Initial Prompt</h2>
        <PlanBlock
          id="prompt-text"
          label="Initial Prompt text"
          text={prompt}
          what="Prompt"
          copyLabel="Copy Prompt"
          note={notes?.prompt}
          open={open && { ...open, isStep: true }}
        />
      </section>
      {knowledge !== "" && (
        <section id="knowledge" className="panel-part" aria-labelledby="part-knowledge">
          <h2 id="part-knowledge">Knowledge File</h2>
          <details>
            <summary>Later, so that it remembers</summary>
            <PlanBlock
              id="knowledge-text"
              label="Knowledge File text"
              text={knowledge}
              what="PRD"
              copyLabel="Copy Knowledge File"
              note={notes?.knowledge}
              hint={
                <>
                  Paste it under <strong>Project Settings &gt; Knowledge</strong>.
                </>
              }
              fold
            />
          </details>
        </section>
      )}
    </div>
  );
}
