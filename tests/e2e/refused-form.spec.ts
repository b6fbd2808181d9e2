import type { Locator, Page, Request } from "@playwright/test";
import { mistakes } from "../support/valid-html";
import { isSentForm } from "./journey";
import { ERROR_STATES, provoke } from "./pages";
import { slowUnless } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

// Every form is sent with a mistake, and says what is wrong where it is wrong.
for (const mode of ["off", "on"] as const) {
  for (const role of new Set(ERROR_STATES.map((state) => state.as))) {
    test(
      `each form of a ${role} that is refused says why, keeps what was typed and leads to its errors, scripts ${mode}`,
      slowUnless(mode === "off" && role === "stranger"),
      async ({ openPage, people }) => {
        test.slow();
        const page = await openPage(mode, role);
        let posted: Request[] = [];
        page.on("request", (request) => {
          if (isSentForm(request)) posted.push(request);
        });
        for (const state of ERROR_STATES.filter(({ as }) => as === role)) {
          await test.step(state.name, async () => {
            posted = [];
            await provoke(page, state, people);
            expect(posted).toHaveLength(1);
            const [request] = posted as [Request];
            const response = await request.response();
            expect(response?.status()).toBe(400);
            if (mode === "off") expect(await mistakes((await response?.text()) ?? "")).toEqual([]);
            await expect(page).toHaveTitle(/^Error: /);

            const main = page.getByRole("main");
            const summary = main.getByRole("alert").filter({ hasText: state.error });
            await expect(summary).toBeFocused();
            const heading = summary.getByRole("heading", { level: 2 });
            await expect(heading).toHaveText(state.title ?? "There is a problem");
            expect((await main.innerText()).trimStart().startsWith(await heading.innerText())).toBe(true);

            await expectTypedValues(page, new URLSearchParams(request.postData() ?? ""));
            await expectFieldErrors(page, summary);
            // Following its links has not taken it away.
            await expect(summary).toBeVisible();
          });
        }
      },
    );
  }
}

/** What was sent stands in the fields again, and no password does. */
async function expectTypedValues(page: Page, sent: URLSearchParams) {
  const selector = "main input[name]:not([type=hidden]):not([type=radio]), main textarea";
  const values = () =>
    page.locator(selector).evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, type, checked, value }) => ({
        name,
        type,
        value: type === "checkbox" ? String(checked) : value,
      })),
    );
  const expected = (await values()).map(({ name, type }) => {
    if (type === "checkbox") return { name, type, value: String(sent.has(name)) };
    return { name, type, value: type === "password" ? "" : (sent.get(name) ?? "") };
  });
  await expect.poll(values).toEqual(expected);
}

/** Each entry of the summary that is about a field leads there, and the field says the same; no other field does. */
async function expectFieldErrors(page: Page, summary: Locator) {
  const links = await summary.getByRole("link").all();
  const wrong = () =>
    summary.evaluate((node) => {
      const found: string[] = [];
      const fields = new Set<string>();
      for (const link of node.querySelectorAll("a")) {
        const id = (link.getAttribute("href") ?? "").slice(1);
        const field = document.getElementById(id);
        fields.add(id);
        const [first = "", ...rest] = (field?.getAttribute("aria-describedby") ?? "").split(" ");
        const error = document.getElementById(first);
        const textOf = (one: Element | null) => one?.textContent?.replace(/\s+/g, " ").trim();
        if (field?.getAttribute("aria-invalid") !== "true") found.push(`${id} is not invalid`);
        if (first !== `${id}-error`) found.push(`${id} is not described by its error`);
        if (document.getElementById(`${id}-hint`) && !rest.includes(`${id}-hint`))
          found.push(`${id} has lost its hint`);
        if (textOf(error) !== textOf(link)) found.push(`${id} says ${textOf(error)}, not ${textOf(link)}`);
        if (!error?.checkVisibility()) found.push(`the error of ${id} is not to be seen`);
      }
      for (const control of document.querySelectorAll(
        "main :is([aria-invalid], [aria-describedby*='-error'])",
      )) {
        const group = document.getElementsByName(control.getAttribute("name") ?? "");
        if (![...group].some(({ id }) => fields.has(id))) found.push(`${control.outerHTML} is in error, too`);
      }
      return found;
    });
  await expect.poll(wrong).toEqual([]);
  for (const link of links) {
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    await link.click();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  }
}
