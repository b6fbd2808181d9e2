import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { z } from "zod";
import {
  type FormDefinition,
  isShownAgain,
  lacksField,
  sentValues,
  type Typed,
  typedIn,
} from "~/base/forms/form";
import { KEY_FIELD, MEMBER_FIELD, SHOWN, TRAP_FIELD } from "~/base/forms/hidden-fields";
import { BUSY_PAGE, problem } from "~/base/http/problem";
import { formFields, receiveForm } from "~/base/http/read-form";
import { isBusy, RETRY_AFTER_SECONDS } from "~/base/kernel/busy";
import { log } from "~/base/kernel/log";
import { requestContext } from "~/base/kernel/request-context";
import { MayNotAct, PressedBefore, wasPressed } from "~/identity/data/presses";
import type { User } from "~/identity/data/users";
import { requireOwnOrigin } from "~/identity/origin";
import { FormRejection, requireWithin } from "./form-rejection";
import { isFormOf, proveFirst, signInFirst } from "./kept-form";
import { type FormLimit, LIMITS } from "./limits";
import { lacksProof, type ProofNeeded } from "./member";
import { answerAgain, answerPress, noteSender } from "./press";
import { answer, type OpenVisit, type Visit, visitOf } from "./visit";

type FormHandlerArgs<Output> = {
  /** Its body can be read again. */
  request: Request;
  params: ActionFunctionArgs["params"];
  values: Output;
  /** The raw form, to tell an empty field from a missing one: in `values` they look alike. */
  body: FormData;
  visit: OpenVisit;
};

type Handler<Output, Args extends FormHandlerArgs<Output> = FormHandlerArgs<Output>> = {
  /** Why this visitor may not send the form, or null; checked before the fields. */
  refuse?: (visit: Visit) => string | null;
  /** How often the form may be sent, by ip and by account. Default: a limit shared by all forms. Null: none. */
  limit?: FormLimit | null;
  /** The email of the account that the limit counts for, if any. Default: the signed-in member's. */
  accountOf?: (args: FormHandlerArgs<Output>) => string | null;
  /** The form has no fields and no page of its own, so errors go to an error page with a link back. */
  isButton?: boolean;
  /** The message for an unexpected error, if not the usual one. */
  unexpected?: string;
  handle: (args: Args) => Promise<Response>;
};

const UNEXPECTED = "An unexpected error occurred. Please try again.";
const UPGRADED =
  "The site was upgraded after this page was opened. Nothing was saved: what is new below has what is stored. Look, and press the button again.";
const KIND = Symbol.for("loam.action-kind");

/**
 * Makes the action of a page's form; beside `memberAction` the only way to accept one. Checks origin, body size, schema and
 * limit, then calls the handler, which returns a redirect (303) or throws a FormRejection. On an error the form comes back
 * (400) with what was typed, except passwords.
 */
export function formAction<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  handler: Handler<z.output<Schema>>,
) {
  async function action({ request: received, params }: ActionFunctionArgs) {
    const { request, body } = await acceptForm(received, form);
    const work = () => respond(form, body, handler, { request, params });
    return answerPress({ request, body, form }, work).catch(throwBusyPage);
  }
  return Object.assign(action, { [KIND]: handler.isButton ? "button" : "form" });
}

/** Makes the action of a member's form. Signed-out visitors sign in first, and get the form back as they typed it. */
export function memberAction<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  handler: Handler<z.output<Schema>, FormHandlerArgs<z.output<Schema>> & { user: User }> & {
    /** The form needs a fresh proof; a member without one gives it first and gets the form back. */
    needsProof?: ProofNeeded;
    /** Checked before anything else; throws the page to show to a member who may not send this form. */
    requires?: (request: Request) => Promise<unknown>;
  },
) {
  async function action({ request: received, params }: ActionFunctionArgs) {
    const { user: begins } = await visitOf(received);
    // Before anything is read: for a member without the right, the page must look missing whatever the form holds.
    if (begins) await handler.requires?.(received).catch(throwBusyPage);
    // Only members may upload files.
    const { request, body } = await acceptForm(received, form, begins ? form.fileMax : 0);
    const sent = { request, body, form };
    return answerPress(sent, async (visit) => {
      const { user } = visit;
      if (!user) return answer(request, (visit) => signInFirst(sent, visit));
      // Both may have been lost while the body was on its way.
      await handler.requires?.(request);
      if (!isFormOf(user, body.get(MEMBER_FIELD))) throw notYours(request);
      if (handler.needsProof && (await lacksProof(visit, handler.needsProof)))
        return answer(request, (visit) => proveFirst(sent, visit));
      noteSender(request, visit);
      const handle = (args: FormHandlerArgs<z.output<Schema>>) => handler.handle({ ...args, user });
      return respond(form, body, { ...handler, handle }, { request, params });
    }).catch(throwBusyPage);
  }
  return Object.assign(action, { [KIND]: handler.isButton ? "button" : "form" });
}

function notYours(request: Request) {
  const text =
    "Another member was signed in when this form was opened. Nothing was changed. Open the page again to see your own.";
  const link = { href: new URL(request.url).pathname, label: "Open it again" };
  return problem(409, "Somebody else is signed in now", text, { link });
}

async function acceptForm(received: Request, form: FormDefinition, fileMax = 0) {
  requireOwnOrigin(received);
  const names = Object.entries(form.fields).flatMap(([name, { type }]) =>
    type === "checkbox" ? [name, name + SHOWN] : [name],
  );
  const known = [...names, MEMBER_FIELD, KEY_FIELD];
  const request = await receiveForm(received, fileMax);
  return { request, body: await formFields(request.clone().formData(), known, form.fields) };
}

async function respond<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  body: FormData,
  {
    refuse,
    limit = LIMITS.anyForm,
    accountOf = ({ visit }) => visit.user?.email ?? null,
    isButton = false,
    unexpected = UNEXPECTED,
    handle,
  }: Handler<z.output<Schema>>,
  { request, params }: Pick<ActionFunctionArgs, "request" | "params">,
) {
  const submission = parseWithZod(body, { schema: form.schema });
  const hideFields = Object.keys(form.fields).filter((name) => !isShownAgain(form.fields[name]));
  const fail = async (
    result: SubmissionResult,
    status: number,
    extra: Record<string, string> = {},
    values: Record<string, string> = {},
  ) => {
    // Another process may have done it, or Back has led to a form that is done.
    if (await wasPressed()) return answerAgain(request);
    if (isButton) throw notDone(request, result, status, extra);
    requestContext(request).failed = Object.values(result.error ?? {}).some((texts) => texts?.length);
    const initialValue = { ...sentValues(form, body), ...values };
    return data<SubmissionResult>({ ...result, initialValue }, { status, headers: extra });
  };
  const refusal = refuse?.(await visitOf(request));
  if (refusal) return fail({ ...submission.reply({ hideFields }), error: { "": [refusal] } }, 400);
  if (lacksField(form, body)) return fail(submission.reply({ formErrors: [UPGRADED], hideFields }), 409);
  if (submission.status !== "success") return fail(submission.reply({ hideFields }), 400);
  try {
    const values = submission.value as z.output<Schema>;
    return await answer(request, async (visit) => {
      const args = { request, params, values, body, visit };
      if (limit) {
        const email = accountOf(args);
        await requireWithin(request, limit, email ? { email, isMember: email === visit.user?.email } : null);
      }
      if (body.get(TRAP_FIELD)) log.info({ form: form.id }, "trap field filled: nothing was done");
      const { keptForm } = visit.state;
      const response = await handle(args);
      // The kept copy of this form has served its purpose: the form has now been handled.
      if (keptForm && keptForm === visit.state.keptForm && keptForm.path === new URL(request.url).pathname)
        visit.keep({ keptForm: undefined });
      return response;
    });
  } catch (error) {
    if (isBusy(error)) {
      const typed = typedIn(form);
      if (!typed.text && !typed.password) throw busyPage();
      const { status, headers } = RETRY_LATER;
      return fail(submission.reply({ formErrors: [busyText(typed)], hideFields }), status, headers);
    }
    if (error instanceof FormRejection) {
      const { form: formError, fields = {} } = error.errors;
      const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
      const reply = { formErrors: formError ? [formError] : [], fieldErrors, hideFields };
      return fail(submission.reply(reply as never), error.status, error.headers, error.values);
    }
    if (!(error instanceof Error) || error instanceof PressedBefore || error instanceof MayNotAct)
      throw error;
    // Show the form again with a 500, so that what was typed is not lost.
    log.error({ error }, "form failed");
    return fail(submission.reply({ formErrors: [unexpected], hideFields }), 500);
  }
}

/** Returns the error page for a button's form; its "Back" link leads to the page with the button. */
function notDone(request: Request, { error }: SubmissionResult, status: number, headers: HeadersInit) {
  const text = Object.values(error ?? {}).flatMap((texts) => texts ?? []);
  const { pathname, search } = new URL(request.url);
  const link = { href: pathname + search, label: "Back" };
  return problem(status, "That did not work", text.join(" "), { headers, link });
}

/** Makes an action that is not a form: a protocol endpoint or one-click link. `reason` says why no form checks are needed. */
export function openAction(reason: string, action: (args: ActionFunctionArgs) => Promise<Response>) {
  return Object.assign((args: ActionFunctionArgs) => action(args), { [KIND]: `open: ${reason}` });
}

/** Returns an action's kind ('form', 'button', 'open: …'), or undefined. A test walks all routes with it. */
export function actionKind(action: unknown): string | undefined {
  return (action as { [KIND]?: string } | undefined)?.[KIND];
}

/** Status and headers for a form that could not be handled because the site was busy. */
const RETRY_LATER = { status: 503, headers: { "Retry-After": String(RETRY_AFTER_SECONDS) } };

/** Throws the busy page if the site was too busy, and any other error unchanged. */
function throwBusyPage(error: unknown): never {
  throw isBusy(error) ? busyPage() : error;
}

function busyPage() {
  const { title, text } = BUSY_PAGE;
  const { status, headers } = RETRY_LATER;
  return problem(status, title, text, { headers });
}

/** Returns the message above a form that comes back because the site was busy. */
const busyText = ({ password }: Typed): string =>
  `The site is busy. What you typed is still here${password ? ", except the password" : ""}: try again in a few seconds.`;
