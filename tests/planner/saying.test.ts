import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "~/domain/plan";
import type { Platform } from "~/domain/platforms";
import { renderPlan, warmPlanner, writePlan } from "~/planner";
import { buttonOf, doneBy } from "~/planner/plan/wording";

beforeAll(warmPlanner, 60_000);

const planOf = (description: string) => writePlan({ description, platform: "cursor", appType: "web" });

async function textOf(description: string, platform: Platform): Promise<string> {
  const request = { description, platform, appType: "web" as const };
  const rendered = renderPlan(await writePlan(request), request);
  return rendered.type === "lovable" ? rendered.prd : rendered.text;
}

/** Every acceptance of a story, on whichever platform it is shown. */
function acceptances(plan: Plan): string {
  return plan.stories
    .flatMap((story) => [story, ...story.also])
    .map((one) => `${one.given} | ${one.when} | ${one.then} | ${one.otherwise}`)
    .join("\n");
}

describe("what one person does is said in the present", () => {
  it.each([
    [
      "post shoots with date, place and the look they need",
      "posts shoots with date, place and the look they need",
    ],
    ["accept or refuse the thesis topics", "accepts or refuses the thesis topics"],
    ["carry the boxes in", "carries the boxes in"],
    ["have the app explain the steps", "has the app explain the steps"],
    ["edit dishes and prices", "edits dishes and prices"],
    ["water the beds", "waters the beds"],
  ])("%s", (want, said) => {
    expect(doneBy(want)).toBe(said);
  });

  it.each([
    "step back from a sign-up and free the place",
    "photograph items and note train and seat",
    "take out, pause and end a subscription",
  ])("two doings are not half conjugated: %s", (want) => {
    expect(doneBy(want)).toBeNull();
  });
});

describe("a button is a whole phrase", () => {
  it.each([
    ["keep character sheets with level, hp and inventory", "“Keep character sheets”"],
    ["tell how many pupils come and if there is a wheelchair user", "“Tell how many pupils come”"],
    ["report a photo or block a person that makes them uneasy", "“Report a photo”"],
  ])("%s", (want, button) => {
    expect(buttonOf(want)).toBe(button);
  });
});

describe("acceptances can be tried", () => {
  it("what is looked for by its title is asked for by its title", async () => {
    const plan = await planOf(
      "Campaign manager. The dungeon master creates sessions, players keep character sheets with level, hp and inventory, everybody votes on the next date.",
    );
    const find = plan.stories.find((story) => story.want.startsWith("find "));
    expect(find?.want).toMatch(/by its title$/);
    expect(acceptances({ ...plan, stories: find ? [find] : [] })).not.toMatch(/start time|duration/);
  });

  it("nobody is on a list and not on it at once", async () => {
    const plan = await planOf(
      "Our bell tower has 8 ringers. I want to plan who rings which bell on Sunday, let ringers say if they can come, and keep a log of the methods we rang.",
    );
    expect(acceptances(plan)).not.toMatch(/\b(\w+) is on the list of [^,]+, \1 is not/);
  });

  it("a count is checked by what was counted", async () => {
    const plan = await planOf(
      "An app for a factory: mechanics report broken machines with a photo, the foreman assigns repairs, and the plant manager sees downtime per machine per month.",
    );
    const seen = plan.stories.find((story) => /downtime/.test(story.want));
    expect(`${seen?.then} ${seen?.also.map((one) => one.then).join(" ")}`).toMatch(
      /counts exactly these two/,
    );
  });
});

describe("nothing ready-made that the idea gives no cause for", () => {
  it.each([
    [
      "a donation of blood is no payment",
      "Mobile blood drive scheduler: donors book a time at a drive, coordinators see how many units are needed and text donors.",
      /payment provider|[Cc]urrency/,
    ],
    [
      "mechanics who report a defect get no report of a period",
      "Mechanics report broken machines with a photo and the foreman assigns repairs.",
      /same period gives the same numbers/,
    ],
    [
      "families who sign in are no group with invitations",
      "A register of graves. The parish clerk records burials with name and date, families ask for a lease renewal.",
      /comes in by invitation/,
    ],
    [
      "a harvest that is split leaves no debts",
      "A community garden: residents reserve beds, mark watering as done and split the harvest.",
      /balances|owe /,
    ],
    [
      "what has no date cannot be called off in time, nor repeat",
      "I'm a chimney sweep. I note soot and defects of each chimney, and reminders go out by letter a year later. Customers sign on my phone.",
      /How long before a (?:house|chimney)|(?:Houses|Chimneys) that repeat/,
    ],
    [
      "a casting director who posts shoots is no stranger to be reported",
      "Casting directors post shoots with date and place. Extras upload measurements and apply for a shoot.",
      /makes them uneasy|Reported/,
    ],
    [
      "one person alone has nobody to ask",
      "sourdough tracker: log feedings of my starter with flour and water, compare loaves with photos",
      /another user|whose name shows/,
    ],
    [
      "a column of a log is no sensor",
      "sourdough tracker: log feedings of my starter with flour, water and temperature",
      /sensor/,
    ],
    [
      "books that are suggested are not booked, and what is discussed is no secret of two",
      "An app for book clubs. Members suggest books with a cover, discuss chapters without spoilers, and the host writes questions.",
      /taken or full is refused|knows the address of the conversation/,
    ],
    [
      "books that inmates ask for are not booked",
      "Prison library: inmates request books, librarians mark what was delivered, and the deputy warden approves titles.",
      /taken or full is refused|contacted/,
    ],
    [
      "who says yes has asked nothing",
      "Guide runners for blind athletes. Athletes post when they want to run, guides say yes, both rate each other after.",
      /questions are still unanswered/,
    ],
    [
      "a quote goes to the customer and hides from nobody",
      "watchmaker: customers drop off watches, I note brand and fault, send a quote and get paid at pick up",
      /hides quote|Nobody but|see paid/,
    ],
    [
      "what is bought for the house is no payment in the app",
      "I organise a language café. Volunteers say if they can come, and I need to know how many biscuits to buy.",
      /payment provider/,
    ],
    [
      "nobody asks who voted where a speaker is scored",
      "Debate club: judges score each speaker, speakers see feedback after the round.",
      /Who sees who voted/,
    ],
    [
      "a fragment that names only what the tables hold is no rule",
      "I'm a chimney sweep. I need a route for each day, a note of soot and defects per chimney, photos of defects, and the customer signs on my phone.",
      /- Photos of defects\./,
    ],
  ])("%s", async (_, idea, never) => {
    expect(await textOf(idea, "cursor")).not.toMatch(never);
  });
});

describe("what is said is true of this idea", () => {
  it.each([
    [
      "a login of the house is the login",
      "Students propose thesis topics. Must run on our server with LDAP login.",
      /sign in by LDAP login/,
    ],
    [
      "nobody without an e-mail gets a letter",
      "Language café. Learners sign up for a table. Learners have no e-mail, only whatsapp.",
      /sign in by a code sent as a WhatsApp message/,
    ],
    [
      "a fee is owed as a fee",
      "Allotment club: members see their plot and pay the yearly fee online.",
      /owes in fees is paid/,
    ],
    [
      "what is borrowed is the wetsuit, not the lesson",
      "Surf school: instructors see today's lessons, the shop lends wetsuits by size.",
      /A wetsuit that is out has one borrower/,
    ],
    [
      "what the app notes by itself is not typed",
      "family quiz nights: grandpa writes questions, everyone answers on their phone",
      /filled in the text and is called away/,
    ],
    [
      "what somebody lists is not the visitors'",
      "Website for a real estate agency. List properties with photos and price. Visitors request viewings. Agents manage leads in an admin area.",
      /Property .*is kept by the agent; has many viewings/,
    ],
    [
      "contact data is kept for something",
      "Barbershop. Customers book a slot and get an SMS reminder the day before.",
      /kept to sign in, for an SMS reminder the day before and for an answer when they book a slot/,
    ],
    [
      "what is refused is what the idea lets somebody approve",
      "Parents organise a carpool with rides and seats. The school approves the accounts.",
      /What happens to an account that the school refuses/,
    ],
    [
      "whoever has the link reads a shared recipe",
      "glaze recipe notebook: log test tiles with photo and cone, share a recipe with a link",
      /Whoever has the link/,
    ],
  ])("%s", async (_, idea, said) => {
    const texts = await Promise.all(
      (["cursor", "lovable", "bolt", "replit", "rork"] as const).map((platform) => textOf(idea, platform)),
    );
    expect(texts.join("\n")).toMatch(said);
  });
});

describe("screens", () => {
  it("announcing a change brings no event, and a log no bell", async () => {
    const plan = await planOf("an app for my football team");
    expect(plan.screens.find((screen) => screen.name === "Events")?.empty ?? "").not.toMatch(
      /Announce a change/,
    );
  });

  it("time to feed is no news feed", async () => {
    const plan = await planOf(
      "log feedings of my starter with flour and water, get a push when it is time to feed",
    );
    expect(plan.screens.map((screen) => screen.name)).not.toContain("Feed");
  });

  it("booking a bed fills no list of beds, and texting donors none of donors", async () => {
    const beds = await planOf(
      "A community garden: residents book beds, the coordinator sees who has which bed.",
    );
    expect(beds.screens.find((screen) => screen.name === "Beds")?.empty).not.toMatch(/“Book beds”(?! comes)/);
    const donors = await planOf(
      "Blood drives: donors book a time at a drive, coordinators text donors of the type that is needed.",
    );
    expect(donors.screens.find((screen) => screen.name === "Donors")?.empty ?? "").not.toMatch(
      /“Text donors”(?! comes)/,
    );
  });

  it("what is reported leaves the list, waits with its reason, and the data model has a place for that", async () => {
    const plan = await planOf(
      "A social app for dog owners where they can share photos of their dogs, find other owners nearby and chat.",
    );
    expect(plan.entities.find((one) => one.name === "Flag")?.fields.map((field) => field.name)).toContain(
      "reason",
    );
    const tried = plan.phases.find((phase) => /^Report a photo/.test(phase.name))?.doneWhen;
    expect(tried).toMatch(/has gone from Photos .* waits in Reported photos/);
    expect(tried).not.toMatch(/still shows it/);
  });

  it("what others only look at says who enters it, and that they do so there", async () => {
    const plan = await planOf(
      "Trainers log walks of rescue dogs. Adopters see which dogs are calm with children. The manager closes an adoption.",
    );
    const dogs = plan.screens.find((screen) => screen.name === "Dogs");
    expect(dogs?.empty).toBe("“No dogs yet”; for the manager with “Add a dog”");
    expect(dogs?.roles).toContain("Manager");
    expect(plan.rules.join()).not.toMatch(/child safety/);
  });

  it("a list is filled by what is done with the thing that its entries belong to", async () => {
    const plan = await planOf(
      "A recipe app where grandmas upload family recipes with photos and grandchildren vote on them.",
    );
    expect(plan.screens.find((screen) => screen.name === "Votes")?.empty).toContain(
      "“Vote on the family recipes”",
    );
  });

  it("who looks after a list that the idea only lets them edit can also add to it", async () => {
    const plan = await planOf("A menu: guests order dishes at the table, the owner edits dishes and prices.");
    expect(plan.screens.find((screen) => screen.name === "Dishes")?.empty).toContain("“Add a dish”");
  });

  it("an entry that has gone leads back to the list, and to nothing that cannot be done there", async () => {
    const plan = await planOf(
      "Members book wheels in a pottery studio. The owner fires the kiln when it is full.",
    );
    for (const screen of plan.screens.filter((one) => one.route.includes(":")))
      expect(screen.error).toMatch(/: no longer listed”; back to [A-Z]/);
  });

  it("an unclear idea brings no empty table of roles", async () => {
    const text = await textOf("cat thing maybe", "rork");
    expect(text).not.toMatch(/Who may do what/);
  });
});

describe("who does it", () => {
  it("two subjects of one verb both may, and neither is left to the other", async () => {
    const plan = await planOf(
      "Trainers and owners log walks of rescue dogs with distance and mood. Adopters see which dogs are calm and request a visit. The shelter manager approves visits and closes an adoption.",
    );
    const walking = plan.stories.filter((story) => /^log walks/.test(story.want)).map((story) => story.role);
    expect(walking).toEqual(["Trainer", "Owner"]);
    const denied = plan.roles.flatMap((role) => role.denied).join("\n");
    expect(denied).not.toMatch(/^Log walks.*: (?:left to|only for) (?:trainers|owners)$/m);
  });

  it("every one of a list of subjects is a role", async () => {
    const plan = await planOf("Owners, vets and groomers see the diary of a dog and write notes into it.");
    expect(plan.roles.map((role) => role.name)).toEqual(expect.arrayContaining(["Owner", "Vet", "Groomer"]));
  });

  it("two roles that do the same are still told apart", async () => {
    const plan = await planOf(
      "Dancers or parents enter measurements until October. The seamstress sees all measurements, sews the costumes and marks a costume as ready. The treasurer sees what a costume costs and pays the fabric.",
    );
    const [dancer, parent] = ["Dancer", "Parent"].map((name) =>
      plan.roles.find((role) => role.name === name),
    );
    expect(dancer?.denied.join()).toMatch(/a parent has entered/);
    expect(parent?.denied.join()).toMatch(/a dancer has entered/);
  });
});

describe("what a thing is called by", () => {
  it("a fence with a rent is not the fence of 780.00", async () => {
    const text = await textOf(
      "Members report a broken fence with a photo, the treasurer records the rent of each fence.",
      "cursor",
    );
    expect(text).not.toMatch(/fence of \d/i);
  });

  it("what belongs to somebody is called after them, not numbered", async () => {
    const text = await textOf(
      "Platform for mobile beekeepers to lend extractors to each other. Members list an extractor with frames, condition and deposit, others reserve it for a weekend, and both sign a handover with photos.",
      "lovable",
    );
    expect(text).toMatch(/’s extractor/);
    expect(text).not.toMatch(/Extractor 1/);
  });
});

describe("a short document keeps the idea", () => {
  it("a page of stories stays whole where the platform leaves little room", async () => {
    const idea = JSON.parse(readFileSync("tests/planner/ideas.json", "utf8")).find(
      (one: { id: string }) => one.id === "barber-booking",
    );
    const plan = await planOf(idea.description);
    for (const platform of ["bolt", "replit", "rork"] as const) {
      const text = await textOf(idea.description, platform);
      for (const story of plan.stories.filter((one) => one.origin === "named"))
        expect(text, `${story.id} on ${platform}`).toContain(`**${story.id} `);
    }
  });
});

describe("a platform's advice speaks of this plan", () => {
  it.each([
    ["bolt", /from “book a bench for two hours” to “/],
    ["rork", /before phase 2, “Book a bench/],
    ["replit", /before checkpoint 2, “Book a bench/],
    ["cursor", /“S1 Maker can book a bench for two hours”/],
  ] as const)("%s", async (platform, said) => {
    const text = await textOf(
      "Makers book a bench for two hours and tell the caretaker what is broken. The caretaker repairs it and marks the bench as ready.",
      platform,
    );
    expect(text).toMatch(said);
  });
});

describe("what a rule or a state is for", () => {
  it("planning a menu takes nobody's time, and a review is no earlier vote", async () => {
    const meals = await planOf(
      "Cooks plan the menu for the week, clients choose between two dishes, drivers tick off who got food.",
    );
    expect(meals.screens.find((screen) => screen.name === "Menus")?.error).not.toMatch(/the next free/);
    const walks = await planOf(
      "Owners post walks with time and price, walkers apply, the owner picks one and pays. Walkers write reviews of owners.",
    );
    expect(acceptances(walks)).not.toMatch(/before voting/);
    expect(walks.rules.join()).toMatch(/What an owner owes/);
    expect(walks.rules.join()).not.toMatch(/moderation/);
  });

  it("colleagues who swap shifts sell nothing and tell nothing of their health", async () => {
    const plan = await planOf(
      "Nurses offer a shift, a colleague with the same qualification takes it, and the ward sister approves the swap.",
    );
    expect(plan.risks.map((risk) => risk.topic).join()).not.toMatch(/Health|Dealings/);
  });

  it("what is told to somebody else is not told to oneself", () => {
    expect(buttonOf("tell them about bites and allergies")).toBe("“Tell them about bites and allergies”");
    expect(buttonOf("say what they need")).toBe("“Say what you need”");
  });

  it("no button ends before its question", () => {
    expect(buttonOf("say by Thursday whether their kid comes on Saturday")).toBe("“Say by Thursday”");
  });
});
