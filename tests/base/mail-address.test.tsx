import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailAddress } from "~/base/ui/mail-address";

test("an email is shown as its owner writes it, and where that matters in its exact form too", () => {
  const shown = (isExact: boolean) =>
    renderToStaticMarkup(<MailAddress email="ann@xn--mnchen-3ya.example" isExact={isExact} />);
  expect(shown(false).replaceAll("<wbr/>", "")).toBe("ann@münchen.example");
  expect(shown(true).replaceAll("<wbr/>", "")).toBe("ann@münchen.example (ann@xn--mnchen-3ya.example)");
});

const lines = (email: string) => renderToStaticMarkup(<MailAddress email={email} />).split("<wbr/>");

test("an email may break before its @, and a long one at its dots and hyphens, but never elsewhere", () => {
  expect(lines("ann.b@example.test")).toEqual(["ann.b", "@example.test"]);
  expect(lines("bartholomaeus.montgomery-featherstone@example.test")).toEqual([
    ...["bartholomaeus.", "montgomery-", "featherstone"],
    ...["@example.", "test"],
  ]);
});
