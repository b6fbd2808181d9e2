import type { Plan, PlanEntity, PlanPhase } from "~/domain/plan";
import { capital, clip, plural, withArticle, withoutTail } from "../text/words";
import { firstQuotes } from "./quotes";
import { firstScreens, inBrief, tried, withScreens } from "./trials";

/**
 * What a document gives up, one after the other, until it fits. What people do is the plan: the idea's own stories
 * go last, after whatever is implied or says again what stands elsewhere.
 */
export const GIVEN_UP: readonly ((plan: Plan) => Plan)[] = [
  (plan) => ({ ...plan, entities: plan.entities.map((entity) => saidOnce(entity, plan.entities)) }),
  (plan) => ({ ...plan, phases: plan.phases.map((phase) => ({ ...phase, steps: [] })) }),
  (plan) => ({ ...plan, stories: ownFirst(plan.stories, 5) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 5) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 3) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 2), risks: plan.risks.slice(0, 3) }),
  (plan) => ({ ...plan, nonGoals: ownFirst(plan.nonGoals, 2) }),
  (plan) => ({ ...withScreens(plan, firstScreens(plan, 4)), assumptions: plan.assumptions.slice(0, 2) }),
  (plan) => ({ ...plan, phases: plan.phases.map((phase) => tried(phase, plan, 1)) }),
  (plan) => ({ ...plan, phases: plan.phases.map((phase) => onlyFirst(phase, plan)) }),
  (plan) => ({ ...plan, entities: plan.entities.map(withoutSpare) }),
  (plan) => ({ ...plan, idea: firstQuotes(plan.idea, 8), risks: plan.risks.slice(0, 2) }),
  (plan) => ({ ...plan, roles: plan.roles.map(inShort) }),
  (plan) => ({ ...plan, risks: plan.risks.slice(0, 1), assumptions: plan.assumptions.slice(0, 1) }),
  (plan) => ({ ...plan, questions: plan.questions.slice(0, 2), assumptions: plan.assumptions.slice(0, 1) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 0).slice(0, 6), idea: firstQuotes(plan.idea, 6) }),
  (plan) => ({ ...plan, phases: plan.phases.map(firstTrial) }),
  (plan) => fewerTables(plan, 9),
  (plan) => ({ ...fewerTables(plan, FEWEST), rules: plan.rules.slice(0, 4) }),
];

/** So many tables a document keeps, however long the plan is. */
const FEWEST = 7;

/** A table without the relations that stand with the other table as well: that has one of these, this has many of those. */
function saidOnce(entity: PlanEntity, entities: readonly PlanEntity[]): PlanEntity {
  const own = called(entity);
  const elsewhere = (text: string) =>
    entities.some(
      (one) =>
        text === `has many ${plural(called(one))}` &&
        one.relations.some((relation) => relation.endsWith(` one ${own}`)),
    );
  const relations = entity.relations.filter((text) => !elsewhere(text));
  return { ...entity, relations: relations.length > 0 ? relations : entity.relations.slice(0, 1) };
}

const called = (one: { name: string; gloss: string }) => (one.gloss || one.name).toLowerCase();

/** All that the idea says itself, and of what is implied only so much that there are `least`. */
function ownFirst<T extends { origin: "named" | "implied" }>(items: readonly T[], least: number): T[] {
  let room = least - items.filter((item) => item.origin === "named").length;
  return items.filter((item) => item.origin === "named" || room-- > 0);
}

/** The idea's own rules and the first few of those that are implied. */
function ownRules(rules: readonly string[], implied: number): string[] {
  let room = implied;
  return rules.filter((rule) => !/\(implied by [^()]+\)$/.test(rule) || room-- > 0);
}

/** A phase that is called after its first story, and of which it says who does what and, where that names nothing, one thing to see. */
function onlyFirst(phase: PlanPhase, plan: Plan): PlanPhase {
  if (phase.kind === "hardening")
    return {
      ...phase,
      name: phase.name.replace(/(?:, | and )[^,]+ refused$/, ""),
      doneWhen: phase.doneWhen.replace(/; [^;]+ (?:stores nothing|is not stored)$/, ""),
    };
  const story = plan.stories.find((one) => one.id === phase.stories[0]);
  const short = inBrief(phase.doneWhen);
  // Tables may yet be given up, and the stories after the first one.
  const things = [...plan.screens, ...plan.entities.slice(0, FEWEST)].map(({ name }) => name.toLowerCase());
  const first = (short.split("; then ")[0] ?? "").toLowerCase();
  const telling = things.some((thing) => first.includes(thing));
  return {
    ...phase,
    name: story
      ? capital(clip(withoutTail(story.want).replace(/^(.{12,60}?), (?:and|or|but) .*$/, "$1"), 60))
      : phase.name,
    doneWhen: phase.kind !== "sample" && telling ? short : phase.doneWhen,
  };
}

/** A phase that tries its first story and no other: a table that is missing costs more. */
function firstTrial(phase: PlanPhase): PlanPhase {
  const [first = ""] = phase.doneWhen.split("; then ");
  return phase.kind === "hardening" ? phase : { ...phase, doneWhen: first };
}

/** A table without the columns that nothing in the idea asks for, three at least. */
function withoutSpare(entity: Plan["entities"][number]): Plan["entities"][number] {
  const fields = entity.fields.filter(
    ({ name, origin }, at) => at < 3 || origin === "named" || /^(?:status|name|title)$/.test(name),
  );
  // What goes from one to another has two sides, of which neither says enough.
  const sides = entity.relations[0]?.startsWith("is ") ? 2 : 1;
  return { ...entity, fields, relations: entity.relations.slice(0, sides) };
}

/** A role with one thing that it may not do; what it may do the document itself cuts, and says so. */
function inShort(role: Plan["roles"][number]): Plan["roles"][number] {
  return { ...role, denied: role.denied.slice(-1) };
}

/** The first tables. No relation leads to one that is gone: what belonged to somebody belongs to their account then. */
function fewerTables(plan: Plan, most: number): Plan {
  const { entities, roles } = plan;
  if (entities.length <= most) return plan;
  const people = new Set(roles.map(called));
  const kept = new Set(entities.slice(0, most));
  const gone = new Set(entities.filter((one) => !kept.has(one)).map(called));
  const many = new Set([...gone].map(plural));
  const held = (relation: string) => {
    const [, how = "", one = ""] = /^(.+? (?:one|another)) (.+)$/.exec(relation) ?? [];
    const [, several = ""] = /^\p{L}+ many (.+)$/u.exec(relation) ?? [];
    if (many.has(several)) return [];
    if (!gone.has(one)) return [relation];
    return people.has(one) ? [`${how} account of ${withArticle(one)}`] : [];
  };
  return {
    ...plan,
    entities: entities
      .filter((one) => kept.has(one))
      .map((one) => {
        const relations = [...new Set(one.relations.flatMap(held))];
        return { ...one, relations: relations.length > 0 ? relations : ["stands by itself"] };
      }),
  };
}
