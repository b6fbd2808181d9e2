import { texts } from "~/content.server";
import { type SamplePlan, sampleOf } from "~/domain/sample-plan";
import { planner } from "./planner";

let kept: Promise<{ sample: SamplePlan; text: string }> | undefined;

/**
 * The home page's example: the planner's own plan of the idea in content/texts.json, and its text as it would be pasted.
 * Written at the first visit and kept, because loading the language model is work that no start should wait for.
 */
export function samplePlan(): Promise<{ sample: SamplePlan; text: string }> {
  kept ??= write();
  // Not kept when it fails: the next visitor may have more luck.
  kept.catch(() => {
    kept = undefined;
  });
  return kept;
}

async function write() {
  const { idea, platform, appType = null, story } = texts().home.sample;
  const { renderPlan, writePlan } = await planner();
  const request = { platform, appType, description: idea };
  const plan = await writePlan(request);
  const rendered = renderPlan(plan, request);
  const text = rendered.type === "lovable" ? rendered.prd : rendered.text;
  return { sample: sampleOf(plan, { idea, platform, story }), text };
}
