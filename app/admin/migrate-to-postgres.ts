import { sealedInSite } from "~/data/backup";
import { makeTables, openDatabase } from "~/data/database";
import { copyToPostgres, MoveRefused } from "~/data/migrate-to-postgres";
import { countLost, isWhole } from "~/flows/sealed-with";
import { config } from "~/kernel/config";
import { presentSecrets, secretFile } from "~/kernel/secrets";
import { asTable, CommandError, command } from "./command";

/** @throws CommandError when the site on Postgres could not read what the one on SQLite has sealed */
function requireSecret(): void {
  const secrets = presentSecrets();
  if (secrets.length === 0)
    throw new CommandError(`Set SESSION_SECRET, too: to what stands in ${secretFile()}.`);
  if (!isWhole(countLost(sealedInSite(), secrets)))
    throw new CommandError(
      `SESSION_SECRET is not the one of the SQLite site, so its authenticator apps and keys would be lost: take what stands in ${secretFile()}.`,
    );
}

export const migrateToPostgres = command({
  summary:
    "Copies the SQLite site under DATA_DIR, while it is stopped, into the Postgres database of DATABASE_URL; run again, it goes on",
  opensDatabase: false,
  async run({ tell }) {
    if (!config().databaseUrl) {
      throw new CommandError("Set DATABASE_URL=postgres://… (in the environment, not as an argument).");
    }
    requireSecret();
    await makeTables();
    await openDatabase({ isMoving: true });
    const moved = await copyToPostgres(tell).catch((error: Error) => {
      throw error instanceof MoveRefused ? new CommandError(error.message) : error;
    });
    const rows = moved.map((each) => [each.table, String(each.rows)]);
    return {
      json: moved,
      text: `${asTable(["table", "rows on both sides"], rows)}\nEvery count and every sum agrees. The SQLite database is kept as it was: a start or command without DATABASE_URL refuses it, and says how to go back.`,
    };
  },
});
