import type { Plan, PlanEntity } from "~/domain/plan";
import { listName, listOf, plural, withArticle } from "../text/words";

const called = (entity: { name: string; gloss: string }) => (entity.gloss || entity.name).toLowerCase();

/** What a relation is to: "belongs to one bed" is to the bed. */
const TO_ONE = /^(?:belongs|refers) to one (.+)$/;

/**
 * Where the tables are that have no screen of their own: on the page of what they belong to, else in a list that those
 * who keep them open; "" where every table has a screen.
 */
export function homesText({ entities, roles, screens, stories }: Plan): string {
  const shown = (noun: string) => screens.find((one) => one.name.toLowerCase() === listName(noun));
  const people = new Set(roles.map(called));
  const [first] = screens;
  if (!first) return "";
  const homes = new Map<string, string[]>();
  for (const entity of entities) {
    const noun = called(entity);
    // What was reported waits where it is decided on.
    if (noun === "flag" && screens.some((one) => one.route === "/reported")) continue;
    if (people.has(noun) || shown(noun) || first.name.toLowerCase().includes(noun)) continue;
    const said = (text: string) => ` ${text.toLowerCase()} `.includes(` ${plural(noun)} `);
    const speaks = (text: string) =>
      [noun, plural(noun)].some((word) =>
        ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `.includes(` ${word} `),
      );
    const told = screens.find(
      (one) => !one.route.includes(":") && / area$/.test(one.name) && said(one.purpose),
    );
    const page = pageOf(entity, entities, (one) => Boolean(shown(one)));
    // Leads hang on a property that everybody may open, and only agents look after them.
    const keepers = new Set(stories.filter((one) => said(one.want)).map((one) => one.role));
    const parent = screens.find((one) => page.endsWith(` ${one.name.toLowerCase().replace(/ page$/, "")}`));
    const others = parent?.roles.some((role) => !keepers.has(role)) ?? false;
    const only =
      keepers.size > 0 && others
        ? `, for ${listOf([...keepers].map((role) => `the ${role.toLowerCase()}`))} alone`
        : "";
    const doers = roles.filter((role) => role.allowed.some(speaks)).map((role) => role.name);
    const open = screens.filter((one) => !one.route.includes(":") && one.name !== "Sign in");
    const way = open.find((one) => one.roles.some((role) => doers.includes(role))) ?? first;
    const home = told ? `in the ${told.name}` : page ? `${page}${only}` : `opened from ${way.name}`;
    homes.set(home, [...(homes.get(home) ?? []), plural(noun)]);
  }
  const told = [...homes].map(([home, things]) => `${listOf(things)} ${home}`);
  return told.length > 0 ? `Without own screen: ${told.join("; ")}.` : "";
}

/** "on the page of their bed": the nearest table with a screen that this one hangs on, by one step or two. */
function pageOf(
  entity: PlanEntity,
  entities: readonly PlanEntity[],
  shown: (noun: string) => boolean,
): string {
  const near = (one: PlanEntity) => one.relations.flatMap((text) => TO_ONE.exec(text)?.[1] ?? []);
  const steps = near(entity);
  const further = entities.filter((one) => steps.includes(called(one))).flatMap(near);
  const parent = [...steps, ...further].find((noun) => noun !== called(entity) && shown(noun));
  if (parent) return `on the page of their ${parent}`;
  const whole = entities.find(
    (one) => shown(called(one)) && one.relations.includes(`has many ${plural(called(entity))}`),
  );
  if (whole) return `on the page of their ${called(whole)}`;
  const part = entities.find(
    (one) => shown(called(one)) && entity.relations.includes(`has many ${plural(called(one))}`),
  );
  return part ? `chosen or added where ${withArticle(called(part))} is entered` : "";
}
