import { transaction } from "~/data/database";
import { changeSessionState, type SessionState } from "~/data/sessions";
import type { Flash } from "~/domain/flash";
import { byTheWay } from "./by-the-way";
import type { Visit } from "./visit";

/** The message for this page, which is then deleted. Not for HEAD or prefetch. */
export async function takeFlash(request: Request, visit: Visit): Promise<Flash | null> {
  const { session } = visit;
  const { pathname } = new URL(request.url);
  const findHere = ({ flashes }: SessionState) => flashes?.find(({ path }) => path === pathname);
  if (!session || !findHere(session.state) || request.method !== "GET" || isPrefetch(request)) return null;
  // In one transaction, so that of two parallel pages only one shows it.
  let taken: ReturnType<typeof findHere>;
  const take = (state: SessionState) => {
    taken = findHere(state);
    return taken ? { ...state, flashes: state.flashes?.filter((flash) => flash !== taken) } : state;
  };
  // If it cannot be deleted it would show twice: show it later.
  if (!(await byTheWay(transaction((tx) => changeSessionState(tx, session.id, take)))) || !taken) return null;
  const { path: _, ...message } = taken;
  return message;
}

/** Whether a message waits for the page at this path: to redirect from it would lose the message. */
export function hasMessage({ state }: Visit, path: string): boolean {
  return (state.flashes ?? []).some((flash) => flash.path === path);
}

function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  return purpose.includes("prefetch");
}
