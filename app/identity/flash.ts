import { transaction } from "~/base/data/database";
import { unlessBusy } from "~/base/kernel/busy";
import type { Flash } from "~/base/text/flash";
import { changeSessionState, type SessionState } from "~/identity/data/sessions";
import type { Visit } from "./visit";

/** Returns the message for this page and deletes it. HEAD requests and prefetches leave it for the real visit. */
export async function takeFlash(request: Request, visit: Visit): Promise<Flash | null> {
  const { session } = visit;
  const { pathname } = new URL(request.url);
  const findHere = ({ flashes }: SessionState) => flashes?.find(({ path }) => path === pathname);
  if (!session || !findHere(session.state) || !isRealVisit(request)) return null;
  // In one transaction, so that only one of two parallel requests gets it.
  let taken: ReturnType<typeof findHere>;
  const take = (state: SessionState) => {
    taken = findHere(state);
    return taken ? { ...state, flashes: state.flashes?.filter((flash) => flash !== taken) } : state;
  };
  // If it could not be deleted it would show twice, so it waits for the next page.
  if (!(await unlessBusy(transaction((tx) => changeSessionState(tx, session, take)))) || !taken) return null;
  const { path: _, ...message } = taken;
  return message;
}

/** Returns whether a message waits for this path. A redirect from there would lose it. */
export function hasMessage({ state }: Visit, path: string): boolean {
  return (state.flashes ?? []).some((flash) => flash.path === path);
}

/** Returns whether somebody opens this page, and no program looks at it ahead. */
export function isRealVisit(request: Request): boolean {
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  return request.method === "GET" && !purpose.includes("prefetch");
}
