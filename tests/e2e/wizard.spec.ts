import type { Locator, Page } from "@playwright/test";
import { newMember } from "./client";
import { describeIdea, fillSignIn, type Idea } from "./journey";
import { holdRequests, hydrated, isPost, type Mode, presser, pressTwice } from "./script-modes";
import { expect, IDEAS, type PlatformKey, test } from "./site";

test.describe.configure({ mode: "parallel" });

const PLAN = /\/braindumper\/plan\/([\w-]{22})$/;
const remaining = (page: Page, text: string) =>
  expect(page.getByText(`${text} remaining this month`)).toBeVisible();
const next = (page: Page) => page.getByRole("main").getByRole("button", { name: "Next" }).click();
const back = (page: Page) => page.getByRole("main").getByRole("button", { name: "Back" }).click();

test("PE48: the first step is five submit buttons named platform, and choosing one goes on", async ({
  openPage,
}) => {
  const page = await openPage("off");
  await page.goto("/braindumper");
  const cards = page.getByRole("main").locator("button[type=submit][name=platform]");
  const values = await cards.evaluateAll((all) => all.map((card) => card.getAttribute("value")));
  expect(values).toEqual(["lovable", "cursor", "bolt", "replit", "rork"]);
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await cards.nth(2).click();
  expect((await posted).status()).toBe(303);
  await expect(page).toHaveURL("/braindumper/describe");
});

/** Each has another message than the one before it, so that waiting for a message means waiting for its own answer. */
const DESCRIPTIONS = [
  { text: "", error: "Please enter a description for your project" },
  { text: "123456789", error: "Description must be at least 10 characters long" },
  { text: "  \n\t  ", error: "Please enter a description for your project" },
  { text: "   123456789   ", error: "Description must be at least 10 characters long" },
  { text: "x".repeat(2001), error: "Description must not exceed 2000 characters" },
];

for (const mode of ["off", "on"] as Mode[]) {
  test(`PE49: scripts ${mode}: a description that is empty, too short or too long gets its message`, async ({
    openPage,
  }) => {
    const page = await openPage(mode, "dreamer");
    await page.goto("/braindumper/describe");
    for (const { text, error } of DESCRIPTIONS) {
      await page.getByLabel("Describe your idea").fill(text);
      await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
      await next(page);
      await expect(page.getByRole("alert").getByRole("link")).toHaveText(error);
    }
  });
}

test("PE49: 10 and 2000 characters pass, and blanks around them do not count", async ({ openPage }) => {
  const page = await openPage("off");
  await page.goto("/braindumper");
  await page.getByRole("button", { name: "Lovable" }).click();
  for (const text of ["1234567890", "x".repeat(2000)]) {
    await page.goto("/braindumper/describe");
    await page.getByLabel("Describe your idea").fill(`  ${text}\n`);
    await next(page);
    await expect(page).toHaveURL("/braindumper/summary");
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

for (const mode of ["off", "on"] as Mode[]) {
  for (const [key, idea] of Object.entries(IDEAS) as [PlatformKey, Idea][]) {
    const steps = idea.appType ? ["describe", "type", "summary"] : ["describe", "summary"];
    test(`PE50: scripts ${mode}: ${key} goes ${steps.join(", ")} and back again`, async ({ openPage }) => {
      const page = await openPage(mode);
      await describeIdea(page, idea);
      for (const step of steps.toReversed().slice(1)) {
        await back(page);
        await expect(page).toHaveURL(`/braindumper/${step}`);
      }
      await expect(page.getByLabel("Describe your idea")).toHaveValue(idea.description);
      await back(page);
      await expect(page).toHaveURL("/braindumper");
      await expect(page.locator(`button[value=${key}]`)).toHaveAttribute("aria-current", "true");
    });
  }
}

test("PE50: Back saves what was typed, however unfinished", async ({ openPage }) => {
  const page = await openPage("off");
  await page.goto("/braindumper");
  await page.getByRole("button", { name: "Bolt" }).click();
  await page.getByLabel("Describe your idea").fill("dogs");
  await back(page);
  await expect(page).toHaveURL("/braindumper");
  await page.getByRole("button", { name: "Bolt" }).click();
  await expect(page.getByLabel("Describe your idea")).toHaveValue("dogs");
});

test("PE51: a link too far ahead leads to the first step that is open", async ({ openPage }) => {
  const page = await openPage("off");
  for (const step of ["describe", "type", "summary"]) {
    const response = await page.goto(`/braindumper/${step}`);
    expect(response?.status()).toBe(200);
    expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(303);
    await expect(page).toHaveURL("/braindumper");
  }
  await page.getByRole("button", { name: "Bolt" }).click();
  for (const step of ["type", "summary"]) {
    await page.goto(`/braindumper/${step}`);
    await expect(page).toHaveURL("/braindumper/describe");
  }
});

test("PE51: coming back to the wizard resumes at the step where one was", async ({ openPage }) => {
  const page = await openPage("off", "undecided");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Braindumper" }).click();
  await expect(page).toHaveURL("/braindumper/type");
});

test("PE52: two tabs with two ideas do not overwrite each other", async ({ openPage, server }) => {
  const { client } = await newMember(server);
  const one = await openPage("off", await client.cookies());
  const two = await one.context().newPage();
  await one.goto("/braindumper");
  await two.goto("/braindumper");
  await one.getByRole("button", { name: "Lovable" }).click();
  await two.getByRole("button", { name: "Rork" }).click();
  await one.getByLabel("Describe your idea").fill(IDEAS.lovable.description);
  await two.getByLabel("Describe your idea").fill(IDEAS.rork.description);
  await next(one);
  await next(two);
  await expect(one.getByText(IDEAS.lovable.description)).toBeVisible();
  await expect(two.getByText(IDEAS.rork.description)).toBeVisible();
  await one.getByRole("button", { name: "Generate Plan" }).click();
  await expect(one).toHaveURL(PLAN);
  await two.getByRole("button", { name: "Generate Plan" }).click();
  await expect(two).toHaveURL(PLAN);
  await one.goto("/braindumps");
  await expect(one.getByRole("article")).toHaveCount(2);
  await expect(one.getByRole("article").nth(0)).toContainText(IDEAS.rork.description);
  await expect(one.getByRole("article").nth(1)).toContainText(IDEAS.lovable.description);
});

for (const mode of ["off", "on"] as Mode[]) {
  test(`PE52: scripts ${mode}: an idea that another tab changed is shown before it is generated`, async ({
    openPage,
    server,
  }) => {
    const { client } = await newMember(server);
    await client.describeIdea(IDEAS.lovable);
    const one = await openPage(mode, await client.cookies());
    await one.goto("/braindumper/summary");
    const two = await one.context().newPage();
    await two.goto("/braindumper/describe");
    await two.getByLabel("Describe your idea").fill(IDEAS.rork.description);
    await next(two);
    await expect(two).toHaveURL("/braindumper/summary");
    await one.getByRole("button", { name: "Generate Plan" }).click();
    await expect(one.getByRole("alert")).toContainText("This idea was changed in another tab.");
    await expect(one.getByText(IDEAS.rork.description)).toBeVisible();
    await remaining(one, "5 generations");
    await one.getByRole("button", { name: "Generate Plan" }).click();
    await expect(one).toHaveURL(PLAN);
  });

  test(`PE52: scripts ${mode}: a text that another tab wrote is not overwritten unseen`, async ({
    openPage,
    server,
  }) => {
    const { client } = await newMember(server);
    await client.describeIdea(IDEAS.lovable);
    const one = await openPage(mode, await client.cookies());
    const two = await one.context().newPage();
    await one.goto("/braindumper/describe");
    await two.goto("/braindumper/describe");
    await two.getByLabel("Describe your idea").fill(IDEAS.rork.description);
    await next(two);
    await expect(two).toHaveURL("/braindumper/summary");
    await one.getByLabel("Describe your idea").fill(IDEAS.replit.description);
    await next(one);
    await expect(one.getByRole("alert")).toContainText("This idea was changed in another tab.");
    await expect(one.getByLabel("Describe your idea")).toHaveValue(IDEAS.replit.description);
    await next(one);
    await expect(one).toHaveURL("/braindumper/summary");
    await expect(one.getByText(IDEAS.replit.description)).toBeVisible();
  });
}

for (const mode of ["off", "on"] as Mode[]) {
  test(`PE53: scripts ${mode}: who generates without an account signs in first and finds everything filled in`, async ({
    openPage,
    server,
  }) => {
    const { person } = await newMember(server);
    const page = await openPage(mode);
    await describeIdea(page, IDEAS.cursor);
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In to Use Braindumper");
    await expect(page.getByRole("status").getByText("Authentication Required")).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/braindumper/summary");
    const facts = page.getByRole("main").getByRole("definition");
    await expect(facts).toHaveText(["Cursor", "Web App", IDEAS.cursor.description]);
  });
}

for (const mode of ["off", "on"] as Mode[]) {
  test(`scripts ${mode}: on a phone, questions are answered, more are asked, and the plan holds the answers`, async ({
    openPage,
    server,
  }) => {
    const { client } = await newMember(server);
    await client.describeIdea({ ...IDEAS.replit, description: CHOIR });
    const page = await openPage(mode, await client.cookies(), { viewport: { width: 360, height: 700 } });
    await page.goto("/braindumper/summary");
    const day = page.getByLabel("Think of one real day with it");
    const never = page.getByLabel("What must never happen");
    await day.fill(DAY);
    await expect(coverOf(page, day)).toHaveCSS("scale", "1 0");

    await never.fill("x".repeat(501));
    await page.getByRole("button", { name: "More questions" }).click();
    await page.getByRole("alert").getByRole("link").click();
    await expect(never).toBeFocused();
    await never.fill("A concert without a tenor.");
    await page.getByRole("button", { name: "More questions" }).click();

    await expect(page).toHaveURL(/#summary-answer-/);
    await expect(page.getByRole("alert")).toHaveCount(0);
    const added = page.locator(new URL(page.url()).hash);
    await expect(added).toBeFocused();
    await expect(added).toBeInViewport();
    const question = page.getByRole("main").locator("label").nth(6);
    await expect(question).toBeInViewport();
    const reason = (await question.locator("xpath=../p[1]/strong").textContent()) ?? "";
    expect(CHOIR).toContain(reason);
    await added.fill("The conductor decides.");

    await back(page);
    await expect(page).toHaveURL("/braindumper/type");
    await next(page);
    await expect(day).toHaveValue(DAY);
    await expect(never).toHaveValue("A concert without a tenor.");
    await expect(added).toHaveValue("The conductor decides.");
    await expect(coverOf(page, added)).toHaveCSS("scale", "1 0");
    await page.getByLabel("What do you call it?").fill("Choir book");
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page).toHaveURL(PLAN);
    const plan = page.locator("pre").first();
    for (const text of ["# Choir book", DAY, "The conductor decides."])
      await expect(plan).toContainText(text);
    await expect(page.getByRole("main")).toContainText("your 3 answers, word for word.");

    await page.getByRole("button", { name: "Answer more" }).click();
    await expect(page).toHaveURL("/braindumper/summary");
    await expect(day).toHaveValue(DAY);
    await expect(page.getByLabel("What do you call it?")).toHaveValue("Choir book");
  });
}

test("scripts on: answers that are too much for one form are told so, and stay as they were typed", async ({
  openPage,
}) => {
  const page = await openPage("on", "dreamer");
  await page.goto("/braindumper/summary");
  await hydrated(page);
  const day = page.getByLabel("Think of one real day with it");
  await day.fill("a".repeat(100_000));
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const told = page.getByRole("alert");
  await expect(told).toHaveText(
    "That is too much for one form. What you typed is still here: make it shorter.",
  );
  await expect(told).toBeInViewport();
  expect((await day.inputValue()).length).toBe(100_000);
  await expect(page.getByRole("button", { name: "Generate Plan" })).not.toHaveAttribute("aria-disabled");
});

const CHOIR =
  "A choir plans rehearsals every Tuesday. Only the conductor changes the list; singers sign up for concerts.";
const DAY = "The conductor writes the list on the laptop, singers answer on the phone.";

/** What covers the hatch of the question that this field answers. */
const coverOf = (page: Page, field: Locator) =>
  page.getByRole("listitem").filter({ has: field }).locator(".ask-open");

test("PE54: Generate answers at once with a redirect to the finished plan", async ({ openPage, server }) => {
  const { client } = await newMember(server);
  await client.describeIdea(IDEAS.replit);
  const page = await openPage("off", await client.cookies());
  await page.goto("/braindumper/summary");
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const response = await posted;
  expect(response.status()).toBe(303);
  expect(response.request().timing().responseStart).toBeLessThan(5000);
  await expect(page).toHaveURL(PLAN);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Development Plan is Ready!");
  const plan = await page.reload();
  expect(plan?.headers()).not.toHaveProperty("refresh");
});

for (const mode of ["off", "on"] as Mode[]) {
  test(`PE55: scripts ${mode}: a plan is there again after reload, Back and a bookmark, for nothing, and for its owner alone`, async ({
    openPage,
    server,
  }) => {
    const { client } = await newMember(server);
    await client.describeIdea(IDEAS.rork);
    const page = await openPage(mode, await client.cookies());
    await page.goto("/braindumper/summary");
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page).toHaveURL(PLAN);
    const address = page.url();
    const text = await page.locator("pre").first().innerText();
    await page.reload();
    await expect(page.locator("pre").first()).toHaveText(text, { useInnerText: true });
    await page.goBack();
    await expect(page).toHaveURL(address);
    const bookmark = await page.context().newPage();
    await bookmark.goto(address);
    await expect(bookmark.locator("pre").first()).toHaveText(text, { useInnerText: true });
    await remaining(bookmark, "4 generations");

    const stranger = await openPage(mode);
    await stranger.goto(address);
    await expect(stranger).toHaveURL(/\/auth\?redirectTo=/);
    const other = await openPage(mode, "newcomer");
    expect((await other.goto(address))?.status()).toBe(404);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Brain dump not found");
  });
}

test("PE22: two presses of Generate without scripts give one plan for one token", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  await client.describeIdea(IDEAS.bolt);
  const page = await openPage("off", await client.cookies());
  await page.goto("/braindumper/summary");
  const answers = await pressTwice(page, page.getByRole("button", { name: "Generate Plan" }));
  expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
  expect(answers[0]?.headers().location).toBe(answers[1]?.headers().location);
  await expect(page).toHaveURL(PLAN);
  await remaining(page, "4 generations");
  await page.goto("/braindumps");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("PE24: with scripts a second press of Generate is ignored", async ({ openPage, server }) => {
  const { client } = await newMember(server);
  await client.describeIdea(IDEAS.bolt);
  const page = await openPage("on", await client.cookies());
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.goto("/braindumper/summary");
  await hydrated(page);
  const sending = await holdRequests(page, isPost);
  const press = await presser(page, page.getByRole("button", { name: "Generate Plan" }));
  await press();
  await press();
  await sending.arrived;
  const button = page.getByRole("button", { name: "Generating..." });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await press();
  sending.release();
  await expect(page).toHaveURL(PLAN);
  expect(posts).toBe(1);
});

test("PE24: Generate is ready again after an error", async ({ openPage }) => {
  const page = await openPage("on", "member");
  await page.goto("/braindumper/summary");
  await hydrated(page);
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page.getByRole("alert")).toContainText("No tokens available");
  const button = page.getByRole("button", { name: "Generate Plan" });
  await expect(button).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-disabled");
});

const SIGNED_OUT_FORMS = [
  {
    name: "the description",
    path: "/braindumper/describe",
    label: "Describe your idea",
    button: "Next",
    typed: "A choir plans its concerts, and singers say who comes.",
  },
  {
    name: "the display name",
    path: "/account/name",
    label: "Display name",
    button: "Save",
    typed: "Anna Beth",
  },
];

for (const { name, path, label, button, typed } of SIGNED_OUT_FORMS) {
  test(`PE25: signed out in another tab, ${name} is asked to sign in and comes back filled in, not sent`, async ({
    openPage,
    server,
  }) => {
    const { client, person } = await newMember(server);
    await client.describeIdea(IDEAS.lovable);
    const one = await openPage("off", await client.cookies());
    const two = await one.context().newPage();
    await two.goto(path);
    await two.getByLabel(label).fill(typed);
    await one.goto("/");
    await one.getByRole("banner").locator("summary").filter({ hasText: "Your account" }).click();
    await one.getByRole("button", { name: "Sign out" }).click();
    await expect(one.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();

    await two.getByRole("main").getByRole("button", { name: button }).click();
    await expect(two).toHaveURL("/auth");
    await expect(two.getByRole("status").getByText("Authentication Required")).toBeVisible();
    await fillSignIn(two, person);
    await expect(two).toHaveURL(path);
    await expect(two.getByLabel(label)).toHaveValue(typed);
    await two.getByRole("main").getByRole("button", { name: button }).click();
    await expect(two).not.toHaveURL(path);
    await expect(two.getByRole("main").getByText(typed)).toBeVisible();
  });
}

test("PE26: a session that ends between description and Generate loses nothing", async ({
  openPage,
  server,
}) => {
  const { client, person } = await newMember(server);
  await client.describeIdea(IDEAS.cursor);
  const page = await openPage("off", await client.cookies());
  await page.goto("/braindumper/summary");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/braindumper/summary");
  await expect(page.getByRole("main").getByRole("definition")).toHaveText([
    "Cursor",
    "Web App",
    IDEAS.cursor.description,
  ]);
});

test("PE26: the same for somebody who was never signed in", async ({ openPage, server }) => {
  const { person } = await newMember(server);
  const page = await openPage("off");
  await describeIdea(page, IDEAS.cursor);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/braindumper/summary");
  await expect(page.getByText(IDEAS.cursor.description)).toBeVisible();
});

test("PE27: a description of 2000 emoji survives sign-in", async ({ openPage, server }) => {
  const { person } = await newMember(server);
  const emoji = "🐕🦮🎾📸".repeat(500);
  expect([...emoji]).toHaveLength(2000);
  const page = await openPage("off");
  await describeIdea(page, { platform: "Lovable", description: emoji });
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/braindumper/summary");
  await expect(page.getByText(emoji, { exact: true })).toBeVisible();
});

const STEPS = [
  { as: "stranger", path: "/braindumper", step: 1 },
  { as: "dreamer", path: "/braindumper/describe", step: 2 },
  { as: "undecided", path: "/braindumper/type", step: 3 },
  { as: "dreamer", path: "/braindumper/summary", step: 4 },
] as const;

for (const mode of ["off", "on"] as Mode[]) {
  test(`PE82: scripts ${mode}: the list of steps and the title say which step it is`, async ({
    openPage,
    people,
  }) => {
    const plan = { as: "member", path: `/braindumper/plan/${people.plans.bolt}`, step: 5 } as const;
    for (const { as, path, step } of [...STEPS, plan]) {
      const page = await openPage(mode, as);
      await page.goto(path);
      if (mode === "on") await hydrated(page);
      await expect(page).toHaveTitle(new RegExp(`Step ${step} of 5`));
      const steps = page.getByRole("list", { name: "Steps", exact: true });
      expect(await steps.evaluate((list) => list.tagName)).toBe("OL");
      await expect(steps.getByRole("listitem")).toHaveCount(5);
      const current = steps.locator("[aria-current=step]");
      await expect(current).toHaveCount(1);
      await expect(steps.getByRole("listitem").nth(step - 1)).toHaveAttribute("aria-current", "step");
    }
  });
}
