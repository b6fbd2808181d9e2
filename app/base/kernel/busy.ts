/** The server cannot do this right now. The visitor gets a 503 with Retry-After. */
export class BusyError extends Error {
  override name = "BusyError";
}

export const RETRY_AFTER_SECONDS = 5;

/**
 * Messages of SQLite (which has no error code for it) and Postgres about a missing table or column. Our statements
 * come from our table definitions, so another version must have migrated the database under this process.
 */
const OTHER_SCHEMA =
  /^no such (table|column): |has no column named |^(relation|column) "?[\w.]+"?( of relation "\w+")? does not exist/;

let onOtherSchema: (error: Error) => void = () => {};

/** Sets what happens when a statement fails because the database is another version's. */
export function whenSchemaDiffers(act: (error: Error) => void): void {
  onOtherSchema = act;
}

/**
 * Returns whether an error or one of its causes (libraries wrap database errors) is temporary: a BusyError, or a
 * schema of another version, as during an upgrade.
 */
export function isBusy(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof BusyError) return true;
    if (!OTHER_SCHEMA.test(at.message)) continue;
    onOtherSchema(at);
    return true;
  }
  return false;
}

/** Waits for a write that the page can do without, unless the database is busy. @returns whether it was written */
export async function unlessBusy(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
