import { AsyncLocalStorage } from "node:async_hooks";
import type { User } from "~/identity/data/users";
import type { SsoRecord } from "~/sign-on/data/records";
import type { SignOnPrompt } from "~/sign-on/sign-on";
import type { Refused } from "./refusals";

/** The member signed in at the browser, with what oidc-provider's session needs. */
export type SignedIn = { sessionId: string; user: User; signedInAt: Date; amr: string[] };

/** State shared by engine.ts, the adapter and oidc-provider's hooks during one request. */
export type EngineRun = {
  /** The browser's session on this site, signed in or not. */
  sessionId: string | null;
  signedIn: SignedIn | null;
  /** Records to write in one transaction before the response is sent. */
  writes: Map<string, SsoRecord>;
  /** The code or refresh token that this request uses up. If another request was first, nothing is written. */
  claimed?: { model: string; id: string };
  /** Set when a sign-on has to ask its visitor something. */
  started?: { id: string; asks: SignOnPrompt; params: Record<string, string | undefined> };
  /** Set when a sign-on has issued its code. */
  gaveCode?: { userId: string; clientId: string; scopes: string[] };
  /** The error of a request that must not be sent back to its client, so the visitor is told here. */
  errorHere?: string;
  /** Why a request was refused, for operators, whether or not the client is told. */
  refused?: Refused;
  /** Set when a client has requested a valid sign-out. */
  signOut?: { redirectUri: string | null; state: string | null; clientId: string | null };
  failure?: unknown;
};

const runs = new AsyncLocalStorage<EngineRun>();

/** Returns the state of the running request. @throws Error outside of one */
export function engineRun(): EngineRun {
  const run = runs.getStore();
  if (!run) throw new Error("The sign-on engine was called outside a request.");
  return run;
}

/** Runs work with the state of one request. */
export function withEngineRun<T>(run: EngineRun, work: () => Promise<T>): Promise<T> {
  return runs.run(run, work);
}
