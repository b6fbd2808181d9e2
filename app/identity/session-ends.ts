import type { Queries } from "~/base/data/database";
import { handedIn } from "~/base/handed-in";

/** What follows when a member signs out: called before the sessions are deleted, in the same transaction. */
type SessionsEnd = (tx: Queries, userId: string, ended: string[] | "all") => Promise<void>;

const handed = handedIn<SessionsEnd>("what follows a sign-out");

/** Takes what sign-on does: it tells the clients. */
export const handInSessionsEnd = handed.handIn;

/** Says that these sessions of a member end, by their ids, because somebody ends them. An expired session ends nothing else. */
export const sessionsEnd: SessionsEnd = (tx, userId, ended) => handed.get()(tx, userId, ended);
