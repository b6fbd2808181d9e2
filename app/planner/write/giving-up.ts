import type { Plan, PlanEntity } from "~/domain/plan";
import { capital, clip, plural, withArticle, withoutTail } from "../text/words";
import { firstQuotes } from "./quotes";

/**
 * What a document gives up, one after the other, until it fits. What people do is the plan: the idea's own stories
 * go last, after whatever is implied or says again what stands elsewhere.
 */
export const GIVEN_UP: readonly ((plan: Plan) => Plan)[] = [
  (plan) => ({ ...plan, entities: plan.entities.map((entity) => saidOnce(entity, plan.entities)) }),
  (plan) => ({ ...plan, phases: plan.phases.map(firstChecks) }),
  (plan) => ({ ...plan, stories: ownFirst(plan.stories, 5) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 5) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 3) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 2), risks: plan.risks.slice(0, 3) }),
  (plan) => ({ ...plan, nonGoals: ownFirst(plan.nonGoals, 2) }),
  (plan) => ({ ...plan, screens: firstScreens(plan, 4), assumptions: plan.assumptions.slice(0, 2) }),
  (plan) => ({ ...plan, phases: plan.phases.map(secondInBrief) }),
  (plan) => ({ ...plan, entities: plan.entities.map(withoutSpare) }),
  (plan) => ({ ...plan, idea: firstQuotes(plan.idea, 8), risks: plan.risks.slice(0, 2) }),
  (plan) => ({ ...plan, roles: plan.roles.map(inShort) }),
  (plan) => ({ ...plan, phases: plan.phases.map((phase) => onlyFirst(phase, plan.stories)) }),
  (plan) => ({ ...plan, risks: plan.risks.slice(0, 1), assumptions: plan.assumptions.slice(0, 1) }),
  (plan) => ({ ...plan, questions: plan.questions.slice(0, 2), assumptions: plan.assumptions.slice(0, 1) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 0).slice(0, 6), idea: firstQuotes(plan.idea, 6) }),
  (plan) => fewerTables(plan, 9),
  (plan) => ({ ...fewerTables(plan, 7), rules: plan.rules.slice(0, 4) }),
];

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

/** A phase with what its name says to try, and without what is built below. */
function firstChecks(phase: Plan["phases"][number]): Plan["phases"][number] {
  const tried = phase.doneWhen.replace(/; tapping .*$/, "").split(/; (?=then )/);
  return { ...phase, steps: [], doneWhen: tried.slice(0, 2).join("; ") };
}

/** The second thing to try without what is then looked for. */
function secondInBrief(phase: Plan["phases"][number]): Plan["phases"][number] {
  const [first = "", second] = phase.doneWhen.split(/; (?=then )/);
  const brief = second?.replace(/^(then .*? can .*?), (?:and|once) .*$/, "$1");
  return { ...phase, doneWhen: [first, ...(brief ? [brief] : [])].join("; ") };
}

/** A phase that is called after the one thing there is room to try, and tries no more than that. */
function onlyFirst(phase: Plan["phases"][number], stories: Plan["stories"]): Plan["phases"][number] {
  if (phase.kind === "hardening")
    return {
      ...phase,
      name: phase.name.replace(/(?:, | and )[^,]+ refused$/, ""),
      doneWhen: phase.doneWhen.replace(/; [^;]+ (?:stores nothing|is not stored)$/, ""),
    };
  const [first = ""] = phase.doneWhen.split(/; (?=then )/);
  const story = stories.find((one) => one.id === phase.stories[0]);
  return {
    ...phase,
    name: story
      ? capital(clip(withoutTail(story.want).replace(/^(.{12,60}?), (?:and|or|but) .*$/, "$1"), 60))
      : phase.name,
    doneWhen: first,
  };
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

/** The first screens, where people sign in, and every other that a phase is tried on: what is to be checked by hand is in the table. */
function firstScreens({ screens, phases }: Plan, most: number): Plan["screens"] {
  return screens.filter(
    ({ name, route }, at) =>
      at < most ||
      route === "/sign-in" ||
      phases.some(({ doneWhen, kind }) => kind !== "sample" && doneWhen.includes(name)),
  );
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
