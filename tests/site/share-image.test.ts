import { expect, it } from "vitest";
import { passingImage } from "~/site/render/share-image";

it("a share picture shows a word that is longer than a line to its end", async () => {
  const drawn = (letters: number) => passingImage({ title: "x".repeat(letters), site: "Bog", line: "Wet" });
  expect(Buffer.from(await drawn(60)).equals(await drawn(61))).toBe(false);
});
