// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { carryEmail } from "~/accounts/enhance/account-pages";
import { EmailLink } from "~/accounts/ui/email-link";
import { draw, one } from "../../support/draw";

it("the email that is being typed goes along to the next form", () => {
  draw(
    <input type="email" />,
    <EmailLink href="/auth?tab=signup" email="ann@example.test">
      Sign up
    </EmailLink>,
    <a href="/terms">Terms</a>,
  );
  const link = one("[data-email]");
  expect(link.getAttribute("href")).toBe("/auth?tab=signup&email=ann%40example.test");
  carryEmail();
  const field = one<HTMLInputElement>("input");
  for (const [typed, href] of [
    ["bo+b@example.test", "/auth?tab=signup&email=bo%2Bb%40example.test"],
    ["", "/auth?tab=signup"],
  ] as const) {
    field.value = typed;
    field.dispatchEvent(new Event("input"));
    expect(link.getAttribute("href")).toBe(href);
  }
  expect(one("[href='/terms']")).toBeTruthy();
});
