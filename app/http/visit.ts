import { type Queries, transaction } from "~/data/database";
import { adoptDraft, findDraft, findNewestDraft } from "~/data/drafts";
import { insertKnownDevice } from "~/data/known-devices";
import {
  changeSessionState,
  deleteSession,
  findSessionBySecret,
  insertSession,
  renewSession,
  type SessionRow,
  type SessionState,
  touchSession,
} from "~/data/sessions";
import { findUser, type User } from "~/data/users";
import type { Flash } from "~/domain/flash";
import { SECOND_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { forgetShared, onceARequest } from "~/kernel/request-context";
import { byTheWay } from "./by-the-way";
import { readCookie, setCookie } from "./cookies";
import { knownDeviceCookie, knownDeviceSecret } from "./known-device";

const COOKIE = { name: "session" };

/** What a session remembers of a message for the page at `path`. */
export function flashAt(path: string, flash: Flash): Pick<SessionState, "flash"> {
  return { flash: { ...flash, path: path.split("?")[0] as string } };
}

/**
 * The visitor behind a request: the session, if there is one, and the member, if signed in.
 * Changing it is for actions: the Set-Cookie headers that come of it are in `headers`.
 */
export class Visit {
  readonly headers = new Headers();

  constructor(
    private request: Request,
    public session: SessionRow | null,
    public user: User | null,
  ) {}

  get state(): SessionState {
    return this.session?.state ?? {};
  }

  /** Changes what the session remembers; starts a session if there is none. */
  async keep(change: Partial<SessionState>): Promise<void> {
    if (this.session) {
      const { id } = this.session;
      await transaction((tx) => changeSessionState(tx, id, (state) => ({ ...state, ...change })));
      this.session.state = { ...this.session.state, ...change };
      return;
    }
    const { session, secret } = await transaction(
      (tx) => insertSession(tx, { state: change, userAgent: this.userAgent }),
      // What it leads to, like a draft, must be found again; an empty one need not.
      { durable: Object.keys(change).length > 0 },
    );
    this.session = session;
    this.sendSession(secret);
  }

  /** A message for the page at `path`, which the visitor is about to be sent to. */
  flash(path: string, flash: Flash): Promise<void> {
    return this.keep(flashAt(path, flash));
  }

  /**
   * Signs in under a new session secret, with what the visitor had begun: the draft stays at hand. What else the session
   * is to remember from now on comes along. The browser is known to belong to the account from now on.
   */
  async signIn(user: User, change: Partial<SessionState> = {}): Promise<void> {
    const { session: begun, userAgent } = this;
    const made = await transaction(
      async (tx) => {
        const draft = begun?.state.draftId ? await findDraft(begun.state.draftId, tx) : null;
        const own =
          draft && (draft.userId === null || draft.userId === user.id)
            ? draft
            : await findNewestDraft(user.id, tx);
        if (own && own.userId === null) await adoptDraft(tx, own.id, user.id);
        const state = { ...change, draftId: own?.id, pendingEmail: undefined, signUp: undefined };
        // What somebody else's session remembers is theirs. A sign-on that asks for another member goes on, though.
        const isOther = begun !== null && begun.userId !== null && begun.userId !== user.id;
        const handOn = (kept: SessionState) => (isOther ? { signOn: kept.signOn } : kept);
        const renewed =
          begun && (await renewSession(tx, begun.id, user.id, (kept) => ({ ...handOn(kept), ...state })));
        // It may have been ended meanwhile, from another device or because its time was up.
        const { session, secret } =
          renewed ?? (await insertSession(tx, { userId: user.id, state, userAgent }));
        return { session, secret, device: await this.insertDevice(tx, user, session.id) };
      },
      { durable: begun?.state.draftId !== undefined },
    );
    this.user = user;
    this.session = made.session;
    this.sendSession(made.secret);
    this.send(knownDeviceCookie(made.device));
    forgetShared("visit");
  }

  /** Remembers, without a sign-in, that this browser belongs to the account: its mailbox was opened here. */
  async rememberDevice(user: User): Promise<void> {
    const secret = await transaction((tx) => this.insertDevice(tx, user, this.session?.id ?? ""));
    this.send(knownDeviceCookie(secret));
  }

  private insertDevice(tx: Queries, { id: userId }: User, sessionId: string): Promise<string> {
    return insertKnownDevice(tx, { userId, sessionId, before: knownDeviceSecret(this.request) });
  }

  /** Ends this session, on this device only. */
  async signOut(): Promise<void> {
    if (this.session) {
      const { id } = this.session;
      await transaction((tx) => deleteSession(tx, id));
    }
    this.session = null;
    this.user = null;
    this.send(setCookie(COOKIE, "", 0));
    forgetShared("visit");
  }

  private get userAgent(): string {
    return this.request.headers.get("User-Agent") ?? "";
  }

  private sendSession(secret: string) {
    this.send(setCookie(COOKIE, secret, config().sessionLifetimeMs / SECOND_MS));
  }

  /** Gives the browser a cookie; one of the same name that this answer would give it before is dropped. */
  private send(cookie: string) {
    const [name] = cookie.split("=", 1);
    const others = this.headers.getSetCookie().filter((other) => !other.startsWith(`${name}=`));
    this.headers.delete("Set-Cookie");
    for (const each of [...others, cookie]) this.headers.append("Set-Cookie", each);
  }
}

/** The visitor of this request; the same object for all loaders of one page. */
export function visitOf(request: Request): Promise<Visit> {
  return onceARequest("visit", async () => {
    const secret = readCookie(request, COOKIE);
    const session = secret ? await findSessionBySecret(secret) : null;
    if (session) await byTheWay(touchSession(session));
    const user = session?.userId ? await findUser(session.userId) : null;
    return new Visit(request, session, user);
  });
}

/** What the frame of every page shows of the member behind a visit; null when signed out. */
export function shownMember({ user }: Visit): { name: string; email: string } | null {
  return user && { name: user.name, email: user.email };
}

/** Whether the browser sent a session cookie at all (a shared cache must be bypassed then). */
export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, COOKIE) !== null;
}
