import { fileURLToPath } from "node:url";
import { defineConfig, type TestUserConfig } from "vitest/config";

const SLOW = "tests/**/*.slow.test.{ts,tsx}";
const TIMED = "tests/**/*.timed.test.{ts,tsx}";
const BROWSER = "tests/e2e/**";
const DATA = "tests/data/**/*.test.ts";
const ROUTES = "tests/routes/**/*.test.{ts,tsx}";
/** Of rules and texts alone: they change nothing that outlives a test. */
const PURE = "tests/{domain,planner,http,mail,model,render}/**/*.test.{ts,tsx}";

const project = (name: string, include: string[], exclude: string[], more: TestUserConfig = {}) => ({
  extends: true as const,
  test: { name, include, exclude: [BROWSER, ...exclude], ...more },
});

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    environment: "node",
    // Processes, not threads: native modules, signals and environment variables stay apart. Two cores.
    pool: "forks",
    maxWorkers: 2,
    // Nothing here waits for a clock; a busy machine may take long to load the first route.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    env: { APP_URL: "http://127.0.0.1:3000" },
    projects: [
      project("unit", ["tests/**/*.test.{ts,tsx}"], [SLOW, TIMED, PURE, DATA, ROUTES]),
      // Loading the app takes longer than most files' tests: the files of a process share its modules. Each file that
      // needs a database has one of its own (tests/support/database.ts), and gives back what it set.
      project("unit-pure", [PURE], [SLOW, TIMED], { isolate: false }),
      // The same files on both databases; PGlite stands in for a Postgres server.
      project("data-sqlite", [DATA], [SLOW], { env: { TEST_DIALECT: "sqlite" }, isolate: false }),
      project("data-postgres", [DATA], [SLOW], {
        // Never connected to: the address only makes the tables Postgres's.
        env: { TEST_DIALECT: "postgres", DATABASE_URL: "postgres://pglite" },
        // All files in one process, one after the other: starting PGlite takes seconds.
        isolate: false,
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
      project("routes", [ROUTES], [SLOW, TIMED], { isolate: false }),
      project("slow", [SLOW], []),
      // What a clock judges has the machine to itself: one file at a time, when all others are done.
      project("timed", [TIMED], [], { fileParallelism: false, sequence: { groupOrder: 2 } }),
    ],
  },
});
