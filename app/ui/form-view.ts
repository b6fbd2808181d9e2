import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { useMemo, useState } from "react";
import type { FieldView, FormView } from "~/domain/forms/form";

/** One control with everything that its part of the page needs. */
export type BoundField = Omit<FieldView, "type"> & {
  type: NonNullable<FieldView["type"]>;
  id: string;
  error?: string;
  defaultValue?: string;
  /** Counts answers of the server to this form: a password is emptied when it grows. */
  attempt: number;
};

type Result = SubmissionResult | null | undefined;

/** One line of the error summary; `id` is the control that it is about. */
export type FormError = { text: string; id?: string };

/** To be spread on PostForm. */
export type BoundFormProps = { id: string };

export type BoundForm<Name extends string = string> = {
  formProps: BoundFormProps;
  fields: Record<Name, BoundField>;
  errors: FormError[];
};

/**
 * Joins a form's description with the answer of its action. The server alone validates: no schema and no rules
 * travel to the browser, and nothing is checked while the reader still types. So of Conform only its answer arrives
 * here: its own hook would be a tenth of all script.
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
      // A password that was typed never comes back in a page.
      defaultValue: field.type === "password" || typeof initial !== "string" ? undefined : initial,
      attempt,
    };
  }
  const listed = listErrors(error?.[""], fields);
  // The list keeps its identity until there is a new answer, because a new list takes the focus.
  const key = `${attempt} ${JSON.stringify(listed)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  const errors = useMemo(() => listed, [key]);
  return { formProps: { id: view.id }, fields, errors };
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
 * A link of the error summary changes the address after its `#`, and Remix then forgets the answer: it is kept here. An
 * answer that leads to another place of the same page brings a new view, and ends it.
 */
function useLastResult(view: object, actionData: Result): Result {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search;
  const [kept, setKept] = useState({ result: actionData, address, view });
  if (actionData && (actionData !== kept.result || view !== kept.view))
    setKept({ result: actionData, address, view });
  if (actionData) return actionData;
  return hash !== "" && kept.address === address && kept.view === view ? kept.result : null;
}
