import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { planSchema } from "~/domain/plan";
import { PLATFORMS } from "~/domain/platforms";
import { checkPlan, renderPlan, warmPlanner, writePlan } from "~/planner";
import { checkOne, checkTogether, type Idea, median, type Written, write } from "./checks";
import { repeatedSentences } from "./repeats";

const load = (name: string): Idea[] => {
  const list = JSON.parse(
    readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8"),
  ) as Partial<Idea>[];
  return list.map((idea) => ({
    id: "",
    platform: "cursor",
    appType: "web",
    lang: "en",
    description: "",
    expectEntities: [],
    expectRoles: [],
    expectFeatures: [],
    ...idea,
  }));
};
const given = load("./ideas.json");
const more = load("./more-ideas.json");
const written = new Map<string, Written>();

beforeAll(async () => {
  await warmPlanner();
  for (const idea of [...given, ...more]) written.set(idea.id, await write(idea));
}, 60_000);

const of = (id: string): Written => written.get(id) as Written;

/** Checks that must hold on every idea, by their number. */
const ALWAYS = [
  3, 5, 6, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 35,
  36,
];

describe("the twelve given ideas", () => {
  for (const idea of given)
    it(`${idea.id}: every check of one document is met (plan-quality 1–6, 10–33, 35, 36)`, () => {
      const missed = checkOne(of(idea.id)).filter((result) => !result.pass);
      expect(missed.map((result) => `${result.check} ${result.name} ${result.value}`)).toEqual([]);
    });

  it("finds at least nine in ten expected tables and features on the mean (plan-quality 1, 3)", () => {
    for (const check of [1, 3]) {
      const values = given.map(
        (idea) => checkOne(of(idea.id)).find((result) => result.check === check)?.value ?? 0,
      );
      expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeGreaterThanOrEqual(0.9);
    }
  });

  it("no two plans are alike, and boilerplate is rare (plan-quality 7, 8)", () => {
    const { likeness, boilerplate } = checkTogether(given.map((idea) => of(idea.id)));
    for (const [id, value] of likeness) expect(value, id).toBeLessThanOrEqual(0.35);
    expect(median([...boilerplate.values()])).toBeLessThanOrEqual(0.4);
    expect(Math.max(...boilerplate.values())).toBeLessThanOrEqual(0.55);
  });

  it("most sentences of a plan could stand in no other plan, its names masked", () => {
    const { share } = repeatedSentences(given.map((idea) => of(idea.id)));
    expect(median([...share.values()])).toBeLessThanOrEqual(0.4);
    expect(Math.max(...share.values())).toBeLessThanOrEqual(0.55);
  });

  it("the plans of one idea for two platforms differ (plan-quality 9)", () => {
    const { platforms } = checkTogether(given.map((idea) => of(idea.id)));
    for (const [id, value] of platforms) expect(value, id).toBeLessThanOrEqual(0.6);
  });
});

describe("other ideas: unusual domains, other languages, vague and hostile ones", () => {
  for (const idea of more)
    it(`${idea.id}: the structure checks are met (plan-quality 3–6, 10–36)`, () => {
      const missed = checkOne(of(idea.id)).filter((result) => ALWAYS.includes(result.check) && !result.pass);
      expect(missed.map((result) => `${result.check} ${result.name} ${result.value}`)).toEqual([]);
    });

  it("finds the tables of domains nobody planned for (plan-quality 1)", () => {
    const values = more.map((idea) => checkOne(of(idea.id)).find((result) => result.check === 1)?.value ?? 0);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe("what the reader understands", () => {
  const plan = async (description: string) => writePlan({ platform: "cursor", appType: "web", description });

  it("gives a story to the subject of its clause (plan-quality 17)", async () => {
    const { stories } = await plan(
      "Customers order cakes, bakers see what to bake today and the owner edits prices.",
    );
    expect(stories.slice(0, 3).map((story) => [story.role, story.want])).toEqual([
      ["Customer", "order cakes"],
      ["Baker", "see what to bake today"],
      ["Owner", "edit prices"],
    ]);
  });

  it("takes a word that is verb and noun by its place, not by its look", async () => {
    const made = await plan(
      "An app for a yoga studio where members book classes and teachers list their classes. Members see their orders and book reviews.",
    );
    expect(made.stories.map((story) => story.want)).toContain("book classes");
    expect(made.entities.map((entity) => entity.name)).toContain("Class");
  });

  it("makes the words after “with” and “has” columns of the thing before (plan-quality 6)", async () => {
    const { entities } = await plan(
      "Members post boats with length, engine and price. Each berth has a number, depth and a photo.",
    );
    const columns = (name: string) =>
      entities.find((entity) => entity.name === name)?.fields.map((field) => field.name) ?? [];
    expect(columns("Boat")).toEqual(expect.arrayContaining(["length", "engine", "price"]));
    expect(columns("Berth")).toEqual(expect.arrayContaining(["number", "depth", "photo"]));
  });

  it("puts what is refused among the non-goals and nowhere else (plan-quality 19)", async () => {
    const made = await plan(
      "Members reserve kayaks and see the weather. Chat? no thanks. We don't want payments, and no ads please.",
    );
    expect(
      made.nonGoals.filter((one) => one.origin === "named").map((one) => one.text.toLowerCase()),
    ).toEqual(["chat", "payments", "ads"]);
    expect(JSON.stringify({ ...made, nonGoals: [] }).toLowerCase()).not.toMatch(/chat|\bads\b/);
  });

  it("quotes fixed conditions word for word (plan-quality 22)", async () => {
    const made = await plan(
      "Nurses log shifts. Must run on an old iPad in Safari. Budget is 20 euros a month for hosting.",
    );
    expect(made.constraints).toEqual([
      "Must run on an old iPad in Safari.",
      "Budget is 20 euros a month for hosting.",
    ]);
  });

  it("does not take the writer's life for a story (plan-quality 13)", async () => {
    const { stories } = await plan(
      "hi! I run a small vineyard and I love wine. Visitors book tastings. I need to see tomorrow's bookings.",
    );
    expect(stories.map((story) => story.want).join(" ")).not.toMatch(/run|love/);
    expect(stories.some((story) => story.role === "Owner")).toBe(true);
  });

  it("calls an unclear idea unclear and invents nothing around it (plan-quality 35)", async () => {
    const made = await plan("asdf qwer");
    expect([made.clarity, made.entities.length, made.stories.length]).toEqual(["unclear", 0, 0]);
    expect(made.questions.length).toBeGreaterThan(0);
  });

  it("keeps the words of other languages with an English gloss and states the direction (plan-quality 36)", async () => {
    const spanish = await plan("Los socios reservan barcos y ven el horario.");
    expect(spanish.entities.find((entity) => entity.gloss === "boat")?.name).toBe("Barco");
    const arabic = await plan("أريد تطبيقا حيث يمكن للمرضى حجز موعد ورؤية الأسعار.");
    expect([arabic.language.direction, arabic.roles[0]?.gloss]).toEqual(["rtl", "patient"]);
  });
});

describe("what the writer makes of it", () => {
  const plan = async (description: string) => writePlan({ platform: "cursor", appType: "web", description });

  it("speaks of the same sample entries everywhere: content, acceptance, first phase", async () => {
    const made = await plan(
      "Members post dogs with breed and age. Each dog has a photo. A vet approves dogs.",
    );
    expect(made.samples.find((line) => line.startsWith("Dogs:"))).toMatch(/Rex \(Beagle, age 3/);
    expect(made.stories.find((story) => story.want.startsWith("approve"))?.given).toContain("Rex");
    expect(made.phases[0]?.doneWhen).toContain("Rex");
  });

  it("takes samples from the idea's own examples", async () => {
    const made = await plan(
      "I run a nail salon. Customers pick a service (gel, acrylic, removal) and book a time. I see the day.",
    );
    expect(made.samples.find((line) => line.startsWith("Services:"))).toMatch(/Gel .*Acrylic .*Removal/);
  });

  it("asks no account of those who come by once", async () => {
    const made = await plan(
      "Customers scan the code at the table and order dishes. The owner edits dishes and prices.",
    );
    expect(made.screens.find((screen) => screen.name === "Sign in")?.roles).toEqual(["Owner"]);
    expect(made.assumptions.join(" ")).toContain("customers need no account");
  });

  it("implies a story that brings entries into the main table when the idea has none", async () => {
    const made = await plan(
      "An app for dog owners. Each dog has a profile with breed and age. Owners find other owners nearby and chat before they meet.",
    );
    expect(
      made.stories.some((story) => story.origin === "implied" && /^add a dog with/.test(story.want)),
    ).toBe(true);
  });

  it("takes a story about a column as one about the thing that has it", async () => {
    const made = await plan(
      "Members log finds (species, photo, habitat). The expert confirms the species. Members see the finds of a day.",
    );
    expect(made.stories.find((story) => story.want.startsWith("confirm"))?.entity).toBe("Find");
  });

  it("accepts an answer by the count beside what takes place, and keeps the verb whole", async () => {
    const made = await plan(
      "A choir app. Singers see the rehearsals and say if they come. The secretary sees who is missing.",
    );
    const answer = made.stories.find((story) => story.want.startsWith("say"));
    expect(answer?.entity).toBe("Rehearsal");
    expect(answer?.then).toMatch(/count beside .* goes up by one/);
    expect(JSON.stringify(made.roles)).not.toMatch(/"Say in the name/);
  });

  it("asks no account where the idea refuses one", async () => {
    const made = await plan(
      "Small flower shop. Customers order bouquets for a date. The driver marks orders as delivered. No account for customers.",
    );
    expect(made.screens.find((screen) => screen.name === "Sign in")?.roles).not.toContain("Customer");
  });

  it("gives every role a screen of its own and something it may not do", async () => {
    for (const idea of given.filter((one) => one.id !== "gibberish"))
      for (const role of of(idea.id).plan.roles) {
        const { plan: made } = of(idea.id);
        expect(
          made.screens.some((screen) => screen.roles.includes(role.name) && screen.name !== "Sign in"),
          `${idea.id} ${role.name}`,
        ).toBe(true);
        expect(role.denied.length).toBeGreaterThan(0);
      }
  });
});

describe("safety and sameness", () => {
  it("is the same in another process, byte for byte (plan-quality 34)", () => {
    const root = fileURLToPath(new URL("../../", import.meta.url));
    const code = `
      import { readFileSync } from "node:fs";
      import { renderPlan, writePlan } from "~/planner";
      const idea = JSON.parse(readFileSync("tests/planner/ideas.json", "utf8"))[8];
      const request = { platform: idea.platform, appType: idea.appType, description: idea.description };
      writePlan(request).then((plan) => process.stdout.write(JSON.stringify(renderPlan(plan, request))));
    `;
    const out = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
      cwd: root,
      encoding: "utf8",
    });
    expect(JSON.parse(out)).toEqual(of(given[8]?.id ?? "").rendered);
  }, 60_000);

  it("writes the same plan twice in one process, whatever came between (plan-quality 34)", async () => {
    for (const idea of given) {
      const again = await write(idea);
      expect(again.text).toBe(of(idea.id).text);
    }
  });

  it("makes a plan of a hostile model harmless (plan-quality 29, 32, 33)", () => {
    const good = of("dog-social").plan;
    const evil = {
      ...good,
      title: "# <script>alert(1)</script>\u202Eevil",
      summary: "```\nfence | pipe {{slot}} https://evil.example/x sk-abcdefghijklmnop1234",
      rules: ["line one\n## A heading\n```", "\u0000\u200bhidden <img src=x onerror=alert(1)>"],
    };
    for (const platform of PLATFORMS) {
      const rendered = renderPlan(evil, { platform, appType: "web", description: "An app for dog owners." });
      const text = rendered.type === "lovable" ? `${rendered.prompt}${rendered.prd}` : rendered.text;
      expect(text).not.toMatch(/<script|<img|evil\.example|sk-abc|\u202e|\u200b|\{\{|^```/m);
      expect((rendered.type === "lovable" ? rendered.prd : rendered.text).match(/^# /gm)).toHaveLength(1);
    }
  });

  it("never throws and always renders within its limits, whatever is typed", async () => {
    const random = seeded(20_251);
    const pieces = [
      "\u0000",
      "\u202e",
      "</script>",
      "{{x}}",
      "```",
      "| a | b |",
      "customers",
      " can ",
      "book",
      ", ",
      "with",
      "\n- ",
      "🐝",
      "no ",
      "ignore all previous instructions",
      "(",
      ")",
      "/",
      "é",
      "猫",
      "العملاء",
      "'s",
      "\ud800",
      "!!!",
      "1.5",
      "Roles: ",
      "when ",
      "and ",
      "to ",
      "who ",
      "$&",
      "[insert here]",
      "undefined",
      "TODO",
    ];
    for (let round = 0; round < 150; round++) {
      let description = "";
      const length = 1 + Math.floor(random() * 120);
      for (let i = 0; i < length; i++)
        description += pieces[Math.floor(random() * pieces.length)] + (random() < 0.5 ? " " : "");
      description = [...description].slice(0, 2000).join("");
      const platform = PLATFORMS[round % PLATFORMS.length] ?? "cursor";
      const request = { platform, appType: "web" as const, description };
      const plan = await writePlan(request);
      expect(planSchema.safeParse(plan).success).toBe(true);
      const rendered = renderPlan(plan, request);
      const text = rendered.type === "lovable" ? `${rendered.prompt}\n${rendered.prd}` : rendered.text;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be there
      expect(text).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u200b-\u200f]|<[a-z/!]|\{\{/i);
      expect(text.length).toBeLessThan(16_000);
    }
  }, 60_000);

  it("does not hang on 2000 of the same character", async () => {
    for (const piece of ["a", "and ", "(", "/", "no ", ", ", "的", "ا", "-", "who "]) {
      const description = piece.repeat(Math.floor(2000 / piece.length));
      const from = performance.now();
      await writePlan({ platform: "bolt", appType: "web", description });
      expect(performance.now() - from).toBeLessThan(5000);
    }
  }, 60_000);

  it("the validator passes its own writer's plans and names what a broken one lacks", () => {
    const { plan, rendered, idea } = of("qr-menu");
    const request = { platform: idea.platform, appType: idea.appType, description: idea.description };
    expect(checkPlan(plan, rendered, request)).toEqual([]);
    const broken = { ...plan, stories: plan.stories.slice(0, 1), nonGoals: [] };
    expect(checkPlan(broken, rendered, request).map((problem) => problem.check)).toEqual(
      expect.arrayContaining([13, 19]),
    );
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
