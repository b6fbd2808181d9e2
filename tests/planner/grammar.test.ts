import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner, writePlan } from "~/planner";

beforeAll(warmPlanner, 60_000);

async function read(description: string) {
  const plan = await writePlan({ description, platform: "cursor", appType: "web" });
  return {
    plan,
    stories: plan.stories
      .filter((story) => story.origin === "named")
      .map((story) => `${story.role}: ${story.want}`),
    fields: (name: string) =>
      plan.entities.find((entity) => entity.name === name)?.fields.map((field) => field.name) ?? [],
  };
}

describe("who does it", () => {
  it.each([
    [
      "familiar words stand for the people named before",
      "I'm an electrician with 2 apprentices. I write down a job and give it to one of the lads, they tick it off and type in hours.",
      "Apprentice: tick the job off",
    ],
    [
      "a noun with a preposition behind it keeps its verb",
      "Night shelter. Volunteers on the evening shift check guests in and give a bed.",
      "Volunteer: check guests in",
    ],
    [
      "all staff are not the staff of one department",
      "Desk booking. Staff reserve a desk for a day, facilities blocks broken desks. Staff in the same team want to sit together on Tuesdays.",
      "Staff: sit together on Tuesdays",
    ],
    [
      "a department acts in the singular too",
      "Desk booking. Staff reserve a desk for a day, see who sits where, facilities blocks broken desks.",
      "Facilities staff: block broken desks",
    ],
    [
      "a person at the head of a sentence is no verb",
      "Pub quiz. host makes rounds with questions, teams join with a code.",
      "Host: make rounds with questions",
    ],
    [
      "somebody who has to do something does it",
      "Our railway club has modules. Members confirm if they bring theirs, and someone has to take the van.",
      "Member: take the van",
    ],
    [
      "an order after a condition is given to the app",
      "A therapist picks exercises, the patient ticks them off. If pain is above 7 two days in a row, tell the therapist.",
      "Therapist: get a notification if pain is above 7 two days in a row",
    ],
    [
      "what somebody else needs is that person's story",
      "Flower shop. People order bouquets. My driver needs a list of todays deliveries in a sensible order.",
      "Driver: see a list of today's deliveries in a sensible order",
    ],
    [
      "the writer who does most of it is the user",
      "Flock book for my sheep. I note lamb weights and I log worming. My vet should be able to look.",
      "Owner: log worming",
    ],
    [
      "a state is given to the things it is about",
      "Bakery. Customers order bread. The driver sees the deliveries and marks delivered with a photo of the door.",
      "Driver: mark deliveries as delivered with a photo of the door",
    ],
    [
      "a doing without an object is about what was spoken of",
      "Tailor shop. The customer gets a quote and approves or rejects.",
      "Customer: approve the quotes",
    ],
  ])("%s", async (_, idea, story) => {
    const { stories } = await read(idea);
    expect(stories).toContain(story);
  });

  it("adds no owner beside the people who run the place", async () => {
    const { plan } = await read(
      "Physiotherapy practice, 4 therapists. The therapist picks exercises from our library, the patient ticks them off.",
    );
    expect(plan.roles.map((role) => role.name)).toEqual(["Therapist", "Patient"]);
  });
});

describe("what belongs to what", () => {
  it.each([
    [
      "Each module has an owner, length, track type and a year built. Members bring modules.",
      "Module",
      ["owner", "length", "track type", "year built"],
    ],
    [
      "I write down a job (address, customer phone, what's broken, photos of the fuse box) and see what to bill.",
      "Job",
      ["address", "customer phone", "what is broken", "photo of the fuse box"],
    ],
    [
      "Flock book. Every ewe has ear tag and breed. Lambing: I note how many lambs, weight, problems.",
      "Lambing",
      ["lamb count", "weight", "problem"],
    ],
    [
      "The therapist picks exercises and sets repetitions and how often per week. Patients see exercises.",
      "Exercise",
      ["repetition", "times per week"],
    ],
  ])("%s", async (idea, name, columns) => {
    const { fields } = await read(idea);
    expect(fields(name)).toEqual(expect.arrayContaining(columns));
  });

  it("gives a thing with named columns no made-up ones beside them", async () => {
    const { fields } = await read("Farm. Every ewe has ear tag, birth date and breed. I add an ewe.");
    expect(fields("Ewe")).toEqual(["ear tag", "birth date", "breed", "notes"]);
  });

  it.each([
    ["Our office has 40 desks. Staff reserve a desk for a day.", "Office"],
    ["Flock book for my sheep. I note the weight of each ewe.", "Flock book"],
    ["Shelter. The city wants a report: nights used, men/women. Volunteers give a bed.", "Man"],
  ])("makes no table of the place, of the app itself or of a kind of people: %s", async (idea, name) => {
    const { plan } = await read(idea);
    expect(plan.entities.map((entity) => entity.name)).not.toContain(name);
  });
});

describe("what holds in the app", () => {
  it.each([
    [
      "Flower shop. People order bouquets. I want max 20 orders per day, and stop same day orders after 11am.",
      ["Max 20 orders per day", "Stop same day orders after 11am"],
    ],
    [
      "Night shelter. Volunteers give a bed. Guests who were aggressive get a ban until a date.",
      ["Guests who were aggressive get a ban until a date"],
    ],
    [
      "School evening. Parents book a slot. Parents without internet call the office who books for them.",
      ["Parents without internet call the office who books for them"],
    ],
    [
      "Pub quiz. The host makes rounds. Joker: one round counts double, teams pick before.",
      ["Joker: One round counts double"],
    ],
    [
      "Soy profesora y doy clases. Mis alumnos reservan hora. Si cancelan con menos de 24 horas pierden la clase.",
      ["Si cancelan con menos de 24 horas pierden la clase"],
    ],
  ])("is a rule in the idea's own words: %s", async (idea, rules) => {
    const { plan } = await read(idea);
    expect(plan.rules).toEqual(expect.arrayContaining(rules));
  });

  it("takes how things are for no refusal", async () => {
    const { plan } = await read("I note lambs in the field. The app must work offline, no signal there.");
    expect(plan.nonGoals.filter((one) => one.origin === "named")).toEqual([]);
  });

  it("says that a fondness is no idea yet", async () => {
    const { plan } = await read("something with plants maybe? i like plants and my friends do too");
    expect(plan.clarity).toBe("unclear");
  });
});

describe("ideas in other languages", () => {
  it("knows who a verb's ending speaks of and what a pronoun stands for", async () => {
    const { stories } = await read(
      "Soy profesora de español. Mis alumnos reservan hora en mi calendario. Después de cada clase escribo las tareas y las palabras nuevas, y ellos las repasan con tarjetas.",
    );
    expect(stories).toContain("Profesora: write the tasks and the words");
    expect(stories).toContain("Alumno: revise the words with cards");
  });

  it("chooses a word's meaning by what it acts upon, and reads a refusal after its 'for now'", async () => {
    const { plan, stories } = await read(
      "Tenho uma oficina de bicicletas. Quero que o cliente deixe a bicicleta, receba um orçamento pelo celular e aprove. Os mecânicos marcam as peças usadas. Por enquanto sem pagamento online.",
    );
    expect(stories).toContain("Cliente: receive a quote by phone");
    expect(stories).toContain("Mecânico: log the parts used");
    expect(plan.nonGoals[0]?.text).toBe("Pagamento online (payment)");
  });
});
