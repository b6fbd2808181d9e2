import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Column helpers under the standard's names, so that one set of tables serves both databases. */
export const sqlite = {
  table: sqliteTable,
  text: (name: string) => text(name),
  integer: (name: string) => integer(name),
  boolean: (name: string) => integer(name, { mode: "boolean" }),
  timestamp: (name: string) => integer(name, { mode: "timestamp_ms" }),
  json: <T>(name: string) => text(name, { mode: "json" }).$type<T>(),
  index,
  uniqueIndex,
  primaryKey,
};
