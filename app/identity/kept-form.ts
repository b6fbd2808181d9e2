import { redirect } from "@remix-run/node";
import { type FormDefinition, isTyped, sentValues, type Typed, typedIn } from "~/base/forms/form";
import { KEY_FIELD, MEMBER_FIELD } from "~/base/forms/hidden-fields";
import { problem } from "~/base/http/problem";
import { links } from "~/base/links";
import { info } from "~/base/text/flash";
import type { User } from "~/identity/data/users";
import { countSending, LIMITS } from "./limits";
import type { OpenVisit, Visit } from "./visit";

/** Returns what this member typed into the form at this path before they had to sign in; {} for anybody else. */
export function keptValues(visit: Visit, path: string): Record<string, string> {
  const kept = visit.state.keptForm;
  return kept?.path === path && isFormOf(visit.user, kept.values[MEMBER_FIELD]) ? kept.values : {};
}

/** Returns whether this member may get the form: it may have been shown to somebody else on this browser. */
export function isFormOf(user: User | null, shownTo: unknown): boolean {
  return !shownTo || shownTo === user?.id;
}

/** In characters, more than any of these forms needs. Bounded, because visitors without an account cause it to be stored. */
const KEPT_MAX = 2000;
/** In characters. A member's own session may hold the longest form that asks for a proof. */
const KEPT_FOR_PROOF_MAX = 16_000;

/** A form as it arrived. */
export type SentForm = { request: Request; body: FormData; form: FormDefinition };

/** Returns what was typed, never passwords or files, so that the page can show the form filled in. */
function typedForm({ request, body, form }: SentForm) {
  const values = sentValues(form, body);
  for (const name of [MEMBER_FIELD, KEY_FIELD]) if (body.has(name)) values[name] = String(body.get(name));
  return { path: new URL(request.url).pathname, values };
}

/** Returns what was typed for an error page, from which it can be sent again. Nothing of it is stored. */
export function unsentForm(sent: SentForm) {
  const { request, form } = sent;
  const { values } = typedForm(sent);
  const fields = Object.entries(values).map(([name, value]) => {
    const spec = form.fields[name];
    return { name, label: spec && isTyped(spec) ? spec.label : "", value };
  });
  const { pathname, search } = new URL(request.url);
  return { action: pathname + search, fields };
}

/** Keeps what a member typed, and redirects to a fresh proof that leads back to the same form. */
export async function proveFirst(sent: SentForm, visit: OpenVisit): Promise<Response> {
  const { request } = sent;
  const { pathname, search } = new URL(request.url);
  const keptForm = typedForm(sent);
  const account = visit.user && { email: visit.user.email, isMember: true };
  const isTooMany = (await countSending(request, LIMITS.anyForm, account)) > 0;
  if (isTooMany || JSON.stringify(keptForm).length > KEPT_FOR_PROOF_MAX) {
    const text =
      "What you typed is below. Confirm in a new tab that it's you, then come back here and send it again.";
    const link = { href: links.prove(), label: "Confirm that it's you", newTab: true };
    throw problem(403, "Is this you?", text, { link, unsent: unsentForm(sent) });
  }
  visit.keep({ keptForm });
  return redirect(links.prove(pathname + search), 303);
}

/** Keeps what was typed, and redirects to the sign-in that leads back to the same form. */
export async function signInFirst(sent: SentForm, visit: OpenVisit): Promise<Response> {
  const keptForm = typedForm(sent);
  const { path } = keptForm;
  const refuse = (status: number, headers = {}) =>
    problem(status, SIGNED_OUT, LAPSED, { headers, link: SIGN_IN, unsent: unsentForm(sent) });
  if (JSON.stringify(keptForm).length > KEPT_MAX) throw refuse(403);
  const wait = await countSending(sent.request, LIMITS.keptForm, null);
  if (wait > 0) throw refuse(429, { "Retry-After": String(wait) });
  visit.keep({ next: path, keptForm });
  return visit.goTo(links.signIn(), info(SIGNED_OUT, `Sign in to continue${keptText(typedIn(sent.form))}.`));
}

/** The title of every page and message that asks a member to sign in again because the session ended meanwhile. */
export const SIGNED_OUT = "You are signed out";

const LAPSED = "What you typed is below. Sign in in a new tab, then come back here and send it again.";
const SIGN_IN = { href: links.signIn(), label: "Sign In", newTab: true };

function keptText({ text, password }: Typed): string {
  if (!text) return "";
  return password ? ": what you typed is kept, except the password" : ": what you typed is kept";
}
