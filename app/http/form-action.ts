import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { FormDefinition, FormView } from "~/domain/forms/form";
import { BusyError } from "~/kernel/busy";
import { requestContext } from "~/kernel/request-context";
import { links } from "~/links";
import { requireOwnOrigin } from "./origin";
import { problem } from "./problem";
import { readFormBody } from "./read-form";
import { type Visit, visitOf } from "./visit";

/** Thrown by a handler: the same form again, with this text beside a field (or above all) and what was typed. */
export class FormRejection extends Error {
  constructor(
    readonly errors: { form?: string; fields?: Record<string, string> },
    readonly status = 400,
    readonly headers: Record<string, string> = {},
  ) {
    super("form rejected");
  }
}

export type FormHandlerArgs<Output> = {
  request: Request;
  params: ActionFunctionArgs["params"];
  values: Output;
  visit: Visit;
};

type FormActionOptions<Output> = {
  /** The form is for members: a visitor signs in first and finds it again as it was typed. */
  memberOnly?: { flash: { title: string; text: string } };
  handle: (args: FormHandlerArgs<Output>) => Promise<Response>;
};

const KIND = Symbol.for("loam.action-kind");

/**
 * The action of a form, the one way to accept a post from a page: own origin, body limit, the form's own schema;
 * then the handler, which answers a redirect (303) or throws a FormRejection. On an error the form comes back with 400,
 * what was typed is kept and passwords are emptied.
 */
export function formAction<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  { memberOnly, handle }: FormActionOptions<z.output<Schema>>,
) {
  async function action({ request, params }: ActionFunctionArgs) {
    requireOwnOrigin(request);
    const body = await readFormBody(request, Object.keys(form.fields));
    const visit = await visitOf(request);
    if (memberOnly && !visit.user) return signInFirst(request, body, form, visit, memberOnly.flash);

    const submission = parseWithZod(body, { schema: form.schema });
    const secret = Object.keys(form.fields).filter((name) => form.fields[name]?.type === "password");
    const fail = (result: SubmissionResult, status: number, headers: Headers) => {
      requestContext(request).failed = true;
      return data<SubmissionResult>(result, { status, headers });
    };
    if (submission.status !== "success") {
      return fail(submission.reply({ hideFields: secret }), 400, visit.headers);
    }
    try {
      const values = submission.value as z.output<Schema>;
      const response = await orThrownResponse(handle({ request, params, values, visit }));
      for (const [name, value] of visit.headers) response.headers.append(name, value);
      return response;
    } catch (error) {
      if (error instanceof BusyError) throw tooBusy();
      if (!(error instanceof FormRejection)) throw error;
      const { form: formError, fields = {} } = error.errors;
      const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
      const result = submission.reply({
        formErrors: formError ? [formError] : [],
        fieldErrors,
        hideFields: secret,
      } as never);
      const headers = new Headers(visit.headers);
      for (const [name, value] of Object.entries(error.headers)) headers.set(name, value);
      return fail(result, error.status, headers);
    }
  }
  return Object.assign(action, { [KIND]: "form" });
}

/** A handler may throw its redirect as well as return it. */
async function orThrownResponse(answer: Promise<Response>): Promise<Response> {
  return answer.catch((error) => {
    if (error instanceof Response) return error;
    throw error;
  });
}

/** Keeps what was typed (never a password), and sends the visitor to sign in and back. */
async function signInFirst(
  request: Request,
  body: FormData,
  form: FormDefinition,
  visit: Visit,
  flash: { title: string; text: string },
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const values: Record<string, string> = {};
  for (const [name, value] of body) {
    if (form.fields[name]?.type !== "password") values[name] = String(value);
  }
  await visit.keep({ redirectTo: path, keptForm: { path, values } });
  await visit.flash(links.signIn(), { kind: "info", seconds: 5, ...flash });
  return redirect(links.signIn(), { status: 303, headers: visit.headers });
}

function tooBusy() {
  return problem(
    503,
    "Busy for a moment",
    "Too much is going on right now. Please try again in a few seconds.",
    {
      "Retry-After": "5",
    },
  );
}

/** An action that is not a form of ours: a protocol endpoint or a one-click link. Says why it may be open. */
export function openAction(reason: string, action: (args: ActionFunctionArgs) => Promise<Response>) {
  return Object.assign((args: ActionFunctionArgs) => action(args), { [KIND]: `open: ${reason}` });
}

/** For the test that walks all routes: 'form', 'open: …', or undefined for an action that is neither. */
export function actionKind(action: unknown): string | undefined {
  return (action as { [KIND]?: string } | undefined)?.[KIND];
}

type FieldName<Schema extends z.ZodType> = Extract<keyof z.input<Schema>, string>;

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
  return { id: form.id, fields: fields as FormView<FieldName<Schema>>["fields"], values };
}

/** Values that were typed before the visitor had to sign in, for the form at this path. */
export function keptValues(visit: Visit, path: string): Record<string, string> {
  const kept = visit.state.keptForm;
  return kept?.path === path ? kept.values : {};
}
