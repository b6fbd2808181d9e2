/** The server is overloaded for a moment: the visitor gets a 503 with Retry-After. */
export class BusyError extends Error {
  override name = "BusyError";
}

export const RETRY_AFTER_SECONDS = 5;

/**
 * What SQLite (which has no code for it) and Postgres say of a table or column that is not there. Our statements are made
 * from our tables, so another version has changed the database under this process.
 */
const OTHER_SCHEMA =
  /^no such (table|column): |has no column named |^(relation|column) "?[\w.]+"?( of relation "\w+")? does not exist/;

let onOtherSchema: (error: Error) => void = () => {};

/** Sets what is done when a statement failed because the database is another version's. */
export function whenSchemaDiffers(act: (error: Error) => void): void {
  onOtherSchema = act;
}

/**
 * Whether this error or one of its causes is a BusyError, because libraries wrap database errors; or the database is
 * another version's, as it is in the minutes of an upgrade.
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
