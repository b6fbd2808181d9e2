import { AsyncLocalStorage } from "node:async_hooks";
import type { SsoRecord } from "~/data/sso-records";
import type { User } from "~/data/users";
import type { Asked } from "~/domain/sign-on";
import type { Refused } from "./refusals";

/** The member at the browser, as the engine's own session would say it. */
export type SignedIn = { sessionId: string; user: User; signedInAt: Date; amr: string[] };

/** What one request of the engine shares with its adapter and its hooks. */
export type EngineRun = {
  /** The browser's session on this site, signed in or not. */
  sessionId: string | null;
  signedIn: SignedIn | null;
  /** What is to be written, in one transaction before the answer goes out. */
  writes: Map<string, SsoRecord>;
  /** The code or refresh token that this request uses up: nothing is written when another request was first. */
  claimed?: { model: string; id: string };
  /** A sign-on that has to ask its visitor something. */
  started?: { id: string; asks: Asked; params: Record<string, string | undefined> };
  /** A sign-on that gave its code. */
  gaveCode?: { userId: string; clientId: string; scopes: string[] };
  /** The error of a request that cannot be answered to its client: the visitor is told here. */
  errorHere?: string;
  /** Why a request was refused, told to the client or not: for the operators. */
  refused?: Refused;
  /** A valid sign-out that a client asked for. */
  signOut?: { redirectUri: string | null; state: string | null; clientId: string | null };
  failure?: unknown;
};

const runs = new AsyncLocalStorage<EngineRun>();

/** What the running request shares. */
export function engineRun(): EngineRun {
  const run = runs.getStore();
  if (!run) throw new Error("The sign-on engine was called outside a request.");
  return run;
}

export function withEngineRun<T>(run: EngineRun, work: () => Promise<T>): Promise<T> {
  return runs.run(run, work);
}
