import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isProduct, PRODUCT_IDS, PRODUCTS, productOf } from "~/domain/products";

const guide = readFileSync("docs/single-sign-on.md", "utf8");

it.each(PRODUCT_IDS)("the guide has a line on %s, with all that its page notes", (id) => {
  const { name, notes } = PRODUCTS[id];
  const [, line = ""] = guide.split(`\n- **${name}**: `);
  const [said = ""] = line.split("\n");
  expect(said).toBe(notes.join(" ") || "needs nothing else.");
});

it("knows no product by a name that every object has", () => {
  expect([isProduct("toString"), productOf("toString"), productOf("")]).toEqual([false, null, null]);
});
