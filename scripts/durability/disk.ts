// Trials with a full disk and a read-only file. They need root.
import { execFileSync, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "../../tests/support/folder";
import { poll, type RunningServer, startServer } from "../../tests/support/server";
import { ask, draftOf, get, IDEA, integrityOf, member, PASSWORD, post, signUp } from "../plain-visitor";
import { verdict } from "../report";

const succeeds = (command: string, args: string[]) => spawnSync(command, args).status === 0;

/** Runs `work` on a small tmpfs of its own; skips it where none can be mounted. */
export async function onDisk(name: string, size: string, work: (disk: string) => Promise<void>) {
  const disk = newFolder();
  if (!succeeds("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", disk]))
    return console.log(`skipped ${name}: a tmpfs could not be mounted here`);
  try {
    await work(disk);
  } finally {
    execFileSync("umount", [disk]);
  }
}

/**
 * Checks that while nothing can be written, pages are served, and forms get a 503 and keep what was typed; and that
 * everything works again afterwards.
 */
async function withoutWriting(name: string, server: RunningServer, stop: () => boolean, goOn: () => void) {
  const statusOf = async (at: string, as = "") => (await ask(server, at, { cookie: as })).status;
  try {
    const cookie = await member(server);
    const wizard = (await post(server, "/braindumper", { draft: "", platform: "rork" }))?.cookie ?? "";
    const draft = draftOf(await get(server, "/braindumper/describe", wizard));
    if (!stop()) return console.log(`skipped ${name}: chattr +i does not work here`);
    const posts: unknown[] = [];
    for (let each = 0; each < 40; each++) posts.push(await signUp(server, `more-${each}@example.test`));
    const form = { firstName: "Bea", email: "bea@example.test", password: PASSWORD, acceptTerms: "on" };
    const typed = { draft, description: IDEA };
    const signUpAnswer = await ask(server, "/auth/sign-up", { form });
    const ideaAnswer = await ask(server, "/braindumper/describe", { form: typed, cookie: wizard });
    const own = await statusOf("/account", cookie);
    const [page, ready] = [await statusOf("/blog"), await statusOf("/readyz")];
    goOn();
    const isReady = async () => (await statusOf("/readyz")) === 200 || undefined;
    await poll(10_000, () => "it does not become ready", isReady);
    const kept = (answer: typeof ideaAnswer, text: string) => [
      answer.status,
      `${answer.body}`.includes(text),
    ];
    verdict(name, {
      "posts answered": [[...new Set(posts)], (seen: unknown[]) => seen.includes(503) && seen.length <= 2],
      "others than 303 and 503": [posts.filter((status) => status !== 303 && status !== 503).length, 0],
      "a sign-up, with the email in its form": [kept(signUpAnswer, 'value="bea@example.test"'), [503, true]],
      "its Retry-After": [signUpAnswer.headers["retry-after"], "5"],
      "its password in the form:": [`${signUpAnswer.body}`.includes(PASSWORD), false],
      "an idea, kept in its form": [kept(ideaAnswer, IDEA), [503, true]],
      "a page": [page, 200],
      "a member's": [own, 200],
      "/readyz": [ready, 503],
      "afterwards a post": [await signUp(server, "bea@example.test"), 303],
      integrity: integrityOf(server.dataDir),
    });
  } finally {
    goOn();
    await server.stop();
  }
}

/** The disk fills up, and then has room again. */
export async function full() {
  await onDisk("full disk", "6m", async (disk) => {
    const ballast = path.join(disk, "ballast");
    const fill = () => {
      for (const bytes of [64 * 1024, 512]) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: "a" });
        } catch {
          // Nothing of this size fits any more.
        }
      }
      return true;
    };
    const server = await startServer({ env: { DATA_DIR: disk } });
    await withoutWriting("full disk", server, fill, () => rmSync(ballast, { force: true }));
  });
}

/** The file becomes read-only while the site runs, and then writable again. */
export async function turnedReadOnly() {
  // Not on a tmpfs, where tests have their databases, because chattr +i has no effect there on an open file.
  const folder = newFolder();
  const server = await startServer({ env: { DATA_DIR: folder } });
  const files = ["loam.sqlite", "loam.sqlite-wal"].map((file) => path.join(folder, file));
  // Permissions do not affect a process that has the file open, but the immutable flag does (ext4, XFS, Btrfs; as
  // root).
  const set = (how: "+i" | "-i") => succeeds("chattr", [how, ...files]);
  const name = "the file turns read-only while the site runs";
  await withoutWriting(
    name,
    server,
    () => set("+i"),
    () => set("-i"),
  );
}

/** Starts the site on a read-only file system. */
export async function readOnly() {
  const name = "a start on a read-only file";
  await onDisk(name, "32m", async (disk) => {
    const env = { DATA_DIR: disk };
    await (await startServer({ env })).stop();
    execFileSync("mount", ["-o", "remount,ro", disk]);
    const said = await startServer({ env }).then(
      async (server) => `it started, and ended with ${await server.stop()}`,
      (error: Error) => error.message,
    );
    verdict(name, {
      "it says": [said.trim(), /ended with code 1:.*cannot be written/s.test(said) ? said.trim() : "why"],
      "a stack:": [/\n\s+at /.test(said), false],
    });
  });
}
