import { makeTables, openDatabase } from "~/data/database";
import { copyToPostgres } from "~/data/migrate-to-postgres";
import { config } from "~/kernel/config";
import { asTable, CommandError, command } from "./command";

export const migrateToPostgres = command({
  summary: "Copies the SQLite site under DATA_DIR into the empty Postgres database of DATABASE_URL",
  opensDatabase: false,
  async run() {
    if (!config().databaseUrl) {
      throw new CommandError("Set DATABASE_URL=postgres://… (in the environment, not as an argument).");
    }
    await makeTables();
    await openDatabase();
    const moved = await copyToPostgres();
    const rows = moved.map((each) => [each.table, String(each.rows)]);
    return { json: moved, text: `${asTable(["table", "rows on both sides"], rows)}\nEvery count agrees.` };
  },
});
