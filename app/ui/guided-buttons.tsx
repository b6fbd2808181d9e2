import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { guidedStates } from "~/domain/guided-steps";
import { NEW_TAB, NewTabHint } from "./button";
import { type Copied, CopyMessage, useCopy } from "./copy-button";
import { useHydrated } from "./hydrated";
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
  copies?: { text: string; what: Copied; target: string; onCopied: () => void };
};

/**
 * What to do with a finished plan, in order. The server knows which links were followed; a click also marks
 * its step at once, because the link opens elsewhere.
 */
export function GuidedButtons({ steps, copies }: GuidedButtonsProps) {
  const hydrated = useHydrated();
  const [clicked, setClicked] = useState<ReadonlySet<string>>(new Set());
  const { outcome, copy } = useCopy(copies?.text ?? "", copies?.target);
  const mark = (step: GuidedStep) => setClicked((before) => new Set([...before, step.href]));
  const copyAndTell = async () => {
    if (await copy()) copies?.onCopied();
  };
  const states = guidedStates(steps.map((step) => step.done || clicked.has(step.href)));
  return (
    <>
      <ol className="guided" aria-label="Next steps">
        {steps.map((step, index) => {
          const state = states[index] ?? "later";
          const isCopy = step.copies && hydrated;
          return (
            <li key={step.href}>
              <a
                href={step.href}
                className={`guide guide-${state}`}
                {...(step.newTab ? NEW_TAB : {})}
                download={step.download || undefined}
                {...(isCopy ? asButton(copyAndTell) : { onClick: () => mark(step) })}
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

/** Whether the plan's text was copied on this page, and a callback that notes it here and at `url` on the server. */
export function useCopiedNote(url: string): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const note = () => {
    setCopied(true);
    fetch(url, { redirect: "manual", keepalive: true }).catch(() => {});
  };
  return [copied, note];
}

/** Makes a link act as a button but keeps the element, so that it keeps the focus. */
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
