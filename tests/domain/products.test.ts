import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type ClientSettings, isProduct, PRODUCT_IDS, PRODUCTS, productOf } from "~/domain/products";

const at = (path: string) => `https://loam.example${path}`;

/** As the guide writes them. */
const GIVEN: ClientSettings = {
  issuer: at(""),
  discovery: at("/.well-known/openid-configuration"),
  authorization: at("/api/oauth/authorize"),
  token: at("/api/oauth/token"),
  userinfo: at("/api/oauth/userinfo"),
  keys: at("/api/oauth/jwks"),
  revocation: at("/api/oauth/revoke"),
  introspection: at("/api/oauth/introspect"),
  signOut: at("/api/oauth/logout"),
  clientId: "CLIENT-ID",
  secret: "SECRET",
  redirectUri: "https://SITE/REDIRECT",
};

const guide = readFileSync("docs/single-sign-on.md", "utf8");

it.each(PRODUCT_IDS)("the guide's part on %s has the settings of its table, and no other", (id) => {
  const { name, redirectUrl, settings, notes } = PRODUCTS[id];
  const [, part = ""] = guide.split(`\n### ${name}\n`);
  const [own = ""] = part.split(/\n##/);
  const redirectUri = redirectUrl.split(",")[0] as string;
  const given = { ...GIVEN, ...(redirectUri.startsWith("https:") && { redirectUri }) };
  const said = settings(given).map(([term, value]) => [
    term,
    value.replace("https://apache/", "https://APACHE/"),
  ]);
  const [, block = ""] = own.split("```");
  const lines = block.trim().split("\n");
  // Some write a colon between the two.
  expect(lines.map((line, at) => line.replace(`${said[at]?.[0]}: `, `${said[at]?.[0]} `))).toEqual(
    said.map((pair) => pair.join(" ")),
  );
  const plain = own.replaceAll("`", "");
  for (const text of [redirectUrl, ...notes]) expect(plain).toContain(text);
});

it("knows no product by a name that every object has", () => {
  expect([isProduct("toString"), productOf("toString"), productOf("")]).toEqual([false, null, null]);
});
