import { asTable, command } from "~/base/command";
import { config } from "~/base/kernel/config";
import { Refused } from "~/base/kernel/refused";
import { presentSecrets, secretFile } from "~/base/kernel/secrets";
import { copyToPostgres } from "~/operations/data/migrate-to-postgres";
import { sealedInFile } from "~/operations/data/sealed";
import { requireSecret } from "~/operations/sealed-with";

export const migrateToPostgres = command({
  summary:
    "Copies the SQLite site under DATA_DIR, while it is stopped, into the Postgres database of DATABASE_URL; one that broke off is run again",
  opensDatabase: false,
  async run({ tell }) {
    if (!config().databaseUrl) {
      throw new Refused("Set DATABASE_URL=postgres://… (in the environment, not as an argument).");
    }
    if (presentSecrets().length === 0)
      throw new Refused(`Set SESSION_SECRET, too: to what stands in ${secretFile()}.`);
    await requireSecret(false, sealedInFile);
    const moved = await copyToPostgres(tell);
    const rows = moved.map((each) => [each.table, String(each.rows)]);
    return {
      json: moved,
      text: `${asTable(["table", "rows on both sides"], rows)}\nEvery count and every sum agrees. The SQLite database is kept as it was: a start or command without DATABASE_URL refuses it, and says how to go back.`,
    };
  },
});
