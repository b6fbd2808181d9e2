import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** `npm run test:postgres`: the data and route tests on a real Postgres server (tests/support/postgres-server.ts). */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: [
      "tests/!(scripts|deploy|browsers|postgres|server|e2e|support|node_modules|build)/**/*.test.{ts,tsx}",
    ],
    exclude: [
      // Page tests need their project's plugins (vitest.config.ts); what their forms store, the tests beside them store too.
      "tests/**/*.{timed,slow,page}.test.{ts,tsx}",
      "tests/base/kernel/**",
      "tests/*/enhance/**",
      "tests/**/*.alone.test.ts",
      "tests/*/cli/{client,mail}.test.ts",
    ],
    environment: "node",
    css: { include: [/tokens\.css/] },
    pool: "forks",
    maxWorkers: 2,
    // The files of a process share the app's modules (see vitest.config.ts).
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ["scripts/temporary-folders.mjs", "tests/postgres/global-setup.ts"],
    setupFiles: ["tests/postgres/setup.ts"],
    env: { APP_URL: "http://127.0.0.1:3000", TEST_DIALECT: "postgres" },
  },
});
