import { decodeJwt } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setOperator } from "~/accounts/account-acts";
import { MINUTE_MS } from "~/base/kernel/clock";
import { links } from "~/base/links";
import { hasFactor } from "~/identity/data/factors";
import { findEnabledUser } from "~/identity/data/users";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  resetByMail,
  signIn,
  Visitor,
} from "../support/accounts";
import { SoftAuthenticator } from "../support/authenticator";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { lettersTo } from "../support/members";
import { addPasskey, appCode, ask, setUpCodes } from "../support/second-factor";
import { authorizeUrl, callbackOf, newClient, redeem, withSigningKey } from "../support/sso";
import type { VisitorAnswer } from "../support/visitor";

withDatabase();
withSigningKey();
const setEnvironment = withEnvironment();
beforeEach(() => {
  // The sign-on engine has a clock of its own.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-15T12:00:00Z") });
  // An ip has no passkeys. And one browser does here what would take people a day.
  setEnvironment({ APP_URL: "http://localhost:3000", RATE_LIMITS: "off" });
});
afterEach(() => void vi.useRealTimers());
const passTime = (ms: number) => void vi.setSystemTime(Date.now() + ms);

/**
 * Who may do what matters. A row is a session, a column an account, and a cell what becomes of every act listed above the
 * table: it is done; the member has to prove first who they are; has to sign in; finds no such page. "-": there is no
 * such session. The operator has codes too.
 *
 * - one step: the password was typed, no more
 * - two steps: signed in as the account asks for it, a moment ago
 * - stale proof: the same, eleven minutes ago
 * - fresh password, fresh factor: then shown on the page that asks for a proof
 * - copied cookie: a copy of the cookie from before such a proof
 * - made before the factor: signed in by password, and proved so, before another browser set up the first factor
 */
const TABLES: { acts: Record<string, Act>; table: string }[] = [
  {
    acts: {
      "sets up an app": ({ post }) => post("/account/two-factor", { code: "000000" }),
      "makes recovery codes": ({ post }) => post("/account/recovery-codes", { codes: "new" }),
      "reads new recovery codes": ({ get }) => get("/account/recovery-codes/recovery-codes.txt"),
      "sees the passkeys": ({ get }) => get("/account/passkeys"),
      "asks for a new passkey": ({ post }) => post("/auth/passkey/question", { purpose: "add" }),
      "adds a passkey": ({ post }) => post("/account/passkeys", { name: "Phone" }),
      "renames a passkey": ({ post }) => post("/account/passkeys/x", { name: "Phone", action: "rename" }),
      "removes a passkey": ({ post }) => post("/account/passkeys/x", { name: "Phone", action: "remove" }),
      "ends a session": ({ post }) => post("/account/sessions", { which: "one", session: "x" }),
      "asks for the data": ({ get }) => get("/account/export"),
      "downloads the data": ({ post }) => post("/account/export"),
      "lets another client in": ({ post }) => post("/auth/consent?session_id=x", { decision: "allow" }),
    },
    table: `
                           | no factor | codes   | passkey | operator
    one step               | done      | sign in | sign in | sign in
    two steps              | -         | done    | done    | done
    stale proof            | prove     | prove   | prove   | prove
    fresh password         | done      | prove   | prove   | prove
    fresh factor           | -         | done    | done    | done
    copied cookie          | sign in   | sign in | sign in | sign in
    made before the factor | -         | sign in | sign in | sign in`,
  },
  {
    // These forms ask for the password in any case. Nothing else can be asked of an account without a factor.
    acts: {
      "changes the email": ({ post, email }) => post("/account/email", { email, password: PASSWORD }),
      "changes the password": ({ post }) =>
        post("/account/password", { currentPassword: PASSWORD, password: "x", confirmPassword: "y" }),
      "deletes the account": ({ post }) => post("/account/delete", { password: "not the password" }),
    },
    table: `
                           | no factor | codes   | passkey | operator
    one step               | done      | sign in | sign in | sign in
    two steps              | -         | done    | done    | done
    stale proof            | done      | prove   | prove   | prove
    fresh password         | done      | prove   | prove   | prove
    fresh factor           | -         | done    | done    | done
    copied cookie          | sign in   | sign in | sign in | sign in
    made before the factor | -         | sign in | sign in | sign in`,
  },
  {
    // This form asks for password and code itself.
    acts: {
      "switches codes off": ({ post }) =>
        post("/account/two-factor/off", { password: PASSWORD, code: "000000" }),
    },
    table: `
                           | no factor | codes   | passkey | operator
    one step               | done      | sign in | sign in | sign in
    two steps              | -         | done    | done    | done
    stale proof            | done      | done    | done    | done
    fresh password         | done      | done    | done    | done
    fresh factor           | -         | done    | done    | done
    copied cookie          | sign in   | sign in | sign in | sign in
    made before the factor | -         | sign in | sign in | sign in`,
  },
  {
    acts: {
      "opens the desk": ({ get }) => get("/admin"),
      "finds members": ({ get }) => get("/admin/members"),
    },
    table: `
                           | no factor | codes   | passkey | operator
    one step               | missing   | sign in | sign in | sign in
    two steps              | -         | missing | missing | done
    stale proof            | missing   | missing | missing | done
    fresh password         | missing   | missing | missing | done
    fresh factor           | -         | missing | missing | done
    copied cookie          | sign in   | sign in | sign in | sign in
    made before the factor | -         | sign in | sign in | sign in`,
  },
  {
    acts: {
      "acts on a member": ({ post, id }) => post(`/admin/members/${id}/grant`, { number: "none" }),
      "adds a client": ({ post }) => post("/admin/clients/new", { name: "" }),
      "renews the signing key": ({ post }) => post("/admin/keys", { revision: "x" }),
      "drops a mail": ({ post }) => post("/admin/mail", { mail: "x", change: "drop" }),
      "downloads a list": ({ get }) => get("/admin/lists/newsletter.csv"),
    },
    table: `
                           | no factor | codes   | passkey | operator
    one step               | missing   | sign in | sign in | sign in
    two steps              | -         | missing | missing | done
    stale proof            | missing   | missing | missing | prove
    fresh password         | missing   | missing | missing | prove
    fresh factor           | -         | missing | missing | done
    copied cookie          | sign in   | sign in | sign in | sign in
    made before the factor | -         | sign in | sign in | sign in`,
  },
  {
    // What the operator's own site is told, of a session that is good enough to sign on with.
    acts: { "signs on": signOn },
    table: `
                           | no factor | codes   | passkey | operator
    one step               | aal1      | sign in | sign in | sign in
    two steps              | -         | aal2    | aal2    | aal2
    stale proof            | aal1      | aal2    | aal2    | aal2
    fresh password         | aal1      | aal2    | aal2    | aal2
    fresh factor           | -         | aal2    | aal2    | aal2
    copied cookie          | sign in   | sign in | sign in | sign in
    made before the factor | -         | sign in | sign in | sign in`,
  },
];

type Browser = {
  get: Visitor["get"];
  post: Visitor["post"];
  visitor: Visitor;
  id: string;
  email: string;
};
type Act = (browser: Browser) => Promise<VisitorAnswer | string>;

async function signOn({ visitor }: Browser): Promise<VisitorAnswer | string> {
  const client = await newClient();
  const answer = await visitor.get(authorizeUrl(client));
  if (answer.status === 409 || answer.location?.startsWith("/auth")) return answer;
  const { body } = await redeem(visitor, client, callbackOf(answer).code as string);
  return decodeJwt(body.id_token as string).acr as string;
}

async function outcomeOf(act: Act, browser: Browser): Promise<string> {
  const answer = await act(browser);
  if (typeof answer === "string") return answer;
  const { location, status } = answer;
  if (status === 404) return "missing";
  // A script asked: it is told with a 403 that the page has to go on by itself.
  if (status === 403) return (await browser.get("/")).user ? "prove" : "sign in";
  if (location?.startsWith("/auth/prove")) return "prove";
  // A form whose cookie was replaced a moment ago is not taken: its page offers to send it again.
  if (status === 409 && (await browser.get("/")).user === null) return "sign in";
  return location?.startsWith("/auth") ? "sign in" : "done";
}

type Kind = "no factor" | "codes" | "passkey" | "operator";

/** An account, and how its member gives what it asks for at this path. */
async function account(kind: Kind, begin = async (_: string) => {}) {
  const member = await memberWithPassword();
  await begin(member.email);
  const first = new Visitor();
  await signIn(first, member.email);
  const device = new SoftAuthenticator();
  const secret = kind === "codes" || kind === "operator" ? (await setUpCodes(first)).secret : "";
  if (kind === "passkey") await addPasskey(first, device);
  if (kind === "operator") await setOperator(member, true);
  const giveFactor = async (visitor: Visitor, path: string) => {
    // The code of the next step: the one before is used.
    passTime(MINUTE_MS);
    const asked = kind === "passkey" && device.use(await ask(visitor, "use"));
    return visitor.post(path, asked ? { by: "passkey", response: asked } : { code: appCode(secret) });
  };
  const signInWhole = async () => {
    const visitor = new Visitor();
    await signIn(visitor, member.email);
    if (kind === "passkey") await giveFactor(visitor, "/auth/passkey");
    else if (secret) await giveFactor(visitor, "/auth/code");
    return visitor;
  };
  return { member, giveFactor, signInWhole };
}

const copyOf = ({ cookies }: Visitor) => {
  const copy = new Visitor("198.51.100.7");
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
};

type Session = { visitor: Visitor; id: string; email: string };
type Made = Awaited<ReturnType<typeof account>> & { visitor: Visitor };

/** A session that was begun as the account asks for it, and what came then. */
const begunWhole =
  (then: (made: Made) => Promise<unknown> = async () => {}) =>
  async (kind: Kind): Promise<Session> => {
    const made = await account(kind);
    const visitor = await made.signInWhole();
    await then({ ...made, visitor });
    return { visitor, ...made.member };
  };

/** The same, after its proof has become stale. */
const stale = (then: (made: Made) => Promise<unknown> = async () => {}) =>
  begunWhole((made) => {
    passTime(11 * MINUTE_MS);
    return then(made);
  });

/** Makes the session of a row. */
const SESSIONS: Record<string, (kind: Kind) => Promise<Session>> = {
  "one step": async (kind) => {
    const { member } = await account(kind);
    const visitor = new Visitor();
    await signIn(visitor, member.email);
    return { visitor, ...member };
  },
  "two steps": begunWhole(),
  "stale proof": stale(),
  "fresh password": stale(({ visitor }) => visitor.post("/auth/prove", { password: PASSWORD })),
  "fresh factor": stale(({ visitor, giveFactor }) => giveFactor(visitor, "/auth/prove")),
  "copied cookie": async (kind) => {
    const { member, signInWhole, giveFactor } = await account(kind);
    const own = await signInWhole();
    const visitor = copyOf(own);
    if (kind === "no factor") await own.post("/auth/prove", { password: PASSWORD });
    else await giveFactor(own, "/auth/prove");
    expect((await own.get("/")).user).not.toBeNull();
    return { visitor, ...member };
  },
  "made before the factor": async (kind) => {
    const visitor = new Visitor();
    const { member } = await account(kind, async (email) => {
      await signIn(visitor, email);
      await visitor.post("/auth/prove", { password: PASSWORD });
    });
    return { visitor, ...member };
  },
};

/** The cells of a table, by row and column. */
function cellsOf(table: string) {
  const [head = [], ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const kinds = head.slice(-4);
  return new Map(
    rows.flatMap(([row = "", ...cells]) => cells.map((cell, n) => [`${row}, ${kinds[n]}`, cell] as const)),
  );
}

describe("who may do what matters", () => {
  const possible = [...cellsOf(TABLES[0]?.table ?? "")]
    .filter(([, cell]) => cell !== "-")
    .map(([name]) => name);

  it.each(possible)("%s", async (name) => {
    const [row = "", kind] = name.split(", ") as [string, Kind];
    const made = await SESSIONS[row]?.(kind);
    if (!made) throw new Error(`There is no session "${row}".`);
    const { visitor } = made;
    const send = { get: visitor.get.bind(visitor), post: visitor.post.bind(visitor) };
    const found: Record<string, string> = {};
    const expected: Record<string, string | undefined> = {};
    for (const { acts, table } of TABLES)
      for (const [what, act] of Object.entries(acts)) {
        // Each act from the same cookie: what an earlier one has brought counts for none.
        const cookies = new Map(visitor.cookies);
        found[what] = await outcomeOf(act, { ...made, ...send });
        visitor.cookies.clear();
        for (const [each, value] of cookies) visitor.cookies.set(each, value);
        expected[what] = cellsOf(table).get(name);
      }
    expect(found).toEqual(expected);
  });
});

describe("a copied cookie is dead after", () => {
  type Rise = () => Promise<{ visitor: Visitor; rise: () => Promise<VisitorAnswer> }>;
  const provedBy =
    (kind: "codes" | "passkey"): Rise =>
    async () => {
      const { signInWhole, giveFactor } = await account(kind);
      const visitor = await signInWhole();
      return { visitor, rise: () => giveFactor(visitor, "/auth/prove") };
    };
  const RISES: Record<string, Rise> = {
    "the first of two steps": async () => {
      const { member } = await account("codes");
      const visitor = new Visitor();
      await visitor.post("/braindumper", { platform: "bolt" });
      return { visitor, rise: () => signIn(visitor, member.email) };
    },
    "the second step": async () => {
      const { member, giveFactor } = await account("codes");
      const visitor = new Visitor();
      await signIn(visitor, member.email);
      return { visitor, rise: () => giveFactor(visitor, "/auth/code") };
    },
    "a sign-in": async () => {
      const member = await memberWithPassword();
      const visitor = new Visitor();
      await visitor.post("/braindumper", { platform: "bolt" });
      return { visitor, rise: () => signIn(visitor, member.email) };
    },
    "a proof by password": async () => {
      const { visitor } = await memberSignedIn();
      return { visitor, rise: () => visitor.post("/auth/prove", { password: PASSWORD }) };
    },
    "a proof by codes": provedBy("codes"),
    "a proof by passkey": provedBy("passkey"),
    "a new password": async () => {
      const { visitor } = await memberSignedIn();
      const password = "Another-layer-10";
      const fields = { currentPassword: PASSWORD, password, confirmPassword: password };
      return { visitor, rise: () => visitor.post("/account/password", fields) };
    },
    "a new password by a mailed link": async () => {
      const { member, visitor } = await memberSignedIn();
      await visitor.post("/auth/forgot-password", { email: member.email });
      await visitor.get(`/auth/reset-password?token_hash=${await mailedSecret(member.email, "reset")}`);
      const password = "Another-layer-10";
      const fields = { password, confirmPassword: password };
      return { visitor, rise: () => visitor.post("/auth/reset-password", fields) };
    },
    "the first factor, an app": async () => {
      const { visitor } = await memberSignedIn();
      const { secret } = (await visitor.get("/account/two-factor")).data.offer as { secret: string };
      return { visitor, rise: () => visitor.post("/account/two-factor", { code: appCode(secret) }) };
    },
    "the first factor, a passkey": async () => {
      const { visitor } = await memberSignedIn();
      return { visitor, rise: () => addPasskey(visitor) };
    },
    "another factor": async () => {
      const visitor = await (await account("codes")).signInWhole();
      return { visitor, rise: () => addPasskey(visitor) };
    },
    "a factor was taken away": async () => {
      const { signInWhole, giveFactor } = await account("codes");
      const visitor = await signInWhole();
      const fields = { password: PASSWORD };
      const post = visitor.post.bind(visitor);
      visitor.post = (path, given) => post(path, { ...given, ...fields });
      return { visitor, rise: () => giveFactor(visitor, "/account/two-factor/off") };
    },
  };

  it.each(Object.entries(RISES))("%s", async (_, begin) => {
    const { visitor, rise } = await begin();
    const before = visitor.cookies.get("session");
    expect(before).toBeTruthy();
    const copy = copyOf(visitor);
    expect((await rise()).status).toBe(303);
    expect(visitor.cookies.get("session")).not.toBe(before);
    for (const path of ["/account", "/auth/code"])
      expect((await copy.get(path)).location).toMatch(/^\/auth(\?|$)/);
  });
});

describe("the first factor", () => {
  const ENDED = "All your other devices are signed out.";

  it.each(["codes", "passkey"] as const)("(%s) ends all other sessions, and says so", async (kind) => {
    const [member, visitor, other] = [await memberWithPassword(), new Visitor(), new Visitor()];
    for (const each of [visitor, other]) await signIn(each, member.email);
    const done =
      kind === "passkey"
        ? await addPasskey(visitor)
        : await visitor.post("/account/two-factor", {
            code: appCode(
              ((await visitor.get("/account/two-factor")).data.offer as { secret: string }).secret,
            ),
          });
    expect((await visitor.follow(done)).flash?.text).toBe(ENDED);
    expect((await other.get("/account")).location).toBe("/auth?redirectTo=%2Faccount");
    const letter = (await lettersTo(member.email)).findLast((each) => each.kind === "first-factor");
    expect(letter?.text).toContain("All other devices were signed out.");
  });

  it("ends a change of email that the password alone had begun", async () => {
    const { member, visitor } = await memberSignedIn();
    await visitor.post("/account/email", { email: "thief@example.test", password: PASSWORD });
    const token_hash = await mailedSecret("thief@example.test", "email-change");
    await setUpCodes(visitor);
    await new Visitor().post("/auth/verify", { token_hash, type: "email_change" });
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
  });

  it("is one: of two browsers that set it up at once the second is signed out", async () => {
    const member = await memberWithPassword();
    const visitors = [new Visitor(), new Visitor()];
    for (const visitor of visitors) await signIn(visitor, member.email);
    const devices = visitors.map(() => new SoftAuthenticator());
    const answers = await Promise.all(visitors.map((visitor, n) => addPasskey(visitor, devices[n])));
    expect(answers.filter(({ location }) => location === "/account/recovery-codes")).toHaveLength(1);
    const living = await Promise.all(visitors.map(async (each) => (await each.get("/")).user !== null));
    expect(living.sort()).toEqual([false, true]);
  });

  it("is set up with the picture that was shown, when a proof is asked for in between", async () => {
    const { member, visitor } = await memberSignedIn();
    const { data } = await visitor.get("/account/two-factor");
    const { secret } = data.offer as { secret: string };
    const { offer } = (data.form as { values: { offer: string } }).values;
    passTime(11 * MINUTE_MS);
    const asked = await visitor.post("/account/two-factor", { code: appCode(secret), offer });
    const proved = await visitor.post(asked.location as string, { password: PASSWORD });
    const again = await visitor.follow(proved);
    expect((again.data.offer as { secret: string }).secret).toBe(secret);
    const kept = (again.data.form as { values: { offer: string } }).values.offer;
    const done = await visitor.post("/account/two-factor", { code: appCode(secret), offer: kept });
    expect(done.location).toBe("/account/recovery-codes");
    expect(await hasFactor(member.id)).toBe(true);
  });

  it("cannot be one that was offered to somebody else", async () => {
    const { visitor: thief } = await memberSignedIn();
    const { data } = await thief.get("/account/two-factor");
    const { secret } = data.offer as { secret: string };
    const { offer } = (data.form as { values: { offer: string } }).values;
    const { member, visitor } = await memberSignedIn();
    await visitor.post("/account/two-factor", { code: appCode(secret), offer });
    expect(await hasFactor(member.id)).toBe(false);
  });
});

it.each([
  ["/account/sessions", { which: "others" }],
  ["/account/export", {}],
  ["/account/passkeys", null],
])("leads back to the form of %s, and says that it is still to be sent", async (path, fields) => {
  const { visitor } = await memberSignedIn();
  passTime(11 * MINUTE_MS);
  const asked = fields ? await visitor.post(path, fields) : { location: links.prove(path) };
  let page = await visitor.post(asked.location as string, { password: PASSWORD });
  while (page.location) page = await visitor.follow(page);
  expect(page.flash?.title).toBe(fields ? "Not done yet" : undefined);
});

it("a password does not stand in for a factor, and neither do recovery codes made with it", async () => {
  const { signInWhole } = await account("codes");
  const visitor = await signInWhole();
  passTime(11 * MINUTE_MS);
  const refused = await visitor.post("/auth/prove", { password: PASSWORD });
  expect(refused).toMatchObject({ status: 400, errors: { code: ["Please type a code"] } });
  expect((await visitor.get("/auth/prove")).data).toMatchObject({ hasFactor: true, hasCodes: true });
  expect((await visitor.post("/account/recovery-codes", { codes: "new" })).location).toMatch(
    /^\/auth\/prove/,
  );
});

it("a new password by a mailed link is no proof, once there is a factor", async () => {
  const { member, signInWhole } = await account("codes");
  const visitor = await signInWhole();
  passTime(11 * MINUTE_MS);
  await resetByMail(visitor, member.email);
  expect((await visitor.get("/account")).status).toBe(200);
  expect((await visitor.get("/account/passkeys")).location).toMatch(/^\/auth\/prove/);
});

it("a page that another tab's proof has overtaken comes back from the sign-in page, and signs nobody out", async () => {
  const { visitor } = await memberSignedIn();
  const late = copyOf(visitor);
  await visitor.post("/auth/prove", { password: PASSWORD });
  const answer = await late.get("/account");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await visitor.follow(answer)).location).toBe("/account");
});
