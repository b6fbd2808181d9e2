import { newMember } from "../support/client";
import { IDEAS } from "../support/people";
import { journey } from "./journey";
import { SLOW, scripted } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

test("a plan prints whole, without menus and buttons", async ({ openPage, people }) => {
  for (const mode of ["off", "on"] as const) {
    const page = await openPage(mode, "member");
    await page.goto(`/braindumps/${people.plans.lovable}`);
    if (mode === "on") await scripted(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    for (const button of await page.locator("button, .btn, .plan-source summary").all())
      await expect(button).toBeHidden();
    for (const text of await page.locator(".plan-read").all()) {
      await expect(text).toBeVisible();
      expect(await text.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
    }
    await expect(page.locator(".plan-read")).toHaveCount(2);
    // What the builder is told is folded on the screen alone.
    for (const rule of await page.locator(".plan-read details li").all()) await expect(rule).toBeVisible();
  }
});

test("with forced colours the chosen card, the step and the focus keep an edge", async ({ openPage }) => {
  const page = await openPage("off", "undecided", { forcedColors: "active" });
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(node);
        return outlineStyle === "solid" ? Number.parseFloat(outlineWidth) : 0;
      });
  await page.goto("/braindumper/type");
  expect(await outline(".steps .is-here")).toBeGreaterThanOrEqual(2);
  await page.getByLabel("Web App").check();
  expect(await outline(".app-type:has(:checked)")).toBeGreaterThanOrEqual(2);
  await page.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Tab");
  expect(await outline(":focus")).toBeGreaterThanOrEqual(2);
});

test("who asks for less motion gets none", async ({ openPage }) => {
  const page = await openPage("off", "stranger", { reducedMotion: "reduce" });
  for (const path of ["/", "/braindumper", "/waitlist"]) {
    await page.goto(path);
    const moving = await page.locator("*").evaluateAll((all) =>
      all
        .map((node) => getComputedStyle(node))
        .flatMap((style) => `${style.transitionDuration}, ${style.animationDuration}`.split(", "))
        .filter((time) => Number.parseFloat(time) > 0.01),
    );
    expect(moving).toEqual([]);
  }
});

test("a browser of some years ago goes from sign-up to the plan", SLOW, async ({ openPage, server }) => {
  const page = await openPage("on");
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as { popover?: unknown }).popover;
    const dialog = HTMLDialogElement.prototype as { showModal?: unknown; show?: unknown };
    delete dialog.showModal;
    delete dialog.show;
    const supports = CSS.supports.bind(CSS) as (...given: string[]) => boolean;
    CSS.supports = ((...given: string[]) => !given.join().includes(":has(") && supports(...given)) as never;
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await journey(page, server, IDEAS.bolt, /menu/i);
});

test("with the keyboard alone from the idea to the plan", async ({ openPage, server }) => {
  const { client } = await newMember(server);
  const page = await openPage("on", await client.cookies());
  const reach = async (name: string | RegExp, role: "button" | "radio" | "textbox" = "button") => {
    const target = page.getByRole("main").getByRole(role, { name });
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) return target;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the Tab key does not lead to ${name}`);
  };
  await page.goto("/braindumper");
  await scripted(page);
  const card = await reach(/^Bolt/);
  expect(
    await card.evaluate((node) => Number.parseFloat(getComputedStyle(node).outlineWidth)),
  ).toBeGreaterThan(1.9);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/braindumper/describe");
  await reach(/Describe/, "textbox");
  await page.keyboard.type(IDEAS.bolt.description);
  await reach("Next");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/braindumper/type");
  await reach(/Mobile/, "radio");
  await page.keyboard.press("Space");
  await reach("Next");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/braindumper\/summary/);
  await reach(/enough/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?plan/);
  await reach("Generate Plan");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your Development Plan is Ready!" })).toBeVisible();
});

test("an idea in a script that runs from right to left does so wherever it is shown, and while it is typed", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  const description = "تطبيق لأصحاب الكلاب لمشاركة صور كلابهم وترتيب نزهات معا.";
  const id = await client.writePlan({ ...IDEAS.lovable, description });
  await client.describeIdea({ ...IDEAS.lovable, description });
  const page = await openPage("on", await client.cookies());
  const direction = (node: Element) => getComputedStyle(node).direction;
  for (const path of [
    "/braindumper/summary?plan",
    "/braindumps",
    `/braindumps/${id}`,
    `/braindumps/${id}/delete`,
  ]) {
    await page.goto(path);
    const shown = page.getByRole("main").getByText(description).first();
    expect(await shown.evaluate(direction), path).toBe("rtl");
  }
  await page.goto("/braindumper/describe");
  const field = page.getByLabel("Describe your idea");
  expect(await field.evaluate(direction)).toBe("rtl");
  await field.fill(IDEAS.lovable.description);
  expect(await field.evaluate(direction)).toBe("ltr");
});

test("the text of a post stands where that of a page stands, as wide", async ({ openPage }) => {
  const page = await openPage("off", "stranger", { viewport: { width: 1280, height: 800 } });
  const boxes = [];
  for (const path of ["/terms", "/blog/kiro-ai-replaced-cursor-for-me-heres-why"]) {
    await page.goto(path);
    const { x, width } = (await page.locator(".prose").boundingBox()) ?? {};
    boxes.push({ x, width });
  }
  expect(boxes[1]).toEqual(boxes[0]);
});

test("a site's name of several words stands in one row with the buttons of a phone", async ({ openPage }) => {
  const page = await openPage("off", "stranger", { viewport: { width: 360, height: 800 } });
  await page.goto("/");
  const header = page.getByRole("banner");
  const brand = header.locator(".brand");
  await brand.evaluate((node) => node.append(" and four words more"));
  const { y = Number.NaN, height = 0 } = (await brand.boundingBox()) ?? {};
  const button = await header.getByRole("link", { name: "Sign in" }).boundingBox();
  expect(button?.y).toBeLessThan(y + height);
});

test("the row with a copy button ends where the text ends that it copies", async ({ openPage, people }) => {
  const page = await openPage("on", "member");
  await page.goto(`/braindumps/${people.plans.cursor}`);
  await scripted(page);
  const right = (box: { x: number; width: number } | null) => box && Math.round(box.x + box.width);
  const last = await page.locator(".plan-source").boundingBox();
  expect(right(last)).toBe(right(await page.locator(".plan-read").boundingBox()));
});

test("each tool is one link of its name that opens beside, by the keyboard too", async ({ openPage }) => {
  const page = await openPage("off");
  await page.context().route(/^https:/, (route) => route.fulfill({ body: "elsewhere" }));
  await page.goto("/tools");
  const cards = await page.getByRole("main").getByRole("article").all();
  expect(cards).toHaveLength(13);
  for (const card of cards) {
    const link = card.getByRole("link");
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute("target", "_blank");
    expect((await link.getAttribute("rel"))?.split(" ")).toContain("noopener");
    await expect(link).toHaveAccessibleName(
      ((await card.getByRole("heading").textContent()) ?? "").replace(/\s+/g, " "),
    );
  }
  const opened = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("article").first().getByRole("link").focus();
  await page.keyboard.press("Enter");
  expect((await opened).url()).toMatch(/^https:/);
});
