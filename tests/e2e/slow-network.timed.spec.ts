import type { Page } from "@playwright/test";
import { scripted } from "./script-modes";
import { expect, test } from "./site";

/** Slow 3G: 400 ms there and back, 50 KB/s. */
async function slowDown(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const KB = 1024;
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50 * KB,
    uploadThroughput: 50 * KB,
  });
}

/** Largest paint (ms), sum of layout shifts, longest task (ms) of the page so far. */
function vitals(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ paint: number; shifts: number; task: number }>((resolve) => {
        const seen = { paint: 0, shifts: 0, task: 0 };
        const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
            type,
            buffered: true,
          });
        watch("largest-contentful-paint", ({ startTime }) => {
          seen.paint = startTime;
        });
        watch("layout-shift", (entry) => {
          seen.shifts += (entry as PerformanceEntry & { value: number }).value;
        });
        watch("longtask", ({ duration }) => {
          seen.task = Math.max(seen.task, duration);
        });
        setTimeout(() => resolve(seen), 500);
      }),
  );
}

for (const path of ["/", "/blog/kiro-ai-replaced-cursor-for-me-heres-why"]) {
  test(`on a slow network ${path} is there within 2.5 s, and stays where it is`, async ({ openPage }) => {
    const page = await openPage("on");
    await slowDown(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const { paint, shifts } = await vitals(page);
    console.log(`${path}: largest paint ${Math.round(paint)} ms, layout shift ${shifts.toFixed(4)}`);
    expect(paint).toBeGreaterThan(0);
    expect(paint).toBeLessThanOrEqual(2500);
    expect(shifts).toBeLessThanOrEqual(0.02);
  });
}

test("a form that is sent on a slow network keeps both pages free: no task over 200 ms", async ({
  openPage,
}) => {
  const page = await openPage("on", "undecided");
  await slowDown(page);
  // In the tab's storage, because the answer is another document.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before = JSON.parse(sessionStorage.getItem("tasks") ?? "[]");
      const tasks = [...before, ...list.getEntries().map(({ duration }) => duration)];
      sessionStorage.setItem("tasks", JSON.stringify(tasks));
    }).observe({ type: "longtask" });
  });
  await page.goto("/braindumper/describe");
  await scripted(page);
  await page.evaluate(() => sessionStorage.setItem("tasks", "[]"));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/braindumper/type");
  await scripted(page);
  // A task that is known to be long shows that the others were counted.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(() => {
          const end = performance.now() + 60;
          while (performance.now() < end);
          done();
        }, 0);
      }),
  );
  const counted = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("tasks") ?? "[]") as number[]);
  await expect.poll(async () => (await counted()).length).toBeGreaterThan(0);
  const tasks = await counted();
  console.log(`longest task after the press: ${Math.max(...tasks)} ms`);
  expect(Math.max(...tasks)).toBeLessThanOrEqual(200);
});

test("on a slow network the first field takes what is typed as soon with scripts as without, and keeps it", async ({
  openPage,
}) => {
  const fillsAfter = async (mode: "on" | "off") => {
    const page = await openPage(mode);
    await slowDown(page);
    const startedAt = performance.now();
    await page.goto("/auth", { waitUntil: "commit" });
    const field = page.getByLabel("Email", { exact: true });
    await field.fill("ann@example.test");
    const ms = performance.now() - startedAt;
    if (mode === "on") await scripted(page);
    await expect(field).toHaveValue("ann@example.test");
    await page.context().close();
    return ms;
  };
  const ratios: number[] = [];
  for (let pair = 0; pair < 5; pair++) {
    const off = await fillsAfter("off");
    const on = await fillsAfter("on");
    console.log(
      `the first field works after ${Math.round(off)} ms without scripts, ${Math.round(on)} ms with`,
    );
    ratios.push(on / off);
  }
  // A field that waited for its 90 KB of scripts would take three times as long; the rest is the machine's noise.
  expect(ratios.sort((a, b) => a - b)[2]).toBeLessThanOrEqual(1.5);
});
