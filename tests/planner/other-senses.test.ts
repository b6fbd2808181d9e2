import { describe, expect, it } from "vitest";
import { namesInSense, shapeOf } from "~/planner/catalogue/things";

const columns = (noun: string, text: string) =>
  (shapeOf(noun, text)?.fields ?? []).map((field) => field.name);

describe("what a table holds follows the idea it is in", () => {
  it.each([
    ["room", "a dungeon game: rooms with monsters and treasure", "monster", /price|beds/],
    ["room", "a hotel with rooms by the night for tourists on a trip", "beds", /monster/],
    ["match", "lost and found: a loss report, an umbrella", "found item", /start time|result/],
    ["match", "football league: coach, goalkeeper", "result", /found item/],
    ["claim", "an interpreter hands in a fee claim with hours and kilometres", "kilometres", /photo/],
    ["release", "deeds in our strongroom, originals", "to whom", /version/],
    ["file", "municipal archive, archivists, closure period", "closed until", /time uploaded/],
    ["signature", "municipal archive, archivists, closure period", "shelf mark", /date signed/],
    ["lift", "ski lift in winter: rope, brake, wind", "wind", /free seats|departure/],
    ["medicine", "240 sheep: ewes and lambs, withdrawal", "withdrawal days", /times of the day/],
    ["paragraph", "a wiki for fans of a series with spoilers", "book number", /signed/],
  ])("%s: %s", (noun, text, column, never) => {
    expect(columns(noun, text)).toContain(column);
    expect(columns(noun, text).join()).not.toMatch(never);
  });

  it("and so do its sample names", () => {
    expect(namesInSense("medicine", "sheep, ewes and lambs").join()).not.toMatch(/Ibuprofen/);
    expect(namesInSense("lift", "ski lifts in winter").join()).toMatch(/chair|gondola/);
  });
});
