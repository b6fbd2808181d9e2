import { redirect } from "@remix-run/node";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import type { Flash } from "~/base/text/flash";
import { ownPath } from "~/base/text/url";
import { adoptDraftOf, findNewestDraft } from "~/braindumper/data/drafts";
import { isReady } from "~/braindumper/wizard";
import { findCurrentDraft, whereLeft } from "~/braindumper/wizard-visit";
import { isFromCommunity } from "~/identity/community";
import type { User } from "~/identity/data/users";
import type { ClientFace, SignInReason } from "~/identity/ui/auth-card";
import { flashAt, type OpenVisit, signOnAt, type Visit } from "~/identity/visit";
import { findSignOn, type PendingSignOn } from "~/sign-on/data/records";
import {
  fallbackUrl,
  giveUpSignOn,
  namedSource,
  otherClient,
  readSignOn,
  type SignOnState,
} from "~/sign-on/pending";
import { openingWords } from "~/site/idea/description";
import { communityUrl, hasPart, isOff } from "~/site/site.server";

const pathIn = (request: Request, name: string) =>
  ownPath(new URL(request.url).searchParams.get(name), "") || null;

/** Returns the own path in `return_to`, which has precedence over all other destinations; or null. */
const returnPath = (request: Request) => pathIn(request, "return_to");

/** Returns the own path that a sign-in URL asks to come back to, or null. */
export function askedPath(request: Request): string | null {
  return returnPath(request) ?? pathIn(request, "redirectTo");
}

/** Returns the query that the sign-in pages pass on to each other. */
export function signInQuery(request: Request): string {
  const { searchParams } = new URL(request.url);
  const kept = new URLSearchParams();
  const asked = askedPath(request);
  if (asked) kept.set(returnPath(request) ? "return_to" : "redirectTo", asked);
  const id = searchParams.get("session_id");
  if (id) kept.set("session_id", id);
  if (searchParams.get("from") === "community") kept.set("from", "community");
  const source = namedSource(request);
  if (source) kept.set("source", source);
  return kept.toString();
}

/** Returns whether a path is one of the two that send members on to the community. */
export function leadsToCommunity(path: string | null): boolean {
  return path === links.community() || path === links.authRedirect();
}

/** Returns the message after a sign-up, and for how many seconds; the text differs on the way to the community. */
export async function signedUpMessage({ pending, fromCommunity }: SignOnState, asked: string | null) {
  const isItsOwn = pending !== null && (await otherClient(pending)) === null;
  return fromCommunity || leadsToCommunity(asked) || isItsOwn
    ? { seconds: 6, text: "Please check your email to verify your account before accessing the community." }
    : { seconds: 5, text: "Please check your email to verify your account." };
}

/**
 * Returns where a visitor goes next: to the community if asked for, to Braindumper if they came from there, else to what is `asked`
 * or what the session remembers; "" for nothing. `signOn`: the one that the path continues, even an expired one: it fails
 * there, so that the client gets an error.
 */
export async function readNext(
  { state: { next, signupSource } }: Visit,
  asked: string | null = null,
): Promise<{ to: string; signOn: PendingSignOn | null }> {
  const wanted = ownPath(asked ?? next, "");
  const to = isFromPlanTool(signupSource) && !leadsToCommunity(wanted) ? links.braindumper() : wanted;
  const id = signOnAt(to);
  const signOn = id === null ? null : await findSignOn(id);
  return { to: isOff(to) || (id !== null && !signOn) ? "" : to, signOn };
}

/** Returns whether somebody came from Braindumper and it is still switched on. */
const isFromPlanTool = (source: string | null | undefined) =>
  source === "braindumper" && hasPart("braindumper");

/**
 * Returns where to go when nothing is left to confirm: from a tab that waited for the mailed link, or from a used link. Never
 * into a sign-on, which works once and belongs to the tab that used the link, nor back to the waiting page.
 */
export async function wayOn(visit: Visit): Promise<string> {
  const { to, signOn } = await readNext(visit);
  if (to && !signOn && !to.startsWith(links.confirm())) return to;
  const isOfCommunity = visit.state.fromCommunity || isFromCommunity(visit.user?.signupSource);
  return isOfCommunity ? fallbackUrl() : links.home();
}

/**
 * Returns where newcomers meet others: the community if they came from there, else the messaging channel; "" when neither is
 * configured.
 */
export function meetingPlace({ state }: Visit): string {
  return (state.fromCommunity && config().community.url) || communityUrl();
}

type PlaceToGo = { to: string; place: string; picture?: string | null };

/**
 * Returns a URL where the visitor goes next and its name in texts. `client`: who asked for the sign-on, if not the
 * community.
 */
export function placeToGo(to: string, client: ClientFace | null = null): PlaceToGo {
  if (to === links.braindumper()) return { to, place: "Braindumper" };
  if (to === links.home()) return { to, place: "the home page" };
  if (to === links.signIn()) return { to, place: "the sign-in page" };
  if (to === links.account()) return { to, place: "Account Settings" };
  if (to === links.community()) return { to, place: "the community" };
  const isSignOn = signOnAt(to) !== null;
  if (isSignOn && client) return { to, place: client.name, picture: client.picture };
  if ([config().community.url, links.authRedirect()].includes(to) || isSignOn)
    return { to, place: "the community website" };
  return { to, place: to.startsWith("/") ? "where you were" : "our community channel" };
}

/**
 * Returns a message for a member who is sent to `to`, stored for the page where they really arrive: the wizard redirects to where
 * a message waits.
 */
export async function flashOnTheWay(visit: Visit, to: string, flash: Flash) {
  const draft = to === links.braindumper() ? await findCurrentDraft(visit) : null;
  if (!draft || draft.planId) return flashAt(to, flash);
  return flashAt(whereLeft(draft), flash);
}

/** Returns whether confirming the email of this account also makes the plan for which Generate was pressed. */
export async function planWaits(visit: Visit, { id, signupSource }: User): Promise<boolean> {
  if (!isFromPlanTool(visit.state.signupSource ?? signupSource)) return false;
  return isReady((await findCurrentDraft(visit)) ?? (await findNewestDraft(id)));
}

/** Loads what makes plans only here: the sign-up page needs nothing of it. */
async function finishPlanOf({ state }: Visit, { id }: User): Promise<string | null> {
  const { finishPlan } = await import("~/braindumper/write-plan");
  return finishPlan(id, state.draftId);
}

const WELCOME = { kind: "success", seconds: 3, title: "Welcome back!", text: "Sign in successful." } as const;

/** Signs in and redirects: to a pending sign-on first, then the community, then to what the member was about. */
export async function signInAndGo(
  request: Request,
  visit: OpenVisit,
  user: User,
  amr: string[],
): Promise<Response> {
  const signOn = await readSignOn(request, visit);
  const asked = askedPath(request);
  const back = returnPath(request);
  const { to: next, signOn: abandoned } = await readNext(visit, asked);
  const other = isFromPlanTool(namedSource(request))
    ? links.braindumper()
    : (!abandoned && next) || links.home();
  const pressed = isFromPlanTool(visit.state.signupSource) && !visit.state.keptForm;
  const done = { signupSource: undefined, next: undefined, fromCommunity: undefined };
  if (signOn.pending && !back) {
    const to = links.resumeSignOn(signOn.pending.id);
    await visit.signIn(user, amr, adoptDraftOf, { ...done, next: to });
    return redirect(to, 303);
  }
  if (signOn.lost !== null) {
    await visit.signIn(user, amr, adoptDraftOf, done);
    return giveUpSignOn(visit, signOn.lost);
  }
  const to = back ?? (signOn.fromCommunity && !asked ? fallbackUrl() : other);
  await visit.signIn(user, amr, adoptDraftOf, { ...done, flashes: [flashAt(to, WELCOME)] });
  // Only the sign-in decides which draft the member has, so its plan is made and the message stored afterwards.
  const made = to === links.braindumper() && pressed ? await finishPlanOf(visit, user) : null;
  if (made) return visit.goTo(links.braindump(made), WELCOME);
  if (to === links.braindumper()) visit.keep({ flashes: [await flashOnTheWay(visit, to, WELCOME)] });
  return redirect(to, 303);
}

/** Returns what the sign-in is for, which its heading says. */
export async function signInReason(
  request: Request,
  visit: Visit,
  { pending, fromCommunity }: SignOnState,
): Promise<SignInReason> {
  const client = await otherClient(pending);
  if (client !== null) return { client };
  if (pending || fromCommunity || leadsToCommunity(askedPath(request))) return "community";
  return isFromPlanTool(namedSource(request) ?? visit.state.signupSource) ? "plan tool" : null;
}

/** Returns the beginning of the idea whose plan waits for the email to be confirmed, or null. */
export async function waitingIdea(visit: Visit): Promise<string | null> {
  const draft = isFromPlanTool(visit.state.signupSource) ? await findCurrentDraft(visit) : null;
  return isReady(draft) ? openingWords(draft.description) : null;
}
