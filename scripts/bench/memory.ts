// S95: in a control group of 256 MB (as `docker run --memory 256m` makes one; here by hand, which takes root) the server
// serves pages and four sign-ins at once, and the planner writes a plan.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { get, member, PASSWORD, post, writePlan } from "../plain-visitor";
import { gate, tell } from "./report";
import { memoryOf, startOurs } from "./servers";

const LIMIT_MB = 256;
const SIGN_INS = 4;
const ROUNDS = 10;

/** Puts a process into a control group of its own. @returns how to read its peak and to take it away; null: not allowed. */
function limit(pid: number) {
  const v2 = "/sys/fs/cgroup/loam-bench";
  const v1 = "/sys/fs/cgroup/memory/loam-bench";
  for (const [folder, most, swap, peak] of [
    [v2, "memory.max", "memory.swap.max", "memory.peak"],
    [v1, "memory.limit_in_bytes", "memory.memsw.limit_in_bytes", "memory.max_usage_in_bytes"],
  ] as const) {
    try {
      mkdirSync(folder, { recursive: true });
      // A folder that is no control group has no such file, and writing one would prove nothing.
      if (!existsSync(`${folder}/${most}`)) throw new Error("no control group");
      writeFileSync(`${folder}/${most}`, String(LIMIT_MB * 1_000_000));
      try {
        writeFileSync(`${folder}/${swap}`, folder === v2 ? "0" : String(LIMIT_MB * 1_000_000));
      } catch {
        // Without swap accounting there is nothing to forbid.
      }
      writeFileSync(`${folder}/cgroup.procs`, String(pid));
      return {
        peakMb: () => Number(readFileSync(`${folder}/${peak}`, "utf8")) / 1e6,
        end: () => rmdirSync(folder),
      };
    } catch {
      try {
        rmdirSync(folder);
      } catch {}
    }
  }
  return null;
}

export async function memory(): Promise<void> {
  const server = await startOurs();
  const group = limit(server.pid);
  try {
    const cookie = await member(server, "ann@example.test");
    let answered = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const form = { email: "ann@example.test", password: PASSWORD };
      const signIns = Array.from({ length: SIGN_INS }, () => post(server, "/auth", form));
      const page = await get(server, round % 2 ? "/" : "/blog");
      const statuses = (await Promise.all(signIns)).map((each) => each?.status);
      if (page.includes("</html>") && statuses.every((status) => status === 303)) answered++;
    }
    const plan = await writePlan(server, cookie);
    gate(`${SIGN_INS} sign-ins at once and a page in ${LIMIT_MB} MB, rounds`, answered, { least: ROUNDS });
    gate(`a plan written in ${LIMIT_MB} MB`, plan ? 1 : 0, { least: 1 });
    // What was taken before it came into the group is not counted there, so the whole is looked at too.
    gate("resident memory at the end", Math.round(memoryOf(server.pid)), { most: 244 }, "MiB");
    tell("cap", group ? `at most ${group.peakMb().toFixed(0)} MB taken under it` : "could not be set here");
  } finally {
    await server.stop();
    group?.end();
  }
}
