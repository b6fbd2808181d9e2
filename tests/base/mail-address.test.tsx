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

test("an email is a box of two halves, which break at dots and hyphens alone, the full stop in the last", () => {
  const html = renderToStaticMarkup(<MailAddress email="bart.montgomery-feather@example.test" end="." />);
  expect(html).toBe(
    '<span class="mail-address"><span>bart.<wbr/>montgomery-<wbr/>feather</span><span>@example.<wbr/>test.</span></span>',
  );
});
