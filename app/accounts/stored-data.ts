import { type Queries, transaction } from "~/base/data/database";
import { utcDay } from "~/base/kernel/clock";
import { allAreas } from "~/identity/area";
import { listTrail, recordEvent } from "~/identity/data/audit";
import { emailKeptUntil } from "~/identity/data/left-behind";
import { findUserByEmail, type User } from "~/identity/data/users";
import { accountsBeside } from "./data/mailed-tokens";

/** Returns everything stored about an email and the account that has it, without secrets, by kind. */
async function storedOf(email: string, user: User | null): Promise<Record<string, unknown>> {
  const parts = allAreas().flatMap((area) => [user && area.dataOf?.(user), area.dataOfEmail?.(email)]);
  return Object.assign({}, ...(await Promise.all(parts)));
}

/**
 * Returns the same of a member as the text of one JSON object: the data download. Long lists are read in parts while
 * the text is streamed, so that a large account needs little memory.
 */
export async function exportData(user: User, ip: string): Promise<AsyncGenerator<string>> {
  const stored = await storedOf(user.email, user);
  await transaction((tx) => recordEvent(tx, { userId: user.id, kind: "data_exported", ip }));
  return textOf(stored);
}

/** Returns the same of anybody, for an operator who is asked for it; null where nothing is stored. */
export async function exportDataOf(email: string): Promise<AsyncGenerator<string> | null> {
  const user = await findUserByEmail(email);
  const stored = { ...(await storedOf(email, user)), staysAfterDeletion: await listLeft(email, user) };
  return kindsIn(stored).length > 0 ? textOf(stored) : null;
}

/** Names what is stored about an email beside its account, or that of `user`, who had it until now. */
export const storedBesideAccount = async (email: string, user: User | null = null) => [
  ...kindsIn(await storedOf(email, null)),
  ...(await listLeft(email, user)),
];

/** Says what a deletion leaves of an email, and of the account that has it or had it until now. */
export async function listLeft(email: string, user: User | null): Promise<string[]> {
  const until = await emailKeptUntil(email, null);
  const acts = user ? await listTrail({ operatorId: user.id }, 1) : [];
  return [
    ...(await accountsBeside(email)),
    ...(until ? [`its hash, so that nobody else registers it, until ${utcDay(until)}`] : []),
    ...(user?.username ? [`the hash of the username ${user.username}, so that nobody else gets it`] : []),
    ...(acts.length > 0 ? ["what was done as an operator, in the trail under an id for 180 days"] : []),
  ];
}

/** Deletes what is stored about an email beside its account. */
export async function forgetEmail(tx: Queries, email: string): Promise<void> {
  for (const area of allAreas()) await area.forget?.(tx, email);
}

const kindsIn = (stored: Record<string, unknown>) =>
  Object.keys(stored).filter((name) => stored[name] !== null && !isEmpty(stored[name]));

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

const isInParts = (value: unknown): value is AsyncGenerator<unknown[]> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Streams an object as JSON. Its lists may be async generators of parts. */
async function* textOf(values: Record<string, unknown>): AsyncGenerator<string> {
  let before = "{";
  for (const [name, value] of Object.entries(values)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    before = ",";
    if (!isInParts(value)) {
      yield indented(value, "  ");
      continue;
    }
    let begun = "[";
    for await (const rows of value) {
      let text = "";
      for (const row of rows) {
        text += `${begun}\n    ${indented(row, "    ")}`;
        begun = ",";
      }
      yield text;
    }
    yield begun === "[" ? "[]" : "\n  ]";
  }
  yield "\n}\n";
}

function indented(value: unknown, by: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);
}
