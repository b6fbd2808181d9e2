import { type SubmissionResult, useForm } from "@conform-to/react";
import { type FormEvent, useMemo, useState } from "react";
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

/** One line of the error summary; `id` is the control that it is about. */
export type FormError = { text: string; id?: string };

/** To be spread on PostForm. */
export type BoundFormProps = { id: string; onSubmit: (event: FormEvent<HTMLFormElement>) => void };

export type BoundForm<Name extends string = string> = {
  formProps: BoundFormProps;
  fields: Record<Name, BoundField>;
  errors: FormError[];
};

/**
 * Joins a form's description with the answer of its action. The server alone validates: no schema and no rules
 * travel to the browser, and nothing is checked while the reader still types.
 */
export function useFormView<Name extends string>(
  view: FormView<Name>,
  lastResult: SubmissionResult | null | undefined,
): BoundForm<Name> {
  const attempt = useAttempt(lastResult);
  const [form, metadata] = useForm<Record<string, string>>({
    id: view.id,
    lastResult: lastResult ?? undefined,
    defaultValue: view.values,
    shouldValidate: "onSubmit",
  });
  const fields = {} as Record<Name, BoundField>;
  for (const [name, field] of Object.entries(view.fields) as [Name, FieldView][]) {
    const bound = metadata[name];
    const initial = bound?.initialValue;
    fields[name] = {
      ...field,
      type: field.type ?? "text",
      id: `${view.id}-${name}`,
      error: bound?.errors?.[0],
      // A password that was typed never comes back in a page.
      defaultValue: field.type === "password" || typeof initial !== "string" ? undefined : initial,
      attempt,
    };
  }
  const listed = listErrors(form.errors, fields);
  // The list keeps its identity until there is a new answer, because a new list takes the focus.
  const key = `${attempt} ${JSON.stringify(listed)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  const errors = useMemo(() => listed, [key]);
  return { formProps: { id: view.id, onSubmit: form.onSubmit }, fields, errors };
}

function listErrors(ofForm: string[] | undefined, fields: Record<string, BoundField>): FormError[] {
  const errors: FormError[] = (ofForm ?? []).map((text) => ({ text }));
  for (const { error, type, id } of Object.values(fields)) {
    if (error) errors.push(type === "hidden" ? { text: error } : { text: error, id });
  }
  return errors;
}

function useAttempt(lastResult: SubmissionResult | null | undefined): number {
  const [seen, setSeen] = useState(lastResult);
  const [attempt, setAttempt] = useState(0);
  if (lastResult !== seen) {
    setSeen(lastResult);
    if (lastResult) setAttempt(attempt + 1);
  }
  return attempt;
}
