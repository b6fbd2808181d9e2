import type { Plan, PlanRole } from "~/domain/plan";
import { capital, clip, listOf } from "../text/words";
import { homesText } from "./homes";

/** A plan as one document shows it: the rights of its roles cut to what fits, and where the tables without a screen are. */
export type ShownPlan = Plan & { homes?: string };

/** How many rights of a role a document may show, from all of them to the least. */
export const ROOMS = [20, 8, 5, 3, 2] as const;
const LEAST = 2;

/** The plan with so many rights a role; where there is little room, not where tables without a screen are. */
export function withRights(plan: Plan, most: number): ShownPlan {
  return {
    ...plan,
    roles: plan.roles.map((role) => ({ ...role, allowed: [rightsOf(plan, role, most)] })),
    homes: most > LEAST ? homesText(plan) : "",
  };
}

/**
 * What a role may do. An agent forbids what the list leaves out, so that what there is no room for (what is implied
 * before what the idea says) is counted and named by its stories; what no story gives comes after those.
 */
function rightsOf(plan: Plan, role: PlanRole, most: number): string {
  const story = (right: string) =>
    plan.stories.find((one) => one.role === role.name && capital(one.want) === right);
  const told = role.allowed.filter((right) => story(right));
  const others = told.length > 0 ? role.allowed.filter((right) => !story(right)) : [];
  // What no story gives stands nowhere else.
  const beside = others.slice(0, Math.max(most, 4));
  const listed = role.allowed.filter((right) => !others.includes(right));
  // "And 1 more, see S4" says less than that right itself.
  const room = listed.length === most + 1 ? most + 1 : most;
  const implied = (right: string) => story(right)?.origin === "implied";
  const kept = new Set(
    [...listed.filter((right) => !implied(right)), ...listed.filter(implied)].slice(0, room),
  );
  const left = [...listed.filter((right) => !kept.has(right)), ...others.slice(beside.length)];
  const ids = left.flatMap((right) => story(right)?.id ?? []);
  const where = ids.length === left.length ? inARow(ids) : "stories and screens";
  return [
    ...listed.filter((right) => kept.has(right)),
    ...beside,
    ...(left.length > 0
      ? [`and ${left.length} more${most > LEAST ? `, see ${where}` : ", see stories"}`]
      : []),
  ].join("; ");
}

/** The first rights of a role, as many as fit into one line of a first message, which has no stories with numbers. */
export function firstRights(plan: Plan, role: PlanRole, room: number): string {
  const tried = [3, 2, 1].map((most) =>
    rightsOf(plan, role, most).replace(/see .*$/, "see the knowledge file"),
  );
  return tried.find((text) => text.length <= room) ?? clip(tried[2] ?? "", room);
}

/** "S3, S5–S8": stories one after the other as a range. */
function inARow(ids: readonly string[]): string {
  const runs: [number, number][] = [];
  for (const number of ids.map((id) => Number(id.slice(1)))) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return listOf(runs.map(([from, to]) => (from === to ? `S${from}` : `S${from}–S${to}`)));
}
