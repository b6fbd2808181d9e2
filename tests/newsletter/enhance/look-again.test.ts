// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookAgain } from "~/newsletter/enhance/look-again";
import { one } from "../../support/draw";

const asked = vi.fn(async (_: string) => new Response());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("how an issue went is filled in when it is sent; what is typed elsewhere stays, and the focus is not lost", async () => {
  const section = (looks: string, status: string, body: string) =>
    `<section id="progress"${looks}><h2 tabindex="-1">Heading</h2><div role="status" data-part>${status}</div><div data-part>${body}</div></section>`;
  const waiting = section(' data-looks="/look"', "It is being sent", '<a href="/look">Look again</a>');
  document.body.innerHTML = `<textarea>typed</textarea>${waiting}`;
  one("a").focus();
  const [status, typed] = [one("[role=status]"), one<HTMLTextAreaElement>("textarea")];
  typed.value = "typed more";
  const answers = [
    () => Promise.reject(new TypeError("no connection")),
    async () => new Response("busy", { status: 503 }),
    async () => new Response(waiting),
    async () => new Response(section("", "Here it is", "<textarea>A line</textarea>")),
  ];
  asked.mockImplementation(() => (answers.shift() as () => Promise<Response>)());
  lookAgain();
  await vi.advanceTimersByTimeAsync(6000);
  expect([status.textContent, answers.length]).toEqual(["It is being sent", 1]);
  await vi.advanceTimersByTimeAsync(2000);
  // The same element, or a screen reader says nothing.
  expect([one("[role=status]"), status.textContent]).toEqual([status, "Here it is"]);
  expect([typed.value, document.activeElement?.tagName]).toEqual(["typed more", "H2"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(4);
});

it("a page that shows how far something is renews that at each look, and its buttons at the end", async () => {
  const page = (looks: string, done: number) =>
    `<section id="progress" ${looks}><div data-part="always">${done} of 2</div><div data-part>until ${done}</div></section>`;
  document.body.innerHTML = page('data-looks="/look"', 0);
  const answers = [page('data-looks="/look"', 1), page("", 2)];
  asked.mockImplementation(async () => new Response(answers.shift()));
  lookAgain();
  await vi.advanceTimersByTimeAsync(2000);
  expect(document.body.textContent).toBe("1 of 2until 0");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([document.body.textContent, asked.mock.calls.length]).toEqual(["2 of 2until 2", 2]);
});

it("a page whose issue is gone, or whose operator has left, stops looking", async () => {
  document.body.innerHTML = `<section id="progress" data-looks="/look"><div data-part>It is being sent</div></section>`;
  asked.mockImplementation(async () => new Response("<h1>Sign in</h1>"));
  lookAgain();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toBe("It is being sent");
});
