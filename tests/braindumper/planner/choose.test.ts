import { describe, expect, it } from "vitest";
import { isExcluded, moreQuestions } from "~/braindumper/planner";
import ideas from "./ideas.json";

/** What is asked about an idea because of its words: id and quoted words. */
const asked = (idea: string) =>
  Object.fromEntries(moreQuestions(idea).flatMap(({ id, quote }) => (quote ? [[id, quote]] : [])));
/** Something before and after, so that the idea does not begin with what is looked at. */
const within = (text: string) =>
  `Somebody meets somebody else in the village on every second day. ${text} All of them are happy then.`;
const quotesOf = (idea: string) => Object.values(asked(idea));

describe("words that call for a question", () => {
  it.each([
    "Nurses tick off the notes that they have read.",
    "Colleagues can swap shifts.",
    "Two no shows = £20 fine.",
  ])("are found: %s", (idea) => {
    const [quote = ""] = quotesOf(`Anna Bob\n${idea}`);
    expect(idea.startsWith(quote) && quote !== "").toBe(true);
  });

  it.each(ideas.filter(({ lang }) => lang !== "en").map(({ id, idea }) => [id, idea]))(
    "are English ones: of %s nothing is asked, as the questions are in English",
    (_, idea) => {
      expect(asked(idea)).toEqual({});
    },
  );

  it("stand at a word's beginning only", () => {
    expect(asked(within("A haystack and a bookshelf, unconfirmed."))).toEqual({});
  });

  it.each([
    "The first-aid book has burns, bites and ticks as well.",
    "Guests tick off what they want to eat.",
    "There is a members book club on Monday.",
  ])("are not mistaken for their false friends: %s", (idea) => {
    expect(asked(within(idea))).toEqual({});
  });
});

describe("what the author does not want", () => {
  it.each([
    "A list of plants, no chat or consent form please.",
    "It works without payments or consent form.",
    "We do not need one invoice, nor any consent form.",
    "Out of scope: an invoice a month, bar licence, consent form",
    "A consent form for the dogs is not needed.",
    "dont want any banking in it, we pay cash and sign a waiver",
    "What do we not need? A consent form for all. A signed form that people upload. A permission slip.",
    "Not now:\n- a monthly invoice\n- a consent form for members\n- a consent form for guests",
    "Not wanted\nA consent form that is signed\nA consent form for plots",
    "No bookings by resellers. No consent form in the evening.",
    "A consent form we already have.",
  ])("is not asked about: %s", (idea) => {
    expect(asked(`A club of people who meet.\n\n${idea}`)).toEqual({});
  });

  it.each([
    ["Keine Fotos der Kinder.", "Fotos der Kinder"],
    ["Pas de QR dans l'appli, on a les chèques chez le producteur.", "les chèques chez le producteur"],
    ["No quiero códigos QR, eso lo lleva mi gestoría.", "códigos QR"],
    ["Niente QR, senza pagamenti.", "pagamenti"],
    ["Geen streepjescodes.", "streepjescodes"],
    ["不需要预约功能。", "预约功能"],
  ])("is known in other languages too, for what a model server asks: %s", (idea, quote) => {
    expect(isExcluded(`Anna Bob\n${idea}`, quote)).toBe(true);
  });

  it("is what stands there: the next sentence, heading or paragraph is asked about again", () => {
    expect(asked(within("No chat. Members swap with others."))).toHaveProperty("swap");
    expect(asked("Our club\n\nNot now:\n- a consent form for plots\n\nMembers swap with others.")).toEqual({
      swap: "Members swap with others",
    });
  });
});

describe("what nothing is asked under", () => {
  it.each([
    ["a title", "Consent form for plots\nMembers swap with others."],
    [
      "a name with what it is",
      "An app with a consent form for plots of the allotment. Members swap with others.",
    ],
    [
      "what the product is",
      "Our club\nThis is a page for the consent form of plots. Members swap with others.",
    ],
    ["who is speaking", "I run a consent form for the plots of our allotment. Members swap with others."],
    ["a heading", "Our club\nWho may sign a waiver?\nMembers swap with others."],
    ["a heading", "Our club\nThe consent form for plots:\nMembers swap with others."],
    ["a word alone", "Our club. Consent form. Members swap with others."],
    ["a condition", "Our club. If they tick off plots, tell them. Members swap with others."],
    ["what says itself what happens", "Our club. Consent form for plots -> half. Members swap with others."],
  ])("%s: %s", (_, idea) => {
    expect(quotesOf(idea)).toEqual(["Members swap with others"]);
  });
});

describe("what is quoted", () => {
  it.each([
    [
      "a clause, not a word of it",
      "Members choose a kiln, tick off the shelf of 20 and get a code, and after an hour they leave.",
      ["tick off the shelf of 20 and get a code"],
    ],
    [
      "a clause that begins without a mark",
      "They swap with others at the door and they tick off the list after 3 days",
      ["they tick off the list after 3 days", "They swap with others at the door"],
    ],
    [
      "whole at a short form with another mark after it",
      "They tick off the weight of cylinder no., bar and mix.",
      ["They tick off the weight of cylinder no., bar and mix"],
    ],
    [
      "no list cut after its first item",
      `They have to tick off the date, ${"time and place, ".repeat(7)}count.`,
      [],
    ],
    ["nothing that hangs on a word before it", "The doctor goes, that must be checked off.", []],
    [
      "no short form as an end",
      "It is for a club. They tick off ca. €20 rent at booking.com.",
      ["They tick off ca. €20 rent at booking.com"],
    ],
    ["yes/no as one", "The referee says yes/no by 6pm.", ["The referee says yes/no by 6pm"]],
  ])("is %s", (_, idea, quotes) => {
    expect(quotesOf(idea)).toEqual(quotes);
  });

  it("stays short, also in a text without any marks, and is then parted at a joint", () => {
    const [quote = "", ...others] = quotesOf(
      `${"and so on we go ".repeat(30)}they tick off each one ${"and so it goes on ".repeat(30)}`,
    );
    expect(others).toEqual([]);
    expect(quote).toContain("they tick off each one");
    expect(quote).not.toMatch(/^(and|so)\b/);
    expect(quote.length).toBeLessThanOrEqual(90);
  });

  it("is never a part of a clause: of one that is too long and has no joint nothing is quoted", () => {
    expect(quotesOf(`they tick off each one ${"it goes on like that ".repeat(30)}`)).toEqual([]);
    expect(quotesOf("payment".repeat(280))).toEqual([]);
  });

  it("never overlaps, and stands in the idea", () => {
    for (const { idea } of ideas) {
      const places = moreQuestions(idea).map(({ quote = "" }) => {
        expect(idea).toContain(quote);
        return quote;
      });
      for (const quote of places)
        expect(places.filter((other) => other.includes(quote) || quote.includes(other))).toEqual([quote]);
    }
  });
});

describe("More questions", () => {
  it("are six at most, each about words of its own", () => {
    const rich =
      "Members book a boat and they swap with others. They tick off the boat they take. Children need permission of a parent. The line gets closed in the evening. It goes out with at least 4 people. I approve every trip.";
    expect(moreQuestions(within(rich))).toHaveLength(6);
  });

  it("are about the author's own words or none", () => {
    expect(moreQuestions("something for my boat")).toEqual([]);
  });

  it("read no more of a text than any form accepts several times over", () => {
    expect(moreQuestions(`${"word ".repeat(12_000)} They tick off the list.`)).toEqual([]);
  });
});
