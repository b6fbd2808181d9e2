import { redirect } from "@remix-run/node";
import { countTokensLeft } from "~/data/allowance";
import type { User } from "~/data/users";
import type { Flash } from "~/domain/flash";
import { isFromCommunity } from "~/domain/sign-on";
import { readDraft, resumeStep } from "~/domain/wizard";
import { config } from "~/kernel/config";
import { links } from "~/links";
import { ownPath } from "./own-path";
import { fallbackUrl, namedSource, readSignOn, type SignOnState, SSO_ERROR } from "./sign-on";
import { flashAt, type Visit } from "./visit";
import { findCurrentDraft, STEP_LINKS } from "./wizard";

/** The own path that a sign-in URL asks to come back to, or null. */
export function askedPath(request: Request): string | null {
  return ownPath(new URL(request.url).searchParams.get("redirectTo"), "") || null;
}

/** What the sign-in pages hand on to each other in their URL. */
export function signInQuery(request: Request): string {
  const { searchParams } = new URL(request.url);
  const kept = new URLSearchParams();
  const asked = askedPath(request);
  if (asked) kept.set("redirectTo", asked);
  const id = searchParams.get("session_id");
  if (id) kept.set("session_id", id);
  if (searchParams.get("from") === "community") kept.set("from", "community");
  const source = namedSource(request);
  if (source) kept.set("source", source);
  return kept.toString();
}

/**
 * Where a member goes after signing in: to the community when that was asked for, to the plan tool when
 * coming from there, else where they were, else home.
 */
export function destinationOf(visit: Visit, asked: string | null = null, otherwise = links.home()): string {
  const { signupSource } = visit.state;
  const redirectTo = asked ?? visit.state.redirectTo;
  if (redirectTo === links.community()) return redirectTo;
  return signupSource === "braindumper" ? links.wizard() : ownPath(redirectTo, otherwise);
}

/**
 * Where a member goes on to for whom all is done already: in a tab that waited for the mailed link, or behind a used one.
 * Never into a sign-on: it works once, and the tab where the link was used goes on with it. Nor back to the page that waits.
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

/** A URL that the visitor is about to be sent to, and what to call it. */
export function placeToGo(to: string): { to: string; place: string } {
  if (to === links.wizard()) return { to, place: "Braindumper" };
  if (to === links.home()) return { to, place: "the home page" };
  if (to === links.signIn()) return { to, place: "the sign-in page" };
  if (to === links.account()) return { to, place: "Account Settings" };
  if ([config().community.url, links.authRedirect()].includes(to) || to.startsWith(links.resumeSignOn("")))
    return { to, place: "the community website" };
  return { to, place: to.startsWith("/") ? "where you were" : "our community channel" };
}

const IDEA_KEPT = { seconds: 10, text: "Your idea is kept, and Generate Plan makes the plan now." };

/**
 * A message for a member who is sent to `to`. The plan tool's address leads on to where its draft stands, so the message is
 * for that page. Who had pressed Generate is back on the summary, and is told that it takes one more press,
 * if there is a token for it.
 */
export async function flashOnTheWay(visit: Visit, to: string, flash: Flash) {
  const draft = to === links.wizard() ? await findCurrentDraft(visit) : null;
  if (!draft) return flashAt(to, flash);
  if (draft.planId) return flashAt(links.plan(draft.planId), flash);
  const step = resumeStep(readDraft(draft), draft.step);
  const canGenerate = step === "summary" && (await countTokensLeft(visit.user?.id ?? "")) > 0;
  if (!canGenerate) return flashAt(STEP_LINKS[step](), flash);
  const text = [flash.text, IDEA_KEPT.text].filter(Boolean).join(" ");
  return flashAt(links.wizardSummary(), { ...flash, ...IDEA_KEPT, text });
}

const WELCOME = { kind: "success", seconds: 3, title: "Welcome back!", text: "Sign in successful." } as const;

/** Signs in and sends the member on: a pending sign-on first, then the community, then what they were about. */
export async function signInAndGo(
  request: Request,
  visit: Visit,
  user: User,
  amr: string[],
): Promise<Response> {
  const signOn = await readSignOn(request, visit);
  const asked = askedPath(request);
  const isPlanTool = namedSource(request) === "braindumper";
  const other = isPlanTool ? links.wizard() : destinationOf(visit, asked);
  const done = { signupSource: undefined, redirectTo: undefined, fromCommunity: undefined };
  if (signOn.pending) {
    await visit.signIn(user, done, amr);
    return redirect(links.resumeSignOn(signOn.pending.id), 303);
  }
  const to = signOn.isLost || (signOn.fromCommunity && !asked) ? fallbackUrl() : other;
  const flash = signOn.isLost ? SSO_ERROR : WELCOME;
  await visit.signIn(user, { ...done, flashes: [flashAt(to, flash)] }, amr);
  // Only now it is known which draft the member has.
  if (to === links.wizard()) await visit.keep({ flashes: [await flashOnTheWay(visit, to, flash)] });
  return redirect(to, 303);
}

/** The heading that says what signing in is for. */
export function signInReason(
  request: Request,
  visit: Visit,
  { pending, fromCommunity }: SignOnState,
): "plan tool" | "community" | null {
  if (pending || fromCommunity || askedPath(request) === links.community()) return "community";
  return (namedSource(request) ?? visit.state.signupSource) === "braindumper" ? "plan tool" : null;
}
