// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { focusHeading, keepRefused } from "~/base/enhance/arrival";
import { forgetErrorLines, forgetErrors } from "~/base/enhance/errors";
import { guardForms } from "~/base/enhance/pending";
import { MEMBER_FIELD } from "~/base/forms/hidden-fields";
import { ErrorSummary } from "~/base/ui/form";
import { countAnswers, sendWithEnter } from "~/braindumper/enhance/answers";
import { draw, one } from "../../support/draw";

const FORM = (member: string, text = "", action = "/form") => `
  <h1>Form</h1>
  <form id="form" method="post" action="${action}">
    <input type="hidden" name="${MEMBER_FIELD}" value="${member}">
    <input id="name" name="name"><input id="sure" type="checkbox">
    <textarea id="text" name="text">${text}</textarea>
    <input id="secret" type="password"><input id="code" autocomplete="one-time-code"><input id="file" type="file">
    <button type="submit" data-pending="Sending...">Send</button>
  </form>`;

let prevented: boolean[] = [];
/** How the page came: by a redirect, or straight. */
let redirectCount = 0;

guardForms();
forgetErrors();
forgetErrorLines();
sendWithEnter();
// What the browser would do next.
addEventListener("submit", (event) => {
  prevented.push(event.defaultPrevented);
  event.preventDefault();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [{ redirectCount }] as never);
  document.body.innerHTML = `<main>${FORM("ann")}</main>`;
  prevented = [];
  redirectCount = 0;
});
afterEach(() => {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (id: string) => one<HTMLInputElement>(`#${id}`);
const send = () => one<HTMLButtonElement>("button").click();
it("a press whose answer goes into a frame leaves the form as it is: ready", () => {
  one<HTMLButtonElement>("button").setAttribute("formtarget", "preview");
  send();
  send();
  expect(prevented).toEqual([false, false]);
  expect(one("button").ariaDisabled).toBeFalsy();
});

it("a second press waits for the answer to the first, and the button says so", () => {
  send();
  send();
  expect(prevented).toEqual([false, true]);
  expect([one("button").textContent, one("button").ariaDisabled]).toEqual(["Sending...", "true"]);
});

it("a press that gets no answer says so after ten seconds, and can be made again", () => {
  send();
  vi.advanceTimersByTime(10_000);
  expect(one("[role=alert]").textContent).toContain("has not answered yet");
  expect([one("button").textContent, one("button").ariaDisabled]).toEqual(["Send", null]);
  send();
  expect(prevented).toEqual([false, false]);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

it("a form that is answered with a file to save is ready again without a word", () => {
  one("form").dataset.saves = "true";
  send();
  vi.advanceTimersByTime(10_000);
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(one("button").ariaDisabled).toBeNull();
});

it("a page that comes back as it was left has its forms ready", () => {
  send();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect([one("button").textContent, one("button").ariaDisabled]).toEqual(["Send", null]);
});

it("without a connection nothing is sent and the form says so; who presses again is believed", () => {
  vi.stubGlobal("navigator", { onLine: false });
  send();
  expect(one("[role=alert]").textContent).toContain("There is no connection");
  send();
  expect(prevented).toEqual([true, false]);
});

it("an error goes with its line above the form as soon as its field changes, and the box with the last line", () => {
  const errors = ["name", "email"].map((id) => ({ id, text: `Wrong ${id}` }));
  draw(
    <>
      <ErrorSummary errors={errors} />
      {errors.map(({ id }) => (
        <div key={id} className="field in-error">
          <input id={id} />
          <input id={`${id}-other`} />
        </div>
      ))}
    </>,
  );
  const lines = () =>
    [...document.querySelectorAll("[data-error-summary] li")].map((line) => line.textContent);
  const type = (id: string) => {
    const control = document.getElementById(id) as HTMLInputElement;
    control.value = "a";
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("name-other");
  expect(lines()).toEqual(["Wrong email"]);
  type("email");
  expect(document.querySelector("[data-error-summary]")).toBeNull();
});

it("a refused form becomes an entry of the history that asks nothing, and only then", () => {
  const replaced = vi.spyOn(history, "replaceState");
  keepRefused();
  expect(replaced).not.toHaveBeenCalled();
  draw(<ErrorSummary errors={[{ id: "name", text: "Too short" }]} />);
  keepRefused();
  expect(replaced).toHaveBeenCalledWith(null, "", location.href);
});

it("after a form the focus is on the heading, unless the page has a better place for it", () => {
  focusHeading();
  expect(document.activeElement).toBe(document.body);
  redirectCount = 1;
  focusHeading();
  expect(document.activeElement).toBe(one("h1"));
  document.body.innerHTML = `<main>${FORM("ann")}</main>`;
  field("name").focus();
  focusHeading();
  expect(document.activeElement).toBe(field("name"));
  document.body.innerHTML = `<main><p autofocus tabindex="-1"></p>${FORM("ann")}</main>`;
  focusHeading();
  expect(document.activeElement).toBe(document.body);
});

it("the error beside a field goes when the field is filled, another field's stays", () => {
  const field = (id: string) => `<div class="field in-error" id="${id}-field">
    <p class="field-error" id="${id}-error">Please enter it</p>
    <input id="${id}" aria-invalid="true" aria-describedby="${id}-error"></div>`;
  document.body.innerHTML = field("one") + field("two");
  const filled = one<HTMLInputElement>("#one");
  filled.dispatchEvent(new Event("input", { bubbles: true }));
  expect(document.querySelectorAll(".field-error")).toHaveLength(2);
  filled.value = "A";
  filled.dispatchEvent(new Event("input", { bubbles: true }));
  expect(one(".field-error").id).toBe("two-error");
  expect(filled.hasAttribute("aria-invalid")).toBe(false);
  expect(one(".in-error").id).toBe("two-field");
});

it("Ctrl or Cmd with Enter in a longer text presses its form's first button; Enter alone is a new line", () => {
  const press = (id: string, keys: KeyboardEventInit) =>
    field(id).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...keys }));
  press("text", {});
  press("text", { ctrlKey: true, isComposing: true });
  press("name", { ctrlKey: true });
  expect(prevented).toEqual([]);
  press("text", { ctrlKey: true });
  expect(prevented).toEqual([false]);
});

it("an answer counts its characters when few are left, as the server does", () => {
  vi.stubGlobal("CSS", { supports: () => true });
  document.body.innerHTML = `<textarea data-max="10"></textarea>`;
  countAnswers();
  const area = one<HTMLTextAreaElement>("textarea");
  const write = (text: string) => {
    area.value = text;
    area.dispatchEvent(new Event("input"));
    return area.nextElementSibling?.textContent ?? "";
  };
  expect([write("12345678"), write(" 123456789 "), write("12345678901")]).toEqual([
    "",
    "9 of 10 characters",
    "11 of 10 characters",
  ]);
  expect(area.nextElementSibling?.className).toBe("field-error");
});
