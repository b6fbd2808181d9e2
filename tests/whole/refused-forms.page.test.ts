import { expect, test } from "vitest";
import { PASSWORD } from "../support/accounts";
import { Browser, type Page } from "../support/browser";
import { describeIdea, mailedLink, signedInMember } from "../support/browsers-of-people";
import { withDatabase } from "../support/database";
import { setTokens } from "../support/members";
import { REFUSED_FORMS } from "../support/refused-forms";
import { mistakes } from "../support/valid-html";

withDatabase();

const words = (text: string) => text.replace(/\s+/g, " ").trim();

/** Browsers of those who meet these forms. */
const AS: Record<string, () => Promise<Browser>> = {
  stranger: async () => new Browser(),
  async forgetful() {
    const { member } = await signedInMember();
    const browser = new Browser();
    await browser.fillIn("/auth/forgot-password", "Send Reset Link", { Email: member.email });
    await browser.visit(await mailedLink(member.email, "reset"));
    return browser;
  },
  async member() {
    const { browser, member } = await signedInMember();
    await setTokens(member.id, {});
    await describeIdea(browser, "cursor", "Beekeepers log hive inspections.", "web");
    return browser;
  },
  async dreamer() {
    const browser = new Browser();
    await describeIdea(browser, "cursor", "Beekeepers log hive inspections.", "web");
    return browser;
  },
  async undecided() {
    const browser = new Browser();
    await describeIdea(browser, "bolt", "A QR menu for restaurants.");
    return browser;
  },
};

async function newVerifyLink(): Promise<string> {
  const { email, ...typed } = { email: "waiting@example.test", firstName: "Ann", password: PASSWORD };
  await new Browser().fillIn("/auth?tab=signup", "Create Account", { email, ...typed, acceptTerms: true });
  return mailedLink(email, "verify");
}

test.each(REFUSED_FORMS)(
  "$name: the form says why at the top and at its fields, and keeps what was typed, but no password",
  async ({ as, path, button, typed = {}, error, title = "There is a problem" }) => {
    const browser = (await AS[as]?.()) as Browser;
    const url = typeof path === "string" ? path : path({ verifyLink: await newVerifyLink() });
    const form = (await browser.visit(url)).form(button).fill(typed);
    const page = await form.submit();
    expect([page.status, page.$("title").text()]).toEqual([400, expect.stringMatching(/^Error: /)]);
    // Built style sheets have an address.
    expect(await mistakes(page.answer.text.replace(/<link [^>]*href=""[^>]*>/g, ""))).toEqual([]);
    const summary = page.$("main .error-summary");
    expect(page.errors).toContain(error);
    // The browser goes there by itself.
    expect([summary.attr("role"), summary.attr("autofocus")]).toEqual(["alert", "autofocus"]);
    expect(page.text.startsWith(title)).toBe(true);
    expect(words(summary.find("h2").text())).toBe(title);
    expectTyped(page, form.fields);
    expect(wrongFields(page)).toEqual([]);
  },
);

/** What was sent stands in the fields again, and no password does. */
function expectTyped(page: Page, sent: URLSearchParams) {
  for (const { attribs } of page
    .$("main :is(input[name]:not([type=hidden], [type=radio]), textarea)")
    .get()) {
    const { name = "", type } = attribs;
    const field = page.$(`main [name="${name}"]`).first();
    if (type === "checkbox") expect(field.is("[checked]"), name).toBe(sent.has(name));
    else expect(field.val() ?? "", name).toBe(type === "password" ? "" : (sent.get(name) ?? ""));
  }
}

/** What is amiss: an entry of the summary leads to its field, which says the same; no other field is in error. */
function wrongFields({ $ }: Page): string[] {
  const found: string[] = [];
  const names = new Set<string | undefined>();
  for (const link of $("main .error-summary a").get()) {
    const id = ($(link).attr("href") ?? "").slice(1);
    const field = $(`[id="${id}"]`);
    names.add(field.attr("name"));
    const [first = "", ...rest] = (field.attr("aria-describedby") ?? "").split(" ");
    if (field.attr("aria-invalid") !== "true") found.push(`${id} is not invalid`);
    if (first !== `${id}-error`) found.push(`${id} is not described by its error`);
    if ($(`[id="${id}-hint"]`).length > 0 && !rest.includes(`${id}-hint`))
      found.push(`${id} has lost its hint`);
    const said = words($(`[id="${first}"]`).text());
    if (said !== words($(link).text())) found.push(`${id} says ${said}`);
  }
  for (const control of $("main :is([aria-invalid], [aria-describedby*='-error'])").get())
    if (!names.has($(control).attr("name"))) found.push(`${$.html(control)} is in error, too`);
  return found;
}
