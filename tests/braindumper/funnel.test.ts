import { expect, it } from "vitest";
import { DAY_MS } from "~/base/kernel/clock";
import { mailedSecret, PASSWORD, verify } from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { operatorSignedIn } from "../support/operators";
import { Visitor } from "../support/visitor";
import { draftKeyOf, generate, openStep, tellIdea } from "../support/wizard";

withDatabase();
withClock("2026-03-15T12:00:00Z");

it("the desk counts each step of an idea once, and shows it beside the thirty days before", async () => {
  const author = new Visitor();
  await tellIdea(author);
  for (let at = 0; at < 20; at++) {
    const { data } = await openStep(author, "/braindumper/summary");
    const { ask, draftKey } = data as { ask: string | null; draftKey: string };
    if (!ask) break;
    const answer = at < 2 ? { [`answer-${ask}`]: "As I say.", go: "next" } : { go: "leave" };
    await author.post(`/braindumper/summary?ask=${ask}`, { draft: draftKey, ...answer });
  }
  const key = await draftKeyOf(author, "/braindumper/summary");
  for (let n = 0; n < 2; n++) await generate(author, key, { go: "generate" });
  const email = "ann@example.test";
  await author.post("/auth/sign-up", {
    place: "auth",
    ...{ firstName: "Ann", email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: "on" },
  });
  expect(await mailedSecret(email, "verify")).toBeTruthy();
  const made = await verify(author, email);
  const plan = made.location?.split("/").at(-1) ?? "";
  for (const step of ["copy-prompt", "copy-knowledge"]) await author.get(`/go/${step}?plan=${plan}`);
  passTime(DAY_MS);
  for (const words of ["The list is empty.", "It is still empty."])
    await author.post(`/braindumps/${plan}/rounds`, { words });

  const funnel = async () =>
    (
      (await (await operatorSignedIn()).visitor.get("/admin")).data.funnel as {
        label: string;
        today: number;
        now: number;
        before: number;
      }[]
    ).map(({ label, today, now, before }) => [label, today, now, before].join(" | "));
  const steps = [
    ...["Idea begun", "1 question answered", "2 questions answered", "All asked, plan so far read"],
    ...["Asked for an account", "Email verified after that", "Plan generated", "Plan copied"],
  ];
  expect(await funnel()).toEqual([
    ...steps.map((label) => `${label} | 0 | 1 | 0`),
    "Came back on a later day | 1 | 1 | 0",
  ]);
  passTime(30 * DAY_MS);
  const later = await funnel();
  expect(later[0]).toBe("Idea begun | 0 | 0 | 1");
});
