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
