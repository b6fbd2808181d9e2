import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner, writePlan } from "~/planner";

beforeAll(warmPlanner, 60_000);

async function read(description: string) {
  const plan = await writePlan({ description, platform: "cursor", appType: "web" });
  const named = plan.stories.filter((story) => story.origin === "named");
  return {
    plan,
    roles: plan.roles.map((role) => role.name),
    entities: plan.entities.map((entity) => entity.name),
    stories: named.map((story) => `${story.role}: ${story.want}`),
    nonGoals: plan.nonGoals.filter((one) => one.origin === "named").map((one) => one.text),
  };
}

describe("readings of everyday sentences", () => {
  it.each([
    ["No money is involved.", ["Money"]],
    ["No prices are suggested.", ["Suggested prices"]],
    ["No money changes hands.", ["No money changes hands"]],
    ["No chat needed.", ["Chat"]],
    ["Without payments and without chat.", ["Payments", "Chat"]],
    ["No payments in the app please", ["Payments in the app"]],
  ])("%s names what is refused", async (sentence, expected) => {
    const { nonGoals } = await read(`An app where students swap books. They post a book. ${sentence}`);
    expect(nonGoals).toEqual(expected);
  });

  it("keeps a relative clause with its noun, and what is attached as a column", async () => {
    const { stories, plan } = await read(
      "A tool library for our street. Neighbors list tools they are willing to lend, with a photo.",
    );
    expect(stories).toEqual(["Neighbor: list tools they are willing to lend"]);
    const tool = plan.entities.find((entity) => entity.name === "Tool");
    expect(tool?.fields.map((field) => field.name)).toContain("photo");
  });

  it("takes a person before a verb for its subject, and commands in a list for stories", async () => {
    const { stories, roles, entities } = await read(
      "App for a volunteer fire brigade: alarm the crew, members say whether they come, the chief sees who is on the way and which vehicles are free.",
    );
    expect(roles).toContain("Chief");
    expect(stories).toContain("Chief: see who is on the way and which vehicles are free");
    expect(stories).toContain("Crew: get an alarm");
    expect(entities).not.toContain("See");
  });

  it("never makes a table or role of a filler", async () => {
    const { stories, roles, entities, plan } = await read(
      "need smth for my band, like sth where the drummer says when he can come and stuff, we put songs in it, idk an app or site thing",
    );
    expect([...roles, ...entities, plan.title].join(" ")).not.toMatch(/smth|sth|stuff|thing|site|idk/i);
    expect(stories).toEqual(["Drummer: say when he can come", "Member: put songs in it"]);
  });

  it("takes everyone and we for those who use the app", async () => {
    const { stories, roles } = await read(
      "We take turns visiting grandma. Everyone logs how she was and what she needs. My brother and sister use it too.",
    );
    expect(roles).toEqual(["Family member"]);
    expect(stories).toEqual([
      "Family member: take turns visiting grandma",
      "Family member: log how she was and what she needs",
    ]);
  });

  it("takes what people do with what as one doing", async () => {
    const { stories, roles } = await read(
      "I fix bikes in my garage. People drop off a bike, I write down what is broken, they get a text when it is ready.",
    );
    expect(roles).toEqual(["Customer", "Owner"]);
    expect(stories).toContain("Owner: write down what is broken");
    expect(stories).toContain("Customer: drop off a bike");
  });
});
