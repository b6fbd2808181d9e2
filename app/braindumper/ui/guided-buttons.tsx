import { classNames, NEW_TAB, NewTabHint } from "~/base/ui/button";
import { type Copied, SHOW_TEXT } from "~/base/ui/copy-button";
import { Icon, type IconName } from "~/base/ui/icons";
import { GUIDED_TEXTS, guidedStates } from "~/braindumper/guided-steps";

export type GuidedStep = {
  label: string;
  /** Null: there is only its note. */
  href: string | null;
  /** What to do with it, shown below. */
  note?: string;
  done: boolean;
  /** The element whose text it copies, and the URL that is requested then. */
  copies?: { what: Copied; target: string; note: string };
  /** A shortcut for the steps before it: without a number, and not recorded when followed. */
  isUnnoted?: boolean;
  newTab?: boolean;
  download?: boolean;
};

/**
 * What to do with a finished plan, step by step. The server records which links were followed; a script also marks a
 * step as soon as it is clicked, because the link opens in another tab (braindumper/enhance/guided).
 */
export function GuidedButtons({ steps, label = "Next steps" }: { steps: GuidedStep[]; label?: string }) {
  const states = guidedStates(steps.filter(({ isUnnoted }) => !isUnnoted).map(({ done }) => done));
  let number = 0;
  return (
    <>
      <ol className="guided" aria-label={label}>
        {steps.map((step) => {
          const state = step.isUnnoted ? undefined : states[number++];
          return (
            <li key={step.label} className={classNames(step.isUnnoted && "guided-other")}>
              {step.href && (
                <a
                  href={step.href}
                  className="guide flow"
                  data-guide={state}
                  {...(step.newTab ? NEW_TAB : {})}
                  download={step.download || undefined}
                  data-copies={step.copies?.target}
                  data-what={step.copies?.what}
                  data-note={step.copies?.note}
                >
                  <span className="guide-mark" data-guide-number>
                    {state === "done" ? <Icon name="check" /> : state ? number : "or"}
                  </span>
                  <span className={classNames("guide-label", step.copies && "copy-by-script")}>
                    {step.label}
                  </span>
                  {step.copies && <span className="guide-label copy-by-hand">{SHOW_TEXT}</span>}
                  {state && (
                    <span className="guide-state" data-guide-text>
                      {GUIDED_TEXTS[state]}
                    </span>
                  )}
                  <span data-guide-icon>
                    <Icon name={iconOf(step)} />
                  </span>
                  {step.newTab && <NewTabHint />}
                </a>
              )}
              {step.note && <p className="guide-note">{step.note}</p>}
            </li>
          );
        })}
      </ol>
      <span className="copy-outcome" aria-live="polite" data-guide-outcome />
    </>
  );
}

function iconOf({ newTab, download }: GuidedStep): IconName {
  if (newTab) return "external";
  return download ? "download" : "arrow-right";
}
