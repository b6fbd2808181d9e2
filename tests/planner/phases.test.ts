import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "~/domain/plan";
import { type PlanRequest, renderPlan, warmPlanner, writePlan } from "~/planner";
import { homesText } from "~/planner/write/homes";

/** How the work is cut: what is built before what, and what somebody tries at the end of each part. */

const planOf = (description: string) => writePlan({ description, platform: "cursor", appType: "web" });

beforeAll(warmPlanner, 60_000);

/** Words of a story, without its small words. */
const wordsOf = (want: string) => want.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const DOGS =
  "A social app for dog owners where they can share photos of their dogs, find other owners nearby and arrange walks together. Each dog has a profile with breed and age. Owners can chat before they meet.";
const AGENCY =
  "Time tracking for agencies. Team members start a timer against a project and task. Projects belong to clients and have a budget. The manager approves timesheets. The admin generates invoices.";

describe("what a phase says to try", () => {
  it.each([
    DOGS,
    AGENCY,
    "QR menu for restaurants: customers scan at the table and order, kitchen staff see orders live, the owner edits dishes and marks them as sold out, tips when paying.",
  ])("is each doing in its name, with a screen of the plan: %s", async (idea) => {
    const plan = await planOf(idea);
    const places = plan.screens.map((screen) => screen.name);
    for (const phase of plan.phases.filter((one) => one.stories.length > 0)) {
      const steps = phase.doneWhen.split("; then ");
      const titled = phase.stories
        .slice(0, 2)
        .map((id) => plan.stories.find((story) => story.id === id) as Plan["stories"][number]);
      for (const [at, story] of titled.entries()) {
        expect(wordsOf(phase.name)).toContain(wordsOf(story.want)[0]);
        expect(steps[at]).toContain(wordsOf(story.want)[0]);
        expect(places.some((name) => steps[at]?.includes(name))).toBe(true);
      }
    }
  });

  it("happens on screens that whoever tries it may open", async () => {
    const plan = await planOf(DOGS);
    for (const story of plan.stories) {
      const phase = plan.phases.find((one) => one.stories.includes(story.id));
      expect(phase?.doneWhen).not.toBe("");
    }
    const agents = await planOf(
      "Real estate site. Agents list properties. Visitors request viewings. Agents manage listings in an admin area.",
    );
    const [step = ""] = agents.phases
      .flatMap((phase) => phase.doneWhen.split("; then "))
      .filter((text) => / \(visitor\) can /.test(text));
    const closed = agents.screens.filter((screen) => !screen.roles.includes("Visitor"));
    expect(step).not.toBe("");
    for (const { name } of closed) expect(step).not.toContain(`and ${name} `);
  });

  it("hardening is called after what is tried, and tries it", async () => {
    const plan = await planOf(DOGS);
    const last = plan.phases.at(-1);
    expect(last?.name).toMatch(/^Hardening: Reported photos closed to dog owners, Dogs offline and a dog /);
    expect(last?.doneWhen).toMatch(
      /types \/reported and is refused; with the network off, Dogs says .*stores nothing$/,
    );
    expect(last?.name).not.toContain("…");
  });

  it("two entries of one table that are entered are not the same one", async () => {
    const plan = await planOf(
      "Volunteers log walks of shelter dogs and add a walk by hand when they forgot. The manager sees all walks.",
    );
    const entered = [
      ...plan.phases
        .map((one) => one.doneWhen)
        .join("; ")
        .matchAll(/still shows ([^;]+?) after/g),
    ];
    expect(new Set(entered.map((one) => one[1])).size).toBe(entered.length);
  });
});

describe("what is tried at the end of a phase", () => {
  const textOf = async (input: PlanRequest) => {
    const rendered = renderPlan(await writePlan(input), input);
    return rendered.type === "lovable" ? rendered.prd : rendered.text;
  };
  const HOUSES =
    "Website for a small real estate agency. List properties with photos, price, bedrooms and a map. Visitors filter and request viewings. Agents manage listings and leads in an admin area. English and Norwegian.";

  it("each of its stories, also the third and the fourth", async () => {
    const plan = await planOf(
      "QR menu for restaurants: customers scan at the table and order, the owner edits dishes and prices and marks them as sold out, kitchen staff see orders live, tips when paying.",
    );
    for (const phase of plan.phases.filter((one) => one.stories.length > 0))
      expect(phase.doneWhen.split("; then ")).toHaveLength(phase.stories.length);
    expect(plan.phases.map((one) => one.doneWhen).join("\n")).toContain("can place an order, and Orders");
  });

  it("what was entered just then, by what its story says of it, and no sample", async () => {
    const done = (await planOf(DOGS)).phases.map((one) => one.doneWhen).join("\n");
    expect(done).toContain("Dogs still shows the new dog with breed and age after a reload");
    expect(done).not.toMatch(/still shows (?:Rex|Bella|Simba)/);
  });

  it("where somebody else finds what was handed in", async () => {
    const done = (await planOf(HOUSES)).phases.map((one) => one.doneWhen).join("\n");
    expect(done).toMatch(
      /can send an inquiry with a phone number, and \p{L}+(?: \(agent\))? finds the new lead with phone in /u,
    );
    expect(done).toMatch(/can request viewings, and Viewings still shows the new viewing/);
  });

  it("nothing as paid that has no such state", async () => {
    const plan = await planOf(
      "QR menu for restaurants, customers scan at the table and order, kitchen screen shows orders live, owner edits dishes and prices and marks sold out, tips when paying, allergies must be visible",
    );
    const done = plan.phases.map((one) => one.doneWhen).join("\n");
    for (const [, things = ""] of done.matchAll(/and (\p{L}+) shows [^;]+ as paid/gu)) {
      const entity = plan.entities.find((one) => `${one.name}s` === things);
      expect(entity?.statuses).toContain("paid");
    }
    expect(done).toMatch(/Tips still shows the new tip with amount/);
  });

  it("what somebody shared, and not a sample of somebody else", async () => {
    const done = (await planOf(DOGS)).phases.map((one) => one.doneWhen).join("\n");
    expect(done).toMatch(
      /can share photos of their dogs, and in Photos Aisha opens the photo that Hugo shared/,
    );
  });

  it("on a phone without a reload and without an address", async () => {
    for (const platform of ["cursor", "bolt", "replit", "rork"] as const)
      for (const description of [DOGS, "todo app but good"]) {
        const text = await textOf({ platform, appType: "mobile", description });
        expect(text).not.toMatch(/\breload|types? (?:the address|\/)|second tab|after a restart/);
        expect(text).toMatch(/after the app was closed/);
        expect(text).toMatch(/opens a link to /);
      }
  });

  it("on screens that the document has, however short it is", async () => {
    const text = await textOf({
      platform: "bolt",
      appType: "web",
      description: `${AGENCY} ${HOUSES} Each time entry has a date, hours, a note and a project. Each property has an address, a price, bedrooms and photos. Clients see their invoices. The admin reads an audit log for changed entries and exports hours as CSV.`,
    });
    const screens = text.slice(text.indexOf("## Screens"), text.indexOf("## Stories"));
    for (const [, page = ""] of text.matchAll(/ opens the (\p{Lu}[\p{L} ]* page)/gu))
      expect(screens).toContain(`| ${page} |`);
    const [, looked = ""] = /: Look around (.*)/.exec(text) ?? [];
    const done = /Look around [\s\S]*?Done when: (.*)/.exec(text)?.[1] ?? "";
    for (const name of looked.split(/, | and /)) expect(done).toContain(name);
  });

  it("the first version ends with what is built last", async () => {
    const input = { platform: "lovable", appType: null, description: DOGS } as const;
    const plan = await writePlan(input);
    const rendered = renderPlan(plan, input);
    const prompt = rendered.type === "lovable" ? rendered.prompt : "";
    const last = plan.phases
      .filter((one) => one.stories.length > 0)
      .at(-1)
      ?.stories.at(-1);
    const want = plan.stories.find((one) => one.id === last)?.want;
    expect(prompt).toContain(`up to “${want}”, and stop there`);
    expect(prompt.indexOf(`: ${want}\n`)).toBeGreaterThan(prompt.indexOf(": share photos of their dogs\n"));
  });
});

describe("what is built first", () => {
  it("dogs before photos of dogs, dishes before orders", async () => {
    const dogs = (await planOf(DOGS)).phases.find((phase) => phase.stories.length > 0);
    expect(dogs?.name).toMatch(/^Add a dog .* and share photos/);
    const menu = await planOf(
      "Customers scan a code at the table and order dishes. The owner edits dishes and prices. Kitchen staff see the orders.",
    );
    const order = menu.phases.flatMap((phase) => phase.stories);
    const id = (want: RegExp) => menu.stories.find((story) => want.test(story.want))?.id ?? "";
    expect(order.indexOf(id(/^edit dishes/))).toBeLessThan(order.indexOf(id(/order/)));
  });

  it("every table stands in some phase, those that others hang on before these", async () => {
    const plan = await planOf(AGENCY);
    const steps = plan.phases.flatMap((phase) => phase.steps).join("\n");
    for (const { name } of plan.entities.filter((one) => !plan.roles.some((role) => role.name === one.name)))
      expect(steps).toMatch(new RegExp(`\\bTables? [^\n]*\\b${name}\\b`));
    expect(steps).toMatch(/\bTables? [^\n]*\bClient\b[^\n]* before Project/);
  });
});

describe("no part of a plan gainsays another", () => {
  it("data of those who need no account go without one", async () => {
    const plan = await planOf(
      "QR menu: customers scan a code at the table and order dishes. The owner edits dishes and prices.",
    );
    const note = plan.risks.find((risk) => risk.topic === "Personal data")?.note ?? "";
    expect(plan.assumptions.join()).toContain("customers need no account");
    expect(note).toMatch(/deleted 30 days after the last order/);
    expect(note).not.toMatch(/with the account/);
  });

  it("what waits for a yes is seen by whoever says it", async () => {
    const plan = await planOf(AGENCY);
    expect(plan.rules.join("\n")).toContain("seen by them and the manager alone until the decision");
  });

  it("what has no state for being called off is not called off", async () => {
    const plan = await planOf(DOGS);
    const walk = plan.entities.find((entity) => entity.name === "Walk");
    expect(walk?.statuses.join()).not.toMatch(/cancel|called off/);
    expect(JSON.stringify(plan.questions)).not.toMatch(/call it off|cancel/);
  });

  it("what the idea answers is not asked, and nothing is asked twice", async () => {
    const plan = await planOf(
      "Booking for my barbershop. Customers book a slot and can cancel up to 12 hours before. A reminder comes by SMS 2 hours before. They pay online by card.",
    );
    const asked = plan.questions.map((one) => one.question);
    expect(asked.join("\n")).not.toMatch(/cancel|before .* reminder|in the app, or is it noted/);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("tables are where those who look after them are, and only these", async () => {
    const plan = await planOf(
      "Website for a small real estate agency. Agents list properties with price. Visitors request viewings. Agents manage listings and leads in an admin area.",
    );
    expect(homesText(plan)).toContain("leads in the Admin area");
  });
});

describe("what a screen says is said of this plan", () => {
  const BOATS = "Members book boats of our rowing club. The harbour master adds boats and sees all bookings.";

  it("the page to sign in names where it leads", async () => {
    const plan = await planOf(BOATS);
    const signIn = plan.screens.find((screen) => screen.name === "Sign in");
    const names = plan.screens.map((screen) => screen.name).filter((name) => name !== "Sign in");
    for (const text of [signIn?.empty, signIn?.loading, signIn?.error])
      expect(names.some((name) => text?.includes(name))).toBe(true);
  });

  it("what loads is called by its name", async () => {
    for (const screen of (await planOf(BOATS)).screens)
      expect(screen.loading).not.toMatch(/^Grey (?:rows|bars)/);
  });

  it("an audit log is one list, and its lines come from changes", async () => {
    const plan = await planOf(`${AGENCY} Audit log for changed entries that the admin reads.`);
    const log = plan.screens.find((screen) => /audit/i.test(screen.name));
    expect(log?.name).toBe("Audit log");
    expect(log?.empty).toMatch(/^“Nothing changed yet”; each change of/);
  });

  it("what a guest scans somebody else keeps, and adds there", async () => {
    const plan = await planOf(
      "QR menu: customers scan a code at the table and order dishes. The owner edits dishes and prices.",
    );
    const tables = plan.screens.find((screen) => screen.name === "Tables");
    expect(tables?.roles).toContain("Owner");
    expect(tables?.empty).toBe("“No tables yet”; for the owner with “Add a table”");
  });

  it("keys say what they are for", async () => {
    const input = {
      description:
        "Customers of my barbershop book a slot and get an SMS reminder the day before. I add slots.",
      platform: "cursor",
      appType: "web",
    } as const;
    const rendered = renderPlan(await writePlan(input), input);
    expect(rendered.type === "lovable" ? "" : rendered.text).toMatch(
      /Environment variables, keys: mail \((?:links that open|sign-in links for) [^)]+\);.* SMS \(an SMS reminder the day before\)/,
    );
  });
});

describe("what a word calls for is what it means there", () => {
  it.each([
    [
      "Players make a hero with health points. Everybody sees the health points of the others.",
      /implied by health/,
    ],
    ["Researchers book a seat in the reading room. The archivist sees all bookings.", /implied by sensor/],
    [
      "Lift workers fill in control points every day. The chief sees which control points are open.",
      /implied by gamification/,
    ],
    ["Helpers count bats. The coordinator exports all counts as CSV.", /implied by import/],
    ["Cheese makers log wheels and see which are ready to sell.", /implied by marketplace/],
    ["Volunteers sort donations in crates. Families get a parcel.", /implied by payments/],
  ])("%s", async (idea, rule) => {
    expect((await planOf(idea)).rules.join("\n")).not.toMatch(rule);
  });

  it("a pill is due today, and nobody is asked how many hours ahead", async () => {
    const plan = await planOf(
      "Carers add a medication with its doses. Mum marks a dose as taken. Reminders when a dose is due.",
    );
    expect(JSON.stringify(plan.questions)).not.toMatch(/How long before a dose/);
  });

  it("who asks for something looks at what is there first", async () => {
    const plan = await planOf(
      "Real estate site. Agents list properties with price. Visitors filter the properties and request viewings.",
    );
    const built = plan.phases.flatMap((phase) => phase.stories);
    const at = (want: RegExp) => built.indexOf(plan.stories.find((one) => want.test(one.want))?.id ?? "");
    expect(at(/^list properties/)).toBeLessThan(at(/^filter/));
    expect(at(/^filter/)).toBeLessThan(at(/^request/));
  });

  it("nobody types the address of a page of one entry as a screen", async () => {
    for (const idea of [DOGS, AGENCY, "My wife and I swipe baby names and see matches."])
      expect(JSON.stringify((await planOf(idea)).phases)).not.toMatch(/types \/[a-z-]+\/:id/);
  });
});
