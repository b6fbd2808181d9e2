import { describe, expect, it } from "vitest";
import { memberWithPassword, PASSWORD, signIn, Visitor } from "../support/accounts";
import { withDatabase } from "../support/database";

withDatabase();

const PAGE = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Where a post of a browser leads, and where it ends when the browser did or did not keep what it was given. */
async function posted(path: string, fields: Record<string, string>, { keeps }: { keeps: boolean }) {
  const visitor = new Visitor();
  const answer = await visitor.post(path, fields, PAGE);
  if (!keeps) visitor.cookies.clear();
  return { answer, visitor, next: await visitor.follow(answer) };
}

const account = async () => ({ email: (await memberWithPassword()).email, password: PASSWORD });
const newAccount = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };
const FORMS: [string, string, () => Promise<Record<string, string>>, string][] = [
  ["sign in", "/auth?redirectTo=/braindumps", account, "/braindumps"],
  ["sign up", "/auth/sign-up", async () => newAccount, "/auth/confirm"],
  ["wizard step 1", "/braindumper", async () => ({ platform: "bolt" }), "/braindumper/describe"],
  ["theme", "/theme", async () => ({ theme: "dark", to: "/tools" }), "/tools"],
];

describe("a browser that refuses cookies", () => {
  it.each(FORMS)("%s: is told so after the post", async (_, path, fields, to) => {
    const { next } = await posted(path, await fields(), { keeps: false });
    expect(next.status).toBe(400);
    expect(next.problem).toEqual({
      title: "Your browser refused our cookie",
      text: expect.stringContaining("Allow cookies for http://127.0.0.1:3000, then go back and try again."),
      link: { href: to, label: "Continue without it" },
    });
  });

  it.each(FORMS)("%s: one that keeps them goes on to where the form leads", async (_, path, fields, to) => {
    const { next } = await posted(path, await fields(), { keeps: true });
    expect(next).toMatchObject({ status: 303, location: to });
  });

  it("the message of the form is still there at its end", async () => {
    const { visitor, next } = await posted("/auth", await account(), { keeps: true });
    expect((await visitor.follow(next)).flash?.title).toBe("Welcome back!");
  });

  it("is asked once: whoever sends a cookie goes straight on", async () => {
    const { visitor } = await posted("/theme", { theme: "dark", to: "/" }, { keeps: true });
    const { email } = await memberWithPassword();
    const answer = await visitor.post("/auth", { email, password: PASSWORD }, PAGE);
    expect(answer.location).toBe("/");
  });

  it("is not asked of any other program", async () => {
    const { email } = await memberWithPassword();
    expect((await signIn(new Visitor(), email)).location).toBe("/");
  });

  it("a cookie that is taken away need not be kept", async () => {
    expect((await new Visitor().post("/auth/sign-out", {}, PAGE)).location).toBe("/");
  });

  it("is told why the mailed link to a new password does not go on", async () => {
    const visitor = new Visitor();
    const answer = await visitor.get("/auth/reset-password?token_hash=abc", PAGE);
    expect(visitor.cookies.size).toBe(1);
    visitor.cookies.clear();
    expect((await visitor.follow(answer)).problem?.title).toBe("Your browser refused our cookie");
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "%s is nowhere to be led",
    async (to) => {
      const path = `/cookie-check?to=${encodeURIComponent(to)}`;
      expect((await new Visitor().get(path)).problem?.link?.href).toBe("/");
      expect((await new Visitor().get(path, { Cookie: "theme=dark" })).location).toBe("/");
    },
  );
});
