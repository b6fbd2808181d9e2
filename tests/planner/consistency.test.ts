import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "~/domain/plan";
import { warmPlanner, writePlan } from "~/planner";
import type { Idea } from "./checks";
import { mismatchesOf } from "./consistency";
import { textMismatchesOf } from "./consistency-text";
import { KINDS, type Kind } from "./consistency-walk";

/** No section of a plan gainsays another: counted over the ideas that are open to read. */

/** What is known not to fit, by kind; every other kind is at none, and none of these may grow. */
const LEFT: Partial<Record<Kind, number>> = {
  "right without a place": 1,
  "status nobody sets": 17,
  "status not in the table": 22,
  "theirs without an owner": 36,
  "no tie between": 286,
  "role not in the plan": 1,
  // Plans so long that a table would have to go instead.
  "story nobody tries": 90,
};

beforeAll(warmPlanner, 60_000);

describe("over all ideas", () => {
  const found = new Map<Kind, string[]>();

  beforeAll(async () => {
    const folder = new URL(".", import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".json")))
      for (const { id, description, platform, appType } of JSON.parse(
        readFileSync(new URL(file, folder), "utf8"),
      ) as Idea[]) {
        const request = { description, platform, appType };
        const plan = await writePlan(request);
        for (const { kind, where, text } of [...mismatchesOf(plan), ...textMismatchesOf(plan, request)])
          found.set(kind, [...(found.get(kind) ?? []), `${id} [${where}] ${text}`]);
      }
  }, 300_000);

  it.each(KINDS)("%s", (kind) => {
    const all = found.get(kind) ?? [];
    expect(all.length, all.slice(0, 12).join("\n")).toBeLessThanOrEqual(LEFT[kind] ?? 0);
  });
});

describe("the check itself", () => {
  const SHOP =
    "Customers of my barbershop pick a barber and a service, see free slots and book an appointment, cancel it and pay a deposit. I need to see the day on my phone. SMS reminder the day before.";
  const request = { description: SHOP, platform: "cursor", appType: "web" } as const;
  const kindsOf = (plan: Plan) =>
    new Set([...mismatchesOf(plan), ...textMismatchesOf(plan, request)].map((one) => one.kind));
  const core = ({ phases }: Plan) => phases.find((one) => one.kind === "core");
  const changed: readonly (readonly [Kind, (plan: Plan) => void])[] = [
    [
      "denied to its doer",
      ({ roles, stories }) =>
        roles
          .find((role) => role.name === stories[0]?.role)
          ?.denied.push(`${stories[0]?.want}: left to others`),
    ],
    [
      "button without a right",
      ({ screens }) => {
        for (const screen of screens) screen.empty = "“None yet”; button “Launch a rocket”";
      },
    ],
    [
      "only who may not",
      (plan) => {
        plan.assumptions.push(
          `After that only the ${plan.roles.at(-1)?.name.toLowerCase()} can defenestrate it`,
        );
      },
    ],
    [
      "status nobody sets",
      ({ roles, entities, stories }) => {
        const entity = entities.find((one) => !stories.some((story) => story.entity === one.name));
        entity?.statuses.splice(0, 9, "raw", "polished");
        for (const role of roles) role.allowed = ["See the day"];
      },
    ],
    [
      "status not in the table",
      ({ stories }) => {
        if (stories[0]) stories[0].then = "the appointment is “pickled”";
      },
    ],
    [
      "yes/no beside status",
      ({ entities }) =>
        entities[0]?.statuses.push("lit") &&
        entities[0]?.fields.push({ name: "lit", type: "yes/no", note: "", origin: "implied" }),
    ],
    [
      "name without a role",
      (plan) => {
        plan.samples = [];
      },
    ],
    [
      "column not in the table",
      ({ stories }) => {
        if (stories[0]) stories[0].given = "the appointment lacks its colour.";
      },
    ],
    [
      "loading without a column",
      ({ screens }) => {
        for (const screen of screens) screen.loading = "Grey appointments: its colour";
      },
    ],
    [
      "entry without a table",
      ({ stories }) => {
        if (stories[0]) stories[0].given = "the parade on Tue 13 April is planned";
      },
    ],
    [
      "no tie between",
      ({ entities }) => {
        for (const one of entities) one.relations = [];
      },
    ],
    [
      "screen not listed",
      ({ phases }) => {
        if (phases[0]) phases[0].doneWhen = "Ruth types /attic and is refused";
      },
    ],
    [
      "screen not theirs",
      ({ screens, roles }) => {
        for (const screen of screens) screen.roles = [roles[0]?.name ?? ""];
      },
    ],
    [
      "story without a screen",
      (plan) => {
        plan.screens = plan.screens.slice(-1).map((one) => ({ ...one, roles: ["Nobody"] }));
      },
    ],
    [
      "role not in the plan",
      ({ stories }) => {
        if (stories[0]) stories[0].role = "Astronaut";
      },
    ],
    ["relation to no table", ({ entities }) => entities[0]?.relations.push("belongs to one volcano")],
    [
      "asked twice",
      (plan) => {
        plan.assumptions = ["It rains", "It rains"];
      },
    ],
    [
      "refused and built",
      (plan) => {
        plan.nonGoals.push({ text: plan.stories[0]?.want ?? "", origin: "named" });
      },
    ],
    [
      "broken off",
      (plan) => {
        plan.summary = "Customers can pick a…";
      },
    ],
    [
      "gone and shown again",
      ({ phases }) => {
        const phase = phases.find((one) => one.kind === "core");
        if (phase)
          phase.doneWhen =
            "Ruth (owner) can remove a cut, and Fade has gone from Cuts; then Ruth can see cuts, and Cuts shows Fade";
      },
    ],
    [
      "story nobody tries",
      (plan) => {
        const phase = core(plan);
        if (phase) phase.doneWhen = phase.doneWhen.split("; then ")[0] ?? "";
      },
    ],
    [
      "sample for the doing",
      (plan) => {
        const phase = core(plan);
        if (phase) phase.doneWhen += "; then Ruth can add a cut, and Cuts still shows Fade after a reload";
      },
    ],
    [
      "opened and not listed",
      (plan) => {
        plan.screens = plan.screens.filter((one) => !one.route.includes(":"));
      },
    ],
    [
      "named and not looked at",
      ({ phases }) => {
        if (phases[0]) phases[0].doneWhen = "on a phone, Bookings shows three bookings";
      },
    ],
  ];

  it("finds what belongs to a page of the web in a plan for a phone", async () => {
    const phone = { ...request, appType: "mobile" } as const;
    const plan = structuredClone(await writePlan(phone));
    expect(textMismatchesOf(plan, phone).map((one) => one.kind)).not.toContain("page of the web on a phone");
    plan.assumptions.push("Whoever types the address of a booking sees it after the next reload");
    expect(textMismatchesOf(plan, phone).map((one) => one.kind)).toContain("page of the web on a phone");
  });

  it.each(changed)("finds %s", async (kind, spoil) => {
    const plan = structuredClone(await writePlan(request));
    expect([...kindsOf(plan)]).not.toContain(kind);
    spoil(plan);
    expect([...kindsOf(plan)]).toContain(kind);
  });
});
