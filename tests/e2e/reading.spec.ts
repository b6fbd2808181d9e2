import type { Locator, Page } from "@playwright/test";
import { newMember } from "../support/client";
import { newPerson } from "../support/people";
import { stopClock } from "./clock";
import { fillSignIn, fillSignUp } from "./journey";
import { enhanced, scripted } from "./script-modes";
import { expect, type Peat, test } from "./site";
import { playerOf, VIDEO_POST } from "./video-provider";

const CODE_POST = "/blog/how-to-build-an-app-making-40000-month-with-bolt.new-in-2025";
const RULES_POST = "/blog/coding-rules-that-keep-an-ai-editor-on-track";
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

test.describe("copying code", () => {
  const first = (page: Page) => page.locator(".code").first();

  test("every block gets its button, which turns green for two seconds and copies the block as it stands", async ({
    openPage,
  }) => {
    const page = await openPage("on", "stranger", CLIPBOARD);
    await stopClock(page);
    await page.goto(CODE_POST);
    await expect(page.locator(".code button")).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(page.locator(".code button")).toHaveCount(await page.locator(".code").count());
    const button = first(page).getByRole("button");
    await button.click();
    await expect(button).toHaveText("Copied");
    await expect(button).toHaveClass(/is-done/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await first(page).locator("code").textContent(),
    );
    await page.clock.runFor(1999);
    await expect(button).toHaveText("Copied");
    await page.clock.runFor(1);
    await expect(button).toHaveText("Copy");
    await expect(button).not.toHaveClass(/is-done/);
  });

  test("a copy that fails logs a console error and leaves the button as it is", async ({ openPage }) => {
    const page = await openPage("on");
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("no clipboard"));
    });
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(CODE_POST);
    const button = first(page).getByRole("button");
    await button.click();
    await expect.poll(() => errors.join()).toContain("Failed to copy");
    await expect(button).toHaveText("Copy");
    await expect(button).not.toHaveClass(/is-done/);
  });

  test("blocks that are not there at first are looked for five times, half a second apart", async ({
    openPage,
  }) => {
    const page = await openPage("on");
    await stopClock(page);
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const blocks = [...document.querySelectorAll(".code")];
        for (const block of blocks) block.classList.remove("code");
        Object.assign(window, { show: () => blocks[0]?.classList.add("code") });
      });
    });
    await page.goto(CODE_POST);
    await page.clock.runFor(300 + 3 * 500);
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
    await page.evaluate("show()");
    await page.clock.runFor(500);
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  });

  test("the coding rules have a button at the head of their post too; nothing moves when it comes", async ({
    openPage,
  }) => {
    for (const width of [320, 360, 1280]) {
      const page = await openPage("on", "stranger", { ...CLIPBOARD, viewport: { width, height: 800 } });
      await page.goto(RULES_POST);
      await countShifts(page);
      await page.getByRole("button", { name: "Copy the rules" }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^# Coding rules for an AI editor\n/);
      expect(copied.length).toBeGreaterThan(1500);
      expect(await page.evaluate("shifts")).toBe(0);
    }
  });
});

type Heard = { heard: number };

/** Sums layout shifts in `window.shifts`. Before the page has arrived whole, a slow machine paints parts of it. */
async function countShifts(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const [{ domInteractive }] = performance.getEntriesByType("navigation") as [
          PerformanceNavigationTiming,
        ];
        let shifts = 0;
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime > domInteractive) shifts += entry.value;
          Object.assign(window, { shifts });
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => resolve());
      }),
  );
}

test.describe("a video", () => {
  const boxOf = (page: Page) => page.locator("[data-video]");
  const player = (page: Page) => page.locator(".video-player");
  const away = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const back = (page: Page) => page.evaluate(() => scrollTo(0, 0));
  const floats = async (locator: Locator, is: boolean) => {
    if (is) await expect(locator).toHaveClass(/floats/);
    else await expect(locator).not.toHaveClass(/floats/);
  };

  /** Where it stands in the page, wherever that is scrolled to. */
  const placeOf = (locator: Locator) =>
    locator.evaluate((node) => {
      const { top, width, height } = node.getBoundingClientRect();
      return { top: Math.round(top + scrollY), width, height };
    });

  /** The player loaded and left alone: a clock that the test drives, and the pointer somewhere else. */
  async function pressed(page: Page, peat: Peat) {
    await stopClock(page);
    await page.addInitScript(() => {
      Object.assign(window, { heard: 0 });
      addEventListener("message", () =>
        Object.assign(window, { heard: (window as never as Heard).heard + 1 }),
      );
    });
    await page.goto(VIDEO_POST);
    await boxOf(page).getByRole("link").click();
    const frame = await playerOf(page, peat.provider.origin);
    const heard = () => page.evaluate(() => (window as never as Heard).heard);
    // Its messages come from another process, and take their time.
    await expect.poll(heard).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(3100);
    const tell = async (state: number) => {
      const before = await heard();
      await frame.evaluate((value) => (window as never as { tell(state: number): void }).tell(value), state);
      await expect.poll(heard).toBe(before + 2);
    };
    return { frame, tell };
  }

  test("is a poster that links to its own page where scripts are lost", async ({ openAt, peat }) => {
    const page = await openAt(peat, "blocked");
    await page.goto(VIDEO_POST);
    const poster = boxOf(page).getByRole("link", { name: "A first version in Lovable" });
    await expect(poster).toBeVisible();
    await expect(poster).toHaveAttribute("href", `${peat.provider.origin}/watch?v=abc-123_X`);
    await expect(page.getByRole("link", { name: "Watch it there" })).toBeVisible();
  });

  test("asks nothing of the provider before it is pressed; then its frame has the parameters that it needs", async ({
    openAt,
    peat,
  }) => {
    const page = await openAt(peat, "on");
    await page.goto(VIDEO_POST);
    await enhanced(page);
    const before = peat.provider.asked.filter((path) => path.startsWith("/embed"));
    await countShifts(page);
    const place = await placeOf(boxOf(page));
    await boxOf(page).getByRole("link").click();
    const frame = await playerOf(page, peat.provider.origin);
    expect(before).toEqual([]);
    const url = new URL(frame.url());
    expect(url.pathname).toBe("/embed/abc-123_X");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      enablejsapi: "1",
      playsinline: "1",
      rel: "0",
      autoplay: "0",
      origin: peat.url,
    });
    expect(await placeOf(boxOf(page))).toEqual(place);
    expect(await page.evaluate("shifts")).toBe(0);
    await expect(page.getByRole("link", { name: "Watch it there" })).toBeVisible();
  });

  test("fully out of view it floats at the bottom right, 400 by 225; back in view it is in its place", async ({
    openAt,
    peat,
  }) => {
    const page = await openAt(peat, "on");
    await pressed(page, peat);
    await floats(player(page), false);
    // Partly in view is not out of view.
    await page.evaluate(() => {
      const { bottom } = (document.querySelector("[data-video]") as HTMLElement).getBoundingClientRect();
      scrollBy(0, bottom - 20);
    });
    await page.clock.runFor(100);
    await floats(player(page), false);
    await away(page);
    await floats(player(page), true);
    const box = await player(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([400, 225]);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect((box?.x ?? 0) + 400).toBeGreaterThan(width - 40);
    expect((box?.y ?? 0) + 225).toBeGreaterThan(height - 40);
    await back(page);
    await floats(player(page), false);
  });

  test("its close button, reached by keyboard, puts it back; it floats again only after it was in view", async ({
    openAt,
    peat,
  }) => {
    const page = await openAt(peat, "on");
    await pressed(page, peat);
    await away(page);
    await floats(player(page), true);
    const close = page.getByRole("button", { name: "Close the floating player" });
    await close.focus();
    await page.keyboard.press("Enter");
    await floats(player(page), false);
    await expect(close).toBeHidden();
    await page.clock.runFor(5000);
    await floats(player(page), false);
    await back(page);
    await expect(boxOf(page)).toBeInViewport();
    await page.clock.runFor(3100);
    await away(page);
    await floats(player(page), true);
  });

  test("a hover or press holds it where it is, for two seconds and one more", async ({ openAt, peat }) => {
    const page = await openAt(peat, "on");
    await pressed(page, peat);
    // A browser that is driven does not tell the page of a pointer over another site's frame: it is let through.
    await player(page).evaluate((node) => {
      (node.firstElementChild as HTMLElement).style.pointerEvents = "none";
    });
    await boxOf(page).hover();
    await expect.poll(() => player(page).evaluate((node) => node.matches(":hover"))).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(() => player(page).evaluate((node) => node.matches(":hover"))).toBe(false);
    await away(page);
    await expect(boxOf(page)).not.toBeInViewport();
    await page.clock.runFor(2500);
    await floats(player(page), false);
    await page.clock.runFor(600);
    await floats(player(page), true);
  });

  test("while it plays it stays where it is; half a second after a pause it is let go", async ({
    openAt,
    peat,
  }) => {
    const page = await openAt(peat, "on");
    const { tell } = await pressed(page, peat);
    await tell(1);
    await away(page);
    await expect(boxOf(page)).not.toBeInViewport();
    await page.clock.runFor(10_000);
    await floats(player(page), false);
    await tell(2);
    await page.clock.runFor(400);
    await floats(player(page), false);
    await page.clock.runFor(200);
    await floats(player(page), true);
    // Played on in its corner, it stays there too.
    await tell(1);
    await page.clock.runFor(100);
    await back(page);
    await page.clock.runFor(10_000);
    await floats(player(page), true);
    await tell(0);
    await page.clock.runFor(600);
    await floats(player(page), false);
  });

  test("messages of anybody else change nothing", async ({ openAt, peat }) => {
    const page = await openAt(peat, "on");
    await pressed(page, peat);
    await page.evaluate(() => {
      const arrived = new Promise((resolve) => addEventListener("message", resolve));
      postMessage(JSON.stringify({ event: "onStateChange", info: 1 }), "*");
      return arrived.then(() => {});
    });
    await away(page);
    await floats(player(page), true);
  });
});

test.describe("the waitlist", () => {
  test("the countdown is right without scripts and ticks with them, announcing nothing", async ({
    openAt,
    peat,
  }) => {
    const plain = await openAt(peat, "off");
    await plain.goto("/waitlist");
    await expect(plain.locator("dd").first()).toHaveText(/^\d{5}$/);
    await expect(plain.getByText("Counting down to 1. Jan 2099, 00:00 UTC.")).toBeVisible();

    const page = await openAt(peat, "on");
    await stopClock(page, new Date("2098-12-31T23:59:56.999Z"));
    await page.goto("/waitlist");
    const digits = page.locator(".countdown dd");
    await expect(digits).toHaveText(["00", "00", "00", "03"]);
    await page.clock.runFor(1000);
    await expect(digits).toHaveText(["00", "00", "00", "02"]);
    await expect(page.locator("main [aria-live]")).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(page.locator(".countdown")).toBeHidden();
    await expect(page.getByText("Counting down to")).toBeHidden();
    await expect(page.getByText("The list stays open")).toBeVisible();
  });

  test("the form of another site is loaded by a press and not before", async ({ openAt, peat }) => {
    const page = await openAt(peat, "on");
    const isForm = (path: string) => path === "/form";
    const asked = peat.provider.asked.filter(isForm).length;
    await page.goto("/waitlist");
    expect(peat.provider.asked.filter(isForm)).toHaveLength(asked);
    await page.getByRole("link", { name: "Join the waitlist" }).click();
    await expect(page.frameLocator("iframe[title='Waitlist form']").getByText("A player")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the form at" })).toHaveAttribute(
      "href",
      `${peat.provider.origin}/form`,
    );
  });
});

test.describe("forms on reading pages", () => {
  test("sign-up below a post and on home ends where it should", async ({ openPage }) => {
    for (const [path, button, mode] of [
      ["/", "Join Community", "on"],
      [CODE_POST, "Create Account", "blocked"],
    ] as const) {
      const page = await openPage(mode);
      await page.goto(path);
      if (path === CODE_POST) await page.locator("summary", { hasText: "Create an account" }).click();
      await fillSignUp(page, newPerson(), button);
      await expect(page).toHaveURL("/auth/confirm");
    }
  });

  test("a message floats, goes after its seconds, and takes no focus", async ({ openPage, server }) => {
    const { client, person } = await newMember(server);
    await client.close();
    const page = await openPage("on");
    await stopClock(page);
    await page.goto("/auth");
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/");
    const message = page.locator(".flash");
    await expect(message).toContainText("Welcome back!");
    await expect(message.getByRole("button", { name: "Close message" })).toBeVisible();
    expect(await message.evaluate((node) => node.contains(document.activeElement))).toBe(false);
    await page.clock.runFor(3000);
    await expect(message).toHaveCount(0);
  });
});

for (const from of ["/blog", "/auth"]) {
  test(`on ${from} a reading page is fetched ahead when the pointer comes to its link, others are not`, async ({
    openPage,
  }) => {
    const page = await openPage("on");
    const purposes = new Map<string, string | undefined>();
    page.on("request", (request) => {
      const purpose = request.headers()["sec-purpose"];
      purposes.set(new URL(request.url()).pathname, purpose);
    });
    await page.goto(from);
    if (from === "/auth") await scripted(page);
    const header = page.getByRole("navigation", { name: "Main", exact: true });
    await header.getByRole("link", { name: "Braindumper" }).hover();
    const ahead = page.waitForRequest((request) => request.url().endsWith("/tools"));
    await header.getByRole("link", { name: "Tools" }).hover();
    expect((await (await ahead).response())?.status()).toBe(200);
    expect(purposes.get("/tools")).toMatch(/prefetch/);
    expect(purposes.has("/braindumper")).toBe(false);
  });
}
