import { redirect } from "@remix-run/node";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { links } from "~/base/links";
import type { Flash } from "~/base/text/flash";
import { ownPath } from "~/base/text/url";
import { adoptDraftOf, findNewestDraft } from "~/braindumper/data/drafts";
import { isReady } from "~/braindumper/wizard";
import { findCurrentDraft, whereLeft } from "~/braindumper/wizard-visit";
import { isFromCommunity } from "~/identity/community";
import type { User } from "~/identity/data/users";
import type { SignInReason } from "~/identity/ui/auth-card";
import { flashAt, type OpenVisit, signOnAt, type Visit } from "~/identity/visit";
import { findSignOn, type PendingSignOn } from "~/sign-on/data/records";
import { fallbackUrl, findOwnSignOn, giveUpSignOn, namedSource, otherClient } from "~/sign-on/pending";
import { openingWords } from "~/site/idea/description";
import { communityUrl, isOff } from "~/site/site.server";

const parameter = (request: Request, name: string) => new URL(request.url).searchParams.get(name);
const pathIn = (request: Request, name: string) => ownPath(parameter(request, name), "") || null;

/** Returns the own path that goes before all other destinations, in a sign-in page's URL or a mailed link's; or null. */
const returnPath = (request: Request) => pathIn(request, "return_to") ?? pathIn(request, "redirect_to");

/** Returns the own path that a URL asks to come back to, or null. */
export function askedPath(request: Request): string | null {
  return returnPath(request) ?? pathIn(request, "redirectTo");
}

/** Returns the query that the sign-in pages pass on to each other: all of their URL that `readNext` reads. */
export function signInQuery(request: Request): string {
  const kept = new URLSearchParams();
  const asked = askedPath(request);
  if (asked) kept.set(returnPath(request) ? "return_to" : "redirectTo", asked);
  const id = parameter(request, "session_id");
  if (id) kept.set("session_id", id);
  if (parameter(request, "from") === "community") kept.set("from", "community");
  const source = namedSource(request);
  if (source) kept.set("source", source);
  return kept.toString();
}

/** Returns whether a path is one of the two that send members on to the community. */
const leadsToCommunity = (path: string | null) => path === links.community() || path === links.authRedirect();

/** Returns whether a path is one of the two that lead back to an idea: where its plan is made, or to the step where it was left. */
const leadsToIdea = (path: string) => path === links.braindumper() || path === links.wizardUnfinished();

/** Returns where those go on who came from somewhere: back to Braindumper, or to the community by its front door; or null. */
export function placeOfOrigin(source: string | null | undefined): string | null {
  if (source === "braindumper") return links.braindumper();
  return isFromCommunity(source) && config().community.url ? links.authRedirect() : null;
}

/** Where a visitor goes next. */
export type Next = {
  /** A path of this site; "" when nothing is asked for. */
  to: string;
  /** The sign-on that the path continues. */
  signOn: PendingSignOn | null;
  /** The id of a sign-on that the URL names and that cannot go on. */
  lost: string | null;
};

const nextAt = (to: string): Next => ({ to: isOff(to) ? "" : to, signOn: null, lost: null });

/**
 * Reads where a visitor goes next, the only function that does: from the URL and from what the session remembers (`next`). The
 * first that fits: `return_to`, a sign-on, the plan that somebody came for (unless they ask for the community), `redirectTo`, where
 * they came from, the session's page. `confirmed`: whose email is confirmed. Where the session knows nothing, the account says
 * where it comes from, and a sign-on counts that took long, even one that expired: it fails there, so that the client gets an error.
 */
export async function readNext(request: Request, visit: Visit, confirmed: User | null = null): Promise<Next> {
  const back = returnPath(request);
  if (back) return nextAt(back);
  const kept = visit.state.next ?? placeOfOrigin(confirmed?.signupSource) ?? "";
  const named = parameter(request, "session_id");
  const id = named ?? signOnAt(kept);
  // A page that waits is loaded again and again.
  const warn = named !== null || request.method !== "GET";
  const signOn = id === null ? null : await (confirmed ? findSignOn(id) : findOwnSignOn(visit, id, warn));
  if (signOn) return { to: links.resumeSignOn(signOn.id), signOn, lost: null };
  if (named !== null) return { ...nextAt(""), lost: named };
  if (parameter(request, "redirect_to") === "oauth") log.warn({}, "Could not find required OAuth parameters");
  const isFrom = parameter(request, "from") === "community";
  const origin = isFrom ? links.authRedirect() : placeOfOrigin(namedSource(request));
  const came = origin ?? (id === null ? kept : "");
  const asked = pathIn(request, "redirectTo");
  const isForPlan = came === links.braindumper() && !isOff(came) && !leadsToCommunity(asked);
  return nextAt((!isForPlan && asked) || came);
}

/** Returns what the sign-in is for, which its heading says. */
export async function signInReason({ to, signOn }: Next): Promise<SignInReason> {
  const client = await otherClient(signOn);
  if (client !== null) return { client };
  if (signOn || leadsToCommunity(to)) return "community";
  return leadsToIdea(to) ? "plan tool" : null;
}

/** Returns whether somebody is on the way to the community's site, and not only to its messaging channel. */
export const isForCommunity = async (next: Next): Promise<boolean> =>
  next.to !== links.community() && (await signInReason(next)) === "community";

/** Returns the message after a sign-up, and for how many seconds; the text differs on the way to the community. */
export async function signedUpMessage(next: Next) {
  return (await signInReason(next)) === "community"
    ? { seconds: 6, text: "Please check your email to verify your account before accessing the community." }
    : { seconds: 5, text: "Please check your email to verify your account." };
}

/**
 * Returns where a tab goes whose mailed link was used in another one. Never into a sign-on, which works once and belongs to that
 * tab, nor back to the waiting page.
 */
export async function nextInOtherTab(request: Request, visit: Visit): Promise<string> {
  const next = await readNext(request, visit, visit.user);
  if (next.to && !next.signOn && !next.to.startsWith(links.confirm())) return next.to;
  return (await isForCommunity(next)) ? fallbackUrl() : links.home();
}

/** Returns where a new member arrives: the community's own site for its front door, and the messaging channel for nothing else. */
export const arrivalOf = (to: string): string =>
  (to === links.authRedirect() ? config().community.url : to) || communityUrl() || links.home();

type PlaceToGo = { to: string; place: string; picture?: string | null };

/** Returns a URL where somebody goes next, and its name in texts: for a sign-on, that of its client. */
export async function placeToGo(to: string): Promise<PlaceToGo> {
  if (leadsToIdea(to)) return { to, place: "Braindumper" };
  if (to === links.home()) return { to, place: "the home page" };
  if (to === links.signIn()) return { to, place: "the sign-in page" };
  if (to === links.account()) return { to, place: "Account Settings" };
  if (to === links.community()) return { to, place: "the community" };
  const id = signOnAt(to);
  const client = id === null ? null : await otherClient(await findSignOn(id));
  if (client) return { to, place: client.name, picture: client.picture };
  if ([config().community.url, links.authRedirect()].includes(to) || id !== null)
    return { to, place: "the community website" };
  return { to, place: to.startsWith("/") ? "where you were" : "our community channel" };
}

/**
 * Returns a message for a member who is sent to `to`, stored for the page where they really arrive: the wizard redirects to where
 * a message waits.
 */
export async function flashOnTheWay(visit: Visit, to: string, flash: Flash) {
  if (!leadsToIdea(to)) return flashAt(to, flash);
  const draft = await findCurrentDraft(visit);
  return flashAt(draft && !draft.planId ? whereLeft(visit, draft) : links.braindumper(), flash);
}

/** Returns whether confirming the email of this account also makes the plan for which Generate was pressed. */
export async function planWaits(visit: Visit, { to }: Next, { id }: User): Promise<boolean> {
  return (
    to === links.braindumper() && isReady((await findCurrentDraft(visit)) ?? (await findNewestDraft(id)))
  );
}

/** Returns the beginning of the idea whose plan waits for an account, because Generate was pressed here; or null. */
export async function waitingIdea(visit: Visit, { to }: Next): Promise<string | null> {
  const waits = to === links.braindumper() && to === visit.state.next;
  const draft = waits ? await findCurrentDraft(visit) : null;
  return isReady(draft) ? openingWords(draft.description) : null;
}

/** Loads what makes plans only here: the sign-up page needs nothing of it. */
async function finishPlanOf({ state }: Visit, { id }: User): Promise<string | null> {
  const { finishPlan } = await import("~/braindumper/write-plan");
  return finishPlan(id, state.draftId);
}

const WELCOME = { kind: "success", seconds: 3, title: "Welcome back!", text: "Sign in successful." } as const;

/** Signs in and goes on: for somebody who pressed Generate, to the plan that this makes. */
export async function signInAndGo(
  request: Request,
  visit: OpenVisit,
  user: User,
  amr: string[],
): Promise<Response> {
  const { to: wanted, signOn, lost } = await readNext(request, visit);
  const pressed = visit.state.next === links.braindumper();
  const to = wanted || links.home();
  await visit.signIn(user, amr, adoptDraftOf, {
    signupSource: undefined,
    next: signOn ? to : undefined,
    ...(!signOn && lost === null && { flashes: [flashAt(to, WELCOME)] }),
  });
  if (lost !== null) return giveUpSignOn(visit, lost);
  // Only the sign-in decides which draft the member has, so its plan is made and the message stored afterwards.
  const made = to === links.braindumper() && pressed ? await finishPlanOf(visit, user) : null;
  if (made) return visit.goTo(links.braindump(made), WELCOME);
  if (leadsToIdea(to)) visit.keep({ flashes: [await flashOnTheWay(visit, to, WELCOME)] });
  return redirect(to, 303);
}
