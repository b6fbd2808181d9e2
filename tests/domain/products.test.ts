import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isProduct, PRODUCT_IDS, PRODUCTS, productOf } from "~/domain/products";

const guide = readFileSync("docs/single-sign-on.md", "utf8");
/** What it says of all products, and of what was tried. */
const [known = "", tried = ""] = [/^The client's page.*/m, /^\*\*Tried by hand.*/m].map(
  (paragraph) => paragraph.exec(guide)?.[0].toLowerCase() ?? "",
);

it.each(PRODUCT_IDS)("the guide sends %s to the client's page, and says whether it was tried", (id) => {
  const [name = ""] = PRODUCTS[id].name.toLowerCase().split(" (");
  expect([known.includes(name), tried.includes(name)]).toEqual([true, true]);
});

it("knows no product by a name that every object has", () => {
  expect([isProduct("toString"), productOf("toString"), productOf("")]).toEqual([false, null, null]);
});
