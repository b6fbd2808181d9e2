import { HtmlValidate } from "html-validate";
import { Client } from "./client";
import { addressOf, ERROR_STATES, goTo, provoke, WALKS } from "./pages";
import { hydrated } from "./script-modes";
import { expect, test } from "./site";
import { violations } from "./violations";

test.describe.configure({ mode: "parallel" });

for (const { role, pages } of WALKS) {
  for (const target of pages) {
    test(`PE69: ${target.name}, as ${role}`, async ({ openPage, people }) => {
      const page = await openPage("on", role);
      await goTo(page, target, people);
      if (target.hydrates) await hydrated(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const state of ERROR_STATES) {
  test(`PE69: the error state ${state.name}`, async ({ openPage, people }) => {
    const page = await openPage("on", state.as);
    await provoke(page, state, people);
    expect(await violations(page)).toEqual([]);
  });
}

test("PE69: open menus", async ({ openPage, people }) => {
  const page = await openPage("on", "member", { viewport: { width: 360, height: 800 } });
  await page.goto(`/braindumps/${people.plans.bolt}`);
  await hydrated(page);
  for (const menu of await page.getByRole("banner").locator("summary").all()) {
    await menu.click();
    expect(await violations(page, [360])).toEqual([]);
  }
});

test("PE69: the check finds what is wrong", async ({ openPage }) => {
  const page = await openPage("on");
  await page.goto("/auth");
  await page.getByLabel("Email", { exact: true }).evaluate((input) => {
    for (const label of (input as HTMLInputElement).labels ?? []) label.remove();
  });
  expect((await violations(page, [360])).join()).toContain("label");
});

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  // The policy would not let it work.
  rules: { "no-inline-style": "error" },
});

async function mistakes(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

for (const { role, pages } of WALKS) {
  test(`PE84, S46: the HTML of every page of a ${role} is valid`, async ({ people, server }) => {
    const client = await Client.open(server, people.cookies[role]);
    for (const target of pages) {
      await test.step(target.name, async () => {
        const answer = await client.get(addressOf(target, people));
        expect(await mistakes(await answer.text())).toEqual([]);
      });
    }
    await client.close();
  });
}

test("PE84: the HTML of every error state is valid", async ({ openPage, people }) => {
  for (const state of ERROR_STATES) {
    await test.step(state.name, async () => {
      const page = await openPage("off", state.as);
      const posted = page.waitForResponse((response) => response.request().method() === "POST");
      await provoke(page, state, people);
      expect(await mistakes(await (await posted).text())).toEqual([]);
    });
  }
});

test("PE84: the HTML of refused posts is valid", async ({ server }) => {
  const client = await Client.open(server);
  const answers = [
    await client.post("/auth", {}, { Origin: "https://evil.example" }),
    await client.post("/nope"),
    await client.send("/auth", "application/json", "{}"),
    await client.send("/auth", "application/x-www-form-urlencoded", `email=${"a".repeat(70_000)}`),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([403, 405, 415, 413]);
  for (const answer of answers) expect(await mistakes(await answer.text()), answer.url()).toEqual([]);
  await client.close();
});

test("PE84: the check finds what is wrong", async () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p id="a"></p><p id="a" style="color: red"><div></div></p></body></html>';
  const found = (await mistakes(html)).join();
  expect(found).toMatch(/no-dup-id/);
  expect(found).toMatch(/no-inline-style/);
});
