import { describe, expect, it } from "vitest";
import { moreQuestions } from "~/planner";
import ideas from "./ideas.json";

const NONE: ReadonlySet<string> = new Set();
/** What is asked about an idea because of its words: id and quoted words. */
const asked = (idea: string) =>
  Object.fromEntries(moreQuestions(idea, NONE).flatMap(({ id, quote }) => (quote ? [[id, quote]] : [])));

describe("a topic", () => {
  it.each([
    ["Nurses tick that they have read the note.", "confirm", "tick"],
    ["Guests sign a waiver before they climb.", "sign", "sign"],
    ["There is a waiting list for the plots.", "turn", "waiting list"],
    ["People get reminded by the app.", "notify", "reminded"],
    ["Neighbours lend each other ladders.", "lend", "lend"],
    ["Members book a court online.", "book", "Members book"],
    ["THE TREASURER EXPORTS A CSV", "report", "EXPORTS"],
    ["You scan the box and see what is in it.", "codes", "scan the"],
    ["The wifi is terrible down there.", "offline", "wifi is"],
  ])("is asked about with the author's own words: %s", (idea, id, quote) => {
    expect(asked(idea)).toMatchObject({ [id]: quote });
  });

  it.each([
    ["de", "Die Leute tragen sich auf die Warteliste ein.", "turn", "Warteliste"],
    ["de", "Kunden werden benachrichtigt.", "notify", "benachrichtigt"],
    ["fr", "Les familles réservent une salle.", "book", "réservent"],
    ["fr", "les familles reservent une salle", "book", "reservent"],
    ["es", "Los clientes pagan al recoger el pedido.", "pay", "pagan"],
    ["pt", "O síndico aprova as obras.", "approve", "aprova"],
    ["it", "Il cliente firma e riceve una fattura.", "bill", "fattura"],
    ["nl", "Leden krijgen een herinnering.", "notify", "herinnering"],
    ["zh", "逾期会收到提醒。", "notify", "提醒"],
  ])("is found in other languages, with and without accents (%s): %s", (_, idea, id, quote) => {
    expect(asked(idea)).toMatchObject({ [id]: quote });
  });

  it("is called for at a word's beginning only", () => {
    expect(asked("A haystack and a bookshelf, unconfirmed.")).toEqual({});
  });

  it.each([
    ["tickets are sold at the door", "confirm"],
    ["they get a confirmation email", "confirm"],
    ["members sign in with their mail address", "sign"],
    ["a list of each book club that meets", "book"],
    ["the coffee filter must be clean", "match"],
    ["we swap shifts with a colleague", "offer"],
    ["the interest rate and the grade of the rock", "judge"],
    ["we use 3d prints", "report"],
    ["twenty push ups", "notify"],
    ["the stock photos are ugly", "stock"],
    ["everybody knows the meeting points", "result"],
    ["pay attention to the dog", "pay"],
    ["un chat et deux chiens", "chat"],
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
      "A second count when it differs by more than 2%, then we stop.",
      "rule-limit",
      "A second count when it differs by more than 2%",
    ],
    ["You can cancel until 6pm.", "rule-deadline", "You can cancel until 6pm"],
    [
      "The ref answers within 24 hours or it goes on.",
      "rule-deadline",
      "The ref answers within 24 hours or it goes on",
    ],
    ["Only the treasurer sees the sums, so be it.", "rule-only", "Only the treasurer sees the sums"],
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
  ])("is not seen in a number or a word alone: %s", (idea) => {
    expect(Object.keys(asked(idea)).filter((id) => id.startsWith("rule-"))).toEqual([]);
  });

  it("is asked about although it forbids something", () => {
    expect(asked("There is no refund, and never more than 3 guests.")).toHaveProperty("rule-limit");
  });

  it("does not quote what another rule quotes already", () => {
    const questions = asked("Alerte quand une ordonnance expire dans moins de 10 jours.");
    expect(questions).toHaveProperty("rule-deadline");
    expect(questions).not.toHaveProperty("rule-limit");
  });

  it("stays short, also in a text without any marks", () => {
    const { "rule-every": quote = "" } = asked(
      `${"and so on we go ".repeat(30)}every week ${"it goes on like that ".repeat(30)}`,
    );
    expect(quote).toContain("every week");
    expect(quote.length).toBeLessThanOrEqual(90);
  });
});

describe("More questions", () => {
  const rich =
    "Members book a boat and pay by card, get reminded, sign for it, rate each other, upload photos, chat, export a list, every week, only members, until 6pm, at most 3, never two at once. There is a waiting list.";

  it("brings six at most, in the order in which the idea speaks of them, two of them about rules", () => {
    const questions = moreQuestions(rich, NONE);
    expect(questions).toHaveLength(6);
    const places = questions.map(({ quote = "" }) => rich.indexOf(quote));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(questions.filter(({ id }) => id.startsWith("rule-"))).toHaveLength(2);
  });

  it("brings other ones when asked again, none twice, and no end of them", () => {
    const all = new Set<string>();
    const presses = Array.from({ length: 4 }, () => {
      const ids = moreQuestions(rich, all).map(({ id }) => id);
      for (const id of ids) {
        expect(all).not.toContain(id);
        all.add(id);
      }
      return ids.length;
    });
    expect(presses).toEqual([6, 6, 0, 0]);
  });

  it("asks what fits every idea when this one calls for hardly anything", () => {
    const questions = moreQuestions("something for my boat", NONE);
    expect(questions.map(({ id }) => id)).toEqual(["today", "first"]);
    expect(questions.some((each) => "quote" in each)).toBe(false);
    expect(moreQuestions("something for my boat", new Set(["today", "first"]))).toEqual([]);
  });

  it("asks first about what the idea speaks of with the most words", () => {
    const idea = `They pay a deposit, get a refund, and Stripe is fine. ${rich}`;
    expect(asked(idea)).toHaveProperty("pay");
  });

  it("has words for most of the ideas that are longer than a line or two, and quotes only what stands there", () => {
    const read = ideas.map(({ idea }) => ({ idea, questions: moreQuestions(idea, NONE) }));
    for (const { idea, questions } of read) {
      expect(questions.length).toBeGreaterThanOrEqual(2);
      expect(questions.length).toBeLessThanOrEqual(6);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      for (const { quote } of questions)
        if (quote !== undefined) expect(quote && idea.includes(quote)).toBe(true);
    }
    const long = read.filter(({ idea }) => [...idea].length >= 200);
    const withThree = long.filter(({ questions }) => questions.filter(({ quote }) => quote).length >= 3);
    expect(withThree.length / long.length).toBeGreaterThan(0.9);
  });

  it("reads no more of a text than any form accepts several times over", () => {
    expect(moreQuestions(`${"word ".repeat(12_000)} They pay.`, NONE).some(({ id }) => id === "pay")).toBe(
      false,
    );
  });
});
