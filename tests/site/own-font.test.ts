import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { woffFault } from "~/site/render/check-woff";
import { type CardLook, passingImage } from "~/site/render/share-image";

const FONT = readFileSync("app/site/fonts/familjen-grotesk-latin-500-normal.woff");
const HEADER = 44;
const ENTRY = 20;

/** The same with another name for a table. */
const renamed = (from: string, to: string) => {
  const font = Buffer.from(FONT);
  for (let at = HEADER; at < HEADER + font.readUInt16BE(12) * ENTRY; at += ENTRY)
    if (font.toString("latin1", at, at + 4) === from) font.write(to, at, "latin1");
  return font;
};

describe("the font of drawn pictures", () => {
  it("is checked before the site starts", () => {
    expect(woffFault(FONT)).toBeNull();
    expect(woffFault(renamed("GPOS", "fvar"))).toContain("is a variable font");
    const zeros = Buffer.from(FONT).fill(0, FONT.length / 2);
    for (const broken of [FONT.subarray(0, 20), FONT.subarray(0, -1), zeros, renamed("cmap", "cmop")])
      expect(woffFault(broken)).toContain("is broken");
  });

  it("draws the letters that it has; others are the delivered one's", async () => {
    const look: CardLook = {
      ...{ key: "a", ink: "#000000", quiet: "#000000", paper: "#ffffff", layers: ["#ffffff"], logo: null },
      font: null,
    };
    const card = { title: "Ő peat", site: "Bog", line: "Wet", look };
    const delivered = await passingImage(card);
    const own = await passingImage({ ...card, look: { ...look, key: "b", font: FONT } });
    expect(Buffer.from(own).equals(delivered)).toBe(false);
  });
});

it.each(["Торф", "كيف", "泥炭", "Peat 🌱"])(
  "a title that no font has the letters for is left out: %s",
  async (title) => {
    const card = { title, site: "Bog", line: "Wet" };
    const untitled = await passingImage({ ...card, title: "" });
    expect(Buffer.from(await passingImage(card)).equals(untitled)).toBe(true);
    expect(Buffer.from(await passingImage({ ...card, title: "Zażółć" })).equals(untitled)).toBe(false);
  },
);
