import type { Platform } from "~/site/idea/platforms";
import { PLATFORM_RESULTS, SWATCHES } from "~/site/ui/labels";

/** A plan in parts. `about` is the id of the question that a part answers, or "name". */
type Parts = { parts: { text: string; about?: string }[]; prompt: string | null };

type PlanSoFarTextProps = Parts & {
  /** The id of the question that is being answered; its lines are marked. */
  now: string | null;
};

/** The text of the plan. The server draws it, and app/island updates it while the author types. */
export function PlanSoFarText({ parts, prompt, now }: PlanSoFarTextProps) {
  const at = parts.findIndex(({ about }) => about !== undefined && about === now);
  const marked = parts[at]?.text.trimEnd() ?? "";
  const before = textOf(parts.slice(0, Math.max(at, 0)));
  const after = textOf(parts.slice(Math.max(at, 0))).slice(marked.length);
  return (
    <>
      {prompt !== null && <h3>Knowledge File</h3>}
      <pre className="plan-text" dir="auto">
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
      </pre>
      {prompt !== null && (
        <>
          <h3>Initial Prompt</h3>
          <pre className="plan-text" dir="auto">
            {prompt}
          </pre>
        </>
      )}
    </>
  );
}

const textOf = (parts: Parts["parts"]) => parts.map(({ text }) => text).join("");

type PlanSoFarProps = Parts & {
  platform: Platform;
  /** What the parts were made from, as JSON for the script that updates them. */
  source: object;
  /** The question that is asked. */
  ask: string | null;
};

/** What Generate would make now: beside the question on a wide screen, folded on a narrow one. */
export function PlanSoFar({ platform, source, ask, ...text }: PlanSoFarProps) {
  return (
    <section className="so-far" aria-labelledby="so-far-title">
      <div className={`idea-edge ${SWATCHES[platform]}`} aria-hidden="true" />
      <div className="stack">
        <h2 id="so-far-title">Your plan so far</h2>
        <p className="fine">{PLATFORM_RESULTS[platform]}</p>
        <details>
          <summary className="btn btn-small">
            <span className="fold-more">Show it</span>
            <span className="fold-less">Hide it</span>
          </summary>
        </details>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a text */}
        <div
          className="so-far-text"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
          tabIndex={0}
          role="group"
          aria-labelledby="so-far-title"
          data-plan={JSON.stringify(source)}
          data-now={ask ?? undefined}
        >
          <PlanSoFarText {...text} now={ask} />
        </div>
      </div>
    </section>
  );
}
