import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "~/domain/plan";
import type { Platform } from "~/domain/platforms";
import { renderPlan, warmPlanner, writePlan } from "~/planner";
import { quotedFrom } from "~/planner/write/quotes";

/** What a document leaves out it says that it left out: an agent takes a list for the whole of it. */

beforeAll(warmPlanner, 60_000);

async function written(description: string, platform: Platform): Promise<{ plan: Plan; text: string }> {
  const request = { description, platform, appType: "web" as const };
  const plan = await writePlan(request);
  const rendered = renderPlan(plan, request);
  return { plan, text: rendered.type === "lovable" ? rendered.prd : rendered.text };
}

const BINDERY =
  "I bind books by hand. Customers see the dates of my courses, book a place, pay a deposit, cancel a place and join a waiting list. Customers send photos of a book, accept an offer, see where the book is, rate the repair and ask a question. I make an offer with the price.";

describe("the rights of a role", () => {
  it.each(["lovable", "bolt", "replit", "rork", "cursor"] as const)(
    "are all there, or it says how many more there are, for %s",
    async (platform) => {
      const { plan, text } = await written(BINDERY, platform);
      for (const role of plan.roles) {
        const missing = role.allowed.filter((right) => !text.includes(right));
        const line =
          text.split("\n").find((one) => one.includes("more, see") && one.includes(role.allowed[0] ?? "")) ??
          "";
        expect(missing.length === 0 || /and \d+ more, see/.test(line), `${role.name}: ${missing}`).toBe(true);
      }
    },
  );
});

describe("tables", () => {
  it("without a screen have a place that is told", async () => {
    const { text } = await written(
      "Volunteers check ambulances and write down what is missing. Each ambulance has bags, each bag has a number and a colour. Managers see the checks.",
      "replit",
    );
    expect(text).toMatch(/Without own screen: .*bags/);
  });

  it("keep the columns that their screens show and that decisions need, however short the text", async () => {
    const { plan, text } = await written(
      "Website for a small real estate agency. List properties with photos, price, bedrooms and a map. Visitors filter and request viewings. Agents manage listings and leads in an admin area. English and Norwegian.",
      "replit",
    );
    const row = (name: string) => text.split("\n").find((line) => line.startsWith(`| ${name} | `)) ?? "";
    const [, grey = ""] = /Grey properties: ([^|]+) \|/.exec(text) ?? [];
    for (const column of grey.trim().split(", ")) expect(row("Property")).toContain(`${column} (`);
    expect(row("Lead")).toContain("answered at (");
    expect(plan.entities.find((one) => one.name === "Viewing")?.relations).toContain("refers to one agent");
    expect(row("Viewing")).toContain("refers to one agent");
  });

  it("hang on no table that the document gave up", async () => {
    const { text } = await written(
      "Donors offer sofas, beds and wardrobes with photo, size, postcode and address. Social workers refer a family with a list of needs. The coordinator matches items to families, plans van rounds with pickups and drop-offs, assigns volunteers to vans and sends donors a message the day before. Volunteers confirm a pickup, report a damage and note the kilometres. Families confirm the delivery and rate it. The treasurer books fuel receipts and grants.",
      "lovable",
    );
    const data = /## Data model\n([\s\S]*?)\n## /.exec(text)?.[1] ?? "";
    const tables = [...data.matchAll(/^\| ([^|]+?) \| (?:named|implied)/gm)].map(([, name = ""]) =>
      name.toLowerCase(),
    );
    const held = [...data.matchAll(/(?:belongs|refers) to one (?!account\b)([a-z -]+?)(?=;| \|)/g)];
    expect(held.map(([, name = ""]) => name).filter((name) => !tables.includes(name))).toEqual([]);
  });
});

describe("the author's words", () => {
  it("are not cut at an abbreviation", () => {
    const text = "I give courses for max. 6 people. Rooms have a no., a date.";
    expect(
      quotedFrom(["I give courses for max.", "6 people.", "Rooms have a no.", ", a date."], text),
    ).toEqual(["I give courses for max. 6 people.", "Rooms have a no., a date."]);
  });

  it("have a mark where words are left out between, before and after them", () => {
    const text = "Hello there!\n\n- Guests report a loss – no account\n- Staff confirm it\n\nThanks a lot";
    expect(quotedFrom(["Guests report a loss", "Staff confirm it"], text)).toEqual([
      "…",
      "Guests report a loss",
      "…",
      "Staff confirm it",
      "…",
    ]);
  });

  it("have no mark where nothing but signs stand between them", () => {
    const text = "1. Guests report a loss.\n2. Staff confirm it.";
    expect(quotedFrom(["Guests report a loss.", "Staff confirm it."], text)).toEqual([
      "Guests report a loss.",
      "Staff confirm it.",
    ]);
  });
});

describe("who is let in", () => {
  const MENU =
    "Menu with QR codes. Customers scan at the table, order dishes and pay. Kitchen staff mark orders as ready. The owner edits dishes with price and allergies and sets prices. Dishes have allergens. Customers leave tips.";

  it("is whoever orders from a list, whoever keeps it", async () => {
    const { plan } = await written(MENU, "bolt");
    const dishes = plan.screens.find((screen) => screen.name === "Dishes");
    expect(dishes?.roles).toEqual(expect.arrayContaining(["Owner", "Customer"]));
  });

  it.each(["bolt", "replit", "rork"] as const)(
    "finds the page to sign in, however short the text: %s",
    async (platform) => {
      expect((await written(MENU, platform)).text).toContain("/sign-in");
    },
  );
});
