import { expect, test } from "vitest";
import { PASSWORD, verify } from "../support/accounts";
import { withDatabase } from "../support/database";
import { lettersTo } from "../support/members";
import { Visitor } from "../support/visitor";
import { draftKeyOf, generate, tellIdea } from "../support/wizard";

withDatabase();

const CAKES = "I bake custom cakes and lose half of the orders between messages and paper.";
const NAMED = "I bake custom cakes and lose half of the orders…";
const PERSON = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };

/** Tells an idea, and presses Generate Plan. @returns where that leads */
async function pressGenerate(visitor: Visitor, description = CAKES) {
  return (await generate(visitor, await tellIdea(visitor, { description }))).location;
}

/** A visitor who has told an idea, and has pressed Generate Plan. */
async function atTheWall(description = CAKES) {
  const visitor = new Visitor();
  expect(await pressGenerate(visitor, description)).toBe("/auth?tab=signup");
  return visitor;
}

test("Generate Plan leads somebody new to the sign-up, and a browser that knows an account to the sign-in", async () => {
  const visitor = await atTheWall();
  expect((await visitor.get("/auth?tab=signup")).flash?.title).toBe("Authentication Required");
  await visitor.post("/auth/sign-up", PERSON);
  const draftKey = await draftKeyOf(visitor, "/braindumper/summary");
  expect((await generate(visitor, draftKey)).location).toBe("/auth");
  await verify(visitor, PERSON.email);
  await visitor.post("/auth/sign-out");
  expect(await pressGenerate(visitor)).toBe("/auth");
});

test("the page that waits for the email to be confirmed names the idea whose plan waits", async () => {
  const visitor = await atTheWall();
  await visitor.post("/auth/sign-up", PERSON);
  expect((await visitor.get("/auth/confirm")).data).toMatchObject({ idea: NAMED });
  expect((await new Visitor().get("/auth/confirm")).data).toMatchObject({ idea: null });
});

test("an idea for which Generate was not pressed is no plan that waits, wherever its visitor comes from", async () => {
  const visitor = new Visitor();
  await tellIdea(visitor, { description: CAKES });
  expect((await visitor.get("/auth?source=braindumper")).data).toMatchObject({ idea: null });
});

test("the mail names the idea too, and behind its link the plan is one press away", async () => {
  const visitor = await atTheWall();
  await visitor.post("/auth/sign-up", PERSON);
  const [letter] = await lettersTo(PERSON.email);
  expect(letter?.text).toContain("Your plan for “I bake custom cakes and lose half…” is waiting");
  expect(letter?.text).toContain("Confirm and show my plan");
  const plan = await visitor.follow(await verify(visitor, PERSON.email));
  expect(plan.data).toMatchObject({ description: CAKES });
});

test.each([
  "Win a prize at evil.example, today only",
  "See http://evil.example and more words",
  "Call 0800 123 456 about your account now",
  "Write to me@evil.example about your account",
])("nobody can have a mail sent that leads elsewhere: %s", async (description) => {
  const visitor = await atTheWall(description);
  await visitor.post("/auth/sign-up", PERSON);
  const [letter] = await lettersTo(PERSON.email);
  expect(letter?.text).toContain("Your plan is waiting");
  expect(letter?.text).not.toMatch(/evil\.example|0800 123/);
});

test("a sign-up without an idea gets a mail that names none", async () => {
  await new Visitor().post("/auth/sign-up", PERSON);
  expect((await lettersTo(PERSON.email))[0]?.text).not.toContain("waiting");
});

test("the email that was given is in the next form, and one that is none is left out", async () => {
  const visitor = new Visitor();
  for (const path of ["/auth?tab=signup", "/auth", "/auth/forgot-password"]) {
    const at = (email: string) =>
      `${path}${path.includes("?") ? "&" : "?"}email=${encodeURIComponent(email)}`;
    const emailIn = async (email: string) => {
      const { signUp, signIn, form } = (await visitor.get(at(email))).data as Record<
        string,
        { values: { email?: string } } | null
      >;
      return (signUp ?? signIn ?? form)?.values.email ?? "";
    };
    expect(await emailIn("ann@example.test"), path).toBe("ann@example.test");
    expect(await emailIn("ann"), path).toBe("");
  }
});
