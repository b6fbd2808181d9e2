import type { Plan, PlanRole } from "~/domain/plan";
import { listName, plural, singular } from "~/planner/text/words";
import { homesText } from "~/planner/write/homes";
import { addresses, columns, greys, people, relations, states, statuses } from "./consistency-data";
import { called, contentOf, type Mismatch, peopleOf, speaks, type Walk, within } from "./consistency-walk";

/**
 * What does not fit between the sections of one plan: each story is walked through the rights of its role, the tables,
 * the screens, the phases, the rules and the questions, as whoever builds from the plan walks through them.
 */

const WALKS: readonly ((walk: Walk) => void)[] = [
  rights,
  buttons,
  decisions,
  statuses,
  people,
  columns,
  greys,
  states,
  screens,
  stories,
  phases,
  relations,
  addresses,
  repeats,
];

/** What contradicts itself in this plan; empty when everything fits. */
export function mismatchesOf(plan: Plan): Mismatch[] {
  const found: Mismatch[] = [];
  if (plan.clarity === "unclear") return found;
  const walk: Walk = {
    plan,
    say: (kind, where, text) => {
      if (!found.some((one) => one.kind === kind && one.where === where)) found.push({ kind, where, text });
    },
    entities: new Map(plan.entities.map((one) => [called(one), one])),
    roles: new Map(plan.roles.map((one) => [called(one), one])),
    people: peopleOf(plan),
  };
  for (const check of WALKS) check(walk);
  return found;
}

/** What a role is denied it does not do in a story. */
function rights({ plan, say }: Walk): void {
  for (const role of plan.roles)
    for (const denied of role.denied) {
      const what = denied.replace(/: (?:left to|only for) .*$/, "").toLowerCase();
      const own = plan.stories.find((story) => story.role === role.name && story.want.toLowerCase() === what);
      if (own) say("denied to its doer", `${role.name} ${own.id}`, denied);
      const only = /: (?:left to|only for) (.+)$/.exec(denied)?.[1] ?? "";
      const known = only.split(/, | and /).every((one) =>
        plan.roles.some((other) => {
          const noun = called(other);
          return [noun, `the ${noun}`, plural(noun)].includes(one.toLowerCase());
        }),
      );
      if (only && !known) say("role not in the plan", role.name, denied);
    }
}

/** Words of a right that takes in adding. */
const KEEPING = /\b(?:add|keep|manage|enter|edit|maintain|look after|organi[sz]e|update|set|create|write)\b/;

/** Buttons of empty lists are for somebody who may press them. */
function buttons({ plan, say, roles }: Walk): void {
  const roleOf = (text: string) =>
    [...roles].find(([noun]) => [noun, `the ${noun}`, plural(noun)].includes(text))?.[1];
  for (const screen of plan.screens) {
    const adds = /; ((?:the )?[\p{L} -]+?) adds? them$/u.exec(screen.empty)?.[1];
    const [, to, button] = /; (?:(?:for ([\p{L} ,-]+) with|button) )?“([^”]+)”$/u.exec(screen.empty) ?? [];
    const mine = plan.roles.filter((role) => screen.roles.includes(role.name));
    const who = roleOf(adds ?? to ?? "") ?? (mine.length === 1 ? mine[0] : undefined);
    const deed = adds ? `add ${singular(screen.name.toLowerCase())}` : (button ?? "").replace(/…$/, "");
    if (deed === "") continue;
    const may = (role: PlanRole) =>
      role.allowed.some(
        (right) =>
          within(deed, right) ||
          (/^add /i.test(deed) &&
            KEEPING.test(right.toLowerCase()) &&
            within(deed.replace(/^add /i, ""), right)),
      );
    if (!(who ? [who] : mine).some(may))
      say(
        "button without a right",
        screen.name,
        `${screen.empty} | ${who?.name}: ${who?.allowed.join("; ")}`,
      );
  }
}

/** "Only the owner can cancel it": whoever alone may do something is allowed to. */
function decisions({ plan, say, roles }: Walk): void {
  const texts = [
    ...plan.rules,
    ...plan.assumptions,
    ...plan.questions.map((one) => one.assumed),
    ...plan.stories.map((one) => one.otherwise),
  ];
  for (const text of texts)
    for (const [, noun = "", verb = ""] of text.matchAll(/\bonly the ([\p{L} -]+?) can ([a-z]+)/gu)) {
      const role = roles.get(noun);
      if (!role) say("role not in the plan", noun, text);
      else if (!role.allowed.some((right) => new RegExp(`\\b${verb}`, "i").test(right)))
        say("only who may not", `${noun} ${verb}`, `${text} | ${role.allowed.join("; ")}`);
    }
}

/** What screens are spoken of are there, and open to those who use them. */
function screens({ plan, say, entities }: Walk): void {
  const names = new Map(plan.screens.map((one) => [one.name, one]));
  const home = homesText(plan);
  for (const [at, phase] of plan.phases.entries()) {
    const where = `phase ${at + 1}`;
    for (const [, name = ""] of phase.doneWhen.matchAll(/\bopens the (\p{Lu}[\p{L} -]*? page)\b/gu))
      if (!names.has(name)) say("screen not listed", `${where} ${name}`, phase.doneWhen);
    for (const [, route = ""] of phase.doneWhen.matchAll(/\btypes (\/[a-z/-]+)/g))
      if (!plan.screens.some((one) => one.route === route))
        say("screen not listed", `${where} ${route}`, phase.doneWhen);
    if (phase.kind !== "core" && phase.kind !== "extra") continue;
    let who: PlanRole | undefined;
    const met = new Map<string, PlanRole>();
    for (const step of phase.doneWhen.split("; then ")) {
      const [, name = "", role] = /^(.+?)(?: \(([^)]+)\))? can /.exec(step) ?? [];
      const found = role
        ? plan.roles.find(
            (one) => called(one) === role.toLowerCase() || one.name.toLowerCase() === role.toLowerCase(),
          )
        : met.get(name);
      if (role && !found) say("role not in the plan", `${where} ${role}`, step);
      who = found ?? who;
      if (name && found) met.set(name, found);
      for (const [, place = ""] of step.matchAll(
        /\b(?:and|opens|from|leads to|in) (\p{Lu}[\p{L} -]*?) (?:still shows|shows|lists|opens at|names|goes on|has counted|still opens|has )/gu,
      )) {
        const screen = names.get(place);
        if (!screen) {
          if ([...names.keys()].some((one) => place.startsWith(`${one} `))) continue;
        }
        if (screen && who && !screen.roles.includes(who.name) && !/ reads it in| opens .* in/.test(step))
          say("screen not theirs", `${where} ${place}`, step);
      }
    }
  }
  for (const screen of plan.screens) {
    for (const role of screen.roles)
      if (!plan.roles.some((one) => one.name === role)) say("role not in the plan", screen.name, role);
    if (screen.route === "/reported")
      for (const role of plan.roles.filter((one) => screen.roles.includes(one.name)))
        if (!role.allowed.some((right) => /\breport\b/.test(right)))
          say("decided by nobody", role.name, role.allowed.join("; "));
    const below = /; below, its (.+)$/.exec(screen.purpose)?.[1]?.split(/, | and /) ?? [];
    for (const things of below)
      for (const role of plan.roles.filter((one) => screen.roles.includes(one.name)))
        if (role.denied.some((text) => new RegExp(`\\bsee (?:their )?${things}\\b`, "i").test(text)))
          say("shown though denied", `${screen.name} ${things}`, `${role.name}: ${role.denied.join("; ")}`);
  }
  for (const [, list = "", place = ""] of home
    .replace(/^Without own screen: |\.$/g, "")
    .matchAll(/(?:^|; )([^;]+?) opened from ([^;]+)/g))
    for (const things of list.split(/, | and /)) {
      const doers = plan.roles.filter((role) =>
        role.allowed.some((right) => speaks(right, singular(things))),
      );
      const screen = names.get(place);
      if (
        entities.has(singular(things)) &&
        doers.length > 0 &&
        !doers.some((role) => screen?.roles.includes(role.name))
      )
        say("screen not theirs", `${place} ${things}`, `${home} | ${doers.map((one) => one.name)}`);
    }
}

/** Whoever does something has a screen for it. */
function stories({ plan, say }: Walk): void {
  for (const story of plan.stories) {
    if (!plan.roles.some((role) => role.name === story.role))
      say("role not in the plan", story.id, story.role);
    if (!plan.screens.some((screen) => screen.roles.includes(story.role)))
      say("story without a screen", story.id, `${story.role}: ${story.want}`);
  }
  for (const role of plan.roles)
    for (const right of role.allowed) {
      const mine = plan.screens.filter((screen) => screen.roles.includes(role.name));
      const seen = /^See the (.+) that (?:are theirs|concern them)$/.exec(right)?.[1];
      if (
        seen &&
        !mine.some(
          (one) => one.name.toLowerCase() === listName(singular(seen)) || speaks(one.purpose, singular(seen)),
        )
      )
        say(
          "right without a place",
          `${role.name} ${seen}`,
          `${right} | ${mine.map((one) => one.name)} | ${homesText(plan)}`,
        );
      const corrected = /^Correct .* of any (.+?)(?:, and look after (.+))?$/.exec(right);
      for (const noun of [corrected?.[1], corrected?.[2] && singular(corrected[2])])
        if (noun && !mine.some((one) => one.name.toLowerCase() === listName(noun)))
          say(
            "right without a place",
            `${role.name} ${noun}`,
            `${right} | ${mine.map((one) => one.name)} | ${homesText(plan)}`,
          );
      if (/ report,/.test(right) && !mine.some((one) => one.route === "/reported"))
        say("right without a place", `${role.name} reports`, right);
    }
}

/** A phase tries what it builds or what stands already, and only columns that are there. */
function phases({ plan, say, entities }: Walk): void {
  const built = new Set<string>();
  for (const [at, phase] of plan.phases.entries()) {
    for (const id of phase.stories) built.add(id);
    if (phase.kind !== "core" && phase.kind !== "extra") continue;
    for (const story of plan.stories)
      if (!built.has(story.id) && phase.name.toLowerCase().includes(story.want.toLowerCase()))
        if (!plan.stories.some((one) => built.has(one.id) && one.want.includes(story.want)))
          say("tried before it is built", `phase ${at + 1} ${story.id}`, phase.name);
    const gone = /\band (.+?) has (?:gone from|left) /.exec(phase.doneWhen);
    const after = gone ? phase.doneWhen.slice(gone.index + gone[0].length) : "";
    if (
      gone &&
      new RegExp(`\\b(?:shows|lists|opens) ${(gone[1] ?? "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`).test(
        after,
      )
    )
      say("gone and shown again", `phase ${at + 1}`, phase.doneWhen);
    for (const step of phase.steps) {
      const [, noun = "", flow = ""] = /^An? (.+?) goes (.+)$/.exec(step) ?? [];
      const entity = entities.get(noun.toLowerCase());
      if (noun && !entity) say("entry without a table", `phase ${at + 1} ${noun}`, step);
      else if (entity && !flow.startsWith(entity.statuses[0] ?? ""))
        say("status not in the table", `phase ${at + 1}`, step);
    }
  }
}

/** Nothing is asked twice, built and refused, or broken off. */
function repeats({ plan, say }: Walk): void {
  const said = [...plan.questions.flatMap((one) => [one.question, one.assumed]), ...plan.assumptions];
  for (const [at, text] of said.entries()) if (said.indexOf(text) !== at) say("asked twice", text, text);
  for (const { text } of plan.nonGoals)
    for (const story of plan.stories)
      if (
        contentOf(text).length > 1 &&
        !/\b(?:other|another|second|twice|self|themselves|no|not)\b/i.test(text) &&
        within(text.replace(/^No /, ""), story.want)
      )
        say("refused and built", story.id, `${text} | ${story.want}`);
  if (/…/.test(plan.summary)) say("broken off", "summary", plan.summary);
  if (/…/.test(plan.keyAction)) say("broken off", "key action", plan.keyAction);
}
