import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type HeadersFunction, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { User } from "~/data/users";
import type { FieldName, FieldSpec, FormDefinition, FormView } from "~/domain/forms/form";
import { KEY_FIELD, MEMBER_FIELD } from "~/domain/hidden-fields";
import { isBusy, RETRY_AFTER_SECONDS } from "~/kernel/busy";
import { log } from "~/kernel/log";
import { requestContext } from "~/kernel/request-context";
import { links } from "~/links";
import { countSending, type FormLimit, LIMITS, type NamedAccount } from "./limits";
import { lacksProof, type ProofNeeded } from "./member";
import { requireOwnOrigin } from "./origin";
import { answerPress } from "./press";
import { BUSY_PAGE, type Problem, problem } from "./problem";
import { readFormBody } from "./read-form";
import { answer, type OpenVisit, type Visit, visitOf } from "./visit";

/**
 * Thrown by a handler: shows the form again with an error beside a field, or above all, and what was typed.
 * `values` replace what was typed.
 */
export class FormRejection extends Error {
  constructor(
    readonly errors: { form?: string; fields?: Record<string, string> },
    readonly status = 400,
    readonly values: Record<string, string> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super("form rejected");
  }
}

type FormHandlerArgs<Output> = {
  request: Request;
  params: ActionFunctionArgs["params"];
  values: Output;
  /** The raw form: in `values` an empty and a missing field look alike. */
  body: FormData;
  visit: OpenVisit;
};

type Handler<Output, Args extends FormHandlerArgs<Output> = FormHandlerArgs<Output>> = {
  /** Why this visitor may not send the form; checked before any field. */
  refuse?: (visit: Visit) => string | null;
  /** How often the form may be sent, by ip and by account; else as often as any form. Null: it leaves nothing behind. */
  limit?: FormLimit | null;
  /** The email of the account the limit counts for, if any. */
  accountOf?: (args: FormHandlerArgs<Output>) => string | null;
  /** The form has no fields and no page of its own: errors go to the error page, with a link back. */
  isButton?: boolean;
  /** Message for an unexpected error, where it differs from the usual one. */
  unexpected?: string;
  handle: (args: Args) => Promise<Response>;
};

const UNEXPECTED = "An unexpected error occurred. Please try again.";
const KIND = Symbol.for("loam.action-kind");

/**
 * The action of a form, the one way to accept a post from a page. Checks own origin, body size, schema and
 * limit, then calls the handler, which returns a redirect (303) or throws a FormRejection. On an error the
 * form comes back with 400 and what was typed, except passwords.
 */
export function formAction<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  handler: Handler<z.output<Schema>>,
) {
  async function action({ request, params }: ActionFunctionArgs) {
    const body = await acceptForm(request, form);
    return respond(form, body, handler, { request, params });
  }
  return Object.assign(action, { [KIND]: handler.isButton ? "button" : "form" });
}

/** The action of a member's form. Visitors sign in first, and find the form again as it was typed. */
export function memberAction<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  handler: Handler<z.output<Schema>, FormHandlerArgs<z.output<Schema>> & { user: User }> & {
    /** The form takes a fresh proof: a member without one gives it first, and finds the form again. */
    needsProof?: ProofNeeded;
    /** Checks before anything else whether the member may send this form. If not, it throws the page to show instead. */
    requires?: (request: Request) => Promise<unknown>;
  },
) {
  async function action({ request, params }: ActionFunctionArgs) {
    // First of all: a page that is not for this member looks missing, whatever the form holds.
    if (handler.requires && (await visitOf(request)).user)
      await handler.requires(request).catch(throwBusyPage);
    const body = await acceptForm(request, form);
    const visit = await visitOf(request);
    const { user } = visit;
    if (!user)
      return answer(request, (visit) => signInFirst(request, body, form, visit)).catch(throwBusyPage);
    if (!isFormOf(user, body.get(MEMBER_FIELD))) throw notYours(request);
    if (handler.needsProof && (await lacksProof(visit, handler.needsProof).catch(throwBusyPage)))
      return answer(request, (visit) => proveFirst(request, body, form, visit)).catch(throwBusyPage);
    const accountOf = handler.accountOf ?? (() => user.email);
    return answerPress({ request, body, user }, (keep) => {
      const handle = (args: FormHandlerArgs<z.output<Schema>>) =>
        keep(args.visit, () => handler.handle({ ...args, user }));
      return respond(form, body, { ...handler, accountOf, handle }, { request, params });
    });
  }
  return Object.assign(action, { [KIND]: handler.isButton ? "button" : "form" });
}

/** Whether this member may have the form: it was shown to nobody else. */
function isFormOf(user: User | null, shownTo: unknown): boolean {
  return !shownTo || shownTo === user?.id;
}

function notYours(request: Request) {
  const text =
    "Another member was signed in when this form was opened. Nothing was changed. Open the page again to see your own.";
  const link = { href: new URL(request.url).pathname, label: "Open it again" };
  return problem(409, "Somebody else is signed in now", text, {}, link);
}

async function acceptForm(request: Request, form: FormDefinition): Promise<FormData> {
  requireOwnOrigin(request);
  return readFormBody(request, [...Object.keys(form.fields), MEMBER_FIELD, KEY_FIELD]);
}

async function respond<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  body: FormData,
  {
    refuse,
    limit = LIMITS.anyForm,
    accountOf,
    isButton = false,
    unexpected = UNEXPECTED,
    handle,
  }: Handler<z.output<Schema>>,
  { request, params }: Pick<ActionFunctionArgs, "request" | "params">,
) {
  const submission = parseWithZod(body, { schema: form.schema });
  const hideFields = Object.keys(form.fields).filter((name) => form.fields[name]?.type === "password");
  const fail = (result: SubmissionResult, status: number, extra: Record<string, string> = {}) => {
    if (isButton) throw notDone(request, result, status, extra);
    requestContext(request).failed = true;
    return data<SubmissionResult>(result, { status, headers: extra });
  };
  const refusal = refuse?.(await visitOf(request));
  if (refusal) return fail({ ...submission.reply({ hideFields }), error: { "": [refusal] } }, 400);
  if (submission.status !== "success") return fail(submission.reply({ hideFields }), 400);
  try {
    const values = submission.value as z.output<Schema>;
    return await answer(request, async (visit) => {
      const args = { request, params, values, body, visit };
      if (limit) {
        const email = accountOf?.(args);
        await requireWithin(request, limit, email ? { email, isMember: email === visit.user?.email } : null);
      }
      const { keptForm } = visit.state;
      const response = await handle(args);
      // What was kept of this form until its sender had signed in or proved something is done now.
      if (keptForm && keptForm === visit.state.keptForm && keptForm.path === new URL(request.url).pathname)
        visit.keep({ keptForm: undefined });
      return response;
    });
  } catch (error) {
    if (isBusy(error)) {
      const typed = typedIn(form);
      if (!typed.text && !typed.password) throw tooBusy();
      const { status, headers } = RETRY_LATER;
      return fail(submission.reply({ formErrors: [busyText(typed)], hideFields }), status, headers);
    }
    if (error instanceof FormRejection) {
      const { form: formError, fields = {} } = error.errors;
      const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
      const reply = { formErrors: formError ? [formError] : [], fieldErrors, hideFields };
      const result = submission.reply(reply as never);
      const initialValue = { ...result.initialValue, ...error.values };
      return fail({ ...result, initialValue }, error.status, error.headers);
    }
    if (!(error instanceof Error)) throw error;
    // What was typed must not be lost.
    log.error({ error }, "form failed");
    return fail(submission.reply({ formErrors: [unexpected], hideFields }), 500);
  }
}

/** Counts one use of a limit. @throws FormRejection (429) when it is used up */
export async function requireWithin(
  request: Request,
  limit: FormLimit,
  account: NamedAccount | null,
): Promise<void> {
  const wait = await countSending(request, limit, account);
  if (wait > 0) throw tooOften(limit.text, wait);
}

export function tooOften(text: string, waitSeconds: number): FormRejection {
  return new FormRejection({ form: text }, 429, {}, { "Retry-After": String(waitSeconds) });
}

export const loaderHeaders: HeadersFunction = (given) => given.loaderHeaders;

/** For a form's route: passes Retry-After and the like on to the page. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
};

/** More than any of these forms needs. Visitors without an account cause this to be stored. */
const KEPT_MAX = 2000;
/** A member's own session may hold the longest form that asks for a proof. */
const KEPT_FOR_PROOF_MAX = 16_000;

/** What was typed (never a password), for the page that shows the form again. */
function typedForm(request: Request, body: FormData, form: FormDefinition) {
  const values: Record<string, string> = {};
  for (const [name, value] of body) {
    if (form.fields[name]?.type !== "password") values[name] = String(value);
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
async function proveFirst(
  request: Request,
  body: FormData,
  form: FormDefinition,
  visit: OpenVisit,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const keptForm = typedForm(request, body, form);
  if (JSON.stringify(keptForm).length > KEPT_FOR_PROOF_MAX) {
    const text =
      "What you typed is below. Confirm in a new tab that it is you, then come back here and send it again.";
    const link = { href: links.prove(), label: "Confirm that it is you", newTab: true };
    throw sendAgain(request, body, form, { status: 403, title: "Is it you?", text, link });
  }
  visit.keep({ keptForm });
  return redirect(links.proveFor(pathname + search), 303);
}

/** Keeps what was typed, and sends the visitor to sign in and back. */
async function signInFirst(
  request: Request,
  body: FormData,
  form: FormDefinition,
  visit: OpenVisit,
): Promise<Response> {
  const keptForm = typedForm(request, body, form);
  const { path } = keptForm;
  if (JSON.stringify(keptForm).length > KEPT_MAX) {
    throw sendAgain(request, body, form, { status: 403, ...SIGNED_OUT });
  }
  const wait = await countSending(request, LIMITS.keptForm, null);
  if (wait > 0) {
    const headers = { "Retry-After": String(wait) };
    throw sendAgain(request, body, form, { status: 429, ...SIGNED_OUT, headers });
  }
  visit.keep({ redirectTo: path, signupSource: undefined, keptForm });
  return visit.goTo(links.signIn(), {
    kind: "info",
    seconds: 5,
    title: "Authentication Required",
    text: `You were signed out. Sign in to continue${keptText(typedIn(form))}.`,
  });
}

const SIGNED_OUT: Problem = {
  title: "You are signed out",
  text: "What you typed is below. Sign in in a new tab, then come back here and send it again.",
  link: { href: links.signIn(), label: "Sign In", newTab: true },
};

/** The error page for a button; "Back" leads to the page it is on. */
function notDone(request: Request, { error }: SubmissionResult, status: number, headers: HeadersInit) {
  const text = Object.values(error ?? {}).flatMap((texts) => texts ?? []);
  const { pathname, search } = new URL(request.url);
  const link = { href: pathname + search, label: "Back" };
  return problem(status, "That did not work", text.join(" "), headers, link);
}

/** Throws the busy page where the site was too busy, and any other error as it is. */
function throwBusyPage(error: unknown): never {
  throw isBusy(error) ? tooBusy() : error;
}

const RETRY_LATER = { status: 503, headers: { "Retry-After": String(RETRY_AFTER_SECONDS) } };

function tooBusy() {
  const { title, text } = BUSY_PAGE;
  return problem(RETRY_LATER.status, title, text, RETRY_LATER.headers);
}

/** What the user would have to type again if the form were lost. */
type Typed = { text: boolean; password: boolean };

function typedIn(form: FormDefinition): Typed {
  const fields = Object.values(form.fields);
  const password = fields.some(({ type }) => type === "password");
  return { text: fields.some(isTyped), password };
}

function isTyped({ type, autoComplete }: FieldSpec): boolean {
  return type === "textarea" || (type !== "password" && autoComplete !== undefined);
}

function keptText({ text, password }: Typed): string {
  if (!text) return "";
  return password ? ": what you typed is kept, except the password" : ": what you typed is kept";
}

function busyText({ text, password }: Typed): string {
  const busy = "The site is busy.";
  if (!password) return `${busy} What you typed is still here: try again in a few seconds.`;
  return text
    ? `${busy} What you typed is still here, except the password: try again in a few seconds.`
    : `${busy} Try again in a few seconds, and type the password again.`;
}

/** An action that is not a form: a protocol endpoint or a one-click link. `reason` says why it may be open. */
export function openAction(reason: string, action: (args: ActionFunctionArgs) => Promise<Response>) {
  return Object.assign((args: ActionFunctionArgs) => action(args), { [KIND]: `open: ${reason}` });
}

/** For the test that walks all routes: 'form', 'button', 'open: …', or undefined. */
export function actionKind(action: unknown): string | undefined {
  return (action as { [KIND]?: string } | undefined)?.[KIND];
}

/** What the page needs to show the form, filled with `values`. */
export function formView<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  values: FormView<FieldName<Schema>>["values"] = {},
): FormView<FieldName<Schema>> {
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, { optional, ...spec }]) => [
      name,
      { ...spec, name, required: !optional },
    ]),
  );
  const { id, isLong } = form;
  return { id, isLong, fields: fields as FormView<FieldName<Schema>>["fields"], values };
}

/** What was typed into the form at this path before the member had to sign in; nothing for anybody else. */
export function keptValues(visit: Visit, path: string): Record<string, string> {
  const kept = visit.state.keptForm;
  return kept?.path === path && isFormOf(visit.user, kept.values[MEMBER_FIELD]) ? kept.values : {};
}
