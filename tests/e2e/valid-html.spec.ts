import { Client } from "./client";
import { ERROR_STATES, provoke } from "./pages";
import { expect, test } from "./site";
import { mistakes } from "./valid-html";

test("the HTML of every error state is valid", async ({ openPage, people }) => {
  for (const state of ERROR_STATES) {
    await test.step(state.name, async () => {
      const page = await openPage("off", state.as);
      const posted = page.waitForResponse((response) => response.request().method() === "POST");
      await provoke(page, state, people);
      expect(await mistakes(await (await posted).text())).toEqual([]);
    });
  }
});

test("the HTML of refused posts is valid", async ({ server }) => {
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

test("the check of HTML finds what is wrong", async () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p id="a"></p><p id="a" style="color: red"><div></div></p></body></html>';
  const found = (await mistakes(html)).join();
  expect(found).toMatch(/no-dup-id/);
  expect(found).toMatch(/no-inline-style/);
});
