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

test("an email is a box that breaks before its @, a long half at dots and hyphens too, and holds its full stop", () => {
  const box = (email: string) => renderToStaticMarkup(<MailAddress email={email} end="." />);
  expect(box("bart.bauer@ex-ample.test")).toBe(
    '<span class="mail-address">bart.bauer<wbr/>@ex-ample.test.</span>',
  );
  expect(box("bartho.montgomery-featherstone@example.test")).toBe(
    '<span class="mail-address">bartho.<wbr/>montgomery-<wbr/>featherstone<wbr/>@example.test.</span>',
  );
});
