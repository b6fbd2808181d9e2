import { describe, expect, it } from "vitest";
import * as accounts from "~/accounts/letters";
import { mistakesOfMail } from "../support/valid-html";

const site = { name: "Loam", origin: "http://127.0.0.1:3000" };
const url = `${site.origin}/auth/verify?token_hash=abc&type=signup`;
const hostile = `"><img/src=x/onerror=alert(1)><a/href=//evil.example>`;
type Write = (of: typeof site, to: Record<string, string>) => { subject: string; text: string; html: string };

const modules = import.meta.glob<Record<string, Write>>("../../app/*/{letters,*-letter}.ts", { eager: true });
const all = Object.values(modules).flatMap((module) => Object.entries(module));

describe.each(all)("%s", (letter, write) => {
  const values: Record<string, string> = {
    name: "Ann Arbor",
    url,
    kind: "factor-added",
    detail: "authenticator app",
    when: "Mar 10, 2026, 12:00 UTC",
    until: "June 8, 2026",
    idea: "A choir plans rehearsals",
    origin: "elsewhere.example",
    days: "14",
    where: "Firefox on Linux, network 203.0.113.0/24",
    signInUrl: `${site.origin}/auth`,
    forgotUrl: `${site.origin}/auth/forgot-password`,
  };
  // A letter that says more needs a value here, or only its text without one would be read.
  const to = new Proxy(values, {
    get: (all, name: string) =>
      all[name] ?? (/^(is|makes)[A-Z]/.test(name) ? undefined : expect.unreachable(`no value for ${name}`)),
  });
  const { subject, text, html } = write(site, to);

  // Of somebody without an account only the address is known.
  const isNamed = !["confirmNewsletterLetter", "emailKeptLetter"].includes(letter);

  it("says the same as text and as HTML, addressed to its reader", () => {
    expect(subject).not.toBe("");
    expect(text).toMatch(isNamed ? /^(Hello|Goodbye) Ann,/ : /^Hello,/);
    expect(html).toMatch(isNamed ? />(Hello|Goodbye) Ann,</ : />Hello,</);
    for (const url of text.match(/https?:\/\/\S+/g) ?? []) {
      const escaped = url.replaceAll("&", "&amp;");
      // The site's own, below the signature, is a name and no link.
      if (url === site.origin) expect(html).toContain(escaped);
      else expect(html).toContain(`href="${escaped}"`);
    }
  });

  it("leads to our own address alone, and loads nothing", () => {
    for (const url of `${text} ${html}`.match(/https?:\/\/[^\s"<]+/g) ?? []) {
      expect(url.startsWith(site.origin)).toBe(true);
    }
    expect(html).not.toMatch(/<img|<link|<script|url\(/i);
  });

  it("a name cannot become markup", () => {
    const bad = write(site, { ...to, name: hostile });
    expect(bad.html).not.toContain("<img");
    expect(bad.html).not.toContain("<a/href");
    if (isNamed) expect(bad.text).toContain(hostile);
    expect(bad.subject).not.toMatch(/[\r\n]/);
  });

  it("is valid HTML, whatever is in it", async () => {
    expect(await mistakesOfMail(html)).toEqual([]);
    const bad = write(
      { ...site, name: hostile },
      { ...to, name: hostile, detail: hostile, where: hostile, idea: hostile },
    );
    expect(await mistakesOfMail(bad.html)).toEqual([]);
  });
});

it("the link to confirm an address stands in the letter, whole, in both parts", () => {
  const { text, html } = accounts.verifyLetter(site, { name: "Ann", url });
  expect(text).toContain(`\n${url}\n`);
  expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
});
