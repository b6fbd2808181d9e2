import type { Plan } from "~/domain/plan";
import { planSchema } from "~/domain/plan";
import type { PlanRequest, RenderedPlan } from "../request";

export type PlanProblem = { check: number; message: string };

const LIMITS = {
  prompt: [700, 4000],
  lovable: [1, 10_000],
  cursor: [2500, 16_000],
  other: [2500, 9000],
} as const;

/** What is wrong with a plan and its text; empty when it is good. Numbers are those of the plan-quality checks. */
export function checkPlan(plan: Plan, rendered: RenderedPlan, request: PlanRequest): PlanProblem[] {
  const problems: PlanProblem[] = [];
  const say = (check: number, message: string) => problems.push({ check, message });
  const parsed = planSchema.safeParse(plan);
  if (!parsed.success)
    say(11, `The plan does not fit its model: ${parsed.error.issues[0]?.path.join(".") ?? ""}`);
  const text = rendered.type === "lovable" ? `${rendered.prompt}\n${rendered.prd}` : rendered.text;
  if (plan.clarity !== "unclear") {
    if (plan.stories.length < 3) say(13, "Fewer than three stories");
    if (plan.screens.length < 3) say(12, "Fewer than three screens");
    if (plan.phases.length < 3 || plan.phases.length > 8) say(20, "Not between three and eight phases");
    if (plan.entities.length === 0) say(11, "No table");
  }
  for (const entity of plan.entities) {
    if (entity.fields.length < 3) say(11, `${entity.name} has fewer than three fields`);
    if (entity.relations.length === 0) say(11, `${entity.name} has no relation`);
    const names = entity.fields.map((field) => field.name.toLowerCase().replace(/s$/, ""));
    if (new Set(names).size !== names.length) say(11, `${entity.name} has a column twice`);
  }
  const placed = plan.phases.flatMap((phase) => phase.stories);
  for (const story of plan.stories)
    if (story.priority === "must" && placed.filter((id) => id === story.id).length !== 1)
      say(21, `${story.id} is not in exactly one phase`);
  for (const role of plan.roles)
    if (role.allowed.length === 0 || role.denied.length === 0)
      say(18, `${role.name} lacks what it may or may not do`);
  if (plan.nonGoals.length < 2) say(19, "Fewer than two non-goals");
  if (plan.questions.length === 0) say(23, "No question");
  if (/TODO|TBD|FIXME|\[insert|\{\{|lorem|\bundefined\b|\bNaN\b|\[object/.test(text))
    say(29, "A placeholder is left");
  if (/<[a-z/!]/i.test(text)) say(32, "Raw HTML");
  if ((text.match(/^```/gm)?.length ?? 0) % 2 === 1) say(32, "A fence is not closed");
  const fits = (length: number, [least, most]: readonly [number, number]) =>
    length >= least && length <= most;
  if (rendered.type === "lovable") {
    if (!fits(rendered.prompt.length, LIMITS.prompt)) say(28, "The prompt is too short or too long");
    if (!fits(rendered.prd.length, LIMITS.lovable)) say(28, "The knowledge file is too long");
  } else if (!fits(rendered.text.length, request.platform === "cursor" ? LIMITS.cursor : LIMITS.other))
    say(28, "The text is too short or too long");
  return problems;
}
