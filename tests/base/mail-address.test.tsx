import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailAddress } from "~/base/ui/mail-address";

test("an email is shown as its owner writes it, and where that matters in its exact form too", () => {
  const shown = (isExact: boolean) =>
    renderToStaticMarkup(<MailAddress email="ann@xn--mnchen-3ya.example" isExact={isExact} />);
  expect(words(shown(false)).replaceAll("<wbr/>", "")).toBe("ann@münchen.example");
  expect(words(shown(true)).replaceAll("<wbr/>", "")).toBe(
    "ann@münchen.example (ann@xn--mnchen-3ya.example)",
  );
});

const words = (html: string) => html.replace(/<(?!wbr)[^>]+>/g, "");
const lines = (email: string) => words(renderToStaticMarkup(<MailAddress email={email} />)).split("<wbr/>");

test("an email may break before its @, and a long one at its dots and hyphens, but never elsewhere", () => {
  expect(lines("ann.b@example.test")).toEqual(["ann.b", "@example.test"]);
  expect(lines("bartholomaeus.montgomery-featherstone@example.test")).toEqual([
    ...["bartholomaeus.", "montgomery-", "featherstone"],
    ...["@example.", "test"],
  ]);
});

test("an email that fits a phone's line is a box of its own, which takes the next line before it breaks", () => {
  const boxed = (email: string) =>
    renderToStaticMarkup(<MailAddress email={email} />).includes('class="mail-address"');
  expect(boxed("ann.bauer@example.test")).toBe(true);
  expect(boxed("bartholomaeus.montgomery-featherstone@example.test")).toBe(false);
});
