import { GUIDED_TEXTS, guidedStates } from "~/domain/guided-steps";
import { NEW_TAB, NewTabHint } from "./button";
import type { Copied } from "./copy-button";
import { Icon, type IconName } from "./icons";

export type GuidedStep = {
  label: string;
  href: string;
  done: boolean;
  /** With scripts it copies the text; without, it leads to it. */
  copies?: boolean;
  newTab?: boolean;
  download?: boolean;
};

type GuidedButtonsProps = {
  steps: GuidedStep[];
  /** What the copy step does: `target` is the id of the element with the text. */
  copies?: { what: Copied; target: string };
};

/**
 * What to do with a finished plan, in order. The server knows which links were followed; a script marks a step
 * at once when it is clicked, because the link opens elsewhere (enhance/guided).
 */
export function GuidedButtons({ steps, copies }: GuidedButtonsProps) {
  const states = guidedStates(steps.map((step) => step.done));
  return (
    <>
      <ol className="guided" aria-label="Next steps">
        {steps.map((step, index) => {
          const state = states[index] ?? "later";
          return (
            <li key={step.href}>
              <a
                href={step.href}
                className="guide"
                data-guide={state}
                {...(step.newTab ? NEW_TAB : {})}
                download={step.download || undefined}
                {...(step.copies && copies && { "data-copies": copies.target, "data-what": copies.what })}
              >
                <span className="guide-mark" data-guide-number>
                  {state === "done" ? <Icon name="check" /> : index + 1}
                </span>
                <span className="guide-label">{step.label}</span>
                <span className="guide-state" data-guide-text>
                  {GUIDED_TEXTS[state]}
                </span>
                <span data-guide-icon>
                  <Icon name={iconOf(step)} />
                </span>
                {step.newTab && <NewTabHint />}
              </a>
            </li>
          );
        })}
      </ol>
      {copies && <span className="copy-outcome" aria-live="polite" data-guide-outcome />}
    </>
  );
}

function iconOf({ newTab, download }: GuidedStep): IconName {
  if (newTab) return "external";
  return download ? "download" : "arrow-right";
}
