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
    ["30% deposit by card, and the other half a week before."],
    ["Colleagues can swap shifts."],
    ["If less than 7 come we cancel."],
    ["No shows twice = blocked."],
    ["We charge half if a customer cancels late."],
    ["Kunden buchen am Abend."],
    ["Les familles réservent une salle."],
    ["les familles reservent une salle."],
    ["Los clientes pagan cada mes."],
    ["O síndico aprova as obras."],
    ["Il cliente riceve una fattura."],
    ["Leden boeken een zaal."],
    ["邻居填数量下单。"],
  ])("are found, in all languages, with and without accents: %s", (idea) => {
    const [quote = ""] = quotesOf(`Anna Bob\n${idea}`);
    expect(idea.startsWith(quote) && quote !== "").toBe(true);
  });

  it("stand at a word's beginning only", () => {
    expect(asked(within("A haystack and a bookshelf, unconfirmed."))).toEqual({});
  });

  it.each([
    ["they get a confirmation email", "confirm"],
    ["a list of each book club that meets", "book"],
    ["pay attention to the dog", "dues"],
    ["un chat et deux chiens", "chat"],
    ["Report as PDF to the customer", "record"],
    ["each therapist sees the patients' notes", "record"],
  ])("are not mistaken for their false friends: %s", (idea, id) => {
    expect(asked(within(idea))).not.toHaveProperty(id);
  });
});

describe("what the author does not want", () => {
  it.each([
    "A list of plants, no chat or deposits please.",
    "It works without payments or deposits.",
    "We do not need one invoice, nor any deposit.",
    "Out of scope: a deposit by card, bar licence, barcodes",
    "Barcodes on the dogs are not needed.",
    "dont want any banking in it, we pay cash and take a deposit",
    "What do we not need? A deposit by card. Photo albums that people upload. Barcodes on everything.",
    "Not now:\n- a deposit by card\n- barcodes for members\n- barcodes for the door",
    "Not wanted\nBarcodes that are scanned\nBarcodes for plots",
    "No bookings by resellers. No barcodes in the evening.",
    "Keine Fotos der Kinder und keine Anzahlung.",
    "Pas d'acompte dans l'appli, on a les chèques chez le producteur.",
    "No quiero factura, eso lo lleva mi gestoría.",
    "Niente acconto, senza pagamenti.",
    "Geen aanbetaling.",
    "不需要预约功能。",
    "Barcodes we already have.",
  ])("is not asked about: %s", (idea) => {
    expect(asked(`A club of people who meet.\n\n${idea}`)).toEqual({});
  });

  it("is what stands there: the next sentence, heading or paragraph is asked about again", () => {
    expect(asked(within("No chat. Members pay a deposit."))).toHaveProperty("paying");
    expect(asked("Our club\n\nNot now:\n- barcodes for plots\n\nMembers pay a deposit.")).toEqual({
      paying: "Members pay a deposit",
    });
  });
});

describe("what nothing is asked under", () => {
  it.each([
    ["a title", "Barcodes for plots\nMembers pay a deposit."],
    ["a name with what it is", "An app with a barcode for plots of the allotment. Members pay a deposit."],
    ["what the product is", "Our club\nThis is a page for the barcodes of plots. Members pay a deposit."],
    ["who is speaking", "I run a barcode for the plots of our allotment. Members pay a deposit."],
    [
      "what one certain person does",
      "Our club. My wife does the barcodes for snacks. Members pay a deposit.",
    ],
    ["a heading", "Our club\nWho may scan the barcode?\nMembers pay a deposit."],
    ["a heading", "Our club\nThe barcodes for plots:\nMembers pay a deposit."],
    [
      "how it was done until now",
      "Our club. Until now there was a barcode for plots. It should be: members pay a deposit.",
    ],
    ["a word alone", "Our club. Barcodes. Members pay a deposit."],
    ["a condition", "Our club. If there is a barcode for plots, tell them. Members pay a deposit."],
    ["what says itself what happens", "Our club. Barcodes for plots -> half. Members pay a deposit."],
  ])("%s: %s", (_, idea) => {
    expect(quotesOf(idea)).toEqual([
      idea.includes("It should") ? "members pay a deposit" : "Members pay a deposit",
    ]);
  });
});

describe("what is quoted", () => {
  it.each([
    [
      "a clause, not a word of it",
      "Members choose a kiln, pay a deposit of 20 and get a code, then they leave.",
      ["pay a deposit of 20 and get a code"],
    ],
    [
      "a clause that begins without a mark",
      "They pay a deposit at the door and they tick the box after 3 days",
      ["They pay a deposit at the door", "they tick the box after 3 days"],
    ],
    [
      "whole at a German ordinal",
      "Sie kommen am Abend, und die Eltern buchen jeden 2. Freitag einen Platz.",
      ["die Eltern buchen jeden 2. Freitag einen Platz"],
    ],
    [
      "whole at a short form with another mark after it",
      "They write down the weight of cylinder no., bar and mix.",
      ["They write down the weight of cylinder no., bar and mix"],
    ],
    [
      "without the next thing of a list that goes on",
      "They get a chart of the house, and a barcode that only parents scan from 4pm on the day they come, the wifi, the boiler, the bins.",
      ["a barcode that only parents scan from 4pm on the day they come"],
    ],
    [
      "no list cut after its first item",
      `I have to write down date, ${"time and place, ".repeat(7)}count.`,
      [],
    ],
    [
      "no open bracket",
      "Ich nehme eine Anzahlung pro Monat (nach ET).",
      ["Ich nehme eine Anzahlung pro Monat (nach ET)"],
    ],
    [
      "nothing that hangs on a word before it",
      "Die Frau geht, das muss sie bestätigen. That must be approved. They need to tick that.",
      [],
    ],
    [
      "a word of a list with the words beside it",
      "Each piece has a length, a width, fibre, and a barcode.",
      ["Each piece has a length, a width, fibre, and a barcode"],
    ],
    [
      "a list to its end",
      "The crew writes down the weight, ground, water.",
      ["The crew writes down the weight, ground, water"],
    ],
    [
      "what is in brackets with both of them",
      "At the end comes a list (a barcode).",
      ["At the end comes a list (a barcode)"],
    ],
    [
      "no short form as an end",
      "It is for a club. They pay ca. €20 upfront at booking.com.",
      ["They pay ca. €20 upfront at booking.com"],
    ],
    ["yes/no as one", "The referee says yes/no until 6pm.", ["The referee says yes/no until 6pm"]],
    [
      "no word of a list alone beside another quote",
      "Price, and they pay a deposit.",
      ["they pay a deposit"],
    ],
  ])("is %s", (_, idea, quotes) => {
    expect(quotesOf(idea)).toEqual(quotes);
  });

  it("stays short, also in a text without any marks, and is then parted at a joint", () => {
    const [quote = "", ...others] = quotesOf(
      `${"and so on we go ".repeat(30)}they tick each box ${"and so it goes on ".repeat(30)}`,
    );
    expect(others).toEqual([]);
    expect(quote).toContain("they tick each box");
    expect(quote).not.toMatch(/^(and|so)\b/);
    expect(quote.length).toBeLessThanOrEqual(90);
  });

  it("is never a part of a clause: of one that is too long and has no joint nothing is quoted", () => {
    expect(quotesOf(`they tick each box ${"it goes on like that ".repeat(30)}`)).toEqual([]);
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
      "Die Kinder haben ein Buch und der Lehrer hakt ab. They pay a deposit to the teacher.",
      ["confirm", "paying"],
    ],
    ["any where it has no little words", "Barcodes Anna Bob Carl", ["codes"]],
  ])("is %s", (_, idea, ids) => {
    expect(Object.keys(asked(idea)).sort()).toEqual(ids);
  });
});

describe("what the author leaves behind", () => {
  it.each([
    ["en", "Today by messages, people pay and book late. They should tick it.", ["They should tick it"]],
    ["en", "Until now they paid in a spreadsheet, every week.", []],
    ["en", "At the moment people ring me and I write it in a diary, every day.", []],
    [
      "en",
      "Right now my daughter types the log in, but they should tick it themselves.",
      ["they should tick it themselves"],
    ],
    ["en", "Members book online instead of paying by phone every week.", ["Members book online"]],
    ["en", "They pay by a list on paper.", []],
    ["en", "People ask me every week who has paid.", []],
    [
      "de",
      "Bisher zahlen sie bar, jeden Monat. Sie sollen es online reservieren.",
      ["Sie sollen es online reservieren"],
    ],
    ["de", "Sie buchen online, statt jeden Tag anzurufen und zu bezahlen.", ["Sie buchen online"]],
    ["fr", "Aujourd'hui c'est des mails de relance tous les jours.", []],
    ["es", "Ahora lo llevo en un cuaderno y me pagan cada semana.", []],
    ["es", "Hasta ahora pagan en efectivo cada mes.", []],
    ["pt", "Até agora pagam em dinheiro toda semana.", []],
    ["it", "Adesso facciamo tutto su un quaderno e pagano ogni mese.", []],
    ["nl", "Tot nu toe betalen ze contant, elke week.", []],
    ["zh", "目前大家每天付款。", []],
  ])("is not asked about (%s): %s", (_, idea, quotes) => {
    expect(Object.values(asked(idea))).toEqual(quotes);
  });

  it.each([
    "The treasurer gets one invoice to excel.",
    "Each driver gets a barcode today.",
    "Members pay upfront, it's open right now.",
  ])("is not seen where somebody speaks of what is to come: %s", (idea) => {
    expect(Object.keys(asked(idea))).toHaveLength(1);
  });
});

describe("More questions", () => {
  it("are six at most, each about words of its own", () => {
    const rich =
      "Members book a boat and pay a deposit. They tick the boat they take, scan the code, and write down the wind. They lend the sails. The coach approves the trip. They swap turns. Photos are deleted after a year.";
    expect(moreQuestions(within(rich))).toHaveLength(6);
  });

  it("are about the author's own words or none", () => {
    expect(moreQuestions("something for my boat")).toEqual([]);
  });

  it("have words for half of the ideas that are longer than a line or two", () => {
    const long = ideas.filter(({ idea, lang }) => [...idea].length >= 200 && lang !== "ar");
    const asked = long.filter(({ idea }) => moreQuestions(idea).length > 0);
    expect(asked.length / long.length).toBeGreaterThan(0.5);
  });

  it("read no more of a text than any form accepts several times over", () => {
    expect(moreQuestions(`${"word ".repeat(12_000)} They pay a deposit.`)).toEqual([]);
  });
});
