// Checks that serving pages, four sign-ins at once and a plan needs less memory than a small container has.
import { startServer } from "../../tests/support/server";
import { get, member, PASSWORD, post, writePlan } from "../plain-visitor";
import { verdict } from "../report";
import { memoryOf } from "./load";

const SIGN_INS = 4;
const ROUNDS = 10;
/** 256 MB in MiB. */
const MOST_MIB = 244;

export async function memory(): Promise<void> {
  const server = await startServer();
  const cookie = await member(server);
  let answered = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const form = { email: "ann@example.test", password: PASSWORD };
    const signIns = Array.from({ length: SIGN_INS }, () => post(server, "/auth", form));
    const page = await get(server, round % 2 ? "/" : "/blog");
    const statuses = (await Promise.all(signIns)).map((each) => each?.status);
    if (page.includes("</html>") && statuses.every((status) => status === 303)) answered++;
  }
  verdict(`${SIGN_INS} sign-ins at once, pages and a plan`, {
    "rounds answered": [answered, ROUNDS],
    "the plan": [Boolean(await writePlan(server, cookie)), true],
    "MiB resident at most": [Math.round(memoryOf(server, "VmHWM")), (mib: number) => mib <= MOST_MIB],
  });
  await server.stop();
}
