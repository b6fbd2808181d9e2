import { listSteps } from "~/braindumper/data/daily-steps";
import { FUNNEL } from "~/braindumper/funnel";
import type { DailyCounts } from "~/operations/data/daily";

/** Returns how often each step of Braindumper was taken on these days, without the questions that nobody reached. */
export async function countFunnel({ days, counts }: DailyCounts) {
  const found = await listSteps(days[0] ?? "");
  const numbersOf = (step: string) =>
    days.map((day) => found.find((each) => each.day === day && each.step === step)?.n ?? 0);
  return FUNNEL.map(([step, label]) => ({
    step,
    label,
    numbers: step === "generated" ? counts.plans : numbersOf(step),
  })).filter(({ step, numbers }) => !isNumbered(step) || numbers.some((n) => n > 0));
}

const isNumbered = (step: string) => step.startsWith("answered-") && step !== "answered-1";
