import { describe, expect, it } from "vitest";
import { findCapabilities } from "~/planner/plan/draft";

const topics = (text: string) => findCapabilities(text.toLowerCase()).map((one) => one.id);

describe("a topic is not fired by a word that only sounds like it", () => {
  it.each([
    ["health", "a hero has a class, health points and a backpack"],
    ["gamification", "the worker fills in the control points of the lift"],
    ["gamification", "chess club app: members, pairings, results, ladder ranking"],
    ["sensor", "an archive with one reading room and a seat reservation"],
    ["import", "the coordinator exports all of it as csv for the recorder"],
    ["import", "important: readers must not see spoilers"],
    ["import", "11 hotels, each with own spreadsheet"],
    ["roster", "every shift someone has to check the bags"],
    ["marketplace-trust", "show which wheels are ready to sell"],
    ["ordering", "an order slip for the storeroom"],
    ["attendance", "the storeroom attendant fetches the boxes"],
    ["receipts", "the recipient confirms receipt by signature"],
    ["payments", "how many kilos were kept from the tip"],
    ["payments", "guest chooses: collect, ship at own cost, or donate"],
    ["groups", "there is a timeline and a family tree"],
    ["subscription", "choir: the treasurer sees who has not paid the yearly membership fee"],
  ])("no %s: %s", (topic, text) => {
    expect(topics(text)).not.toContain(topic);
  });

  it.each([
    ["health", "patients log their symptoms and health"],
    ["gamification", "kids earn points and badges"],
    ["sensor", "a reading of the humidity every hour"],
    ["import", "import members from a csv"],
    ["export", "export everything as csv"],
    ["roster", "assign a volunteer to every shift on the rota"],
    ["marketplace-trust", "students sell second-hand books to each other"],
    ["ordering", "customers order bread"],
    ["delivery", "boxes are fetched at pickup points and by delivery"],
    ["subscription", "a premium membership fee with a monthly plan"],
  ])("but still by what means it: %s: %s", (topic, text) => {
    expect(topics(text)).toContain(topic);
  });
});
