// The disk runs full, or the file may only be read. All of it takes root.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { poll, startServer } from "../../tests/support/server";
import { ask, draftOf, get, member, PASSWORD, post, signUp } from "../plain-visitor";
import { verdict } from "../report";
import { integrityOf } from "./database";

const succeeds = (command: string, args: string[]) => spawnSync(command, args).status === 0;

/** Runs `work` on a small file system of its own. */
async function onDisk(name: string, size: string, work: (disk: string) => Promise<void>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "loam-disk-"));
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  if (!succeeds("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", disk]))
    return console.log(`skipped ${name}: a tmpfs could not be mounted here`);
  try {
    await work(disk);
  } finally {
    execFileSync("umount", [disk]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** There is no room, and then there is again. */
export async function full() {
  const name = "full disk";
  await onDisk(name, "6m", async (disk) => {
    const server = await startServer({ env: { DATA_DIR: disk } });
    try {
      const ballast = path.join(disk, "ballast");
      for (const bytes of [64 * 1024, 512]) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: "a" });
        } catch {
          // Nothing of this size fits any more.
        }
      }
      const posts = new Map<number, number>();
      for (let each = 0; each < 40; each++) {
        const status = (await signUp(server, `full-${each}@example.test`))?.status ?? 0;
        posts.set(status, (posts.get(status) ?? 0) + 1);
      }
      const page = await ask(server, "/blog");
      const ready = await ask(server, "/readyz");
      rmSync(ballast);
      await wait(1100);
      const again = await signUp(server, "room-again@example.test");
      const readyAgain = await ask(server, "/readyz");
      const integrity = integrityOf(disk);
      verdict(
        name,
        page.status === 200 &&
          ready.status === 503 &&
          posts.has(503) &&
          [...posts.keys()].every((status) => status === 303 || status === 503) &&
          again?.status === 303 &&
          readyAgain.status === 200 &&
          integrity === "ok",
        `posts while full: ${[...posts].map(([status, times]) => `${times} x ${status}`).join(", ")}; a page ${page.status}, /readyz ${ready.status}; with room again ${again?.status}, /readyz ${readyAgain.status}; integrity ${integrity}`,
      );
    } finally {
      await server.stop();
    }
  });
}

/** A start on a file that may only be read. */
export async function readOnly() {
  const name = "a start on a read-only file";
  await onDisk(name, "32m", async (disk) => {
    const env = { DATA_DIR: disk };
    await (await startServer({ env })).stop();
    const remount = (how: "ro" | "rw") => execFileSync("mount", ["-o", `remount,${how}`, disk]);
    remount("ro");
    const said = await startServer({ env }).then(
      async (server) => `it started, and ended with ${await server.stop()}`,
      (error: Error) => error.message,
    );
    remount("rw");
    const reason = said.split("\n").find((line) => /cannot be written/.test(line));
    verdict(
      name,
      said.includes("ended with code 1:") && reason !== undefined && !/\n\s+at /.test(said),
      `exit code 1: ${reason ?? said}`,
    );
  });
}

/** The file can no longer be written while the site runs, and then it can again. */
export async function turnedReadOnly() {
  const name = "the file turns read-only while the site runs";
  const server = await startServer();
  const files = ["loam.sqlite", "loam.sqlite-wal"].map((file) => path.join(server.dataDir, file));
  // Permissions do not reach whoever has the file open; that it may not be changed does (ext4, XFS, Btrfs; root).
  const setImmutable = (how: "+i" | "-i") => succeeds("chattr", [how, ...files]);
  try {
    const cookie = await member(server, "ann@example.test");
    const wizard = (await post(server, "/braindumper", { draft: "", platform: "rork" }))?.cookie ?? "";
    const draft = draftOf(await get(server, "/braindumper/describe", wizard));
    if (!setImmutable("+i")) return console.log(`skipped ${name}: chattr +i does not work here`);
    const form = { firstName: "Bea", email: "bea@example.test", password: PASSWORD, acceptTerms: "on" };
    const idea = { draft, description: "A choir plans rehearsals; singers say whether they come." };
    const refused = [
      await ask(server, "/auth/sign-up", { form }),
      await ask(server, "/braindumper/describe", { form: idea, cookie: wizard }),
    ];
    const [signUpPage = "", ideaPage = ""] = refused.map(({ body }) => body.toString());
    const kept =
      signUpPage.includes('value="bea@example.test"') &&
      !signUpPage.includes(PASSWORD) &&
      ideaPage.includes(idea.description);
    const retry = refused.map(({ headers }) => headers["retry-after"]);
    const more = await Promise.all([1, 2, 3].map((each) => signUp(server, `more-${each}@example.test`)));
    const reading = await ask(server, "/blog");
    const own = await ask(server, "/account", { cookie });
    const ready = await ask(server, "/readyz");
    setImmutable("-i");
    await poll(
      10_000,
      () => "it does not become ready",
      async () => (await ask(server, "/readyz")).status === 200 || undefined,
    );
    const again = await signUp(server, "bea@example.test");
    const integrity = integrityOf(server.dataDir);
    const statuses = [...refused, ...more].map((answer) => answer?.status ?? 0);
    verdict(
      name,
      statuses.every((status) => status === 503) &&
        retry.every((seconds) => seconds !== undefined) &&
        kept &&
        reading.status === 200 &&
        own.status === 200 &&
        ready.status === 503 &&
        again?.status === 303 &&
        integrity === "ok",
      `posts ${statuses.join(", ")} (Retry-After ${retry.join(", ")}, what was typed ${kept ? "is" : "is not"} in the form); a page ${reading.status}, a member's ${own.status}, /readyz ${ready.status}; writable again: a post ${again?.status}, integrity ${integrity}`,
    );
  } finally {
    setImmutable("-i");
    await server.stop();
  }
}
