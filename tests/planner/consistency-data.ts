import { firstNames } from "~/planner/catalogue/sample-people";
import { comesByItself } from "~/planner/text/states";
import { plural, singular } from "~/planner/text/words";
import { called, scenes, speaks, type Walk } from "./consistency-walk";

/** What the scenes say of tables, columns, states and people, against the tables, the samples and the roles. */

/** Rights to bring something about, and such as take in any change. */
const LOOKING = /^(?:see|view|read|get|receive|find|search|browse|filter|compare|watch|follow)\b/i;
const CHANGING =
  /^(?:mark|edit|manage|update|change|correct|set|tick|tap|keep|run|move|drag|handle|process|approve|confirm|accept|decide|validate|check|pay|settle|undo|work|finish|close|write|track|enter|assign|take|sign|answer|return|plan|organi[sz]e|look after|record|log)\b/i;

/** A state that something goes into is set by somebody who has a right to it. */
export function statuses({ plan, say }: Walk): void {
  const rights = plan.roles.flatMap((role) => role.allowed).filter((right) => !LOOKING.test(right));
  const paidInside = plan.rules.some((rule) => rule.includes("payment provider's page"));
  for (const entity of plan.entities) {
    const noun = called(entity);
    // What is reported is hidden and put back by whoever decides on reports.
    if (noun === "flag" || plan.roles.some((role) => called(role) === noun)) continue;
    const passes = entity.fields.some(
      ({ name, type }) => /^date/.test(type) && /start|planned|time|date/.test(name),
    );
    for (const state of entity.statuses.slice(1))
      if (
        !comesByItself(state, noun) &&
        // The provider says that something is paid.
        !(state === "paid" && paidInside) &&
        !(passes && /^(?:done|finished|played|closed)$/.test(state)) &&
        !rights.some(
          (right) =>
            right.toLowerCase().includes(state.slice(0, 4)) || (speaks(right, noun) && CHANGING.test(right)),
        ) &&
        !plan.stories.some((one) => one.entity.toLowerCase() === noun && CHANGING.test(one.want))
      )
        say("status nobody sets", noun, `${state} of ${entity.statuses.join(" → ")}`);
  }
  for (const entity of plan.entities)
    for (const field of entity.fields)
      if (field.type === "yes/no" && entity.statuses.includes(field.name))
        say("yes/no beside status", `${called(entity)}.${field.name}`, entity.statuses.join(" → "));
}

/** Names that the scenes use belong to people of the samples, in the role that they have there. */
export function people({ plan, say, people: cast, roles }: Walk): void {
  const names = new Set(firstNames(plan.language.code));
  const rest = plan.samples.slice(1).join(" ");
  for (const { where, text } of scenes(plan)) {
    for (const [word] of text.replace(/“[^”]*”/g, " ").matchAll(/\p{Lu}\p{Ll}+/gu))
      if (names.has(word) && !cast.has(word) && !rest.includes(word))
        say("name without a role", `${where} ${word}`, text);
    for (const [name, role] of cast)
      for (const [noun] of roles)
        if (
          noun !== role &&
          roles.has(role) &&
          ` ${text}`.includes(` ${noun} ${name} `) &&
          !role.endsWith(` ${noun}`)
        )
          say("name in another role", `${where} ${name}`, text);
  }
}

/** What a screen shows in grey while it loads are columns of its table, or what an entry hangs on. */
export function greys({ plan, say, entities }: Walk): void {
  for (const { name, loading } of plan.screens) {
    const [, things = "", list = ""] = /^Grey ([^:]+): (.+)$/.exec(loading) ?? [];
    const entity = entities.get(singular(things));
    if (!entity) continue;
    const known = new Set([
      ...entity.fields.flatMap(({ name }) => [name.toLowerCase(), / \((.+)\)$/.exec(name)?.[1] ?? name]),
      ...entities.keys(),
    ]);
    for (const column of list.toLowerCase().split(", "))
      if (!known.has(column) && !entity.relations.some((text) => text.endsWith(` one ${column}`)))
        say("loading without a column", `${name} ${column}`, loading);
  }
}

/** What any entry has without a column of that name. */
const SAID_OF_ALL = /^(?:(?:own )?(?:hour|day|date|time|name|number)|number of times)$/;

/** Columns that scenes speak of are columns of the plan, and entries are of its tables. */
export function columns({ plan, say, entities }: Walk): void {
  const known = new Set(
    plan.entities.flatMap((one) =>
      one.fields.flatMap(({ name }) => [
        name.toLowerCase(),
        /\((.+)\)$/.exec(name)?.[1]?.toLowerCase() ?? "",
      ]),
    ),
  );
  const things = [...entities.keys()];
  for (const { where, text } of scenes(plan)) {
    for (const [, name = ""] of text
      .replace(/“[^”]*”/g, "“”")
      .matchAll(/\b(?:lacks its|keeps its|on top with its|and marks) (\p{Ll}[\p{Ll} ]*?)(?=,| and |\.|$)/gu))
      if (!known.has(name.replace(/^own /, "")) && !things.includes(name) && !SAID_OF_ALL.test(name))
        say("column not in the table", `${where} ${name}`, text);
    for (const [, noun = ""] of text.matchAll(/\bthe (\p{Ll}+(?: \p{Ll}+)?) on \p{Lu}\p{Ll}{2} \d/gu))
      if (
        noun !== "decision" &&
        !things.some((one) => noun === one || noun.endsWith(` ${one}`) || one.endsWith(` ${noun}`))
      )
        say("entry without a table", `${where} ${noun}`, text);
  }
}

/** Quoted states stand in the table; an entry has the state of the samples where a phase tries it. */
export function states({ plan, say, entities }: Walk): void {
  const known = new Set(
    plan.entities.flatMap((one) => [
      ...one.statuses,
      ...one.fields.flatMap((field) => [field.name, ...field.note.split(" / ")]),
    ]),
  );
  for (const { where, text } of scenes(plan)) {
    for (const [, state = ""] of text.matchAll(/\b(?:is|are|becomes?|carries the day and) “([a-z][a-z ]+)”/g))
      if (!known.has(state)) say("status not in the table", `${where} ${state}`, text);
  }
  for (const sample of plan.samples.slice(1)) {
    const [, things = "", list = ""] = /^([^:]+): (.*)$/.exec(sample) ?? [];
    const noun = singular(things.toLowerCase());
    if (!entities.has(noun)) continue;
    for (const row of list.split("; ")) {
      const [, short = "", details = ""] = /^(.*?)(?: \((.*)\))?$/.exec(row) ?? [];
      const state = details.split(", ").at(-1) ?? "";
      const label = `the ${noun} on ${short.replace(/, \d{1,2}:\d\d$/, "")}`;
      for (const { where, text } of scenes(plan)) {
        if (
          /^(?:cancelled|called off|declined|refused|rejected)$/.test(state) &&
          text.includes(`still shows ${label}`)
        )
          say("sample in another state", `${where} ${short}`, `${text} | ${state}`);
      }
    }
  }
  const times = (things: string) => {
    const line = plan.samples.find((one) => one.toLowerCase().startsWith(`${things}: `)) ?? "";
    return line
      .slice(things.length + 2)
      .split("; ")
      .map((row) => ({
        at: row.replace(/ \(.*$/, ""),
        free: /\bfree\)$/.test(row),
        off: /\b(?:cancelled|called off|declined|over)\)$/.test(row),
      }));
  };
  const slots = times("slots");
  for (const booked of ["bookings", "appointments", "viewings", "reservations"].flatMap(times))
    if (/\d:\d\d/.test(booked.at) && !booked.off && slots.some((one) => one.free && one.at === booked.at))
      say("slot free and booked", booked.at, plan.samples.join(" | "));
}

/** Relations lead to tables or roles of the plan; what belongs together in a story is tied. */
export function relations({ plan, say, entities, roles }: Walk): void {
  const near = (noun: string) =>
    (entities.get(noun)?.relations ?? []).flatMap((text) => {
      const to = / (?:one|many) (.+)$/.exec(text)?.[1] ?? "";
      return [to, singular(to)];
    });
  for (const entity of plan.entities)
    for (const relation of entity.relations) {
      const noun = (/ (?:one|many) (.+)$/.exec(relation)?.[1] ?? "").toLowerCase().replace(/ or one .*/, "");
      const known = [...entities.keys(), ...roles.keys()].some(
        (one) =>
          [one, plural(one)].includes(noun) ||
          (plan.language.code !== "en" && noun.startsWith(one.slice(0, -2))),
      );
      if (noun && !known && !/\baccount\b| of an? /.test(noun))
        say("relation to no table", `${called(entity)} ${noun}`, relation);
    }
  for (const story of plan.stories) {
    const said = [...entities.keys()].filter((noun) => speaks(story.want, noun));
    for (const one of said)
      for (const other of said)
        if (one < other && !` ${one} `.includes(` ${other} `) && !` ${other} `.includes(` ${one} `)) {
          const [mine, theirs] = [near(one), near(other)];
          const through = mine.some((noun) => theirs.includes(noun));
          if (!mine.includes(other) && !theirs.includes(one) && !through)
            say("no tie between", `${story.id} ${one} – ${other}`, `${story.want} | ${mine} | ${theirs}`);
        }
    const role = plan.roles.find((one) => one.name === story.role);
    const own = /\btheir (?:own )?([\p{L}]+(?: [\p{L}]+)?)/u.exec(story.want)?.[1] ?? "";
    const thing = [...entities.keys()].find(
      (noun) =>
        [noun, plural(noun)].includes(own) ||
        own.startsWith(`${plural(noun)} `) ||
        own.startsWith(`${noun} `),
    );
    if (role && thing && thing !== called(role) && entities.has(called(role))) {
      const mine = [...near(thing), ...(entities.get(thing)?.relations ?? [])];
      const owner = called(role);
      const through = near(thing).some((noun) => near(noun).includes(owner));
      if (
        !mine.includes(owner) &&
        !near(owner).includes(thing) &&
        !through &&
        !mine.some((text) => text.includes("account"))
      )
        say(
          "theirs without an owner",
          `${story.id} ${thing}`,
          `${story.role}: ${story.want} | ${entities.get(thing)?.relations}`,
        );
    }
  }
}

/** Who signs in by letter has an address for it. */
export function addresses({ plan, say, entities }: Walk): void {
  const signs = plan.assumptions
    .find((text) => /\bsigns? in by e-mail link\b/.test(text))
    ?.split(/ signs? in/)[0];
  const signing = plan.screens.find((one) => one.name === "Sign in")?.roles ?? [];
  for (const role of plan.roles.filter(
    (one) => signing.includes(one.name) && signs && speaks(signs, called(one)),
  )) {
    const table = entities.get(called(role));
    if (table && !table.fields.some((field) => field.type === "email"))
      say("signs in without an address", called(role), table.fields.map((field) => field.name).join(", "));
  }
  for (const { question } of plan.questions) {
    const [, noun = "", verb = ""] =
      /\b[Mm]ay (?:an?|the) ([\p{L} -]+?) (?:still )?(call it off|cancel|change|delete|book|order|see|invite)\b/u.exec(
        question,
      ) ?? [];
    const role = plan.roles.find((one) => called(one) === noun);
    if (
      role &&
      /^(?:cancel|call it off)$/.test(verb) &&
      !role.allowed.some((right) =>
        /\b(?:cancel|call\b.*\boff|give up|unbook|withdraw|move|change)\b/i.test(right),
      )
    )
      say("asked of nobody", `${noun} ${verb}`, `${question} | ${role.allowed.join("; ")}`);
  }
}
