import { newId } from "~/base/kernel/ids";
import { type NewPlan, savePlanForGeneration } from "~/braindumper/data/plans";

/** Returns a plan that can be saved. */
export function newPlan(given: Partial<NewPlan> = {}): NewPlan {
  return {
    platform: "cursor",
    appType: "web",
    description: "A shop for bread",
    generatedContext: "# Plan\n\nBake.",
    title: "Bread shop",
    answers: [],
    asked: null,
    firstAnswer: null,
    writer: "embedded",
    planVersion: 2,
    ...given,
  };
}

/** Texts that break naive string concatenation. */
export const HOSTILE_TEXTS = [
  "'; DROP TABLE users; --",
  `" OR "1"="1`,
  "Robert'); DELETE FROM brain_dumps WHERE ('1'='1",
  "100%_\\' ESCAPE '\\",
  "$1 ? :name @p {{y}}",
  "</textarea><script>alert(1)</script><img src=x onerror=alert(1)>",
  "🌱👩‍👩‍👧‍👦 e\u0301 \u202Eevil \u2028 \uFEFF",
  "line\r\nline\n\ttab",
  "__proto__",
];

/** Saves a plan for a member. @returns its id */
export async function savedPlanOf(member: { id: string }, given: Partial<NewPlan> = {}): Promise<string> {
  const id = await savePlanForGeneration(member.id, newId(), newPlan(given), "");
  if (!id) throw new Error("No generation left.");
  return id;
}
