import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "sqlite", schema: "./app/data/tables.ts", out: "./drizzle/sqlite" });
