import { PLATFORM_NAMES } from "~/site/idea/platforms";
import type { ShareCard } from "~/site/render/share-image";
import type { Pictured } from "~/site/render/share-pictures";
import type { sharedPlan } from "./saved-plan";

/** Returns the card of a public plan. */
export function planCard(plan: ReturnType<typeof sharedPlan>, site: Pictured): ShareCard {
  const answers = plan.answers.length;
  const given = ["", " and an answer", ` and ${answers} answers`][Math.min(answers, 2)];
  const line = `An idea${given}, made into a plan for ${PLATFORM_NAMES[plan.platform]}`;
  return { title: plan.name, instead: "The plan for an app", site: site.name, line, look: site.look };
}
