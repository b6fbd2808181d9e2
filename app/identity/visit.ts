import { redirect } from "@remix-run/node";
import { type Queries, transaction } from "~/base/data/database";
import { deskLinks } from "~/base/desk-links";
import { viaCookieCheck } from "~/base/http/cookie-check";
import { readCookie, setCookie, setsCookie } from "~/base/http/cookies";
import { type Problem, problem } from "~/base/http/problem";
import { unlessBusy } from "~/base/kernel/busy";
import { fromNow, HOUR_MS, MINUTE_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { newId } from "~/base/kernel/ids";
import { forgetOnce, oncePerRequest, requestContext } from "~/base/kernel/request-context";
import { links } from "~/base/links";
import { isReadingPath } from "~/base/page-table";
import type { Flash } from "~/base/text/flash";
import { hasFactor } from "~/identity/data/factors";
import { insertKnownDevice } from "~/identity/data/known-devices";
import {
  changeSessionState,
  deleteSession,
  findSessionBySecret,
  insertSession,
  isReplaced,
  proveSession,
  renewSession,
  SESSION_LIFETIME_MS,
  type SessionRow,
  type SessionState,
  signInSession,
  touchSession,
} from "~/identity/data/sessions";
import { findEnabledUser, type User } from "~/identity/data/users";
import { cameFromCommunity } from "./community";
import { knownDeviceCookie, knownDeviceSecret } from "./known-device";
import { countSending, LIMITS } from "./limits";

export type { OpenVisit };

const COOKIE = { name: "session" };

/** Returns the page for a request with a cookie that another tab's has just replaced. `form`: what was typed in it. */
export function tellLate(request: Request, form?: Problem["unsent"]) {
  const { pathname, search } = new URL(request.url);
  const link = { href: pathname + search, label: "Open it again" };
  return problem(409, "Something changed in another tab", LATE, { link, unsent: form });
}

const LATE =
  "You signed in or confirmed who you are there at the same time, so nothing was changed here. Try again, or in a minute if this comes back.";

/** How long a given password, code or passkey counts as a fresh proof. */
const PROOF_MS = 10 * MINUTE_MS;

/** Returns a message as the session stores it, for the page at `path`. */
export function flashAt(path: string, flash: Flash): Flash & { path: string } {
  return { ...flash, path: path.split(/[?#]/)[0] as string };
}

/** Returns the id of the sign-on that a path continues, or null. */
export function signOnAt(path: string | undefined): string | null {
  const start = links.resumeSignOn("");
  return path?.startsWith(start) ? path.slice(start.length) : null;
}

/** Who is behind a request, read-only: the session and the signed-in member, if any. */
export type Visit = Readonly<Pick<OpenVisit, "session" | "user" | "state" | "hasFreshProof" | "isLate">>;

/** Gives a draft that a visitor began to the member who signs in. Returns the id of the draft that the member has then. */
type Adopt = (tx: Queries, draftId: string | undefined, userId: string) => Promise<string | undefined>;

/** A visit that can be changed. Only `answer` provides one, and writes the changes when the answer is made. */
class OpenVisit {
  cookies: string[] = [];
  private kept: SessionState = {};

  constructor(
    private request: Request,
    public session: SessionRow | null,
    public user: User | null,
    /** Another request has renewed the session, whose answer brings the new cookie. This one must not set another over it. */
    readonly isLate: boolean,
  ) {}

  get state(): SessionState {
    return this.withKept(this.session?.state);
  }

  private withKept(state: SessionState = {}): SessionState {
    return { ...state, ...this.kept };
  }

  /** Changes what the session remembers. Written with the answer; a visitor without a session gets one. */
  keep(change: Partial<SessionState>): void {
    this.kept = { ...this.kept, ...change };
  }

  /**
   * Writes changed state in one transaction. State such as a draft's id must survive a crash. A message alone need not, and a
   * failure to write it is ignored, because what it reports has happened.
   */
  async write(): Promise<void> {
    const { session } = this;
    const known: Record<string, unknown> = session?.state ?? {};
    const changed = Object.entries(this.kept).filter(([name, value]) => value !== known[name]);
    this.kept = {};
    if (changed.length === 0) return;
    const kept: SessionState = Object.fromEntries(changed);
    const isMessage = changed.every(([name]) => name === "flashes");
    if (this.isLate && !session && isMessage) return;
    if (this.isLate && !session) throw tellLate(this.request);
    const written = transaction(
      async (tx) => {
        if (!session) return insertSession(tx, { state: kept, userAgent: this.userAgent });
        await changeSessionState(tx, session, (state) => ({ ...state, ...kept }));
        return { session: { ...session, state: { ...session.state, ...kept } }, secret: null };
      },
      { durable: !isMessage },
    ).then((made) => this.takeSession(made));
    await (isMessage ? unlessBusy(written) : written);
  }

  /** Leaves a message for the page at `path`, where the visitor is about to go. Replaces unread messages. */
  flash(path: string, flash: Flash): void {
    this.keep({ flashes: [flashAt(path, flash)] });
  }

  /** Redirects to `path`, and shows a message there. */
  goTo(path: string, flash: Flash): Response {
    this.flash(path, flash);
    return redirect(path, 303);
  }

  /** Redirects a GET of a button's address, which has no page, and takes along the message that waits there. */
  redirectWithMessage(from: string, to: string): Response {
    const waiting = this.state.flashes?.find(({ path }) => path === from);
    return waiting ? this.goTo(to, waiting) : redirect(to, 303);
  }

  /** Changes the session and its secret, so that a copied cookie, or one planted before (session fixation), stops working. */
  async renewSecret(change: Partial<SessionState> = {}): Promise<void> {
    const { session } = this;
    this.keep(change);
    const renew = (row: SessionRow) => ({ state: this.withKept(row.state) });
    const renewed = session && (await transaction((tx) => renewSession(tx, session, renew)));
    if (renewed) this.takeSession(renewed);
    else this.session = null;
  }

  /**
   * Signs in under a new session secret and keeps what the visitor had begun, such as a draft. From now on the
   * account knows this browser. `adopt`: what the member's draft is. `amr`: how the member signed in (RFC 8176). `change`: what else the session
   * remembers.
   */
  async signIn(user: User, amr: string[], adopt: Adopt, change: Partial<SessionState> = {}): Promise<void> {
    const { session: begun, userAgent } = this;
    const { draftId } = this.state;
    const made = await transaction(
      async (tx) => {
        const ended = { pendingEmail: undefined, signUp: undefined, reset: undefined, secondStep: undefined };
        const state = { ...change, ...ended, draftId: await adopt(tx, draftId, user.id) };
        // State of another member's session must not be taken over, except for a sign-on that asks for a different member.
        const isOther = begun !== null && begun.userId !== null && begun.userId !== user.id;
        const handOn = (kept: SessionState) =>
          !isOther ? kept : signOnAt(kept.next) ? { next: kept.next } : {};
        const changed = (kept: SessionState) => ({ ...handOn(this.withKept(kept)), ...state });
        const proof = { userId: user.id, amr, state: changed };
        const renewed = begun && (await signInSession(tx, begun, proof));
        // The session may have been ended from another device, or expired.
        const { session, secret } =
          renewed ?? (await insertSession(tx, { userId: user.id, amr, state: changed({}), userAgent }));
        return { session, secret, device: await this.insertDevice(tx, user, session.id) };
      },
      { durable: draftId !== undefined },
    );
    this.user = user;
    this.takeSession(made);
    this.give(knownDeviceCookie(made.device));
  }

  /** Whether the member gave a proof within the last ten minutes, as strong as the account requires. */
  get hasFreshProof(): boolean {
    return (this.session?.provedAt?.getTime() ?? 0) > now().getTime() - PROOF_MS;
  }

  /**
   * Records that the member has just given a proof, and of which kind (`amr`). `change`: what else the session remembers.
   * @throws a redirect to the sign-in when the session has ended meanwhile
   */
  async prove(amr: string[], change: Partial<SessionState> = {}): Promise<void> {
    const { session, user } = this;
    const state = (stored: SessionState) => ({ ...this.withKept(stored), ...change });
    const renewed =
      session &&
      user &&
      (await transaction((tx) => proveSession(tx, session, { userId: user.id, amr, state })));
    if (!renewed) throw redirect(links.signIn(), 303);
    this.takeSession(renewed);
  }

  private takeSession({ session, secret }: { session: SessionRow; secret: string | null }) {
    this.session = session;
    this.kept = {};
    const { by } = requestContext(this.request).press ?? {};
    if (by) by.secretHash = session.secretHash;
    if (secret) this.give(setCookie(COOKIE, secret, SESSION_LIFETIME_MS / SECOND_MS));
  }

  /** Makes this browser known to the account without a sign-in, because its mailbox was opened here. */
  async rememberDevice(user: User): Promise<void> {
    const secret = await transaction((tx) => this.insertDevice(tx, user, this.session?.id ?? ""));
    this.give(knownDeviceCookie(secret));
  }

  private insertDevice(tx: Queries, { id: userId }: User, sessionId: string): Promise<string> {
    return insertKnownDevice(tx, { userId, sessionId, before: knownDeviceSecret(this.request) });
  }

  /** Ends this session only, so other devices stay signed in. */
  async signOut(): Promise<void> {
    if (this.session) {
      const { id } = this.session;
      await transaction((tx) => deleteSession(tx, id));
    }
    this.session = null;
    this.user = null;
    this.kept = {};
    this.give(setCookie(COOKIE, "", 0));
  }

  private get userAgent(): string {
    return this.request.headers.get("User-Agent") ?? "";
  }

  /** Sets a cookie, and replaces one of the same name that this answer would set. */
  give(cookie: string): void {
    const [name] = cookie.split("=", 1);
    this.cookies = [...this.cookies.filter((other) => !other.startsWith(`${name}=`)), cookie];
  }
}

/**
 * What a member can use before setting up a required second factor, besides reading pages: the set-up itself, leaving (data
 * download, deletion, signing out), mailed links. These still ask for a password or proof.
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
  links.theme(),
];

/** @throws a redirect to setting up a second factor, when the site requires one and this member has none */
async function requireFactor(request: Request, { id, operatorSince }: User): Promise<void> {
  const { requireSecondFactor } = config();
  const isDemanded = requireSecondFactor === "all" || (requireSecondFactor === "operators" && operatorSince);
  const { pathname, search } = new URL(request.url);
  if (!isDemanded || isReadingPath(pathname) || SET_UP.includes(pathname) || (await hasFactor(id))) return;
  throw redirect(links.twoFactor(request.method === "GET" ? pathname + search : links.home()), 303);
}

/** Forgets the way to a sign-on or the community after an hour away, unless a mailed link may lead back to it. */
function forgetWay(visit: OpenVisit): void {
  const { session, state } = visit;
  const isOnIt = state.next === links.authRedirect() || signOnAt(state.next) !== null;
  if (isOnIt && !state.pendingEmail && session && session.lastSeenAt < fromNow(-HOUR_MS))
    visit.keep({ next: undefined, signupSource: undefined });
}

/** Remembers, on any page, that a visitor came from the community, unless they want something else already. */
async function noteCommunity(request: Request, visit: OpenVisit): Promise<void> {
  if (request.method !== "GET" || visit.state.next) return;
  const came = cameFromCommunity(config().community, requestContext(request).referer);
  // Anybody can forge a Referer, and this stores something, so it is rate limited.
  if (!came || (!visit.session && (await countSending(request, LIMITS.signOn, null)) > 0)) return;
  const signupSource = came === "community sign-in" ? { signupSource: "circle_oauth_initiate" } : {};
  visit.keep({ next: links.authRedirect(), ...signupSource });
}

/** Returns the visit of this request, read-only. */
export const visitOf: (request: Request) => Promise<Visit> = openVisit;

/**
 * Answers a request with the result of `work`, the only place where a visit can be changed. Changes are written before the
 * answer, even if `work` throws a refusal, and the answer sets the cookies.
 */
export async function answer(
  request: Request,
  work: (visit: OpenVisit) => Promise<Response>,
): Promise<Response> {
  const visit = await openVisit(request);
  const response = await work(visit)
    .catch((thrown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    })
    .finally(() => visit.write());
  for (const cookie of visit.cookies) response.headers.append("Set-Cookie", cookie);
  return viaCookieCheck(request, response);
}

/** Writes the changes of a page's loaders once all have run. If that fails, the page is still shown. */
export async function answerWithPage(request: Request, headers: Headers): Promise<void> {
  const visit = await openVisit(request).catch(() => null);
  if (!visit) return;
  await unlessBusy(visit.write());
  for (const cookie of visit.cookies) headers.append("Set-Cookie", cookie);
}

/** Loads the visit once per request, so that all loaders and actions share it. */
function openVisit(request: Request): Promise<OpenVisit> {
  return oncePerRequest("visit", async () => {
    const secret = readCookie(request, COOKIE);
    const session = secret ? await findSessionBySecret(secret) : null;
    if (session) await unlessBusy(touchSession(session));
    const user = session?.userId ? await findEnabledUser(session.userId) : null;
    if (user) await requireFactor(request, user);
    const isLate = secret !== null && !session && (await isReplaced(secret));
    const visit = new OpenVisit(request, session, user, isLate);
    forgetWay(visit);
    if (!user && !isLate) await noteCommunity(request, visit);
    return visit;
  });
}

/** Loads the visit of a form again, now that its body has arrived, which may have taken long. */
export function openVisitAgain(request: Request): Promise<Visit> {
  forgetOnce("visit");
  return openVisit(request);
}

type ShownMember = {
  id: string;
  name: string;
  email: string;
  /** An extra link in the account menu, which only operators get: the desk. */
  more?: { label: string; href: string };
};

/** Returns what every page's header shows of the member; null when signed out. */
export function shownMember({ user }: Visit): ShownMember | null {
  if (!user) return null;
  const { id, name, email, operatorSince } = user;
  return {
    id,
    name,
    email,
    ...(operatorSince && { more: { label: "Desk", href: deskLinks.today() } }),
  };
}

/** Returns the key for a page's forms, new for each view; null without a session: many share such pages. */
export const formKey = (request: Request) => (hasSessionCookie(request) ? newId() : null);

/** Returns the secret in the session cookie that the browser sent, valid or not. */
export const sentSecret = (request: Request) => readCookie(request, COOKIE);

/** Returns whether the browser sent a session cookie, valid or not. Shared caches must then be bypassed. */
export const hasSessionCookie = (request: Request): boolean => sentSecret(request) !== null;

/** Returns whether somebody has signed in with this browser before, and the session of its cookie has ended. */
export const hasEndedSession = (request: Request, { session, isLate }: Visit): boolean =>
  !session && !isLate && hasSessionCookie(request) && knownDeviceSecret(request) !== null;

/** Returns whether an answer brings the browser another session cookie. */
export const setsSession = (headers: Headers): boolean => setsCookie(headers, COOKIE);
