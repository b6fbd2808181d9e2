import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, vi } from "vitest";
import { newContentFolder } from "../support/content-folder";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { folderWith } from "../support/folder";

/** The smallest picture. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

type Moved = {
  /** CONTENT_DIR, which is imported into. */
  content: ReturnType<typeof newContentFolder>;
  /** The folder with what somebody brings along. */
  given: ReturnType<typeof folderWith>;
  /** A file of CONTENT_DIR. */
  own: (file: string) => string;
  /** Runs `import …`, as in a process of its own. */
  run: (...args: string[]) => Promise<{ code: number; out: string; err: string }>;
};

/** Gives each test a CONTENT_DIR and a folder to import from, both of its own. */
export function withImports(): Moved {
  withDatabase();
  const setEnvironment = withEnvironment();
  const moved = {
    own: (file) => readFileSync(path.join(moved.content.folder, file), "utf8"),
    run: async (...args) => {
      vi.resetModules();
      const { admin } = await import("../support/admin");
      const done = await admin("import", ...args);
      const sum =
        /: ([\d,]+) posts? read, ([\d,]+) (?:to be )?written(?:, \d+ of them as [a ]*drafts?)?, (\d+) there already(?:, (\d+) refused)?\./;
      const [, read, ...parts] = sum.exec(done.out) ?? [];
      // Every item of what somebody brought along arrives, or is named.
      expect(parts.reduce((all, part) => all + Number(part ?? 0), 0)).toBe(Number(read ?? 0));
      return done;
    },
  } as Moved;
  beforeEach(async () => {
    vi.resetModules();
    moved.content = newContentFolder();
    moved.given = folderWith();
    const { config } = await import("~/base/kernel/config");
    rmSync(path.join(config().dataDir, "imports"), { recursive: true, force: true });
    setEnvironment({ CONTENT_DIR: moved.content.folder });
  });
  // The next file has the same modules: it reads the content that is delivered.
  afterAll(() => void vi.resetModules());
  return moved;
}
