import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Database,
  openDatabase,
  type Queries,
  useDatabase as setDatabase,
  transaction,
} from "~/base/data/database";
import { deskLinks } from "~/base/desk-links";
import { BusyError } from "~/base/kernel/busy";
import { links } from "~/base/links";
import { deleteSession, findSessionBySecret } from "~/identity/data/sessions";
import { sessions } from "~/tables";
import { memberSignedIn, memberWithPassword, PASSWORD, signIn, verify } from "../support/accounts";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { operatorSignedIn } from "../support/operators";
import { authorizeUrl, newClient, withSigningKey } from "../support/sso";
import { Visitor, type VisitorAnswer } from "../support/visitor";
import { answerStep, generate, tellIdea } from "../support/wizard";

withDatabase();
withSigningKey();
const COMMUNITY = "https://community.example";
const setEnvironment = withEnvironment();
beforeEach(() => setEnvironment({ COMMUNITY_URL: COMMUNITY }));

/** How many transactions wrote sessions. `isBusy`: they are refused. */
const written = { count: 0, isBusy: false };
let database: Database;

beforeEach(async () => {
  database = await openDatabase();
  written.isBusy = false;
  setDatabase({
    ...database,
    transaction: (work, options) => database.transaction((tx) => work(watched(tx)), options),
  });
});
afterEach(() => setDatabase(database));

function watched(tx: Queries): Queries {
  let isCounted = false;
  const watch = (method: (table: never) => unknown) => ({
    value: (table: never) => {
      if (table === sessions) {
        if (written.isBusy) throw new BusyError("refused by the test");
        if (!isCounted) written.count += 1;
        isCounted = true;
      }
      return method.call(tx, table);
    },
  });
  return Object.create(tx, {
    insert: watch(tx.insert),
    update: watch(tx.update),
    delete: watch(tx.delete),
  });
}

const FROM_COMMUNITY = { Referer: `${COMMUNITY}/c/general` };
const NEW_ACCOUNT = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };

/** A browser whose session ended while a member was on the summary. */
async function signedOutMeanwhile() {
  const { visitor } = await memberSignedIn();
  const draft = await tellIdea(visitor);
  const session = await findSessionBySecret(visitor.cookies.get("session") ?? "");
  await transaction((tx) => deleteSession(tx, session?.id ?? ""));
  return { visitor, draft };
}

type Ask = () => Promise<VisitorAnswer>;

/** Each gives what to send, and how many session cookies the answer has. */
const REQUESTS: Record<string, () => Promise<[Ask, number]>> = {
  "a visitor presses Generate": async () => {
    const visitor = new Visitor();
    const draft = await tellIdea(visitor);
    return [() => generate(visitor, draft), 0];
  },
  "a member who was signed out presses Generate": async () => {
    const { visitor, draft } = await signedOutMeanwhile();
    return [() => generate(visitor, draft, { name: "Bread" }), 1];
  },
  "a member who was signed out sends a step": async () => {
    const { visitor, draft } = await signedOutMeanwhile();
    return [() => visitor.post(links.wizardType(), { draft, appType: "mobile" }), 1];
  },
  "a member who was signed out sends a form": async () => [
    () => new Visitor().post(links.accountName(), { name: "Bea" }),
    1,
  ],
  "a visitor signs up": async () => [() => new Visitor().post("/auth/sign-up", NEW_ACCOUNT), 1],
  "a visitor signs on, coming from the community": async () => {
    const client = await newClient();
    return [() => new Visitor().get(authorizeUrl(client), FROM_COMMUNITY), 1];
  },
  "a visitor comes from the community to an address that is kept": async () => [
    () => new Visitor().get("/auth/confirm?redirectTo=/blog", FROM_COMMUNITY),
    1,
  ],
  "a visitor comes from the community": async () => [() => new Visitor().get("/tools", FROM_COMMUNITY), 1],
  "a member changes the name": async () => {
    const { visitor } = await memberSignedIn();
    return [() => visitor.post(links.accountName(), { name: "Bea" }), 0];
  },
  "an operator saves an issue": async () => {
    const { visitor } = await operatorSignedIn();
    return [() => visitor.post(deskLinks.newIssue(), { subject: "One", body: "Text" }), 0];
  },
  "a member signs in with an idea": async () => {
    const { email } = await memberWithPassword();
    const visitor = new Visitor();
    await tellIdea(visitor);
    return [() => signIn(visitor, email), 1];
  },
};

const countCookies = ({ headers }: VisitorAnswer) =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith("session=")).length;

describe("all that a request changes of a session is one write", () => {
  it.each(Object.keys(REQUESTS))("%s", async (name) => {
    const [ask, cookies] = (await REQUESTS[name]?.()) ?? [];
    written.count = 0;
    const answer = await ask?.();
    expect(written.count).toBe(1);
    expect(answer && countCookies(answer)).toBe(cookies);
  });

  it("beside the sign-in that the use of a mailed link is", async () => {
    const visitor = new Visitor();
    await visitor.post("/auth/sign-up", NEW_ACCOUNT);
    written.count = 0;
    expect(countCookies(await verify(visitor, NEW_ACCOUNT.email))).toBe(1);
    expect(written.count).toBe(2);
  });

  it("also when the form is refused: the idea in it is at hand in this browser", async () => {
    const path = links.wizardDescribe();
    const [first, other] = [new Visitor(), new Visitor()];
    const draft = await tellIdea(first);
    await answerStep(first, path, { description: "A shop where the baker sees who comes today." });
    written.count = 0;
    const refused = await other.post(path, {
      draft,
      description: "A shop that has nothing to do with bread.",
    });
    expect([refused.status, written.count, countCookies(refused)]).toEqual([409, 1, 1]);
    expect((await other.get(path)).data.description).toBe("A shop where the baker sees who comes today.");
  });
});

it("an act that was done is answered as done, also when its message cannot be kept", async () => {
  const { visitor } = await memberSignedIn();
  written.isBusy = true;
  const answer = await visitor.post(links.accountNewsletter(), { wanted: "yes" });
  expect(answer).toMatchObject({ status: 303, location: `${links.account()}#newsletter` });
});
