import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LostFactors } from "~/accounts/ui/lost-factors";

const SOMEBODY = "whoever runs Loam";
const shown = (hasPasskeys: boolean, ask = SOMEBODY) =>
  renderToStaticMarkup(
    <LostFactors email="ann@example.test" hasPasskeys={hasPasskeys} ask={ask} />,
  ).replaceAll("<wbr/>", "");

test("who lost the phone is told of recovery codes, and of a passkey if there is one", () => {
  expect(shown(false)).toContain("recovery code");
  expect(shown(false)).not.toContain("passkey");
  expect(shown(true)).toContain("passkey");
});

test("who lost all learns what the operator can do, and where to write if an address is given", () => {
  expect(shown(true, "ops@example.test")).toContain('href="mailto:ops@example.test"');
  expect(shown(true)).not.toContain("mailto:");
  for (const ask of [SOMEBODY, "ops@example.test"]) {
    expect(shown(true, ask)).toMatch(/operator .*can take the second step off your account/);
    expect(shown(true, ask)).toContain("ann@example.test");
  }
});
