import { Client, type Cookies, mailedLink, newMember } from "./client";
import { askDatabase, type RunningServer } from "./server";

export const PASSWORD = "Strata-layers-9";

let people = 0;

/** Returns a person whose email is new in this test run. */
export function newPerson() {
  people += 1;
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${people}`;
  return { firstName: "Ann", email: `ann-${unique}@example.test`, password: PASSWORD };
}
export type Person = ReturnType<typeof newPerson>;

export type Idea = {
  platform: "Lovable" | "Cursor / Windsurf" | "Bolt" | "Replit" | "Rork";
  appType?: "Mobile App" | "Web App";
  description: string;
};

export const IDEAS = {
  lovable: {
    platform: "Lovable",
    description:
      "A social app for dog owners who share photos of their dogs, find other owners nearby and arrange walks.",
  },
  cursor: {
    platform: "Cursor / Windsurf",
    appType: "Web App",
    description: "Beekeepers log hive inspections with date and honey yield.",
  },
  bolt: {
    platform: "Bolt",
    appType: "Mobile App",
    description: "A QR menu for restaurants: guests scan at the table and order.",
  },
  replit: {
    platform: "Replit",
    appType: "Web App",
    description: "A choir plans rehearsals; singers say whether they come.",
  },
  rork: {
    platform: "Rork",
    description: "A running buddy app: log runs with gps and share pictures with friends.",
  },
} as const satisfies Record<string, Idea>;
export type PlatformKey = keyof typeof IDEAS;

/** Kinds of visitors to look at pages as. */
export type Role =
  /** No cookies. */
  | "stranger"
  /** Signed up, not verified. */
  | "waiting"
  /** Not signed in, with an idea ready on the summary. */
  | "dreamer"
  /** Not signed in, with an idea that has no app type yet. */
  | "undecided"
  /** Pressed Generate without an account. */
  | "asked"
  /** Asked for a new password and opened the mailed link. */
  | "forgetful"
  /** A member without plans. */
  | "newcomer"
  /** Runs the site, and signed in with two steps. */
  | "operator"
  /** A member with five plans, no generation left, and a sixth idea on the summary. */
  | "member";

/** Created once per worker, over HTTP. Tests look at pages as these people and must not change their data. */
export type People = {
  cookies: Record<Role, Cookies>;
  member: Person;
  /** The account id of `member`. */
  memberId: string;
  plans: Record<PlatformKey, string>;
  /** The path of the public page of the member's plan for Replit. */
  sharedPlan: string;
  /** A mailed verification link that was not used. */
  verifyLink: string;
};

const DREAMS = {
  dreamer: (client: Client) => client.describeIdea(IDEAS.cursor),
  undecided: (client: Client) => client.describeIdea(IDEAS.bolt, "type"),
  async asked(client: Client) {
    await client.describeIdea(IDEAS.lovable);
    await client.postStep("summary", {});
    await client.get("/auth");
  },
};

/** Visitors with an unfinished idea. A test that goes on changes them, so each test makes its own. */
export const isDreamer = (role: Role | Cookies): role is keyof typeof DREAMS =>
  typeof role === "string" && role in DREAMS;

export async function newDreamer(server: RunningServer, role: keyof typeof DREAMS): Promise<Client> {
  const client = await Client.open(server);
  await DREAMS[role](client);
  return client;
}

/** As if all members had just given a proof, which counts for ten minutes: a slow run takes longer. */
export function proveAll(server: RunningServer): void {
  const prove = "UPDATE sessions SET proved_at = ? WHERE user_id IS NOT NULL RETURNING id";
  askDatabase(server, prove, Date.now());
}

/** Creates all these people on a running server. */
export async function invitePeople(server: RunningServer): Promise<People> {
  const stranger = await Client.open(server);

  const waiting = await Client.open(server);
  const waitingPerson = newPerson();
  await waiting.signUp(waitingPerson);
  await waiting.get("/auth/confirm");

  const forgetful = await Client.open(server);
  const forgetfulPerson = newPerson();
  await forgetful.signUp(forgetfulPerson);
  await forgetful.verify(forgetfulPerson);
  await forgetful.post("/auth/sign-out");
  await forgetful.post("/auth/forgot-password", { email: forgetfulPerson.email });
  await forgetful.get(await mailedLink(server, forgetfulPerson, /Reset your password/));

  const newcomer = await newMember(server);
  const member = await newMember(server);
  const operator = await newMember(server);
  // By SQL, because the command line takes a second to start.
  const makeOperator = "UPDATE users SET operator_since = verified_at WHERE email = ? RETURNING id";
  askDatabase(server, makeOperator, operator.person.email);
  await operator.client.setUpCodes();
  const findMember = "SELECT id FROM users WHERE email = ?";
  const { id: memberId } = askDatabase<{ id: string }>(server, findMember, member.person.email);
  // Opens a page once, so that the message about the verified email is gone.
  for (const { client } of [newcomer, member]) await client.get("/");
  const plans = {} as People["plans"];
  for (const key of Object.keys(IDEAS) as PlatformKey[]) {
    plans[key] = await member.client.writePlan(IDEAS[key]);
  }
  const sharedPlan = await member.client.sharePlan(plans.replit);
  await member.client.describeIdea(IDEAS.cursor);

  const clients: Record<Role, Client> = {
    stranger,
    waiting,
    dreamer: await newDreamer(server, "dreamer"),
    undecided: await newDreamer(server, "undecided"),
    asked: await newDreamer(server, "asked"),
    forgetful,
    newcomer: newcomer.client,
    operator: operator.client,
    member: member.client,
  };
  const cookies = {} as People["cookies"];
  for (const role of Object.keys(clients) as Role[]) {
    cookies[role] = await clients[role].cookies();
    await clients[role].close();
  }
  return {
    cookies,
    member: member.person,
    memberId,
    plans,
    sharedPlan,
    verifyLink: await mailedLink(server, waitingPerson),
  };
}
