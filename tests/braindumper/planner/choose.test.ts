import { describe, expect, it } from "vitest";
import { moreQuestions } from "~/braindumper/planner";
import ideas from "./ideas.json";

/** What is asked about an idea because of its words: id and quoted words. */
const asked = (idea: string) =>
  Object.fromEntries(moreQuestions(idea).flatMap(({ id, quote }) => (quote ? [[id, quote]] : [])));

describe("a topic", () => {
  it.each([
    ["Nurses tick that they have read the note.", "confirm"],
    ["There is a waiting list for the plots.", "turn"],
    ["People get reminded by the app.", "notify"],
    ["Neighbours lend each other ladders.", "lend"],
    ["Members book a court online.", "book"],
    ["THE TREASURER EXPORTS A CSV.", "report"],
    ["You scan the box and see what is in it.", "codes"],
    ["The wifi is terrible down there.", "offline"],
  ])("is asked about with the author's own words: %s", (idea, id) => {
    expect(asked(idea)).toMatchObject({ [id]: idea.slice(0, -1) });
  });

  it.each([
    ["de", "Die Leute tragen sich auf die Warteliste ein.", "turn"],
    ["de", "Kunden werden benachrichtigt.", "notify"],
    ["fr", "Les familles réservent une salle.", "book"],
    ["fr", "les familles reservent une salle.", "book"],
    ["es", "Los clientes pagan en la puerta.", "pay"],
    ["pt", "O síndico aprova as obras.", "approve"],
    ["it", "Il cliente riceve una fattura.", "bill"],
    ["nl", "Leden krijgen een herinnering.", "notify"],
    ["zh", "逾期会收到提醒。", "notify"],
  ])("is found in other languages, with and without accents (%s): %s", (_, idea, id) => {
    expect(asked(idea)).toMatchObject({ [id]: idea.slice(0, -1) });
  });

  it("is called for at a word's beginning only", () => {
    expect(asked("A haystack and a bookshelf, unconfirmed.")).toEqual({});
  });

  it.each([
    ["tickets are sold at the door", "confirm"],
    ["they get a confirmation email", "confirm"],
    ["members sign in with their mail address", "sign"],
    ["a list of each book club that meets", "book"],
    ["we swap shifts with a colleague", "offer"],
    ["the interest rate and the grade of the rock", "judge"],
    ["we use 3d prints", "report"],
    ["twenty push ups", "notify"],
    ["the stock photos are ugly", "stock"],
    ["pay attention to the dog", "pay"],
    ["un chat et deux chiens", "chat"],
    ["J'ai un atelier et j'ai un four.", "ai"],
    ["Noten als PDF für den Chor", "judge"],
    ["a button to shift everything by an hour", "shifts"],
    ["In Lent there are no flowers", "lend"],
    ["my voice is recorded as an example", "record"],
    ["do they want the logs", "record"],
    ["what he paid is written on the receipt", "pay"],
    ["a swap if someone's kid is poorly", "offer"],
    ["name tags fall off the coats", "codes"],
    ["my son has food allergies", "warning"],
    ["print the list for the appointment", "book"],
    ["the entry fee is collected by the school", "handover"],
    ["I am in private practice and see the children", "hidden"],
    ["a raffle ticket for the winner", "book"],
    ["she picks up to 15 songs", "handover"],
    ["an emergency contact for each member", "warning"],
    ["I am a translator of books", "languages"],
    ["rate per word is 0.15 medical", "personal"],
  ])("is not mistaken for its false friend: %s", (idea, id) => {
    expect(asked(idea)).not.toHaveProperty(id);
  });

  it.each([
    ["A list of plants, no chat please.", "chat"],
    ["It works without payments or deposits.", "pay"],
    ["We do not need an invoice, nor any export.", "bill"],
    ["Out of scope: card payments, bar licence, chat", "chat"],
    ["Photos of the dogs are not needed.", "files"],
    ["Keine Fotos der Kinder und kein Chat.", "chat"],
    ["Pas de paiement en ligne.", "pay"],
    ["No quiero chat.", "chat"],
    ["Não quero chat nem pagamento.", "pay"],
    ["Niente carte, senza pagamenti.", "pay"],
    ["Geen betalingen.", "pay"],
    ["不需要支付功能。", "pay"],
  ])("is not asked about when the author waves it away: %s", (idea, id) => {
    expect(asked(idea)).not.toHaveProperty(id);
  });

  it("is not asked about in a sentence that waves it away once", () => {
    expect(asked("Pas de paiement dans l'appli, on a les chèques chez le producteur.")).toEqual({});
    expect(asked("No quiero facturas, eso lo lleva mi gestoría.")).toEqual({});
    expect(asked("Table booking we already have.")).toEqual({});
  });

  it("is asked about again in the next sentence, and after words that only look like a negation", () => {
    expect(asked("No chat. Members pay at the door.")).toHaveProperty("pay");
    expect(asked("no-shows pay a fee")).toHaveProperty("pay");
  });

  it("gives way to a more special one", () => {
    expect(asked("They borrow a tent and it is delivered.")).toHaveProperty("lend");
    expect(asked("They borrow a tent and it is delivered.")).not.toHaveProperty("handover");
    expect(asked("The tent is delivered.")).toHaveProperty("handover");
  });
});

describe("a rule", () => {
  it.each([
    [
      "The ladders are checked every 6 months by a caretaker.",
      "rule-every",
      "The ladders are checked every 6 months by a caretaker",
    ],
    ["We meet, and each Sunday somebody bakes.", "rule-every", "each Sunday somebody bakes"],
    [
      "Above €500 my sister has to say yes, below it I do.",
      "rule-limit",
      "Above €500 my sister has to say yes",
    ],
    ["They take at most three cakes a day.", "rule-limit", "They take at most three cakes a day"],
    [
      "They count again when it differs by more than 2%, and we sign.",
      "rule-limit",
      "They count again when it differs by more than 2%",
    ],
    ["You can cancel until 6pm.", "rule-deadline", "You can cancel until 6pm"],
    [
      "The ref answers within 24 hours or it goes on.",
      "rule-after",
      "The ref answers within 24 hours or it goes on",
    ],
    ["Only the treasurer sees the sums, so be it.", "rule-only", "Only the treasurer sees the sums"],
    [
      "Only the conductor changes the list; singers look at it.",
      "rule-only",
      "Only the conductor changes the list",
    ],
    ["A seat must never be sold twice.", "rule-never", "A seat must never be sold twice"],
    ["Nobody else may open the door.", "rule-never", "Nobody else may open the door"],
    ["Jeden Monat kommt eine Liste.", "rule-every", "Jeden Monat kommt eine Liste"],
    ["On annule au plus tard la veille.", "rule-deadline", "On annule au plus tard la veille"],
  ])("is quoted in its clause as it stands: %s", (idea, id, quote) => {
    expect(asked(idea)).toMatchObject({ [id]: quote });
  });

  it.each([
    "a 24 bed ward with 3 nurses",
    "every bed has a number",
    "we only want a list",
    "Max and Maria sing",
    "it is only a game",
    "about 80 players on two fields",
    "a weekly vegetable box",
    "we are open every Tuesday 3-6",
    "the flavours change every day",
    "free only, no selling",
    "paper only, that's the point of it",
    "the app only should mark it as received",
    "only marking is needed",
    "it should not tell me what he is allergic to",
  ])("is not seen in a number or a word alone: %s", (idea) => {
    expect(Object.keys(asked(idea)).filter((id) => id.startsWith("rule-"))).toEqual([]);
  });

  it.each([
    ["Judges must NOT know whose exhibit is whose.", "rule-never"],
    ["there is a sponge class, men only", "rule-only"],
    ["people enter a class and pay for each", "pay"],
    ["these carry points for the cups", "result"],
  ])("is asked about, for it brought facts out: %s", (idea, id) => {
    expect(asked(idea)).toHaveProperty(id);
  });

  it("is asked about although it forbids something", () => {
    expect(asked("There is no refund, and never more than 3 guests.")).toHaveProperty("rule-limit");
  });

  it("does not quote what another rule quotes already", () => {
    expect(Object.keys(asked("No more than 3 guests may stay after 10 days."))).toEqual(["rule-after"]);
  });
});

describe("what is quoted", () => {
  const quotesOf = (idea: string) => Object.values(asked(idea));

  it.each([
    [
      "a clause, not a word of it",
      "Members choose a kiln, pay a deposit of 20 and get a code, then they leave.",
      ["pay a deposit of 20 and get a code"],
    ],
    [
      "a clause that begins without a mark",
      "They pay a deposit at the door and they get it back after 3 days",
      ["They pay a deposit at the door", "they get it back after 3 days"],
    ],
    [
      "whole at a German ordinal",
      "Sie haken jeden 2. Freitag die Anwesenheit ab, und die Liste wird jeden 2. Freitag bestätigt.",
      ["die Liste wird jeden 2. Freitag bestätigt"],
    ],
    [
      "whole at a short form with another mark after it",
      "They write down the cylinder no., bar and mix.",
      ["They write down the cylinder no., bar and mix"],
    ],
    [
      "without the next thing of a list that goes on",
      "They get a chart of the house, and a door code that only parents see from 4pm on the day they come, the wifi, the boiler, the bins.",
      ["a door code that only parents see from 4pm on the day they come"],
    ],
    [
      "no list cut after its first item",
      `I have to write down date, ${"time and place, ".repeat(7)}count.`,
      [],
    ],
    [
      "no open bracket",
      "Ich nehme maximal 4 Frauen pro Monat (nach ET).",
      ["Ich nehme maximal 4 Frauen pro Monat (nach ET)"],
    ],
    [
      "nothing that hangs on a word before it",
      "Die Frau geht, das muss sie bestätigen. That must be approved. They need to tick that.",
      [],
    ],
    [
      "a word of a list with the words beside it",
      "Each piece has a length, a width, fibre, and a photo.",
      ["Each piece has a length, a width, fibre, and a photo"],
    ],
    [
      "a list to its end",
      "The crew writes down the depth, ground, water.",
      ["The crew writes down the depth, ground, water"],
    ],
    [
      "what is in brackets with both of them",
      "At the end I need a table for the office (csv is fine).",
      ["At the end I need a table for the office (csv is fine)"],
    ],
    ["a word that is all of a sentence", "Ratings. We meet.", ["Ratings"]],
    [
      "no short form as an end",
      "They pay ca. 20 euros at booking.com by card.",
      ["They pay ca. 20 euros at booking.com by card"],
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
      `${"and so on we go ".repeat(30)}they pay every week ${"and so it goes on ".repeat(30)}`,
    );
    expect(others).toEqual([]);
    expect(quote).toContain("they pay every week");
    expect(quote).not.toMatch(/^(and|so)\b/);
    expect(quote.length).toBeLessThanOrEqual(90);
  });

  it("is never a part of a clause: of one that is too long and has no joint nothing is quoted", () => {
    expect(quotesOf(`they pay every week ${"it goes on like that ".repeat(30)}`)).toEqual([]);
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

describe("what the author has answered", () => {
  it.each([
    ["in the clause", "Less than 5 guests = the hut stays shut."],
    ["in the clause", "A late boat -> a reminder to the crew."],
    ["under a condition", "If they cancel 3 days before, tell the committee."],
    ["under a condition", "Wenn die Miete überfällig ist, sehe ich das."],
    ["in the next clause", "They answer until 6pm, otherwise another household has it."],
    ["after a dash", "The maximum is at most 5 guests - the sixth one waits."],
  ])("is not asked about: %s", (_, idea) => {
    expect(asked(idea)).toEqual({});
  });

  it("is asked about where the question is another one", () => {
    expect(asked("After 10 days it is free, then the next one gets it.")).toHaveProperty("rule-after");
  });

  it("leaves out when an order may change where a time is named", () => {
    expect(asked("Customers order bread on a page. The cutoff is 6pm.")).not.toHaveProperty("order");
    expect(asked("Customers order bread on a page.")).toHaveProperty("order");
  });
});

describe("the language of an idea", () => {
  it.each([
    ["Spanish", "Quien lleva coche y cuántas plazas hay en el coche.", "confirm"],
    ["Portuguese", "Faço comida em casa e a rota sai com o motorista.", "shifts"],
    ["German", "Wir haben einen Bus und die Rota ist für den Verein.", "shifts"],
  ])("keeps out the words of others: %s", (_, idea, id) => {
    expect(asked(idea)).not.toHaveProperty(id);
  });

  it.each([
    [
      "two that are mixed",
      "Die Kinder haben ein Buch und der Lehrer hakt ab. They get a reminder from the teacher.",
      ["confirm", "notify"],
    ],
    ["any where it has no little words", "Rota", ["shifts"]],
  ])("is %s", (_, idea, ids) => {
    expect(Object.keys(asked(idea)).sort()).toEqual(ids);
  });
});

describe("what the author leaves behind", () => {
  it.each([
    [
      "en",
      "Today by messages, people pay and book late. They should confirm it.",
      ["They should confirm it"],
    ],
    ["en", "Until now they paid in a spreadsheet, every week.", []],
    ["en", "At the moment people ring me and I write it in a diary, every day.", []],
    ["en", "Right now my daughter types the log in, but I want it to remind me.", ["I want it to remind me"]],
    ["en", "Members book online instead of paying by phone every week.", ["Members book online"]],
    ["en", "They pay by a list on paper.", []],
    ["en", "People ask me every week who has paid.", []],
    [
      "de",
      "Bisher zahlen sie bar, jeden Monat. Sie sollen eine Erinnerung bekommen.",
      ["Sie sollen eine Erinnerung bekommen"],
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
    "The treasurer gets an export to excel.",
    "Each driver sees who pays today.",
    "Members pay by card, it's open right now.",
  ])("is not seen where somebody speaks of what is to come: %s", (idea) => {
    expect(Object.keys(asked(idea))).toHaveLength(1);
  });
});

describe("More questions", () => {
  const rich =
    "Members book a boat and pay by card. They get reminded, tick the boat they take, rate each other, upload photos of the deck, chat with the owner, and we export a list of all trips. We meet every week. It is for only those who can swim, until 6pm on a Friday, at most 3 in a boat, never be two at once. There is a waiting list.";

  it("gives a clause to the rule that is stated in it", () => {
    expect(asked("Nobody may pay more than 50. They confirm it.")).toMatchObject({
      "rule-limit": "Nobody may pay more than 50",
      confirm: "They confirm it",
    });
  });

  it("brings six at most: what the idea speaks of most, then rules, two of them", () => {
    const ids = moreQuestions(`${rich} Half is a deposit, and Stripe is fine.`).map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(ids[0]).toBe("pay");
    expect(ids.map((id) => id.startsWith("rule-"))).toEqual([false, true, true, false, false, false]);
  });

  it("are about the author's own words or none", () => {
    expect(moreQuestions("something for my boat")).toEqual([]);
  });

  it("have words for most of the ideas that are longer than a line or two", () => {
    const long = ideas.filter(({ idea, lang }) => [...idea].length >= 200 && lang !== "ar");
    const share = (least: number) =>
      long.filter(({ idea }) => moreQuestions(idea).length >= least).length / long.length;
    expect(share(1)).toBeGreaterThan(0.95);
    expect(share(2)).toBeGreaterThan(0.85);
  });

  it("reads no more of a text than any form accepts several times over", () => {
    expect(moreQuestions(`${"word ".repeat(12_000)} They pay.`)).toEqual([]);
  });
});
