import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RefusedSignIn } from "~/accounts/ui/refused-sign-in";

const TEXTS = {
  wrong: "Invalid login credentials",
  often: "Too many attempts. You can try again in 15 seconds.",
  busy: "The site is busy.",
  disabled: "This account is disabled.",
};
const shown = (why: keyof typeof TEXTS, waitsFor: string | null = null) =>
  renderToStaticMarkup(
    <RefusedSignIn errors={[{ text: TEXTS[why] }]} waitsFor={waitsFor} ask="ops@example.test" />,
  ).replace(/<(?!a )[^>]*>/g, "");

test("a wrong password brings one hint: to check it, or to set a new one", () => {
  expect(shown("wrong")).toMatch(/^Email and password do not match.*href="\/auth\/forgot-password"/);
  expect(shown("wrong")).not.toMatch(/Signed up|signed up|attempts/);
});

test("who signed up in this browser and has not used the link is told of that alone", () => {
  expect(shown("wrong", "ann@example.test")).toMatch(/^You signed up here as ann@example\.test\. /);
  expect(shown("wrong", "ann@example.test")).not.toContain("forgot-password");
});

test("too many wrong ones bring the way around the wait", () => {
  expect(shown("often")).toMatch(/^You need not wait: .*href="\/auth\/forgot-password"/);
});

test("a disabled account brings whom to write to", () => {
  expect(shown("disabled")).toContain('<a href="mailto:ops@example.test">');
});

test("a busy site brings no hint about passwords", () => {
  expect(shown("busy", "ann@example.test")).toBe("");
});
