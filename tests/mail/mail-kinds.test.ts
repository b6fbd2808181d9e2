import { describe, expect, it } from "vitest";
import { ranksInTurn } from "~/mail/kinds";

describe("which mail goes next, of 100 an hour", () => {
  it.each([
    ["nothing was sent: in the order of their ranks", [], [0, 1, 2, 3, 4]],
    ["warnings go first, however many went already", [50, 0, 10, 0, 0], [0, 1, 2, 3, 4]],
    ["what nobody else keeps is everybody's", [0, 0, 0, 59, 0], [0, 1, 2, 3, 4]],
    ["strangers leave the others a tenth each", [0, 0, 0, 60, 0], [0, 1, 2, 4]],
    ["newsletters too", [0, 0, 60, 0, 0], [0, 1, 3, 4]],
    ["imports too", [0, 0, 0, 0, 60], [0, 1, 2, 3]],
    ["and warnings", [60, 0, 0, 0, 0], [1, 2, 3, 4]],
    ["when all had their tenth, the first rank takes the rest", [10, 10, 10, 10, 10], [0, 1, 2, 3, 4]],
    ["a hundred are a hundred", [60, 10, 10, 10, 10], []],
  ])("%s", (_, sent, inTurn) => {
    expect(ranksInTurn(sent, 100)).toEqual(inTurn);
  });

  it("warnings take what is kept for others who have nothing to send, and leave strangers theirs", () => {
    expect(ranksInTurn([40, 0, 0, 45, 0], 100, [0])).toEqual([0, 1, 2, 4]);
    expect(ranksInTurn([89, 0, 0, 0, 0], 100, [0, 3])).toContain(0);
    expect(ranksInTurn([90, 0, 0, 0, 0], 100, [0, 3])).toEqual([1, 2, 3, 4]);
  });

  it("a site that sends fewer than ten keeps nothing back", () => {
    expect(ranksInTurn([0, 0, 0, 8, 0], 9)).toEqual([0, 1, 2, 3, 4]);
  });
});
