import { describe, expect, it } from "vitest";
import { buttonOf, conditionOf, headingOf } from "~/planner/plan/wording";
import { read } from "./reading";

describe("what a story waits for", () => {
  it.each([
    ["fire the kiln when it is full", "the kiln is full", "the kiln is not full yet"],
    [
      "get a message when their pieces are ready",
      "the pieces of Kai are ready",
      "the pieces of Kai are not ready yet",
    ],
    ["get a push if they skip 2 days", "Kai skips 2 days", "Kai does not skip 2 days"],
    ["put the job on a day if they say ok", "Kai says ok", "Kai does not say ok"],
    [
      "get a call if nobody has reported a child by nine",
      "nobody has reported a child by nine",
      "somebody has reported a child by nine",
    ],
    ["move the job when it rains", "it rains", "it does not rain"],
    ["send an alert once a freezer warms up", "a freezer warms up", "a freezer does not warm up"],
  ])("%s", (want, holds, fails) => {
    expect(conditionOf(want, "kiln", "Kai")).toMatchObject({ holds, fails });
  });

  it.each(["say if they come", "see when the pool is closed", "book a wheel", "tell whether it is done"])(
    "a question is no condition: %s",
    (want) => {
      expect(conditionOf(want, "class", "Kai")).toBeNull();
    },
  );
});

describe("what stands on screens", () => {
  it("names the button and the page by the story's words", () => {
    expect(buttonOf("share photos of their dogs")).toBe("“Share photos of your dogs”");
    expect(headingOf("see who is missing in their class")).toBe("“Who is missing in your class”");
    expect(headingOf("book a wheel")).toBe("");
  });
});

/** Every sentence of a plan, as one text. */
const textOf = async (description: string) => JSON.stringify((await read(description)).plan);

/** The ways of accepting the story whose words begin like this: what each platform's document may hold. */
async function acceptanceOf(description: string, want: string) {
  const { plan } = await read(description);
  const story = plan.stories.find((one) => one.want.startsWith(want));
  return [story, ...(story?.also ?? [])].map((one) => `${one?.given} – ${one?.when} – ${one?.then}`);
}

describe("names of sample entries", () => {
  it.each([
    ["Members of our climbing gym join a session; each session has a start time and a trainer.", "Session"],
    [
      "We plan forays. Before each foray the leader posts the meeting point and members say if they come.",
      "Foray",
    ],
    ["Riders of our museum lend a motorbike; each motorbike has a registration and a year.", "Motorbike"],
  ])("a thing that no list knows is called by what tells it apart: %s", async (description, noun) => {
    const text = await textOf(description);
    expect(text).toContain(noun.toLowerCase());
    expect(text).not.toMatch(new RegExp(`${noun} [123]\\b`));
  });
});

describe("what is seen", () => {
  const TRUCK =
    "I have a food truck. Customers see where I am today and order dishes for a pickup time. I see the open orders on a tablet.";

  it("is said with the columns and states of that very thing", async () => {
    const ways = await acceptanceOf(TRUCK, "see the open orders");
    expect(ways.join("\n")).toMatch(/order 41 is “new”/);
    expect(ways.join("\n")).toMatch(/total 12\.00/);
  });

  it("where somebody is, is no entry of the main table", async () => {
    const ways = await acceptanceOf(TRUCK, "see where");
    expect(ways[0]).toContain("Mill Lane, 11:00 to 14:00");
    expect(ways.join("\n")).not.toMatch(/Margherita|price/);
  });

  it("is of one's own where the words say whose", async () => {
    const ways = await acceptanceOf(
      "I teach swimming to children. Parents book a course and see which badge their child has.",
      "see which badge",
    );
    expect(ways[0]).toMatch(/shows Seahorse with date reached .*, and Bronze nowhere/);
  });
});

describe("what the words of a story leave no room for", () => {
  it("an answer to an invitation without a date waits for no beginning", async () => {
    const ways = await acceptanceOf(
      "We are getting married and want a site where our guests say if they come. We see the guest list with the food wishes.",
      "say if they come",
    );
    expect(ways[0]).toContain("the number of those who come goes up by one");
    expect(ways.join("\n")).not.toMatch(/begins|guest list/i);
  });

  it("a mark is undone, not a column changed", async () => {
    const ways = await acceptanceOf(
      "I have a food truck. Customers order dishes for a pickup time. I mark dishes as sold out.",
      "undo a mark",
    );
    expect(ways.join("\n")).not.toContain("price");
  });

  it("who says yes or no decides", async () => {
    const ways = await acceptanceOf(
      "Our village hall is rented by clubs. Clubs ask for a booking, the caretaker says yes or no to the booking.",
      "say yes or no",
    );
    expect(ways[0]).toContain("waits for a decision");
  });
});

describe("what a plan takes along because of a word", () => {
  it.each([
    [
      "animals are no patients",
      "I'm a mobile vet. Farmers ask for a visit with the animal, I write down the treatment and the medicine I used.",
      /HIPAA|article 9/,
    ],
    [
      "who sells what is theirs has nobody to hand over to",
      "We restore old motorbikes. We keep every part with what it cost, and see what a bike has cost us when we sell it.",
      /confirm the handover/,
    ],
    [
      "a deposit against damage is kept for no no-show",
      "People ask for the hall, pay a deposit, and after the event the caretaker notes damage and gives the deposit back.",
      /no-show|missed once/,
    ],
    [
      "a tablet is no table",
      "I have a food truck. Customers order dishes for a pickup time. I see the open orders on a tablet.",
      /printed code|Is paid at the table/,
    ],
  ])("%s", async (_, description, never) => {
    expect(await textOf(description)).not.toMatch(never);
  });

  it("those who are only looked after are no role, and hosts of a wedding are no owners", async () => {
    const swim = await read("I teach swimming to children. Parents book a course. I tick off who is there.");
    expect(swim.roles).not.toContain("Child");
    const wedding = await read(
      "We are getting married. Our guests say if they come, and we send the plan of the day.",
    );
    expect(wedding.roles).toContain("Host");
  });
});

describe("what is asked and left out", () => {
  const CLUB =
    "A small app for our foraging group. Everyone logs the mushrooms they found with a photo and the place. Others confirm the species. Before each foray the leader posts the meeting point and members say if they come.";

  it("asks what this idea leaves open, in its own words, before what any would", async () => {
    const { plan } = await read(CLUB);
    const questions = plan.questions.map((one) => one.question);
    expect(questions[0]).toBe("How many members have to confirm the species before it counts?");
    expect(questions).toContain("Until which day may members still change their answer?");
    const pottery = await read(
      "I run a pottery studio. Members book a wheel for two hours, and I want to see who comes on which day.",
    );
    expect(pottery.plan.questions.map((one) => one.question)).toContain(
      "May members see who comes on which day as well, or only the owner?",
    );
  });

  it.each([
    [CLUB, "Recognising the mushroom on a photo by itself"],
    [
      "I'm a mobile vet. Farmers ask for a visit, I plan my route for the day and send the invoice at the end of the month.",
      "Bookkeeping and tax returns from the invoices",
    ],
    [
      "I have a food truck. Customers order dishes for a pickup time. I see the open orders on a tablet.",
      "Paying for an order in the app",
    ],
  ])("limits come from what the idea is near to: %s", async (description, limit) => {
    const { plan } = await read(description);
    expect(plan.nonGoals.map((one) => one.text)).toContain(limit);
  });

  it("leaves out no thing that the idea asks for", async () => {
    const { plan } = await read(
      "I have a food truck. Customers order dishes and pay by card. The app recognises a dish from its photo.",
    );
    const texts = plan.nonGoals.map((one) => one.text).join("\n");
    expect(texts).not.toMatch(/Paying|Recognising/);
  });

  it("has no answer to an invitation confirmed by somebody", async () => {
    const { plan } = await read(
      "We are getting married. Our guests say if they come, and we send the plan of the day.",
    );
    expect(plan.stories.map((one) => one.want)).not.toContain("change the choice until it is confirmed");
  });
});

describe("words that say more than their verb", () => {
  it.each([
    [
      "Our family writes recipes down. Cooks say who taught it to them.",
      "say who taught",
      /shows these words|stand below/,
    ],
    [
      "I am a violin teacher. Students record a clip and parents see if the lesson was paid.",
      "see if the lesson",
      /says “paid” beside .* and “not paid” beside/,
    ],
    [
      "People list the books they give away, others reserve a book. Each book has a title.",
      "reserve",
      /stands under the name .* with until when/,
    ],
    [
      "Our club plans the race. Every race has a start time and a place. Members follow live.",
      "follow live",
      /within five seconds without a reload/,
    ],
    [
      "Neighbours water plots when somebody is away, and everybody can see who watered when.",
      "see who watered",
      /names .* with Thursday 7:15 above/,
    ],
  ])("%s", async (description, want, expected) => {
    expect((await acceptanceOf(description, want)).join("\n")).toMatch(expected);
  });

  it("who follows a race live has no friends in the app", async () => {
    const { entities } = await read(
      "Our club plans the race. Every race has a start time. Everybody can follow live.",
    );
    expect(entities).not.toContain("Friendship");
  });

  it("where those who are named only look on, whoever writes does the work", async () => {
    const { plan, roles } = await read(
      "A logbook for our beehives in the city. Every inspection has the hive, the weather and the queen. The landlord of the roof can see when we come.",
    );
    expect(roles).toContain("Keeper");
    expect(plan.stories.find((one) => one.want === "write down an inspection")?.role).toBe("Keeper");
    expect(plan.title).toBe("Logbook for beehives in the city");
  });

  it("a question is a heading as it stands", () => {
    expect(headingOf("see which flat is free when")).toBe("“Which flat is free when”");
    expect(headingOf("see if the lesson was paid")).toBe("“Whether the lesson was paid”");
  });
});

describe("examples that fit the idea", () => {
  it.each([
    [
      "handball is played, and no board game",
      "I coach a handball team. Players see the games; each game has a start time and a place.",
      /North v\. Harbour/,
      /Catan/,
    ],
    [
      "a learner of Portuguese collects Portuguese words",
      "I'm learning portuguese and collect words with the line from the song. I practise words.",
      /a maçã/,
      /der Apfel/,
    ],
    [
      "costumes are worn",
      "Our theatre lends costumes to schools. Each costume has a size and a box number.",
      /Pirate coat/,
      /candlestick/,
    ],
    [
      "a ticket keeps its number",
      "Tourists book a tour and see their ticket; each ticket has a number and a price.",
      /ticket/,
      /number of (?:the )?ticket[^.]* was/,
    ],
    [
      "what makes no sentence is not typed",
      "Parents offer seats in their car for away games. Each seat is in one car.",
      /seat/,
      /typed the taken/,
    ],
  ])("%s", async (_, description, shown, never) => {
    const text = await textOf(description);
    expect(text).toMatch(shown);
    expect(text).not.toMatch(never);
  });

  it("whoever asked is not the one who sees what is still open", async () => {
    const { plan } = await read(
      "Our theatre group lends costumes. A teacher asks for costumes for certain weeks, we say yes.",
    );
    const open = plan.stories.find((one) => one.want.includes("asked for and not answered"));
    expect(open?.role).not.toBe("Teacher");
  });

  it("a guided tour has no steps to cook along, and a shop that asks what sells best no strangers to trust", async () => {
    const tour = await read("I give guided tours through the old town. Tourists book a tour and a language.");
    expect(tour.entities).not.toContain("Step");
    const shop = await textOf(
      "My wife has a yarn shop. Customers see which yarns are in stock. She sees what sells best.",
    );
    expect(shop).not.toMatch(/handover|Dealings between people/);
  });
});

describe("people and names in examples", () => {
  it("nobody is near and far at once", async () => {
    const ways = await acceptanceOf(
      "A social app for dog owners where they can find other owners nearby. Each dog has a breed and an age.",
      "find other owners nearby",
    );
    const [, near = "", far = ""] = /(\w+) is 2 km from .*?, (\w+) is 40 km away/.exec(ways.join("\n")) ?? [];
    expect(near).not.toBe("");
    expect(near).not.toBe(far);
  });

  it("a name that is a sentence stands between marks", async () => {
    const text = await textOf(
      "Readers of our library list books they give away, others reserve a book. Each book has a title.",
    );
    expect(text).toContain("“Emil and the Detectives”");
    expect(text).not.toContain("““");
  });

  it("asks only once how money is paid", async () => {
    const { plan } = await read(
      "QR menu for restaurants, customers scan at the table and order, owner edits dishes, tips when paying.",
    );
    expect(plan.questions.filter((one) => /\bpa(?:ys?|id)\b/.test(one.question))).toHaveLength(1);
  });
});
