import { fileURLToPath } from "node:url";
import { defineConfig, type TestUserConfig } from "vitest/config";

const SLOW = "tests/**/*.slow.test.{ts,tsx}";
const TIMED = "tests/**/*.timed.test.{ts,tsx}";
const BROWSER = "tests/e2e/**";
/** Tests whose files have modules for themselves. They need no database. */
const ALONE = ["tests/base/kernel/**/*.test.ts", "tests/*/enhance/**/*.test.tsx"];
/** Tests with a secret, a folder or a release of their own, which those that share the app's would meet. */
const OWN = "tests/**/*.alone.test.ts";
/** Tests that read pages as a browser without scripts does (tests/support/browser.ts). */
const PAGES = "tests/**/*.page.test.ts";
const TOOLS = "tests/{scripts,deploy,browsers,postgres}/**/*.test.ts";
const SITE = "tests/server/**/*.test.ts";
/** Tests that call the app's own functions, its routes first of all: of each area, of all together, and of the build. */
const APP = "tests/!(scripts|deploy|browsers|postgres|server|e2e|support|node_modules)/**/*.test.{ts,tsx}";

const ARGON2_ONCE = fileURLToPath(new URL("./tests/support/argon2-once.ts", import.meta.url));

const NO_BOOT = fileURLToPath(new URL("./tests/support/no-boot.ts", import.meta.url));

const project = (name: string, include: string[], exclude: string[], more: TestUserConfig = {}) => ({
  extends: true as const,
  test: { name, include, exclude: [BROWSER, ...exclude], ...more },
});

export default defineConfig({
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("./app", import.meta.url)),
      // Its build for Node brings a client of its own, which would take the place of Node's fetch for every test.
      cheerio: fileURLToPath(new URL("./node_modules/cheerio/dist/browser/index.js", import.meta.url)),
    },
  },
  test: {
    environment: "node",
    // Processes, not threads: native modules, signals and environment variables stay apart. Two cores.
    pool: "forks",
    maxWorkers: 2,
    globalSetup: "scripts/temporary-folders.mjs",
    // Slow is not wrong: a busy machine may take long to load the first route. What must be quick is timed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Its own default is a second. As long as in the browser tests.
    expect: { poll: { timeout: 10_000 } },
    env: { APP_URL: "http://127.0.0.1:3000" },
    // Read as text, it would be empty: what is checked of own colours follows from it.
    css: { include: [/tokens\.css/] },
    projects: [
      project("unit", [...ALONE, TOOLS], [SLOW, TIMED]),
      project("alone", [OWN], [SLOW, TIMED], { isolate: false }),
      // The files of a process share a built server and its people (tests/support/built-site.ts).
      project("site", [SITE], [SLOW, TIMED], { isolate: false }),
      // Loading the app takes longer than most files' tests: the files of a process share its modules. Each file that
      // needs a database has one of its own (tests/support/database.ts), and gives back what it set.
      // They seal with one secret, so that a key made by one file serves the next.
      project("app", [APP], [SLOW, TIMED, PAGES, OWN, ...ALONE], {
        isolate: false,
        alias: { "@node-rs/argon2": ARGON2_ONCE },
        env: { SESSION_SECRET: "the secret of all tests of the app" },
      }),
      // The whole app, answering in the test's process.
      {
        ...project("pages", [PAGES], [], {
          isolate: false,
          alias: { "@node-rs/argon2": ARGON2_ONCE, "./boot.server": NO_BOOT },
          env: { SESSION_SECRET: "the secret of all tests of the app", NODE_ENV: "production" },
        }),
        esbuild: { jsx: "automatic", jsxDev: false },
        define: { "import.meta.env.DEV": "false" },
      },
      // AppAuth's imports have no file endings, which Node asks for.
      project("slow", [SLOW], [], { server: { deps: { inline: [/@openid\/appauth/] } } }),
      // What a clock judges has the machine to itself: one file at a time, when all others are done.
      project("slow-timed", [TIMED], [], { fileParallelism: false, sequence: { groupOrder: 1 } }),
    ],
  },
});
