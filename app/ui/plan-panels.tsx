import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { useHydrated } from "./hydrated";
import { PlanBlock } from "./plan-text";

type Part = "prompt" | "knowledge";

type PlanPanelsProps = { prompt: string; knowledge: string };

const PARTS = [
  { part: "prompt", label: "Initial Prompt" },
  { part: "knowledge", label: "Knowledge File" },
] as const;

/**
 * Lovable's two texts. Without scripts one below the other under a list of links; the script makes that list
 * tabs and keeps the open one in the hash.
 */
export function PlanPanels({ prompt, knowledge }: PlanPanelsProps) {
  const tabs = useHydrated();
  const [open, setOpen] = useState<Part>("prompt");
  useEffect(() => {
    const asked = PARTS.find(({ part }) => window.location.hash === `#${part}`);
    if (asked) setOpen(asked.part);
  }, []);

  const show = (part: Part) => {
    setOpen(part);
    window.history.replaceState(window.history.state, "", `#${part}`);
  };
  const onClick = (event: MouseEvent, part: Part) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(part);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = partForKey(event.key, open);
    if (!next) return;
    event.preventDefault();
    show(next);
    document.getElementById(`tab-${next}`)?.focus();
  };

  return (
    <div>
      <nav className="tabs" aria-label="Parts of the plan" role={tabs ? "tablist" : undefined}>
        {PARTS.map(({ part, label }) => (
          <a
            key={part}
            id={`tab-${part}`}
            href={`#${part}`}
            {...(tabs && {
              role: "tab",
              "aria-selected": part === open,
              "aria-controls": part,
              tabIndex: part === open ? 0 : -1,
              onKeyDown,
              onClick: (event: MouseEvent) => onClick(event, part),
            })}
          >
            {label}
          </a>
        ))}
      </nav>
      {PARTS.map(({ part, label }) => (
        <section
          key={part}
          id={part}
          className="panel-part"
          aria-labelledby={`tab-${part}`}
          {...(tabs && { role: "tabpanel", "data-off": part === open ? undefined : true })}
        >
          <h2 className={tabs ? "print-only" : undefined}>{label}</h2>
          {part === "prompt" ? (
            <PlanBlock
              id="prompt-text"
              label={`${label} text`}
              text={prompt}
              what="Prompt"
              copyLabel="Copy Prompt"
              hint="Paste it as the first message of a new project."
            />
          ) : (
            <PlanBlock
              id="knowledge-text"
              label={`${label} text`}
              text={knowledge}
              what="PRD"
              copyLabel="Copy Knowledge File"
              hint={
                <>
                  Paste it under <strong>Project Settings &gt; Knowledge</strong>.
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

function partForKey(key: string, open: Part): Part | null {
  if (key === "Home") return "prompt";
  if (key === "End") return "knowledge";
  if (key === "ArrowLeft" || key === "ArrowRight") return open === "prompt" ? "knowledge" : "prompt";
  return null;
}
