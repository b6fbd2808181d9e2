import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { useMemo, useState } from "react";
import type { FieldView, FormView } from "~/domain/forms/form";

const MULTIPART = "multipart/form-data" as const;

/** One field with everything its part of the page needs. */
export type BoundField = Omit<FieldView, "type"> & {
  type: NonNullable<FieldView["type"]>;
  id: string;
  error?: string;
  defaultValue?: string;
  /** Counts the server's answers to this form: a password field is emptied when it grows. */
  attempt: number;
};

type Result = SubmissionResult | null | undefined;

/** One line of the error summary; `id` is the field it is about. */
export type FormError = { text: string; id?: string };

export type BoundForm<Name extends string = string> = {
  /** To be spread on PostForm. */
  formProps: { id: string; encType?: "multipart/form-data" };
  fields: Record<Name, BoundField>;
  errors: FormError[];
};

/**
 * Joins a form's description with its action's answer. Only the server validates, so no schema travels to the
 * browser. Conform's own hook would be a tenth of all script.
 */
export function useFormView<Name extends string>(view: FormView<Name>, actionData: Result): BoundForm<Name> {
  const lastResult = useLastResult(view, actionData);
  const attempt = useAttempt(lastResult);
  const { error, initialValue } = lastResult ?? {};
  const fields = {} as Record<Name, BoundField>;
  for (const [name, field] of Object.entries(view.fields) as [Name, FieldView][]) {
    const initial = initialValue ? initialValue[name] : view.values[name];
    fields[name] = {
      ...field,
      type: field.type ?? "text",
      id: `${view.id}-${name}`,
      error: error?.[name]?.[0],
      // A password never comes back in a page.
      defaultValue: field.type === "password" || typeof initial !== "string" ? undefined : initial,
      attempt,
    };
  }
  const listed = listErrors(error?.[""], fields);
  // The list keeps its identity until there is a new answer, because a new list takes the focus.
  const key = `${attempt} ${JSON.stringify(listed)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  const errors = useMemo(() => listed, [key]);
  const formProps = { id: view.id, ...(view.isLong && { encType: MULTIPART }) };
  return { formProps, fields, errors };
}

function listErrors(ofForm: string[] | null | undefined, fields: Record<string, BoundField>): FormError[] {
  const errors: FormError[] = (ofForm ?? []).map((text) => ({ text }));
  for (const { error, type, id } of Object.values(fields)) {
    if (error) errors.push(type === "hidden" ? { text: error } : { text: error, id });
  }
  return errors;
}

function useAttempt(lastResult: Result): number {
  const [seen, setSeen] = useState(lastResult);
  const [attempt, setAttempt] = useState(0);
  if (lastResult !== seen) {
    setSeen(lastResult);
    if (lastResult) setAttempt(attempt + 1);
  }
  return attempt;
}

/**
 * Remix forgets an action's answer when the hash changes, as a link of the error summary does: keep it while
 * path, query and view stay the same.
 */
function useLastResult(view: object, actionData: Result): Result {
  const { pathname, search, hash } = useLocation();
  const page = pathname + search;
  const [kept, setKept] = useState({ result: actionData, page, view });
  if (actionData && (actionData !== kept.result || view !== kept.view))
    setKept({ result: actionData, page, view });
  if (actionData) return actionData;
  return hash !== "" && kept.page === page && kept.view === view ? kept.result : null;
}
