import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder";
import { startServer } from "../support/server";

test("what the Dockerfile copies is there, and all that a site needs: its build has the migrations", async () => {
  const folder = newFolder();
  const copied = readFileSync("Dockerfile", "utf8").matchAll(/^COPY --from=build (.+) (\S+)$/gm);
  for (const [, from = "", to = ""] of copied)
    for (const file of from.split(" ").map((each) => path.resolve(path.relative("/app", each)))) {
      const put = path.join(folder, to, to.endsWith("/") ? path.basename(file) : "");
      mkdirSync(to === "./build" ? put : path.dirname(put), { recursive: true });
      // In parts, because more is copied into it.
      if (to !== "./build") symlinkSync(file, put);
      else for (const part of readdirSync(file)) symlinkSync(path.join(file, part), path.join(put, part));
    }
  const site = await startServer({ cwd: folder });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${site.url}/blog`)).status).toBe(200);
  await site.stop();
});
