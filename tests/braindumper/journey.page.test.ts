import { expect, onTestFinished, test } from "vitest";
import { FIRST_QUESTIONS } from "~/braindumper/planner";
import { siteContent } from "~/site/site.server";
import { PASSWORD } from "../support/accounts";
import { Browser, type Page } from "../support/browser";
import { mailedLink, signedInMember, describeIdea as tellIdea } from "../support/browsers-of-people";
import { withDatabase } from "../support/database";
import { savedPlanOf } from "../support/plans";

withDatabase();

// The same with scripts: tests/e2e.

const IDEAS = {
  lovable: ["A social app for dog owners who share photos of their dogs and arrange walks.", ""],
  cursor: ["Beekeepers log hive inspections with date and honey yield.", "web"],
  bolt: ["A QR menu for restaurants: guests scan at the table and order.", "mobile"],
  replit: ["A choir plans rehearsals; singers say whether they come.", "web"],
  rork: ["A running buddy app: log runs with gps and share pictures with friends.", ""],
} as const;

/** Steps 1 to 3, up to the first question. */
const describeIdea = (browser: Browser, platform: keyof typeof IDEAS, idea: string = IDEAS[platform][0]) =>
  tellIdea(browser, platform, idea, IDEAS[platform][1]);
const showPlan = (page: Page) => page.form("That is enough, show my plan").submit();

/** A stranger's idea, up to the page after the mailed link was used. */
async function becomeMember(browser: Browser, platform: keyof typeof IDEAS, email: string) {
  const summary = await showPlan(await describeIdea(browser, platform));
  expect(summary.text).toContain(IDEAS[platform][0]);
  const asked = await summary.form("Generate Plan").submit();
  expect(asked.heading).toBe("Sign In to Use Braindumper");
  expect(asked.message).toContain("Authentication Required");
  expect(asked.text).toContain("is kept. Its plan is made once you are signed in.");
  const waiting = await asked
    .form("Create Account")
    .fill({ "First Name": "Ann", Email: email, Password: PASSWORD, acceptTerms: true })
    .submit();
  expect(waiting.heading).toBe("Almost There! Check Your Email to Complete Signup");
  return browser.visit(await mailedLink(email, "verify"));
}

test.each(Object.keys(IDEAS) as (keyof typeof IDEAS)[])(
  "a stranger's idea for %s becomes a new member's saved plan, in the list and as a file",
  async (platform) => {
    const browser = new Browser();
    const plan = await becomeMember(browser, platform, "ann@example.test");
    expect(plan.text).toContain("Your Development Plan is Ready!");
    expect(plan.text).toContain("4 generations remaining this month");
    const [idea] = IDEAS[platform];
    expect(plan.all(".plan-read").join()).toContain(idea);
    const list = await browser.visit("/braindumps");
    expect(list.all("article")).toEqual([expect.stringContaining(idea)]);
    const saved = await browser.visit(list.$("article a").attr("href") ?? "");
    const file = await saved.follow("Download");
    expect(file.answer.headers.get("content-disposition")).toMatch(/^attachment; filename="context/);
    expect(file.answer.text).toContain(idea);
  },
);

test("after verification the community invites: Join leads there, Maybe Later back, and it is not asked again", async () => {
  const channel = "https://community.example/join";
  siteContent().links.communityChannel = channel;
  onTestFinished(() => {
    siteContent().links.communityChannel = "";
  });
  for (const button of ["Maybe Later", "Join Community"]) {
    const browser = new Browser();
    const plan = await becomeMember(browser, "lovable", `${button.slice(0, 4).toLowerCase()}@example.test`);
    expect(plan.$("[aria-labelledby=welcome-title]").text()).toContain("Thanks for verifying your email.");
    const answered = await plan.form(button).submit();
    const refresh = answered.answer.headers.get("refresh");
    if (button === "Maybe Later") expect(answered.path).toBe(plan.path);
    else expect(refresh).toBe(`1; url=${channel}`);
    expect((await browser.visit("/braindumper/summary")).$("#welcome-title").length).toBe(0);
  }
});

test("two tabs on two questions lose nothing", async () => {
  const browser = new Browser();
  await describeIdea(browser, "bolt");
  const [one, two] = [await open(browser, "day"), await open(browser, "never")];
  await one.form("Next").fill({ "answer-day": "Guests order." }).submit();
  const summary = await showPlan(await two.form("Next").fill({ "answer-never": "A key is lost." }).submit());
  for (const text of ["Guests order.", "A key is lost."]) expect(summary.all("dd")).toContain(text);
});

test.each([
  ["the description", "/braindumper/describe", "description", "Beekeepers share their hives, and log honey."],
  ["the app type", "/braindumper/type", "appType", "mobile"],
  ["an answer", "/braindumper/summary?ask=day", "answer-day", "They weigh the honey."],
  ["an answer that is changed", "/braindumper/summary?plan&ask=day", "answer-day", "They weigh the honey."],
  ["the name", "/braindumper/summary?plan&ask=name", "name", "Hive book"],
])("signed out in another tab, %s is in its box again after the sign-in", async (_, path, field, typed) => {
  const { member, browser } = await signedInMember();
  await describeIdea(browser, "cursor");
  const step = await browser.visit(path);
  await (await browser.visit("/account")).form("Sign out").submit();
  const asked = await step
    .form(path.includes("plan") ? "Save" : "Next")
    .fill(field === "appType" ? { mobile: true } : { [field]: typed })
    .submit();
  expect(asked.message).toContain("You are signed out Sign in to continue: what you typed is kept.");
  const back = await asked.form("Sign in").fill({ Email: member.email, Password: PASSWORD }).submit();
  expect(back.message).toContain("Welcome back!");
  const box = `[name=${field}]`;
  const again = field === "appType" ? `${box}:checked` : box;
  expect(back.$(again).val()).toBe(typed);
  await back.form("Next").submit();
  expect((await browser.visit(path)).$(again).val()).toBe(typed);
});

const open = (browser: Browser, question: string) => browser.visit(`/braindumper/summary?ask=${question}`);

test("questions are answered one by one, one is left to the builder, and the plan holds the answers", async () => {
  const { browser } = await signedInMember();
  let page = await describeIdea(browser, "replit");
  const field = () => page.$("textarea").attr("name") ?? "";
  expect(page.all(".ask-place")).toEqual(["1 of 6"]);
  const long = await page
    .form("Next")
    .fill({ [field()]: "x".repeat(501) })
    .submit();
  expect([long.status, long.errors.length, long.form("Next").value(field())]).toEqual([
    400,
    1,
    "x".repeat(501),
  ]);
  const typed = [];
  for (let at = 1; at <= 6; at += 1) {
    expect(page.all(".ask-place")).toEqual([`${at} of 6`]);
    expect(page.$("title").text()).toContain(page.heading);
    expect(page.all("button")).not.toContain("Generate Plan");
    if (at === 4) page = await page.form("Let the builder decide").submit();
    else {
      typed.push(`Answer ${at}.`);
      page = await page
        .form("Next")
        .fill({ [field()]: `Answer ${at}.` })
        .submit();
    }
  }
  expect(page.all("form").join()).toContain("5 answers");
  const named = await page.follow("Change Name");
  page = await named.form("Save").fill({ name: "Choir book" }).submit();
  const plan = await page.form("Generate Plan").submit();
  expect(plan.heading).toBe("Choir book");
  for (const text of typed) expect(plan.all(".plan-read").join()).toContain(text);
  const box = await plan.follow("It came out wrong?");
  const more = await showPlan(await box.form("Answer more").submit());
  expect(more.all("dd")).toContain("Choir book");
  expect(more.text).toContain("5 answers");
});

test("Back keeps what was typed, and leads from a question to the one before, from the first to the step before", async () => {
  const browser = new Browser();
  const first = await describeIdea(browser, "lovable");
  const field = first.$("textarea").attr("name") ?? "";
  const second = await first
    .form("Next")
    .fill({ [field]: "Mornings." })
    .submit();
  const half = second.$("textarea").attr("name") ?? "";
  const back = await second
    .form("Back")
    .fill({ [half]: "Half a" })
    .submit();
  expect([back.heading, back.form("Next").value(field)]).toEqual([first.heading, "Mornings."]);
  const again = await back.form("Next").submit();
  expect(again.all(".ask-place")).toEqual(["3 of 6"]);
  expect((await again.form("Back").submit()).form("Next").value(half)).toBe("Half a");
  expect((await back.form("Back").submit()).path).toBe("/braindumper/describe");
});

test("an answer is changed in the list of all, without being asked what was left to the builder", async () => {
  const { member, browser } = await signedInMember();
  const answers = FIRST_QUESTIONS.map(({ id, question }) => ({ id, question, answer: "" }));
  Object.assign(answers[0] ?? {}, { answer: "Mornings." });
  const id = await savedPlanOf(member, { platform: "lovable", appType: null, answers });
  const list = await (await browser.visit(`/braindumps/${id}`)).form("Change an answer").submit();
  expect(list.all("#answers[open] dd").join()).toContain("Mornings.");
  const question = await browser.visit(list.$("#answers a").attr("href") ?? "");
  const again = await question
    .form("Save")
    .fill({ [question.$("textarea").attr("name") ?? ""]: "Evenings." })
    .submit();
  expect(again.all("#answers[open] dd").join()).toContain("Evenings.");
  const plan = await again.form("Update the plan").submit();
  expect(plan.message).toContain("This is version 2 now");
});

test("guided steps lead out by an own address, which is noted, and the next one is marked", async () => {
  const { browser } = await signedInMember();
  const plan = await (await showPlan(await describeIdea(browser, "lovable"))).form("Generate Plan").submit();
  const steps = (page: Page) => page.all("ol[aria-label='Next steps'] > li");
  expect(steps(plan)[0]).toMatch(/Copy the Initial Prompt.*Next|Next.*Copy the Initial Prompt/);
  const id = plan.path.split("/").at(-1);
  const out = plan.$(`a[href="/go/lovable?plan=${id}"]`).first();
  expect([out.attr("target"), out.attr("rel")]).toEqual(["_blank", expect.stringContaining("noopener")]);
  const left = await browser.visit(out.attr("href") ?? "");
  expect([left.status, left.path]).toEqual([302, "https://lovable.dev/"]);
  const again = steps(await browser.visit(plan.path));
  expect(again[1]).toContain("Done");
  // What is in place of steps before it has no number and no turn.
  expect(again[2]).toMatch(/^or/);
  expect(again[3]).toMatch(/^3.*Next/);
});
