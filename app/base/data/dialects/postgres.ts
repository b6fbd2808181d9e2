import {
  bigint,
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { sqlite } from "./sqlite";
import { jsonWithoutNul, withoutNul } from "./without-nul";

const text = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: withoutNul,
});

const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => "jsonb",
  toDriver: jsonWithoutNul,
});

/** The column helpers for Postgres, typed as SQLite's, with the same JavaScript values: each query is written once. */
export const postgres = {
  table: pgTable,
  text: (name: string) => text(name),
  integer: (name: string) => bigint(name, { mode: "number" }),
  boolean: (name: string) => boolean(name),
  timestamp: (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 }),
  json: (name: string) => json(name),
  index,
  uniqueIndex,
  primaryKey,
} as unknown as typeof sqlite;
