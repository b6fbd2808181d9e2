import { and, asc, eq, getTableName, gt } from "drizzle-orm";
import { reader, transaction } from "~/base/data/database";
import { columnOf, databaseFile } from "~/base/data/dialects/sqlite-file";
import { changeRows } from "~/base/data/rows";
import { SEALED, type SealedKind, seal, unseal } from "~/base/kernel/secrets";
import { many } from "~/base/kernel/sentence";
import { oneTimeCodes, shownOnce, users } from "~/identity/tables";
import { ssoKeys } from "~/sign-on/tables";

/**
 * Where each kind of what SESSION_SECRET seals is stored. `field`: the column's name in Drizzle. `whenLost`: what becomes of a
 * row when its secret is given up; a member keeps the factor, for which recovery codes stand in.
 */
const STORED = {
  oneTimeCodes: {
    table: oneTimeCodes,
    id: oneTimeCodes.userId,
    text: oneTimeCodes.sealedSecret,
    field: "sealedSecret",
    whenLost: "emptied",
  },
  signingKeys: {
    table: ssoKeys,
    id: ssoKeys.id,
    text: ssoKeys.sealedKey,
    field: "sealedKey",
    whenLost: "deleted",
  },
  shownOnce: {
    table: shownOnce,
    id: shownOnce.id,
    text: shownOnce.sealedText,
    field: "sealedText",
    whenLost: "deleted",
  },
} as const satisfies Record<SealedKind, unknown>;

const KINDS = Object.keys(SEALED) as SealedKind[];
const ROWS_AT_ONCE = 100;

/** What is sealed, by kind. */
export type Sealed = Partial<Record<SealedKind, string[]>>;

/** Returns the values of a text column, or of such an expression, in a table; none where the table is missing. */
export type ValuesIn = (table: string, expression: string) => (string | null)[] | Promise<(string | null)[]>;

/** Reads what is sealed. */
export async function readSealed(valuesIn: ValuesIn): Promise<Sealed> {
  const sealed: Sealed = {};
  for (const kind of KINDS) {
    const { table, text } = STORED[kind];
    // A text that was given up is empty.
    sealed[kind] = (await valuesIn(getTableName(table), text.name)).flatMap((each) => each || []);
  }
  return sealed;
}

/** Returns what is sealed in a SQLite file of any version. */
export const sealedInFile = (file = databaseFile()): Promise<Sealed> =>
  readSealed((table, column) => columnOf(file, table, column));

/** Says what these secrets do not open, as "2 authenticator apps and 1 signing key"; null when they open all. */
export function lostText(sealed: Sealed, secrets: string[]): string | null {
  const lost = KINDS.flatMap((kind) => {
    const texts = (sealed[kind] ?? []).filter((text) => unseal(kind, text, secrets) === null);
    return texts.length > 0 ? [many(texts.length, SEALED[kind].thing)] : [];
  });
  return lost.join(" and ") || null;
}

/** Seals with the first secret what another one has sealed. May be killed and run again. @returns how many texts */
export async function sealAgain(secrets: string[]): Promise<number> {
  const first = secrets.slice(0, 1);
  return changeSealed((kind, text) => {
    const opened = unseal(kind, text, first) === null ? unseal(kind, text, secrets) : null;
    return opened === null ? text : seal(kind, opened, first);
  });
}

/** Gives up what these secrets do not open. @returns the emails of the members whose codes end */
export async function giveUpLost(secrets: string[]): Promise<string[]> {
  const { userId, sealedSecret: text } = oneTimeCodes;
  const columns = { email: users.email, text };
  const codes = await reader().select(columns).from(users).innerJoin(oneTimeCodes, eq(userId, users.id));
  const isLost = (kind: SealedKind, text: string) => unseal(kind, text, secrets) === null;
  await changeSealed((kind, text) => (isLost(kind, text) ? null : text));
  return codes.flatMap(({ email, text }) => (text && isLost("oneTimeCodes", text) ? email : [])).sort();
}

/** Changes what is sealed, some rows at a time; null gives a text up. A row that was changed meanwhile is left alone. */
async function changeSealed(change: (kind: SealedKind, text: string) => string | null): Promise<number> {
  let changed = 0;
  for (const kind of KINDS) {
    const { table, id, text, field, whenLost } = STORED[kind];
    for (let after: string | undefined = ""; after !== undefined; ) {
      const start: string = after;
      after = await transaction(async (tx) => {
        const rows = await tx
          .select({ id, text })
          .from(table)
          .where(gt(id, start))
          .orderBy(asc(id))
          .limit(ROWS_AT_ONCE);
        for (const row of rows) {
          const next = row.text === "" ? "" : change(kind, row.text);
          if (next === row.text) continue;
          const itself = and(eq(id, row.id), eq(text, row.text));
          if (next === null && whenLost === "deleted") await tx.delete(table).where(itself);
          else await changeRows(tx, table, itself, { [field]: next ?? "" });
          changed += 1;
        }
        return rows.at(-1)?.id;
      });
    }
  }
  return changed;
}
