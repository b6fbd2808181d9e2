import { useState } from "react";
import { NEW_TAB, NewTabHint } from "./button";
import { Icon } from "./icons";

export type GuidedStep = {
  label: string;
  href: string;
  state: "done" | "next" | "later";
  newTab?: boolean;
  download?: boolean;
};

/**
 * What to do with a finished plan, in order. The server knows which links were followed; a click marks its own at
 * once, because the link opens elsewhere and this page stays.
 */
export function GuidedButtons({ steps, label = "Next steps" }: { steps: GuidedStep[]; label?: string }) {
  const [clicked, setClicked] = useState<ReadonlySet<string>>(new Set());
  const isDone = (step: GuidedStep) => step.state === "done" || clicked.has(step.href);
  const next = steps.find((step) => !isDone(step));
  return (
    <ol className="guided" aria-label={label}>
      {steps.map((step, index) => {
        const state = isDone(step) ? "done" : step === next ? "next" : "later";
        return (
          <li key={step.href}>
            <a
              href={step.href}
              className={`guide guide-${state}`}
              {...(step.newTab ? NEW_TAB : {})}
              download={step.download || undefined}
              onClick={() => setClicked(new Set([...clicked, step.href]))}
            >
              <span className="guide-mark">{state === "done" ? <Icon name="check" /> : index + 1}</span>
              <span className="guide-label">{step.label}</span>
              {state !== "later" && <span className="guide-state">{state === "done" ? "Done" : "Next"}</span>}
              <Icon name={step.newTab ? "external" : step.download ? "download" : "arrow-right"} />
              {step.newTab && <NewTabHint />}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
