import { expect, test } from "vitest";
import { transaction } from "~/base/data/database";
import { saveSubscription } from "~/newsletter/data/subscriptions";
import { newsletterConsent } from "~/newsletter/subscribe";
import { Browser } from "../support/browser";
import { operatorBrowser, signedInMember, signIn } from "../support/browsers-of-people";
import { withDatabase } from "../support/database";

withDatabase();

// With scripts: tests/e2e/desk.spec.ts.

test("an operator finds a member, disables and enables the account, and reads it in the trail", async () => {
  const { member, browser: own } = await signedInMember();
  const desk = await operatorBrowser();
  const list = await (await desk.visit("/admin")).follow("Members");
  const found = await list.form("Search").fill({ "Search names and emails": member.email }).submit();
  const disabled = await (await (await found.follow(member.email)).follow("Disable"))
    .form("Disable")
    .submit();
  expect([disabled.message, disabled.text]).toEqual([
    expect.stringContaining("The account is disabled"),
    expect.stringContaining("verified, disabled"),
  ]);
  expect((await own.visit("/account")).path).toMatch(/^\/auth/);
  const enabled = await (await disabled.follow("Enable")).form("Enable").submit();
  expect(enabled.message).toContain("The account is enabled");
  expect((await signIn(new Browser(), member.email)).message).toContain("Welcome back!");
  const all = await enabled.follow("Trail");
  const What = all.$("option:contains('Account disabled by an operator')").attr("value") ?? "";
  const trail = await all.form("Show").fill({ "Member's email": member.email, What }).submit();
  expect(trail.all("tbody tr")).toEqual([expect.stringContaining(member.email)]);
});

test("what the search does not find among members is said of members, and who only subscribes is found by the whole email", async () => {
  const desk = await operatorBrowser();
  await transaction((tx) => saveSubscription(tx, { email: "sub5@example.test" }, newsletterConsent("site")));
  const said = async (q: string) => (await desk.visit(`/admin/members?q=${q}`)).text;
  expect(await said("sub5")).toContain(
    "No member's name or email contains “sub5”. Who only subscribes is found by the whole email.",
  );
  const whole = await said("sub5@example.test");
  expect(whole).toContain("No member's name or email contains “sub5@example.test”.");
  expect(whole).not.toContain("Who only subscribes");
});

test("an operator writes an issue, looks at it as it is typed, tries it and sends it", async () => {
  const { browser: reader } = await signedInMember();
  await reader.fillIn("/account", "Subscribe");
  const desk = await operatorBrowser();
  const page = await (await desk.visit("/admin/newsletter")).follow("Write an issue");
  const refused = await page.form("Save the issue").fill({ Subject: "What we learnt" }).submit();
  expect(refused.errors).toEqual(["Write the text first."]);
  const typed = { Text: "Dear reader, **small** steps win.", Subject: "What we learnt" };
  const shown = await refused.form("Show what is typed").fill(typed).submit();
  expect(shown.$("strong").text()).toBe("small");
  const plain = await refused
    .form("Show what is typed")
    .fill({ ...typed, text: true })
    .submit();
  expect(plain.$("pre").text()).toContain("Dear reader, small steps win.");
  const saved = await refused.form("Save the issue").fill(typed).submit();
  expect(saved.message).toContain("The issue is saved");
  expect((await saved.form("Save and send the test").submit()).message).toContain("Saved, and on its way to");
  const send = await (await desk.visit(saved.path)).follow("Send to 1 reader");
  const sending = await send.form("Send to 1 reader").submit();
  expect(sending.text).toContain("0 of 1 done");
  expect((await sending.follow("Dark theme")).$("strong").text()).toBe("small");
});

test("an operator adds a client and sees its secret until it is kept", async () => {
  const desk = await operatorBrowser();
  const typed = { Name: "Circle", "Redirect urls": "https://circle.example/callback" };
  const made = await desk.fillIn("/admin/clients/new", "Add the client", typed);
  expect(made.all(".desk-secret")).toEqual([expect.stringMatching(/^[\w-]{32,}$/)]);
  expect((await desk.visit(made.path)).all(".desk-secret")).toEqual(made.all(".desk-secret"));
  const kept = await made.form("I have kept it").submit();
  expect([kept.heading, kept.all(".desk-secret")]).toEqual(["Circle", []]);
  const label = "ID token says name and email";
  const changed = await kept
    .form("Save")
    .fill({ "What is it?": "wordpress", [label]: false })
    .submit();
  expect(changed.all("h2").join()).toContain("What to type into WordPress");
  expect(changed.form("Save").fields.has("idTokenClaims")).toBe(false);
});
