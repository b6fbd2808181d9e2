// identity: who is behind a request. Users, sessions, the visit, known devices, members' form actions, limits and the
// audit trail. Owns the tables in identity/tables. Others may import its data, `visit`, `member`, `form-action`
// and `limits`; they never write its tables by themselves.

import type { Queries } from "~/base/data/database";
import { inParts } from "~/base/data/paging";
import { handedIn } from "~/base/handed-in";
import type { CsvReader } from "~/base/text/csv";
import { deleteOldEvents, listEvents, listTrail } from "./data/audit";
import { countRecoveryCodes, deleteExpiredChallenges, findOneTimeCodes, listPasskeys } from "./data/factors";
import { forgetInNotes, listInvitationsFor } from "./data/invitations";
import { deleteExpiredDevices, listKnownDevices } from "./data/known-devices";
import { deleteOldLeftBehind } from "./data/left-behind";
import { deleteExpiredLimits } from "./data/rate-limits";
import { deleteExpiredSessions, forgetBegun, listBegun, listSessions } from "./data/sessions";
import { deleteUnconfirmed, type User } from "./data/users";

/** What an area does when the whole site asks all areas. app/areas.ts lists them, a line each. */
export type Area = {
  /** Deletes what has expired or is too old: at the start and every hour, in one transaction. */
  clearAway?(tx: Queries): Promise<void>;
  /** Returns what is stored of a member, for the data download. A long list may be read in parts (`inParts`). */
  dataOf?(user: User): Promise<Record<string, unknown>>;
  /** Returns what is stored of an email, with an account or without; null or an empty list where that is nothing. */
  dataOfEmail?(email: string): Promise<Record<string, unknown>>;
  /** Deletes what belongs to an email, and so goes with no foreign key, in the transaction of the deletion. */
  forget?(tx: Queries, email: string): Promise<unknown>;
  /** Where an email can be left while nobody may make an account; null while it cannot. */
  waitAt?(): string | null;
  /** Emails that operators may take along as a file. `about`: how many, as a sentence; null hides them. */
  list?: {
    name: string;
    title: string;
    /** What its file is, for the help of `export`; and of its option for those who left, if it has one. */
    summary: string;
    ended?: string;
    about(): Promise<string | null>;
    write(reader: CsvReader, withEnded: boolean): Promise<{ rows(): object[]; csv: AsyncGenerator<string> }>;
  };
  /** Leaves out of the content what it cannot use (`leaveOut`). @returns what the operator should mend in the content */
  checkContent?(): string[];
  /** Copies what it keeps in DATA_DIR outside the database into a backup's folder. */
  saveFiles?(to: string): void;
  /** Copies that from a backup's folder, but not over what is newer. */
  bringFiles?(from: string): void;
};

const handed = handedIn<Area[]>("the areas");

/** Takes the areas of app/areas.ts. */
export const handInAreas = handed.handIn;

/** Returns all areas. @throws Error before handInAreas */
export const allAreas = handed.get;

export const identity: Area = {
  async clearAway(tx) {
    await deleteExpiredSessions(tx);
    await deleteExpiredDevices(tx);
    await deleteUnconfirmed(tx);
    await deleteExpiredChallenges(tx);
    await deleteOldEvents(tx);
    await deleteExpiredLimits(tx);
    await deleteOldLeftBehind(tx);
  },

  async dataOf({ passwordHash: _, ...account }) {
    const [sessions, knownDevices, codes, passkeys, recoveryCodesLeft] = await Promise.all([
      listSessions(account.id),
      listKnownDevices(account.id),
      findOneTimeCodes(account.id),
      listPasskeys(account.id),
      countRecoveryCodes(account.id),
    ]);
    return {
      account,
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
      events: inParts(async (part) =>
        (await listEvents(account.id, part)).map(({ ip, ...event }) => ({ ...event, address: ip })),
      ),
      actsAsOperator: inParts(async ({ limit, olderThan }) =>
        (await listTrail({ operatorId: account.id, olderThan }, limit)).map(
          ({ id, kind, detail, createdAt }) => ({ id, kind, detail, createdAt }),
        ),
      ),
    };
  },

  dataOfEmail: async (email) => ({
    begunInBrowsers: await listBegun(email),
    // Not the note, which operators wrote for themselves.
    invitations: (await listInvitationsFor(email)).map(({ number, createdAt }) => ({ number, createdAt })),
  }),

  async forget(tx, email) {
    await forgetBegun(tx, email);
    await forgetInNotes(tx, email);
  },
};
