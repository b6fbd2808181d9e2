import { transaction } from "~/base/data/database";
import { inParts } from "~/base/data/paging";
import { findAllowance } from "~/braindumper/data/allowance";
import { listDraftsOf } from "~/braindumper/data/drafts";
import { listPlans } from "~/braindumper/data/plans";
import { listRoundsOf } from "~/braindumper/data/rounds";
import { listEvents, recordEvent } from "~/identity/data/audit";
import { countRecoveryCodes, findOneTimeCodes, listPasskeys } from "~/identity/data/factors";
import { listKnownDevices } from "~/identity/data/known-devices";
import { listSessions } from "~/identity/data/sessions";
import type { User } from "~/identity/data/users";
import { findSubscription } from "~/newsletter/data/subscriptions";
import { listGrants } from "~/sign-on/data/grants";
import { listTokensOf } from "~/sign-on/data/records";
import { findWaitlistEntry } from "~/waitlist/data";

/**
 * Returns everything stored about a member, without secrets, as the text of one JSON object: the data download. Long lists are
 * read in parts while the text is streamed, so that a large account needs little memory.
 */
export async function exportData(user: User, ip: string): Promise<AsyncGenerator<string>> {
  const [allowance, sessions, knownDevices, signOnClients, signOnTokens, newsletter, waitlist] =
    await Promise.all([
      findAllowance(user.id),
      listSessions(user.id),
      listKnownDevices(user.id),
      listGrants(user.id),
      listTokensOf(user.id),
      findSubscription(user.email),
      findWaitlistEntry(user.email),
    ]);
  const [codes, passkeys, recoveryCodesLeft] = await Promise.all([
    findOneTimeCodes(user.id),
    listPasskeys(user.id),
    countRecoveryCodes(user.id),
  ]);
  await transaction((tx) => recordEvent(tx, { userId: user.id, kind: "data_exported", ip }));
  const { passwordHash: _, ...account } = user;
  return textOf({
    account,
    allowance,
    // The search text only repeats title and description.
    plans: each(
      inParts((part) => listPlans(user.id, part)),
      ({ searchText: _, ...plan }) => plan,
    ),
    rounds: inParts((part) => listRoundsOf(user.id, part)),
    drafts: inParts((part) => listDraftsOf(user.id, part)),
    sessions: sessions.map(({ userAgent, amr, createdAt, lastSeenAt, expiresAt }) => ({
      userAgent,
      amr,
      createdAt,
      lastSeenAt,
      expiresAt,
    })),
    knownDevices,
    secondFactors: {
      codesSince: codes?.createdAt ?? null,
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
      recoveryCodesLeft,
    },
    signOnClients,
    signOnTokens,
    events: each(
      inParts((part) => listEvents(user.id, part)),
      ({ ip, ...event }) => ({ ...event, address: ip }),
    ),
    newsletter,
    waitlist,
  });
}

async function* each<Row, Shown>(parts: AsyncGenerator<Row[]>, show: (row: Row) => Shown) {
  for await (const rows of parts) yield rows.map(show);
}

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
