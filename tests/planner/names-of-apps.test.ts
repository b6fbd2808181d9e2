import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "~/domain/plan";
import { warmPlanner, writePlan } from "~/planner";

beforeAll(warmPlanner, 30_000);

const planOf = (description: string): Promise<Plan> =>
  writePlan({ description, platform: "cursor", appType: null });

const told = (plan: Plan) => plan.stories.map((story) => `${story.role}: ${story.want}`);

describe("an idea that is only a name gets the plan of its kind of app", () => {
  it.each([
    ["a booking page for tennis courts", "Customer, Owner", "Tennis court", "Customer: book a free time"],
    [
      "booking app for a small dental practice",
      "Patient, Receptionist",
      "Treatment",
      "Patient: book a free time",
    ],
    [
      "meeting room booking for our office",
      "Colleague, Office manager",
      "Room",
      "Office manager: see the bookings of a day",
    ],
    ["a simple website for my band", "Visitor, Band member", "Song", "Band member: announce a concert"],
    ["website for a plumber", "Visitor, Plumber", "Inquiry", "Plumber: read the new inquiries"],
    ["a website for our kindergarten", "Visitor, Editor", "Announcement", "Editor: add an event"],
    [
      "feedback form for my restaurant",
      "Guest, Owner",
      "Feedback",
      "Guest: leave a mark and a few words at the restaurant",
    ],
    ["loyalty card app for a cafe", "Customer, Owner", "Stamp", "Customer: redeem a full card"],
    ["job board for nurses", "Nurse, Employer", "Application", "Employer: publish a job"],
    ["marketplace for local farmers", "Buyer, Farmer", "Listing", "Buyer: ask the farmer a question"],
    ["donation page for an animal shelter", "Donor, Shelter", "Campaign", "Donor: see how far a campaign is"],
    ["fuel log for my truck", "User", "Refuelling", "User: log a refuelling with litres, price and mileage"],
    ["medication reminder for my mum", "Mum, Carer", "Dose", "Carer: see which doses were missed"],
    ["quote calculator for painters", "Contractor", "Quote", "Contractor: send a quote as a PDF"],
    ["platform for cooking courses", "Learner, Teacher", "Course", "Learner: enrol in a course"],
    [
      "parking spot sharing app",
      "User, Lender",
      "Parking spot",
      "Lender: offer a parking spot with photo and price",
    ],
    ["app for finding babysitters", "Customer, Sitter", "Sitter profile", "Customer: find babysitters"],
    ["resume builder with AI", "User", "Section", "User: save a resume as a PDF"],
    ["dashboard for sales numbers", "Reader, Editor", "Figure", "Editor: upload a file with new figures"],
    ["hotel booking website", "Guest, Host", "Room", "Host: see the arrivals of a day"],
    [
      "fitness challenge app for coworkers",
      "Coworker, Organiser",
      "Result",
      "Coworker: log the result of a day",
    ],
    ["photo sharing app for families", "Family", "Album", "Family: put photos into an album"],
    ["app for dog walkers", "User, Dog walker", "Booking", "Dog walker: accept a booking"],
    [
      "property management app for landlords",
      "Tenant, Landlord",
      "Rent payment",
      "Landlord: see who has not paid",
    ],
    [
      "attendance tracker for a school",
      "Teacher, School office",
      "Absence",
      "Teacher: mark who is missing from a lesson",
    ],
    ["blog about gardening", "User, Author", "Post", "User: comment on a post"],
    ["website to sell my paintings", "Customer, Owner", "Painting", "Owner: mark an order as sent"],
    ["daily planner for students with adhd", "Student", "Plan", "Student: see the plan of a week"],
    ["Terminbuchung für meinen Friseursalon", "Customer, Inhaber", "Slot", "Customer: book a free time"],
    ["app de recetas", "User", "Receta", "User: cook a recipe step by step"],
    ["app de carona para faculdade", "Rider, Driver", "Seat", "Driver: offer a ride"],
    ["boutique en ligne de bijoux", "Customer, Owner", "Product", "Customer: order products"],
    ["expense tracker", "User", "Budget", "User: see what is left this month"],
  ])("%s", async (idea, roles, table, story) => {
    const plan = await planOf(idea);
    expect(plan.clarity).toBe("short");
    expect(plan.roles.map((role) => role.name).join(", ")).toBe(roles);
    expect(plan.entities.map((entity) => entity.name)).toContain(table);
    expect(told(plan)).toContain(story);
  });

  it("says of all of it that it is implied, but for what the name names", async () => {
    const plan = await planOf("quiz app about geography");
    expect(plan.entities.filter((one) => one.origin === "named").map((one) => one.name)).toEqual(["Quiz"]);
    expect(plan.stories.every((story) => story.origin === "implied")).toBe(true);
  });

  it("means by a table what the kind of app means by it", async () => {
    const figures = (await planOf("dashboard for sales numbers")).entities.find(
      (one) => one.name === "Figure",
    );
    expect(figures?.fields.map((field) => field.name)).toEqual(["name", "value", "date", "kind"]);
  });

  it("invents one table at most where there are fewer than twenty characters", async () => {
    for (const idea of ["uber for cats", "crm", "tic tac toe game", "sleep diary", "church website"])
      expect(
        (await planOf(idea)).entities.filter((one) => one.origin === "implied").length,
        idea,
      ).toBeLessThan(2);
  });

  it("what the app is called outweighs whom it is for", async () => {
    expect(told(await planOf("website for my bakery"))[0]).toBe(
      "Visitor: see what the bakery offers and what it costs",
    );
    expect(told(await planOf("survey tool for a yoga studio"))).not.toContain("User: log a workout");
  });

  it("does not take what a thing is called for something that is done", async () => {
    expect(told(await planOf("tip calculator"))).not.toContain("User: tip calculator");
    expect(told(await planOf("a platform for cooking courses"))).not.toContain("User: cook courses");
  });

  it("says of each in its summary only what they do", async () => {
    const { summary, stories } = await planOf("A marketplace for second-hand textbooks at one university.");
    const [, role = "", can = ""] = /: (\p{L}+?)s can (.*)\.$/u.exec(summary) ?? [];
    const theirs = stories.filter((story) => story.role.toLowerCase() === role).map((story) => story.want);
    expect(can).not.toBe("");
    for (const want of can.split(/, | and /)) expect(theirs.join(" ")).toContain(want);
  });

  it("leaves a name that says nothing unclear", async () => {
    for (const idea of ["asdf jkl", "App", "my business online", "something with AI"])
      expect((await planOf(idea)).clarity, idea).toBe("unclear");
  });
});

describe("a few words that tell a kind of app, wherever they stand, give the plan of that kind", () => {
  it.each([
    ["share our tools between neighbours", "Neighbour", "Loan", "ask to borrow a tool for certain days"],
    ["partager nos outils entre voisins du quartier", "Neighbour", "Outil", "offer a tool with a photo"],
    ["an app to sell the raffle tickets of our school", "Buyer, Seller", "Prize", "draw the winning numbers"],
    [
      "una app para vender los numeros de la rifa del cole",
      "Buyer, Seller",
      "Payment",
      "sell a raffle ticket and note the buyer",
    ],
    [
      "swimming courses for children with registration and waiting list",
      "Parent, Organiser",
      "Waiting list",
      "enrol a child in a course that has a free place",
    ],
    [
      "Schwimmkurse für Kinder mit Anmeldung und Warteliste",
      "Parent, Organiser",
      "Enrolment",
      "see who is enrolled and who waits",
    ],
    [
      "تطبيق ينظم جمعية الفلوس الشهرية ومين دوره يقبض",
      "Member, Organiser",
      "Contribution",
      "see whose turn it is to be paid out",
    ],
    [
      "an app to record a baby's vaccinations and changes of height and weight",
      "Parent",
      "Measurement",
      "be reminded when the next vaccination is due",
    ],
    [
      "想做一个记录宝宝打疫苗和身高体重变化的小程序",
      "Parent",
      "Vaccination",
      "see the measurements of a child as a growth chart",
    ],
    [
      "whats in which freezer drawer n when does it go bad, w push",
      "User",
      "Food item",
      "get a message before a food item goes bad",
    ],
    [
      "log birds i saw with my birding group",
      "Observer",
      "Sighting",
      "log a sighting with species, place and time",
    ],
    [
      "plant watering reminders for people who kill every plant",
      "User",
      "Watering",
      "be reminded when a plant needs water",
    ],
    ["private period tracker, no ads", "User", "Cycle", "delete all entries for good"],
    [
      "medication reminders for my mum, i get told if she forgets",
      "Mum, Carer",
      "Dose",
      "be told when a dose is not marked in time",
    ],
    ["cleaning schedule for our shared flat", "Flatmate", "Turn", "swap a turn with somebody"],
    ["app for the guinea pigs, who feeds when", "Family member", "Turn", "mark a turn as done"],
    ["electricity meter readings every month", "User", "Meter reading", "see what was used each month"],
    ["moving boxes, whats in which box with qr code", "User", "Box", "find out in which box an item is"],
    ["kids pocket money and chores", "Child, Parent", "Payout", "agree that a chore is done"],
    ["quit smoking counter", "User", "Craving", "log a craving with what led to it"],
    ["homebrew beer log", "Brewer", "Batch", "log a measurement of a batch"],
    ["sourdough starter feeding reminder", "Baker", "Starter", "log a feeding with flour and water"],
    ["fishing catch log with spot and bait", "Angler", "Bait", "compare which bait caught most"],
    ["who borrowed my books", "User", "Loan", "mark a book as back"],
    ["guitar practice log with metronome", "Musician", "Practice session", "see the minutes of a week"],
    ["knitting projects and yarn stash", "Maker", "Yarn stash", "start a project with its pattern"],
    ["rate the coffee in every cafe in town", "Taster", "Rating", "see the best places on a map"],
    ["Tippspiel für die WM im Büro", "Player, Organiser", "Stake", "enter the result of a match"],
    ["fantasy league for my office", "Player, Commissioner", "Squad", "see the points of a matchday"],
    ["class trip money collection", "Participant, Treasurer", "Share", "see who has not paid yet"],
    ["potluck sign up list for our street party", "Helper, Organiser", "Slot", "see who brings what"],
    ["Gästeliste für meine Geburtstagsfeier", "Guest, Host", "Answer", "write to all who come"],
    ["liste de naissance", "Guest, Host", "Gift", "see which gifts are still open"],
    ["swap football stickers with friends", "Collector, Moderator", "Swap", "propose a swap"],
    ["find a lost cat in the neighbourhood", "Owner, Neighbour", "Notice", "report a sighting"],
    ["lunch orders for the office, who wants what", "Colleague, Organiser", "Order", "see what their share"],
    ["score sheet for our darts night", "Player", "Score", "log the score of a round"],
    ["quedadas para jugar padel", "Player, Moderator", "Meetup", "join a meetup that has a free place"],
    ["حجز ملاعب كرة القدم", "Player, Owner", "ملعب", "book a court for an hour"],
    [
      "app para la comunidad de vecinos con avisos y averias",
      "Resident, Caretaker",
      "Damage report",
      "report a damage with a photo",
    ],
    ["neighbourhood watch reports", "Resident, Coordinator", "Watch report", "close a report"],
    ["allergy list for kindergarten lunch", "Parent, Kitchen staff", "Allergy", "who must not have what"],
    ["bookkeeping for a tiny choir", "Treasurer, Auditor", "Cash entry", "check the entries of a year"],
    ["controle de fiado da minha mercearia", "Shopkeeper", "Repayment", "see what each customer owes"],
    ["who owes me money from the trip", "User", "Repayment", "be reminded of"],
    ["pub quiz night organiser", "Team captain, Quizmaster", "Round", "enter the points of a team"],
    ["app for my tattoo studio with deposits", "Customer, Owner", "Deposit", "pay a deposit"],
    ["Fundbüro für unsere Schule", "Finder, Keeper of the office", "Claim", "claim an item"],
  ])("%s", async (idea, roles, table, story) => {
    const plan = await planOf(idea);
    expect(plan.clarity).toBe("short");
    expect(plan.roles.map((role) => role.name).join(", ")).toBe(roles);
    expect(plan.entities.map((entity) => entity.name)).toContain(table);
    expect(told(plan).join("\n")).toContain(story);
  });

  it("has a wishlist where one is asked for", async () => {
    const asked = await planOf("vinyl collection app with a wishlist");
    expect(asked.entities.map((one) => one.name)).toEqual(expect.arrayContaining(["Record", "Wishlist"]));
    const plain = await planOf("an app for my vinyl collection");
    expect(JSON.stringify([plain.entities, plain.stories])).not.toMatch(/wishlist/i);
  });

  it("leaves what is called a blog or a website one, whatever it is about", async () => {
    for (const idea of ["a blog about birdwatching", "a website about sourdough"])
      expect(told(await planOf(idea)).join(" "), idea).not.toMatch(/sighting|starter/);
  });

  it("gives those who are cared for no part in the app", async () => {
    for (const idea of ["carnet de santé de mon bébé", "gift registry for our baby"])
      expect((await planOf(idea)).roles.map((role) => role.name).join(" "), idea).not.toMatch(/b[aé]b/i);
  });
});
