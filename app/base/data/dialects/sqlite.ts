import { customType, index, integer, primaryKey, sqliteTable, uniqueIndex } from "drizzle-orm/sqlite-core";
import { jsonWithoutNul, withoutNul } from "./without-nul";

const text = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: withoutNul,
});

const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => "text",
  toDriver: jsonWithoutNul,
  fromDriver: (stored) => JSON.parse(stored),
});

/** Column helpers for SQLite. `postgres` has the same for Postgres. */
export const sqlite = {
  table: sqliteTable,
  text: (name: string) => text(name),
  integer: (name: string) => integer(name),
  boolean: (name: string) => integer(name, { mode: "boolean" }),
  timestamp: (name: string) => integer(name, { mode: "timestamp_ms" }),
  json: <T>(name: string) => json(name).$type<T>(),
  index,
  uniqueIndex,
  primaryKey,
};
