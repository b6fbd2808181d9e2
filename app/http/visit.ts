import { redirect } from "@remix-run/node";
import { type Queries, transaction } from "~/data/database";
import { adoptDraft, findDraft, findNewestDraft } from "~/data/drafts";
import { hasFactor } from "~/data/factors";
import { insertKnownDevice } from "~/data/known-devices";
import {
  changeSessionState,
  deleteSession,
  findSessionBySecret,
  insertSession,
  proveSession,
  renewSession,
  type SessionRow,
  type SessionState,
  signInSession,
  touchSession,
} from "~/data/sessions";
import { findUser, type User } from "~/data/users";
import { deskLinks } from "~/desk-links";
import type { Flash } from "~/domain/flash";
import { cameFromCommunity } from "~/domain/sign-on";
import { MINUTE_MS, now, SECOND_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { newId } from "~/kernel/ids";
import { forgetShared, onceARequest, requestContext } from "~/kernel/request-context";
import { links } from "~/links";
import { newsletterLinks } from "~/newsletter-links";
import { byTheWay } from "./by-the-way";
import { readCookie, setCookie } from "./cookies";
import { knownDeviceCookie, knownDeviceSecret } from "./known-device";
import { countSending, LIMITS } from "./limits";

const COOKIE = { name: "session" };

/** How long a password, code or passkey counts as a fresh proof. */
const PROOF_MS = 10 * MINUTE_MS;

/** What a session remembers of a message for the page at `path`. */
export function flashAt(path: string, flash: Flash): Flash & { path: string } {
  return { ...flash, path: path.split("?")[0] as string };
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
      // A session that holds something, like the way to a draft, must outlive a crash. An empty one need not.
      { durable: Object.keys(change).length > 0 },
    );
    this.goOn({ session, secret });
  }

  /** A message for the page at `path`, which the visitor is about to be sent to. Others that were not read are dropped. */
  flash(path: string, flash: Flash): Promise<void> {
    return this.keep({ flashes: [flashAt(path, flash)] });
  }

  /** Sends the visitor on to `path`, with a message there. Actions add the cookies of the visit; a member has them. */
  async goTo(path: string, flash: Flash): Promise<Response> {
    await this.flash(path, flash);
    return redirect(path, 303);
  }

  /**
   * Keeps what a right password alone has brought, in a session that is not signed in by it. Under a new secret: the
   * browser may have been given its cookie by somebody who waits for that.
   */
  async rise(change: Partial<SessionState>): Promise<void> {
    const { session } = this;
    const renewed =
      session &&
      (await transaction((tx) =>
        renewSession(tx, session.id, (row) => ({ state: { ...row.state, ...change } })),
      ));
    if (renewed) return this.goOn(renewed);
    this.session = null;
    await this.keep(change);
  }

  /**
   * Signs in under a new session secret, with what the visitor had begun: the draft stays at hand. What else the session
   * is to remember from now on comes along. The browser is known to belong to the account from now on. `amr`: how it was
   * signed in.
   */
  async signIn(user: User, amr: string[], change: Partial<SessionState> = {}): Promise<void> {
    const { session: begun, userAgent } = this;
    const made = await transaction(
      async (tx) => {
        const draft = begun?.state.draftId ? await findDraft(begun.state.draftId, tx) : null;
        const own =
          draft && (draft.userId === null || draft.userId === user.id)
            ? draft
            : await findNewestDraft(user.id, tx);
        if (own && own.userId === null) await adoptDraft(tx, own, user.id);
        const ended = { pendingEmail: undefined, signUp: undefined, secondStep: undefined };
        const state = { ...change, ...ended, draftId: own?.id };
        // What somebody else's session remembers is theirs. A sign-on that asks for another member goes on, though.
        const isOther = begun !== null && begun.userId !== null && begun.userId !== user.id;
        const handOn = (kept: SessionState) => (isOther ? { signOn: kept.signOn } : kept);
        const changed = (kept: SessionState) => ({ ...handOn(kept), ...state });
        const renewed =
          begun && (await signInSession(tx, begun.id, { userId: user.id, amr, state: changed }));
        // It may have been ended meanwhile, from another device or because its time was up.
        const { session, secret } =
          renewed ?? (await insertSession(tx, { userId: user.id, amr, state, userAgent }));
        return { session, secret, device: await this.insertDevice(tx, user, session.id) };
      },
      { durable: begun?.state.draftId !== undefined },
    );
    this.user = user;
    this.goOn(made);
    this.send(knownDeviceCookie(made.device));
    forgetShared("visit");
  }

  /** Whether the member has proved within the last ten minutes who they are, as strongly as the account asks for. */
  get hasFreshProof(): boolean {
    return (this.session?.provedAt?.getTime() ?? 0) > now().getTime() - PROOF_MS;
  }

  /**
   * Notes that the member gave a proof just now, and what else the session is to remember from now on. `amr` says which
   * kind. A session that was ended meanwhile stays ended.
   * @throws a redirect to sign in then
   */
  async prove(amr: string[], change: Partial<SessionState> = {}): Promise<void> {
    const { session, user } = this;
    const state = (kept: SessionState) => ({ ...kept, ...change });
    const renewed =
      session &&
      user &&
      (await transaction((tx) => proveSession(tx, session.id, { userId: user.id, amr, state })));
    if (!renewed) throw redirect(links.signIn(), 303);
    this.goOn(renewed);
  }

  private goOn({ session, secret }: { session: SessionRow; secret: string }) {
    this.session = session;
    this.sendSession(secret);
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

/**
 * What is open before a demanded second factor is set up: setting it up, leaving (with the data, for good, from the
 * newsletter, on this device), mailed links, the site's own texts. What else they ask for, a password or a proof, stays.
 */
const SET_UP = [
  ...[links.twoFactor(), links.passkeys(), links.passkeyQuestion(), links.prove()],
  ...[
    links.accountExport(),
    links.accountExportFile(),
    links.accountDelete(),
    links.signOut(),
    links.signOff(""),
  ],
  ...[links.verify(), links.forgotPassword(), links.resetPassword(), links.undoEmail(), links.notMe()],
  ...[newsletterLinks.unsubscribePage(), links.terms(), links.privacy(), links.security(), links.theme()],
];

/** @throws a redirect to set one up, where the site demands a second factor of this member who has none. */
async function requireFactor(request: Request, { id, operatorSince }: User): Promise<void> {
  const { requireSecondFactor } = config();
  const isDemanded = requireSecondFactor === "all" || (requireSecondFactor === "operators" && operatorSince);
  const { pathname, search } = new URL(request.url);
  if (!isDemanded || SET_UP.includes(pathname) || (await hasFactor(id))) return;
  throw redirect(links.twoFactorFor(request.method === "GET" ? pathname + search : links.home()), 303);
}

/** Remembers that a visitor came from the community, whichever page this is. The page goes on without it in trouble. */
async function noteCommunity(request: Request, visit: Visit): Promise<void> {
  if (request.method !== "GET" || visit.state.fromCommunity) return;
  const came = cameFromCommunity(config().community, requestContext(request).referer);
  // Anybody can send a Referer, and what comes of it is stored.
  if (!came || (!visit.session && (await countSending(request, LIMITS.signOn, null)) > 0)) return;
  const signupSource = came === "community sign-in" ? { signupSource: "circle_oauth_initiate" } : {};
  await byTheWay(visit.keep({ fromCommunity: true, ...signupSource }));
}

/** The visitor of this request; the same object for all loaders of one page. */
export function visitOf(request: Request): Promise<Visit> {
  return onceARequest("visit", async () => {
    const secret = readCookie(request, COOKIE);
    const session = secret ? await findSessionBySecret(secret) : null;
    if (session) await byTheWay(touchSession(session));
    const user = session?.userId ? await findUser(session.userId) : null;
    if (user) await requireFactor(request, user);
    const visit = new Visit(request, session, user);
    if (!user) await noteCommunity(request, visit);
    return visit;
  });
}

type ShownMember = {
  id: string;
  name: string;
  email: string;
  /** The key of the page's forms: each page that is shown has its own. */
  key: string;
  /** The one link of the account menu that not every member gets: the operators' desk. */
  more?: { label: string; href: string };
};

/** What the frame of every page shows of the member behind a visit; null when signed out. */
export function shownMember({ user }: Visit): ShownMember | null {
  if (!user) return null;
  const { id, name, email, operatorSince } = user;
  return {
    id,
    name,
    email,
    key: newId(),
    ...(operatorSince && { more: { label: "Desk", href: deskLinks.today() } }),
  };
}

/** Whether the browser sent a session cookie at all (a shared cache must be bypassed then). */
export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, COOKIE) !== null;
}
