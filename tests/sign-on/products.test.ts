import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clientUrlsFault } from "~/sign-on/client-rules";
import { isProduct, PRODUCT_IDS, PRODUCTS, productOf } from "~/sign-on/products";

const guide = readFileSync("docs/single-sign-on.md", "utf8");
/** What it says of all products, and of what was tried. */
const [known = "", tried = ""] = [/^The client's page.*/m, /^\*\*Tried by hand.*/m].map(
  (paragraph) => paragraph.exec(guide)?.[0].toLowerCase() ?? "",
);

it.each(PRODUCT_IDS)("the guide sends %s to the client's page, and says whether it was tried", (id) => {
  const [name = ""] = PRODUCTS[id].name.toLowerCase().split(" (");
  expect([known.includes(name), tried.includes(name)]).toEqual([true, true]);
});

it.each(PRODUCT_IDS.flatMap((id) => PRODUCTS[id].redirectUrl.match(/https:[^\s,]+/g) ?? []))(
  "takes no redirect url as the page shows it, with words to replace: %s",
  (template) => {
    const [, host = ""] = /\/\/(\w+)/.exec(template) ?? [];
    const own = template.replace(host, "site.example");
    expect(clientUrlsFault([template])).toContain(`in place of ${host}`);
    expect(clientUrlsFault([`https://${host}:8443/x`])).toContain(`in place of ${host}`);
    expect(clientUrlsFault([own])).toEqual(
      /PROTECTED|NAME/.test(own) ? expect.stringMatching(/in place of (PROTECTED|NAME):/) : null,
    );
    expect(clientUrlsFault([own.toLowerCase(), `https://site.example/${host}/x`])).toBeNull();
  },
);

it("knows no product by a name that every object has", () => {
  expect([isProduct("toString"), productOf("toString"), productOf("")]).toEqual([false, null, null]);
});

it.each([
  ["discourse", "https://a.example/forum/auth/oidc/callback", "https://a.example/forum/login"],
  ["discourse-oauth2", "https://a.example/auth/oauth2_basic/callback", "https://a.example/login"],
  [
    "wordpress",
    "https://a.example/blog/wp-admin/admin-ajax.php?action=openid-connect-authorize",
    "https://a.example/blog/wp-login.php",
  ],
  [
    "mediawiki",
    "https://a.example/w/index.php/Special:PluggableAuthLogin",
    "https://a.example/w/index.php/Special:UserLogin",
  ],
  ["nodebb", "https://a.example/forum/auth/loam/callback", "https://a.example/forum/login"],
  ["apache", "https://a.example/members/callback", "https://a.example/members/"],
  ["authjs", "https://a.example/auth/callback/loam", "https://a.example/auth/signin"],
] as const)("finds the sign-in page of %s, whatever folder it is in: %s", (id, redirectUri, page) => {
  expect(new URL(PRODUCTS[id].signIn, redirectUri).href).toBe(page);
});
