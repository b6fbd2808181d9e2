import type { Platform } from "~/domain/platforms";
import { PLATFORM_RESULTS, SWATCHES } from "./labels";

/** What the user gets, beside the summary. */
export function PlanOutline({ platform }: { platform: Platform }) {
  return (
    <section className="outcome" aria-labelledby="outcome-title">
      <div className={`idea-edge ${SWATCHES[platform]}`} aria-hidden="true" />
      <div className="stack">
        <h2 id="outcome-title">What you get</h2>
        <p>{PLATFORM_RESULTS[platform]}</p>
        <p className="fine">
          It contains your idea and your answers word for word, names what you left open, and tells the
          builder how to work. Nothing is made up.
        </p>
      </div>
    </section>
  );
}
