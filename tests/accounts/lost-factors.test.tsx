import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LostFactors } from "~/accounts/ui/lost-factors";

const shown = (hasPasskeys: boolean, contact: string) =>
  renderToStaticMarkup(
    <LostFactors email="ann@example.test" hasPasskeys={hasPasskeys} contact={contact} />,
  ).replaceAll("<wbr/>", "");

test("who lost the phone is told of recovery codes, and of a passkey if there is one", () => {
  expect(shown(false, "")).toContain("recovery code");
  expect(shown(false, "")).not.toContain("passkey");
  expect(shown(true, "")).toContain("passkey");
});

test("who lost all learns what the operator can do, and where to write if an address is given", () => {
  expect(shown(true, "ops@example.test")).toContain('href="mailto:ops@example.test"');
  expect(shown(true, "")).not.toContain("mailto:");
  for (const contact of ["", "ops@example.test"]) {
    expect(shown(true, contact)).toMatch(/operator .*can take the second step off your account/);
    expect(shown(true, contact)).toContain("ann@example.test");
  }
});
