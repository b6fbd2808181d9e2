import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./app/data/tables.ts",
  out: "./drizzle/postgres",
});
