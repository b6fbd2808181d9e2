import { describe, expect, it } from "vitest";
import { moreQuestions } from "~/braindumper/planner";
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
    ["Nurses tick that they have read the note."],
    ["Colleagues can swap shifts."],
    ["Two no shows = £20 fine."],
    ["Kunden buchen am Abend."],
    ["Les familles réservent une salle."],
    ["les familles reservent une salle."],
    ["Los clientes pagan cada mes."],
    ["O síndico e eu aprovo as obras."],
    ["Il cliente riceve una fattura."],
    ["Leden boeken een zaal."],
    ["邻居预约房间。"],
  ])("are found, in all languages, with and without accents: %s", (idea) => {
    const [quote = ""] = quotesOf(`Anna Bob\n${idea}`);
    expect(idea.startsWith(quote) && quote !== "").toBe(true);
  });

  it("stand at a word's beginning only", () => {
    expect(asked(within("A haystack and a bookshelf, unconfirmed."))).toEqual({});
  });

  it.each([
    ["they all watch out for a tick bite", "confirm"],
    ["a list of each book club that meets", "book"],
    ["pay attention to the dog", "dues"],
  ])("are not mistaken for their false friends: %s", (idea, id) => {
    expect(asked(within(idea))).not.toHaveProperty(id);
  });
});

describe("what the author does not want", () => {
  it.each([
    "A list of plants, no chat or barcodes please.",
    "It works without payments or barcodes.",
    "We do not need one invoice, nor any barcode.",
    "Out of scope: an invoice a month, bar licence, barcodes",
    "Barcodes on the dogs are not needed.",
    "dont want any banking in it, we pay cash and scan the tag",
    "What do we not need? A QR code on all. Photo albums that people upload. Barcodes on everything.",
    "Not now:\n- a monthly invoice\n- barcodes for members\n- barcodes for the door",
    "Not wanted\nBarcodes that are scanned\nBarcodes for plots",
    "No bookings by resellers. No barcodes in the evening.",
    "Keine Fotos der Kinder und keine Barcodes.",
    "Pas de QR dans l'appli, on a les chèques chez le producteur.",
    "No quiero códigos QR, eso lo lleva mi gestoría.",
    "Niente QR, senza pagamenti.",
    "Geen streepjescodes.",
    "不需要预约功能。",
    "Barcodes we already have.",
  ])("is not asked about: %s", (idea) => {
    expect(asked(`A club of people who meet.\n\n${idea}`)).toEqual({});
  });

  it("is what stands there: the next sentence, heading or paragraph is asked about again", () => {
    expect(asked(within("No chat. Members swap with others."))).toHaveProperty("swap");
    expect(asked("Our club\n\nNot now:\n- barcodes for plots\n\nMembers swap with others.")).toEqual({
      swap: "Members swap with others",
    });
  });
});

describe("what nothing is asked under", () => {
  it.each([
    ["a title", "Barcodes for plots\nMembers swap with others."],
    ["a name with what it is", "An app with a barcode for plots of the allotment. Members swap with others."],
    ["what the product is", "Our club\nThis is a page for the barcodes of plots. Members swap with others."],
    ["who is speaking", "I run a barcode for the plots of our allotment. Members swap with others."],
    [
      "what one certain person does",
      "Our club. My wife does the barcodes for snacks. Members swap with others.",
    ],
    ["a heading", "Our club\nWho may scan the barcode?\nMembers swap with others."],
    ["a heading", "Our club\nThe barcodes for plots:\nMembers swap with others."],
    [
      "how it was done until now",
      "Our club. Until now there was a barcode for plots. It should be: members swap with others.",
    ],
    ["a word alone", "Our club. Barcodes. Members swap with others."],
    ["a condition", "Our club. If there is a barcode for plots, tell them. Members swap with others."],
    ["what says itself what happens", "Our club. Barcodes for plots -> half. Members swap with others."],
  ])("%s: %s", (_, idea) => {
    expect(quotesOf(idea)).toEqual([
      idea.includes("It should") ? "members swap with others" : "Members swap with others",
    ]);
  });
});

describe("what is quoted", () => {
  it.each([
    [
      "a clause, not a word of it",
      "Members choose a kiln, tick the shelf of 20 and get a code, and after an hour they leave.",
      ["tick the shelf of 20 and get a code"],
    ],
    [
      "a clause that begins without a mark",
      "They swap with others at the door and they tick the list after 3 days",
      ["they tick the list after 3 days", "They swap with others at the door"],
    ],
    [
      "whole at a German ordinal",
      "Sie kommen am Abend, und die Eltern buchen jeden 2. Freitag einen Platz.",
      ["die Eltern buchen jeden 2. Freitag einen Platz"],
    ],
    [
      "whole at a short form with another mark after it",
      "They tick the weight of cylinder no., bar and mix.",
      ["They tick the weight of cylinder no., bar and mix"],
    ],
    [
      "no list cut after its first item",
      `They have to tick the date, ${"time and place, ".repeat(7)}count.`,
      [],
    ],
    [
      "nothing that hangs on a word before it",
      "Die Frau geht, das muss sie bestätigen. That must be approved. They need to tick that.",
      [],
    ],
    [
      "no short form as an end",
      "It is for a club. They tick ca. €20 rent at booking.com.",
      ["They tick ca. €20 rent at booking.com"],
    ],
    ["yes/no as one", "The referee says yes/no by 6pm.", ["The referee says yes/no by 6pm"]],
  ])("is %s", (_, idea, quotes) => {
    expect(quotesOf(idea)).toEqual(quotes);
  });

  it("stays short, also in a text without any marks, and is then parted at a joint", () => {
    const [quote = "", ...others] = quotesOf(
      `${"and so on we go ".repeat(30)}they tick each one ${"and so it goes on ".repeat(30)}`,
    );
    expect(others).toEqual([]);
    expect(quote).toContain("they tick each one");
    expect(quote).not.toMatch(/^(and|so)\b/);
    expect(quote.length).toBeLessThanOrEqual(90);
  });

  it("is never a part of a clause: of one that is too long and has no joint nothing is quoted", () => {
    expect(quotesOf(`they tick each one ${"it goes on like that ".repeat(30)}`)).toEqual([]);
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

describe("the language of an idea", () => {
  it.each([["Spanish", "Quien lleva coche y cuántas plazas hay en el coche.", "confirm"]])(
    "keeps out the words of others: %s",
    (_, idea, id) => {
      expect(asked(idea)).not.toHaveProperty(id);
    },
  );

  it.each([
    [
      "two that are mixed",
      "Die Kinder haben ein Buch und der Lehrer hakt ab. They swap with the teacher.",
      ["confirm", "swap"],
    ],
    ["any where it has no little words", "Barcodes Anna Bob Carl", ["codes"]],
  ])("is %s", (_, idea, ids) => {
    expect(Object.keys(asked(idea)).sort()).toEqual(ids);
  });
});

describe("what the author leaves behind", () => {
  it.each([
    ["en", "Today by messages, people swap with each other. They should tick it.", ["They should tick it"]],
    ["en", "Until now members book in a spreadsheet.", []],
    ["en", "At the moment people tick it in a diary.", []],
    ["en", "Members book online instead of ringing me.", []],
    ["en", "They tick a list on paper.", []],
    ["en", "People ask me every week to tick it.", []],
    [
      "de",
      "Bisher buchen sie am Telefon. Sie sollen es online reservieren.",
      ["Sie sollen es online reservieren"],
    ],
    ["fr", "Jusqu'à présent ils cochent une liste.", []],
    ["es", "Hasta ahora pagan cada mes en efectivo.", []],
    ["pt", "Até agora pagam todo mês em dinheiro.", []],
    ["it", "Finora pagano ogni mese in contanti.", []],
    ["nl", "Tot nu toe boeken ze een zaal.", []],
    ["zh", "目前大家预约房间。", []],
  ])("is not asked about (%s): %s", (_, idea, quotes) => {
    expect(Object.values(asked(idea))).toEqual(quotes);
  });

  it.each([
    "The treasurer gets one invoice to excel.",
    "Each driver scans a barcode today.",
    "Members book online, it's open right now.",
  ])("is not seen where somebody speaks of what is to come: %s", (idea) => {
    expect(Object.keys(asked(idea))).toHaveLength(1);
  });
});

describe("More questions", () => {
  it("are six at most, each about words of its own", () => {
    const rich =
      "Members book a boat and they swap with others. They tick the boat they take. Scan the tag of it. Children need permission of a parent. They pay monthly for the hall. Both sides sign the paper. I approve every trip.";
    expect(moreQuestions(within(rich))).toHaveLength(6);
  });

  it("are about the author's own words or none", () => {
    expect(moreQuestions("something for my boat")).toEqual([]);
  });

  it("read no more of a text than any form accepts several times over", () => {
    expect(moreQuestions(`${"word ".repeat(12_000)} They tick the list.`)).toEqual([]);
  });
});
