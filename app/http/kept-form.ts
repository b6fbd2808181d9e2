import { redirect } from "@remix-run/node";
import type { User } from "~/data/users";
import { type FormDefinition, isShownAgain, isTyped, type Typed, typedIn } from "~/domain/forms/form";
import { MEMBER_FIELD } from "~/domain/hidden-fields";
import { links } from "~/links";
import { countSending, LIMITS } from "./limits";
import { type Problem, problem } from "./problem";
import type { OpenVisit, Visit } from "./visit";

/** What was typed into the form at this path before the member had to sign in; nothing for anybody else. */
export function keptValues(visit: Visit, path: string): Record<string, string> {
  const kept = visit.state.keptForm;
  return kept?.path === path && isFormOf(visit.user, kept.values[MEMBER_FIELD]) ? kept.values : {};
}

/** Whether this member may have the form: it was shown to nobody else. */
export function isFormOf(user: User | null, shownTo: unknown): boolean {
  return !shownTo || shownTo === user?.id;
}

/** More than any of these forms needs. Visitors without an account cause this to be stored. */
const KEPT_MAX = 2000;
/** A member's own session may hold the longest form that asks for a proof. */
const KEPT_FOR_PROOF_MAX = 16_000;

/** What was typed (never a password or a file), for the page that shows the form again. */
function typedForm(request: Request, body: FormData, form: FormDefinition) {
  const values: Record<string, string> = {};
  for (const [name, value] of body) {
    if (isShownAgain(form.fields[name])) values[name] = String(value);
  }
  return { path: new URL(request.url).pathname, values };
}

/** The page that shows what was typed in a form of its own, because it is not kept here. Nothing of it is stored. */
function sendAgain(
  request: Request,
  body: FormData,
  form: FormDefinition,
  { status, title, text, link, headers = {} }: Problem & { status: number; headers?: HeadersInit },
) {
  const { values } = typedForm(request, body, form);
  const fields = Object.entries(values).map(([name, value]) => {
    const spec = form.fields[name];
    return { name, label: spec && isTyped(spec) ? spec.label : "", value };
  });
  const { pathname, search } = new URL(request.url);
  return problem(status, title, text, headers, link, { action: pathname + search, fields });
}

/** Keeps what a member has typed, and asks for a fresh proof on the way to the same form. */
export async function proveFirst(
  request: Request,
  body: FormData,
  form: FormDefinition,
  visit: OpenVisit,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const keptForm = typedForm(request, body, form);
  if (JSON.stringify(keptForm).length > KEPT_FOR_PROOF_MAX) {
    const text =
      "What you typed is below. Confirm in a new tab that it's you, then come back here and send it again.";
    const link = { href: links.prove(), label: "Confirm that it's you", newTab: true };
    throw sendAgain(request, body, form, { status: 403, title: "Is this you?", text, link });
  }
  visit.keep({ keptForm });
  return redirect(links.proveFor(pathname + search), 303);
}

/** Keeps what was typed, and sends the visitor to sign in and back. */
export async function signInFirst(
  request: Request,
  body: FormData,
  form: FormDefinition,
  visit: OpenVisit,
): Promise<Response> {
  const keptForm = typedForm(request, body, form);
  const { path } = keptForm;
  if (JSON.stringify(keptForm).length > KEPT_MAX) {
    throw sendAgain(request, body, form, { status: 403, ...LAPSED });
  }
  const wait = await countSending(request, LIMITS.keptForm, null);
  if (wait > 0) {
    const headers = { "Retry-After": String(wait) };
    throw sendAgain(request, body, form, { status: 429, ...LAPSED, headers });
  }
  visit.keep({ redirectTo: path, signupSource: undefined, keptForm });
  return visit.goTo(links.signIn(), {
    kind: "info",
    seconds: 5,
    title: SIGNED_OUT,
    text: `Sign in to continue${keptText(typedIn(form))}.`,
  });
}

/** The title of whatever asks a member to sign in again, whose session ended while a form was open. */
export const SIGNED_OUT = "You are signed out";

const LAPSED: Problem = {
  title: SIGNED_OUT,
  text: "What you typed is below. Sign in in a new tab, then come back here and send it again.",
  link: { href: links.signIn(), label: "Sign In", newTab: true },
};

function keptText({ text, password }: Typed): string {
  if (!text) return "";
  return password ? ": what you typed is kept, except the password" : ": what you typed is kept";
}
