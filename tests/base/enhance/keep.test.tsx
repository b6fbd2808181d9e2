// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NextPage } from "~/accounts/ui/next-page";
import { openWithSpace, redirectAfterDelay } from "~/base/enhance/arrival";
import { keepTyped } from "~/braindumper/enhance/keep";
import { PlanList } from "~/braindumper/ui/plan-card";
import { draw, one } from "../../support/draw";

/** Requests that wait for their answer. */
let asked: { body: string; answer: (response: Response) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (_url: string, { body }: RequestInit) => {
    return new Promise((answer) => asked.push({ body: String(body), answer }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openForm() {
  document.body.innerHTML = `<form data-keep="/keep" method="post"><input type="hidden" name="draft" value="d.1"><textarea id="d" name="description"></textarea><button name="go" value="next">Next</button></form>`;
  keepTyped();
  const area = one<HTMLTextAreaElement>("textarea");
  return (text: string) => {
    area.value = text;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };
}

const kept = (draft: string) => Response.json({ draft });
const draft = () => one<HTMLInputElement>("[name=draft]").value;

it("'saved on every change': what is typed is kept a moment after the last key, then from that revision on", async () => {
  const type = openForm();
  type("A");
  vi.advanceTimersByTime(600);
  type("A shop");
  vi.advanceTimersByTime(600);
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(100);
  expect(asked.map(({ body }) => body)).toEqual(["draft=d.1&description=A+shop"]);
  type("A shop for");
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
  asked[0]?.answer(kept("d.2"));
  await vi.advanceTimersByTimeAsync(700);
  expect([draft(), asked[1]?.body]).toEqual(["d.2", "draft=d.2&description=A+shop+for"]);
});

it("what was typed before the script was there is kept too, and nothing where nothing was typed", () => {
  const form = `<form data-keep="/keep"><input type="hidden" name="draft" value="d.1"><textarea name="description">A</textarea><input type="radio" name="appType" value="web" checked></form>`;
  document.body.innerHTML = form;
  keepTyped();
  vi.advanceTimersByTime(5000);
  expect(asked).toHaveLength(0);
  document.body.innerHTML = form;
  one<HTMLTextAreaElement>("textarea").value = "A shop";
  keepTyped();
  vi.advanceTimersByTime(700);
  expect(asked.map(({ body }) => body)).toEqual(["draft=d.1&description=A+shop&appType=web"]);
});

it("when the page is left it is kept at once, and what is kept already is not sent again", async () => {
  const type = openForm();
  dispatchEvent(new Event("beforeunload"));
  expect(asked).toHaveLength(0);
  type("A shop");
  dispatchEvent(new Event("beforeunload"));
  expect(asked).toHaveLength(1);
  asked[0]?.answer(kept("d.2"));
  await vi.advanceTimersByTimeAsync(5000);
  dispatchEvent(new Event("beforeunload"));
  expect(asked).toHaveLength(1);
});

it("what is typed while a save is on its way is sent once the save is answered", async () => {
  const type = openForm();
  type("A shop");
  vi.advanceTimersByTime(700);
  type("A shop for bread");
  dispatchEvent(new Event("beforeunload"));
  expect(asked).toHaveLength(1);
  asked[0]?.answer(kept("d.2"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked[1]?.body).toBe("draft=d.2&description=A+shop+for+bread");
  asked[1]?.answer(kept("d.3"));
  await vi.advanceTimersByTimeAsync(0);
});

it("what is too long is not sent", async () => {
  const type = openForm();
  one("textarea").dataset.max = "8";
  type("A shop for");
  dispatchEvent(new Event("beforeunload"));
  expect(asked).toHaveLength(0);
});

it("a press waits for what is being kept, and is sent with its revision", async () => {
  const type = openForm();
  const sent: string[] = [];
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented) sent.push(draft());
    event.preventDefault();
  });
  type("A shop");
  vi.advanceTimersByTime(700);
  one("button").click();
  expect(sent).toEqual([]);
  asked[0]?.answer(kept("d.2"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["d.2"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
});

it("what is refused is tried again with the next key, from the old revision", async () => {
  const type = openForm();
  type("A shop");
  vi.advanceTimersByTime(700);
  asked[0]?.answer(new Response("", { status: 409 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect([draft(), asked.length]).toEqual(["d.1", 1]);
  type("A shop for");
  vi.advanceTimersByTime(700);
  expect(asked[1]?.body).toBe("draft=d.1&description=A+shop+for");
  asked[1]?.answer(kept("d.2"));
  await vi.advanceTimersByTimeAsync(0);
});

it("'redirect to / after 1.5 s'", () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
  draw(<NextPage to="/" place="the home page" afterMs={1500} />);
  redirectAfterDelay();
  vi.advanceTimersByTime(1499);
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(replace).toHaveBeenCalledWith(one<HTMLAnchorElement>("a").href);
  replace.mockClear();
  draw(<NextPage to="/" place="the home page" />);
  redirectAfterDelay();
  vi.advanceTimersByTime(60_000);
  expect(replace).not.toHaveBeenCalled();
});

it("'Card click (or Enter/Space) opens /braindumps/{id}'", () => {
  const day = { date: "5. Jan 2025", dateTime: "2025-01-05" };
  const plan = {
    id: "x",
    name: "A shop",
    version: 1,
    ...day,
    platform: "bolt",
  } as const;
  draw(<PlanList plans={[{ ...plan, appType: null, description: "A shop", badges: [], preview: "" }]} />);
  openWithSpace();
  const link = one<HTMLAnchorElement>(".plan-card a");
  const opened = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener("click", opened);
  const press = (key: string) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  link.dispatchEvent(press("a"));
  expect(opened).not.toHaveBeenCalled();
  expect(link.dispatchEvent(press(" "))).toBe(false);
  expect(opened).toHaveBeenCalledOnce();
});
