import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

const NAILS =
  "nail artist my inbox is a mess. page where ppl pick colour shape length upload inspo pics and pay a deposit, i say yes or no";
const DARTS =
  "captain of a darts team, every week 40 messages just to know who can play. players say yes or no and i make the lineup";
const DAD = "dad of 2 losing my mind. chores with stars, kids tick what they did, i or my wife aprove";
const VIOLINS =
  "I repair violins and cellos. people send photos of the damage and i give a price, they pay when it is ready";
const PODCASTS =
  "I edit podcasts freelance for six studios. One place for episodes with deadline, length and fee";
const PHYSIO =
  "I work at the reception of a physio practice. patients say which days suit them and the first to answer gets it";
const GRAVES =
  "I look after 40 graves with three helpers. Each grave has a place, a plan and photos. Show the graves of the day";
const KITCHEN =
  "We are a soup kitchen run by volunteers. guests are referred by doctors and we hand out meals on Mondays";
const GARAGES = "I rent out 9 garages. renters report damage and I assign it to one of my electricians";
const BENCHES =
  "The parish council would like villagers to report broken benches with a photo. Reports go to the responsible department.";
const TAXI = "I drive a taxi for Bolt in Lyon. tracks miles with gps, I add fuel, shows what I made per day";
const GYM =
  "CLIMBING GYM\n\nMembers: book a slot, see their routes\nTrainers: tick off routes\nOffice: max 6 per group, who hasn't paid";
const BOATS =
  "Booking tool for boats of our club. Members book a boat for an hour. Runs on our own server. We don't want: a mobile app, a chat, points.";
const BAKERY =
  "Wholesale bakery.\n- café logs in, sees own prices, repeats last order\n- driver ticks deliveries";

describe("who writes", () => {
  it.each([
    ["a trade without a verb", NAILS, "Nail artist: say yes or no"],
    ["a trade with what it is of", DARTS, "Captain: make the lineup"],
    ["a place in the family", DAD, "Dad: approve the chores"],
    ["a trade told by what they do", PODCASTS, "Editor: enter episodes with deadline, length and fee"],
    ["who works in a place", KITCHEN, "Coordinator: hand out meals on Mondays"],
  ])("takes %s", async (_, idea, story) => {
    expect((await read(idea)).stories).toContain(story);
  });

  it("is called after the place that they work at", async () => {
    expect((await read(PHYSIO)).roles).toEqual(["Receptionist", "Patient"]);
  });

  it("is somebody else than those who come to pay", async () => {
    const { roles, stories } = await read(VIOLINS);
    expect(roles).toEqual(["Customer", "Owner"]);
    expect(stories).toContain("Owner: give a price");
    expect(stories).toContain("Customer: send photos of the damage");
  });

  it("has helpers who work for them", async () => {
    expect((await read(GRAVES)).roles).toEqual(["Helper", "Owner"]);
  });

  it("says how they feel without it becoming a part of the plan", async () => {
    const { entities, rules, plan } = await read(DAD);
    expect([...entities, ...rules, plan.title].join(" ")).not.toMatch(/mind|losing/i);
    expect((await read(NAILS)).named).not.toContain("Inbox");
  });
});

describe("who has a part", () => {
  it.each([
    ["those who run it", KITCHEN, "Volunteer"],
    ["one of those to whom something is given", GARAGES, "Electrician"],
    ["those whom somebody else would like to do something", BENCHES, "Villager"],
    ["a department that reports go to", BENCHES, "Department staff"],
    ["a place named before a colon", GYM, "Office staff"],
  ])("takes %s", async (_, idea, role) => {
    expect((await read(idea)).roles).toContain(role);
  });

  it("gives what is listed behind a place to those who work there", async () => {
    expect((await read(GYM)).stories).toContain("Office staff: see who hasn't paid");
  });
});

describe("what is noted of each", () => {
  it.each([
    [
      "behind the doing",
      "I walk up to a hive and note the inspection: saw the queen or not, temper, mites counted, what I fed.",
      "Inspection",
      ["queen", "temper", "mites counted", "fed"],
    ],
    [
      "behind for each",
      "I am a farmer. I want an app where I write for each cow: ear tag number, when she had calf, when inseminated, which medicine she gets.",
      "Cow",
      ["ear tag number", "calf", "inseminated", "medicine"],
    ],
  ])("is its columns: %s", async (_, idea, thing, columns) => {
    expect((await read(idea)).fields(thing)).toEqual(expect.arrayContaining(columns));
  });
});

describe("how people put it", () => {
  it("asks for what is to be built as a question", async () => {
    const { plan } = await read(
      "Can you build a Secret Santa for big families? The organiser adds everyone and sets a budget.",
    );
    expect(plan.title).toBe("Secret Santa for big families");
  });

  it("wants that somebody does something, as other languages say it", async () => {
    const { stories } = await read(
      "We rent out flats. I want that the cleaner see in phone which flat today. Owner should get a message.",
    );
    expect(stories).toContain("Cleaner: see in phone which flat today");
  });

  it("says when somebody is reminded", async () => {
    const { stories } = await read("Members book a boat. remind members the evening before");
    expect(stories).toContain("Member: get a reminder the evening before");
  });

  it("names a log, and then what an entry has", async () => {
    const { fields } = await read(
      "catch log for me and my friends. species, weight, pic, spot on map. yearly board of the biggest fish",
    );
    expect(fields("Catch")).toEqual(expect.arrayContaining(["species", "weight", "photo"]));
  });

  it.each([
    [
      "where it happens",
      "Holiday flats at the sea. The cleaner marks a flat as clean and reports damage.",
      /sea/i,
    ],
    [
      "what goes wrong today",
      "We rent bouncy castles, people message us and then we double book. Customers pick a date and pay a deposit.",
      /book$/i,
    ],
    ["an idiom", "Teams join a quiz and answer against the clock. The host prepares rounds.", /clock/i],
  ])("makes no table of %s", async (_, idea, silly) => {
    expect((await read(idea)).entities.filter((name) => silly.test(name))).toEqual([]);
  });
});

describe("a list of what each does", () => {
  const CAMP = `Summer camp registration

- parents create an account and add their children
- choose weeks (max 40 kids per week)
- medical form and who may pick up the child
- camp leaders see the group list on a tablet
- email to all parents of one week`;

  it.each(["Parent: fill in a medical form", "Camp leader: email to all parents of one week"])(
    "gives a doing to whom it falls: %s",
    async (story) => {
      expect((await read(CAMP)).stories).toContain(story);
    },
  );

  it("keeps what the app is called after where the idea says more", async () => {
    expect((await read(CAMP)).entities).toContain("Camp registration");
  });

  it("takes room for so many a week for no daily limit of the app", async () => {
    expect((await read(CAMP)).rules.join("; ")).not.toMatch(/left for the day/);
  });
});

it("an idea that names people alone has five stories all the same", async () => {
  const { plan } = await read(
    "head cook in a care home. my guys shld log what gets thrown out & why in kg, max 10 sec. plus fridge temps 2x a day bc of the inspector. chart for boss what it costs per week",
  );
  expect(plan.stories.length).toBeGreaterThanOrEqual(5);
});

describe("what is refused, and what only sounds so", () => {
  it("takes later with a doing for a time", async () => {
    const { nonGoals, stories } = await read(
      "App for my jobs: I take photos, customers sign with a finger, later it turns into an invoice",
    );
    expect(nonGoals).toEqual([]);
    expect(stories.join("; ")).toMatch(/sign with a finger/);
  });

  it("keeps what works without internet", async () => {
    const { nonGoals } = await read(
      "Foremen fill in the daily report on the phone. Without internet it should also function, later it sends alone.",
    );
    expect(nonGoals).toEqual([]);
  });

  it("plans no app of the kind that is refused", async () => {
    const { nonGoals, stories, entities, plan } = await read(
      "hairdresser here, not another booking app pls. i want color formulas per client, photo after. other girls in the salon can look it up",
    );
    expect(nonGoals.join()).toMatch(/not another booking app/i);
    expect([...entities, ...stories, ...plan.stories.map(({ want }) => want)].join("; ")).not.toMatch(
      /book|appointment/i,
    );
  });
});

describe("who uses it", () => {
  it.each([
    [
      "who is only spoken of",
      "Our spring ball, 130 guests. rsvp with menu choice, then I drag people onto tables",
      "Guest",
    ],
    [
      "whom the writer coordinates",
      "I coordinate volunteers at our church. I want a rota where people can mark the dates they are away",
      "Volunteer",
    ],
    [
      "who runs what others are served by",
      "I have 7 cleaners. They tick off a checklist per house. Clients rate the visit.",
      "Owner",
    ],
    [
      "a body behind For",
      "Film festival app\nFor filmmakers: submit a film\nFor the jury: score films",
      "Jury member",
    ],
  ])("is %s", async (_, idea, role) => {
    expect((await read(idea)).roles).toContain(role);
  });

  it("does what stands behind For us", async () => {
    const { stories } = await read(
      "Film festival app\nFor filmmakers: submit a film\nFor us: build the programme",
    );
    expect(stories).toContain("Organiser: build the programme");
  });
});

describe("typed in a hurry", () => {
  it("puts the commas back into a list of bare words", async () => {
    expect((await read(NAILS)).stories).toContain("Customer: pick colour, shape and length");
  });

  it("spells a word rightly of which one letter is missing", async () => {
    expect((await read(DAD)).stories).toContain("Wife: approve the chores");
  });

  it("takes a sentence that begins with what the app does", async () => {
    const { stories } = await read(TAXI);
    expect(stories).toContain("Driver: have the app track miles with GPS");
    expect(stories).toContain("Driver: see what they made per day");
  });

  it("makes no table of a name, of a verb, or of what is refused", async () => {
    expect((await read(TAXI)).named).not.toContain("Lyon");
    expect((await read(PHYSIO)).named).not.toContain("Suit");
    expect((await read(BAKERY)).named).not.toEqual(expect.arrayContaining(["Café log", "Repeat"]));
    const { named, nonGoals } = await read(BOATS);
    expect(named.join(" ")).not.toMatch(/Run|Chat|Point/);
    expect(nonGoals).toEqual(["A mobile app", "A chat", "Points"]);
  });

  it("sees what many messages are written for", async () => {
    expect((await read(DARTS)).stories).toContain("Captain: see who can play");
  });
});
