import { writePlan } from "~/planner";

/** The plan of an idea, and what the tests of reading ask of it. */
export async function read(description: string) {
  const plan = await writePlan({ description, platform: "cursor", appType: "web" });
  return {
    plan,
    /** What the idea itself asks for: "Volunteer: water the beds". */
    stories: plan.stories
      .filter((story) => story.origin === "named")
      .map((story) => `${story.role}: ${story.want}`),
    roles: plan.roles.map((role) => role.name),
    entities: plan.entities.map((entity) => entity.name),
    /** Those that the idea itself names. */
    named: plan.entities.filter((entity) => entity.origin === "named").map((entity) => entity.name),
    /** Each with its English gloss, where it has one. */
    things: plan.entities.map((entity) => (entity.gloss ? `${entity.name} (${entity.gloss})` : entity.name)),
    nonGoals: plan.nonGoals.filter((one) => one.origin === "named").map((one) => one.text),
    rules: plan.rules,
    denied: (role: string) => plan.roles.find((one) => one.name === role)?.denied ?? [],
    fields: (entity: string) =>
      plan.entities.find((one) => one.name === entity)?.fields.map((field) => field.name) ?? [],
  };
}
