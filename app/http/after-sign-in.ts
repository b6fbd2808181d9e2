import { redirect } from "@remix-run/node";
import { hasPart, isOff } from "~/content/site.server";
import { countGenerationsLeft } from "~/data/allowance";
import type { User } from "~/data/users";
import { isFromCommunity } from "~/domain/community";
import { beginning } from "~/domain/description";
import type { Flash } from "~/domain/flash";
import { ownPath } from "~/domain/own-path";
import type { ClientFace, SignInReason } from "~/domain/sign-on";
import { readDraft, resumeStep } from "~/domain/wizard";
import { config } from "~/kernel/config";
import { links } from "~/links";
import {
  fallbackUrl,
  giveUpSignOn,
  namedSource,
  otherClient,
  readSignOn,
  type SignOnState,
} from "./pending-sign-on";
import { flashAt, type OpenVisit, type Visit } from "./visit";
import { findCurrentDraft, STEP_LINKS } from "./wizard";

const pathIn = (request: Request, name: string) =>
  ownPath(new URL(request.url).searchParams.get(name), "") || null;

/** The own path that a sign-in URL names as `return_to`, which goes before every other destination; or null. */
const returnPath = (request: Request) => pathIn(request, "return_to");

/** The own path that a sign-in URL asks to come back to, or null. */
export function askedPath(request: Request): string | null {
  return returnPath(request) ?? pathIn(request, "redirectTo");
}

/** What the sign-in pages pass to each other in their URL. */
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

/** Whether an own path is one of the two that send members on to the community. */
export function leadsToCommunity(path: string | null): boolean {
  return path === links.community() || path === links.authRedirect();
}

/** What is said after a sign-up, and for how long: another text on the way to the community. */
export async function signedUpMessage({ pending, fromCommunity }: SignOnState, asked: string | null) {
  const isItsOwn = pending !== null && (await otherClient(pending)) === null;
  return fromCommunity || leadsToCommunity(asked) || isItsOwn
    ? { seconds: 6, text: "Please check your email to verify your account before accessing the community." }
    : { seconds: 5, text: "Please check your email to verify your account." };
}

/**
 * Where a member goes after signing in: to the community when that was asked for, to the plan tool when
 * coming from there, else where they were, else home.
 */
export function destinationOf(visit: Visit, asked: string | null = null, otherwise = links.home()): string {
  const { signupSource } = visit.state;
  const redirectTo = asked ?? visit.state.redirectTo;
  if (redirectTo && leadsToCommunity(redirectTo)) return redirectTo;
  const to = isFromPlanTool(signupSource) ? links.wizard() : ownPath(redirectTo, otherwise);
  return isOff(to) ? otherwise : to;
}

/** Whether somebody came from the plan tool, and finds it there still. */
const isFromPlanTool = (source: string | null | undefined) =>
  source === "braindumper" && hasPart("braindumper");

/**
 * Where a member goes who has nothing left to confirm: in a tab that waited for the mailed link, or behind a used one.
 * Never into a sign-on: it works once, and belongs to the tab where the link was used. Nor back to the page that waits.
 */
export function wayOn({ state: { redirectTo, fromCommunity }, user }: Visit): string {
  const isOnward = ![links.resumeSignOn(""), links.confirm()].some((path) => redirectTo?.startsWith(path));
  if (redirectTo && isOnward) return ownPath(redirectTo);
  return fromCommunity || isFromCommunity(user?.signupSource) ? fallbackUrl() : links.home();
}

/**
 * Where newcomers meet the others: on the community's site when they came from there, else in the
 * messaging `channel`; empty when the self-hoster has named neither.
 */
export function communityLink({ state }: Visit, channel: string): string {
  return (state.fromCommunity && config().community.url) || channel;
}

type PlaceToGo = { to: string; place: string; picture?: string | null };

/** A URL that the visitor is about to be sent to, and what to call it. `client`: who asked for a sign-on, if not the community. */
export function placeToGo(to: string, client: ClientFace | null = null): PlaceToGo {
  if (to === links.wizard()) return { to, place: "Braindumper" };
  if (to === links.home()) return { to, place: "the home page" };
  if (to === links.signIn()) return { to, place: "the sign-in page" };
  if (to === links.account()) return { to, place: "Account Settings" };
  if (to === links.community()) return { to, place: "the community" };
  const isSignOn = to.startsWith(links.resumeSignOn(""));
  if (isSignOn && client) return { to, place: client.name, picture: client.picture };
  if ([config().community.url, links.authRedirect()].includes(to) || isSignOn)
    return { to, place: "the community website" };
  return { to, place: to.startsWith("/") ? "where you were" : "our community channel" };
}

const IDEA_KEPT = { seconds: 10, text: "Your idea is kept. Press Generate Plan to make the plan." };

/**
 * A message for a member who is sent to `to`. The plan tool's address leads on to where its draft stands, so the message is
 * for that page. Who had pressed Generate is back on the summary, and is told that it takes one more press,
 * if there is a generation left for it.
 */
export async function flashOnTheWay(visit: Visit, to: string, flash: Flash) {
  const draft = to === links.wizard() ? await findCurrentDraft(visit) : null;
  if (!draft) return flashAt(to, flash);
  if (draft.planId) return flashAt(links.plan(draft.planId), flash);
  const step = resumeStep(readDraft(draft), draft.step);
  const canGenerate = step === "summary" && (await countGenerationsLeft(visit.user?.id ?? "")) > 0;
  if (!canGenerate) return flashAt(STEP_LINKS[step](), flash);
  const text = [flash.text, IDEA_KEPT.text].filter(Boolean).join(" ");
  return flashAt(links.wizardSummary(), { ...flash, ...IDEA_KEPT, text });
}

const WELCOME = { kind: "success", seconds: 3, title: "Welcome back!", text: "Sign in successful." } as const;

/** Signs in and sends the member on: a pending sign-on first, then the community, then what they were about. */
export async function signInAndGo(
  request: Request,
  visit: OpenVisit,
  user: User,
  amr: string[],
): Promise<Response> {
  const signOn = await readSignOn(request, visit);
  const asked = askedPath(request);
  const back = returnPath(request);
  const isPlanTool = isFromPlanTool(namedSource(request));
  const other = isPlanTool ? links.wizard() : destinationOf(visit, asked);
  const done = { signupSource: undefined, redirectTo: undefined, fromCommunity: undefined };
  if (signOn.pending && !back) {
    await visit.signIn(user, amr, done);
    return redirect(links.resumeSignOn(signOn.pending.id), 303);
  }
  if (signOn.lost !== null) {
    await visit.signIn(user, amr, done);
    return giveUpSignOn(visit, signOn.lost);
  }
  const to = back ?? (signOn.fromCommunity && !asked ? fallbackUrl() : other);
  await visit.signIn(user, amr, { ...done, flashes: [flashAt(to, WELCOME)] });
  // Only now it is known which draft the member has.
  if (to === links.wizard()) visit.keep({ flashes: [await flashOnTheWay(visit, to, WELCOME)] });
  return redirect(to, 303);
}

/** What signing in is for: the heading says it. */
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

/** Names the idea whose plan waits behind a sign-in; null when the visitor has not come for one. */
export async function waitingIdea(visit: Visit, reason: SignInReason): Promise<string | null> {
  const draft = reason === "plan tool" ? await findCurrentDraft(visit) : null;
  return draft && !draft.planId && draft.description ? beginning(draft.description) : null;
}
