import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { NEW_TAB, NewTabHint } from "./button";
import { useCopy } from "./copy";
import { type Copied, CopyMessage } from "./copy-button";
import { useHydrated } from "./hydrated";
import { Icon, type IconName } from "./icons";

export type GuidedStep = {
  label: string;
  href: string;
  state: "done" | "next" | "later";
  newTab?: boolean;
  download?: boolean;
};

type GuidedButtonsProps = {
  steps: GuidedStep[];
  label?: string;
  /** The text that a step which leads to a place on this page ("#…") copies where scripts run. */
  copies?: { text: string; what: Copied };
};

/**
 * What to do with a finished plan, in order. The server knows which links were followed; a click marks its own at
 * once, because the link opens elsewhere and this page stays.
 */
export function GuidedButtons({ steps, label = "Next steps", copies }: GuidedButtonsProps) {
  const hydrated = useHydrated();
  const [clicked, setClicked] = useState<ReadonlySet<string>>(new Set());
  const copyStep = copies && steps.find((step) => step.href.startsWith("#"));
  const { outcome, copy } = useCopy(copies?.text ?? "", copyStep?.href.slice(1));
  const mark = (step: GuidedStep) => setClicked((before) => new Set([...before, step.href]));
  const copyAndMark = async (step: GuidedStep) => {
    if (await copy()) mark(step);
  };
  // Who went on to a later step has done those before it (the server counts the same way).
  const next = steps.findLastIndex((step) => step.state === "done" || clicked.has(step.href)) + 1;
  return (
    <>
      <ol className="guided" aria-label={label}>
        {steps.map((step, index) => {
          const state = index < next ? "done" : index === next ? "next" : "later";
          const isCopy = step === copyStep && hydrated;
          return (
            <li key={step.href}>
              <a
                href={step.href}
                className={`guide guide-${state}`}
                {...(step.newTab ? NEW_TAB : {})}
                download={step.download || undefined}
                {...(isCopy ? asButton(() => copyAndMark(step)) : { onClick: () => mark(step) })}
              >
                <span className="guide-mark">{state === "done" ? <Icon name="check" /> : index + 1}</span>
                <span className="guide-label">{step.label}</span>
                <span className="guide-state">
                  {isCopy && outcome === "copied"
                    ? "Copied!"
                    : { done: "Done", next: "Next", later: "" }[state]}
                </span>
                <Icon name={isCopy ? "copy" : iconOf(step)} />
                {step.newTab && <NewTabHint />}
              </a>
            </li>
          );
        })}
      </ol>
      {copies && <CopyMessage outcome={outcome} what={copies.what} />}
    </>
  );
}

function iconOf({ newTab, download }: GuidedStep): IconName {
  if (newTab) return "external";
  return download ? "download" : "arrow-right";
}

/** A link that has become a button stays the same element, so that the focus on it is kept; Space presses it too. */
function asButton(press: () => void) {
  return {
    role: "button",
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      event.preventDefault();
      press();
    },
  };
}
