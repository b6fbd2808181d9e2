import type { SubmissionResult } from "@conform-to/react";
import type { FieldView, FormView } from "~/domain/forms/form";

const MULTIPART = "multipart/form-data" as const;

/** One field with everything its part of the page needs. */
export type BoundField = Omit<FieldView, "type"> & {
  type: NonNullable<FieldView["type"]>;
  id: string;
  error?: string;
  defaultValue?: string;
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
 * browser.
 */
export function useFormView<Name extends string>(view: FormView<Name>, actionData: Result): BoundForm<Name> {
  const { error, initialValue } = actionData ?? {};
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
    };
  }
  const formProps = { id: view.id, ...(view.isLong && { encType: MULTIPART }) };
  return { formProps, fields, errors: listErrors(error?.[""], fields) };
}

function listErrors(ofForm: string[] | null | undefined, fields: Record<string, BoundField>): FormError[] {
  const errors: FormError[] = (ofForm ?? []).map((text) => ({ text }));
  for (const { error, type, id } of Object.values(fields)) {
    if (error) errors.push(type === "hidden" ? { text: error } : { text: error, id });
  }
  return errors;
}
