// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookAgain } from "~/base/enhance/look-again";
import { one } from "../../support/draw";

const asked = vi.fn(async (_: string) => new Response());
const stopped = vi.fn();
const left = vi.spyOn(location, "replace").mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("stop", stopped);
  left.mockClear();
  stopped.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (done: number) => `<textarea></textarea><div data-looks="/look">${done} of 2</div>`;
const waits = (...answers: (() => Promise<Response>)[]) => {
  document.body.innerHTML = page(0);
  asked.mockImplementation(() => (answers.shift() as () => Promise<Response>)());
  lookAgain();
};

it("a page that waits shows how far it is, keeps what is typed, and is left when it waits no longer", async () => {
  waits(
    () => Promise.reject(new TypeError("no connection")),
    async () => new Response("busy", { status: 503 }),
    async () => new Response(page(1)),
    async () => new Response("<h1>Here it is</h1>"),
  );
  expect(stopped, "the reload that the page has announced").toHaveBeenCalledOnce();
  one<HTMLTextAreaElement>("textarea").value = "typed";
  await vi.advanceTimersByTimeAsync(4000);
  expect(document.body.textContent).toBe("0 of 2");
  await vi.advanceTimersByTimeAsync(2000);
  expect([document.body.textContent, one<HTMLTextAreaElement>("textarea").value]).toEqual([
    "1 of 2",
    "typed",
  ]);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left.mock.calls).toEqual([["/look"]]);
});

it("a page that waits follows a redirect in sight", async () => {
  waits(async () => Response.error());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left.mock.calls).toEqual([["/look"]]);
  expect(asked).toHaveBeenLastCalledWith("/look", expect.objectContaining({ redirect: "manual" }));
});
