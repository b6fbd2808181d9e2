import { describe, expect, test } from "vitest";
import { listEvents } from "~/data/audit";
import { findSubscription } from "~/data/newsletter";
import { findUser, findUserByEmail, type User } from "~/data/users";
import { unsubscribeUrl } from "~/flows/newsletter";
import { DAY_MS } from "~/kernel/clock";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  signIn,
  Visitor,
} from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { lettersTo } from "../support/members";
import { type Answer, signedIn } from "../support/visitor";

withDatabase();
withClock("2026-03-10T12:00:00Z");
const setEnvironment = withEnvironment();

const NEW = "Other-layers-10";
const BOTH = { password: NEW, confirmPassword: NEW };
const GOOD = { firstName: "Ann", email: "new@example.test", password: PASSWORD, acceptTerms: "on" };
const PAGE = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Opens an address as a browser does: with every redirect, to the page at its end. */
async function open(visitor: Visitor, to: string): Promise<Answer> {
  const answer = await visitor.get(to, PAGE);
  return answer.location ? open(visitor, answer.location) : answer;
}

/** Presses a button, and goes on to the page at the end. */
async function press(visitor: Visitor, at: string, fields: Record<string, string>): Promise<Answer> {
  const answer = await visitor.post(at, fields, PAGE);
  return answer.location ? open(visitor, answer.location) : answer;
}

/** The link in the newest mail of a kind, as a path. */
async function linkTo(email: string, kind: string): Promise<string> {
  const letter = (await lettersTo(email)).findLast((each) => each.kind === kind);
  const [address] = letter?.text.match(/https?:\S+\?\S+/) ?? [];
  if (!address) throw new Error(`No link of kind ${kind} was mailed to ${email}.`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** What the page's form carries unseen. */
const carried = ({ data }: Answer) => (data.form as { values: Record<string, string> }).values;

async function mailReset(email: string): Promise<string> {
  await new Visitor().post("/auth/forgot-password", { email });
  return linkTo(email, "reset");
}

/** A verified member whose address was changed: `undo` is the link that the old address got. */
async function changedEmail(given: Parameters<typeof memberSignedIn>[0] = {}) {
  const { member, visitor } = await memberSignedIn(given);
  const after = `moved-${member.email}`;
  await change(visitor, after);
  return { member, visitor, after, undo: await linkTo(member.email, "email-changed") };
}

async function change(visitor: Visitor, email: string) {
  await visitor.post("/account/email", { email, password: PASSWORD });
  const token_hash = await mailedSecret(email, "email-change");
  return visitor.post("/auth/verify", { token_hash, type: "email_change" });
}

describe.each(["http://127.0.0.1:3000", "https://loam.example"])(
  "%s, a browser that was never here",
  (url) => {
    const there = () => setEnvironment({ APP_URL: url });

    test("the reset link leads to a new password", async () => {
      there();
      const member = await memberWithPassword();
      const visitor = new Visitor();
      const page = await open(visitor, await mailReset(member.email));
      expect(page).toMatchObject({ status: 200, data: { state: "open", email: member.email } });
      const done = await press(visitor, "/auth/reset-password", BOTH);
      expect(done).toMatchObject({ status: 200, data: { state: "done" } });
      expect((await signIn(new Visitor(), member.email, NEW)).status).toBe(303);
    });
  },
);
