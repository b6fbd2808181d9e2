// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addPrintButtons, offerPasskeys, openDialogs } from "~/accounts/enhance/account-pages";
import { DialogForm } from "~/accounts/ui/dialog-form";
import { NewRecoveryCodes } from "~/accounts/ui/second-factor";
import { runFlash, showFlash } from "~/base/enhance/flash";
import { helpWithPassword } from "~/base/enhance/password";
import { PasswordStrength } from "~/base/ui/form";
import { invite } from "~/site/enhance/welcome";
import { CommunityWelcome } from "~/site/ui/community-welcome";
import { Flash } from "~/site/ui/flash";
import { draw, one } from "../../support/draw";

const asked = vi.fn(async (_url: string, _init?: RequestInit) => new Response());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("CSS", { supports: () => false });
  asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a message of a script looks like the server's, stays for its seconds, and can be closed", () => {
  draw(<Flash flash={null} />);
  showFlash("Context copied to clipboard", 3, "Paste it.");
  one(".flash-close").remove();
  one(".flash").removeAttribute("style");
  one(".flash").classList.remove("is-later");
  const flash = {
    kind: "success",
    title: "Context copied to clipboard",
    text: "Paste it.",
    seconds: 3,
  } as const;
  const drawn = document.body.innerHTML;
  draw(<Flash flash={flash} />);
  expect(drawn).toBe(document.body.innerHTML);
  runFlash(one(".flash"));
  vi.advanceTimersByTime(2999);
  expect(document.querySelector(".flash")).not.toBeNull();
  vi.advanceTimersByTime(2);
  expect(document.querySelector(".flash")).toBeNull();
  showFlash("Again", 3);
  one(".flash-close").click();
  expect(document.querySelector(".flash")).toBeNull();
});

it("the time of a message stops under the pointer", () => {
  draw(<Flash flash={{ kind: "info", title: "Read me", seconds: 3 }} />);
  const flash = one(".flash");
  runFlash(flash);
  vi.advanceTimersByTime(2500);
  flash.dispatchEvent(new Event("pointerenter"));
  vi.advanceTimersByTime(60_000);
  expect(flash.isConnected).toBe(true);
  flash.dispatchEvent(new Event("pointerleave"));
  vi.advanceTimersByTime(1001);
  expect(flash.isConnected).toBe(false);
});

it("a link to a form opens its dialog; with a key held it stays a link", () => {
  draw(
    <DialogForm href="/account/name" title="Change Display Name">
      <form method="post" />
    </DialogForm>,
  );
  openDialogs();
  const dialog = one<HTMLDialogElement>("dialog");
  one("a").dispatchEvent(new MouseEvent("click", { ctrlKey: true, cancelable: true }));
  expect(dialog.open).toBe(false);
  one("a").click();
  expect(dialog.open).toBe(true);
});

it("the invitation is answered behind the page's back", () => {
  const opened = { opener: {} };
  const open = vi.fn<() => object | null>(() => null);
  vi.stubGlobal("open", open);
  draw(<CommunityWelcome path="/braindumper" />, <Flash flash={null} />);
  const dialog = one<HTMLDialogElement>("dialog");
  invite();
  one("[value=join]").click();
  expect([one("[data-blocked]").hidden, one("[value=join]").textContent]).toEqual([false, "Try again"]);
  expect(asked).not.toHaveBeenCalled();
  open.mockReturnValue(opened);
  one("[value=join]").click();
  expect([dialog.open, opened.opener]).toEqual([false, null]);
  expect(String(asked.mock.calls[0]?.[1]?.body)).toBe("answer=join&to=%2Fbraindumper");
  expect(document.body.textContent).toContain("Welcome to the community!");
});

it("a password is shown and hidden by a button, and its rules are ticked while it is typed", () => {
  document.body.innerHTML = `<div><div data-password><input id="p" type="password"></div>${renderToStaticMarkup(<PasswordStrength id="rules" />)}</div>`;
  helpWithPassword(one("[data-password]"));
  const input = one<HTMLInputElement>("input");
  input.value = "abcdefgh";
  input.dispatchEvent(new Event("input"));
  expect(document.querySelectorAll(".is-met")).toHaveLength(2);
  expect(one("output").textContent).toBe("Weak");
  one("button").click();
  expect(input.type).toBe("text");
  one("button").click();
  expect(input.type).toBe("password");
});

it("buttons that only a script can serve are hidden until it is there", () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  draw(<NewRecoveryCodes codes={["one"]} />);
  expect(one("[data-print]").hidden).toBe(true);
  addPrintButtons();
  expect(one("[data-print]").hidden).toBe(false);
  one("[data-print]").click();
  expect(print).toHaveBeenCalledOnce();
});

it("a press of the passkey's button is not cut off by the offer in the fields, which the same press began", async () => {
  vi.useRealTimers();
  let offer = (_isPossible: boolean) => {};
  const isPossible = new Promise<boolean>((resolve) => {
    offer = resolve;
  });
  const device = Object.assign(() => {}, { isConditionalMediationAvailable: () => isPossible });
  vi.stubGlobal("PublicKeyCredential", device);
  const asks: CredentialRequestOptions[] = [];
  const get = (options: CredentialRequestOptions) => asks.push(options) && new Promise(() => {});
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
  asked.mockImplementation(async () => Response.json({ challenge: "AAAA" }));
  document.body.innerHTML = `<input autocomplete="username webauthn"><div data-passkey="use" data-question="/question" data-in-fields="true"><form method="post"><input type="hidden" name="response"><button>Use</button><p data-passkey-status></p></form></div>`;
  offerPasskeys();
  one("button").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  one("button").click();
  await expect.poll(() => asks.map(({ mediation }) => mediation)).toEqual([undefined]);
  offer(true);
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asks.map(({ mediation, signal }) => [mediation, signal?.aborted])).toEqual([[undefined, false]]);
});

it("a passkey's form asks the device first, and is sent with its answer", () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  const form = `<form method="post"><input type="hidden" name="response"><button>Use</button></form>`;
  document.body.innerHTML = `<div data-passkey="use" data-question="/question">${form}</div>`;
  offerPasskeys();
  const stopped: boolean[] = [];
  document.body.addEventListener("submit", (event) => {
    stopped.push(event.defaultPrevented);
    event.preventDefault();
  });
  one("button").click();
  one<HTMLInputElement>("input").value = "answer";
  one("button").click();
  expect(stopped).toEqual([true, false]);
});
