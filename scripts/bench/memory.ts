// In a control group of 256 MB (as `docker run --memory 256m` makes one; here by hand, which takes root) the server
// serves pages and four sign-ins at once, and the planner writes a plan.
import { mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { get, member, PASSWORD, post, writePlan } from "../plain-visitor";
import { verdict } from "../report";
import { memoryOf, startOurs } from "./servers";

const LIMIT_MB = 256;
const SIGN_INS = 4;
const ROUNDS = 10;
/** Of both versions that Linux has. */
const GROUPS = [
  { folder: "/sys/fs/cgroup/loam-bench", most: "memory.max" },
  { folder: "/sys/fs/cgroup/memory/loam-bench", most: "memory.limit_in_bytes" },
];

/** Puts a process into a control group of its own. @returns its folder; undefined: not allowed */
function limit(pid: number): string | undefined {
  for (const { folder, most } of GROUPS) {
    try {
      mkdirSync(folder);
      // Not made where they are missing: a folder that is no control group limits nothing.
      writeFileSync(`${folder}/${most}`, String(LIMIT_MB * 1_000_000), { flag: "r+" });
      writeFileSync(`${folder}/cgroup.procs`, String(pid), { flag: "r+" });
      return folder;
    } catch {
      try {
        rmdirSync(folder);
      } catch {}
    }
  }
}

export async function memory(): Promise<void> {
  const server = await startOurs();
  const group = limit(server.pid);
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
  // What was taken before it came into the group is not counted there, so the whole is looked at.
  const mib = memoryOf(server.pid);
  verdict(
    `${SIGN_INS} sign-ins at once, pages and a plan in ${LIMIT_MB} MB`,
    answered === ROUNDS && plan !== null && mib <= 244,
    `${answered} of ${ROUNDS} rounds and ${plan ? "the" : "no"} plan answered; ${mib.toFixed(0)} MiB resident (at most 244)${group ? "" : "; the limit could not be set here"}`,
  );
  await server.stop();
  if (group) rmdirSync(group);
}
