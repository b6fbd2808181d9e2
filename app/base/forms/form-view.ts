import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { type FieldView, type FormView, isShownAgain } from "./form";

const MULTIPART = "multipart/form-data" as const;

/** A field with everything that is needed to draw it. */
export type BoundField = Omit<FieldView, "type"> & {
  type: NonNullable<FieldView["type"]>;
  id: string;
  error?: string;
  /** A longer explanation of the error. */
  detail?: string;
  defaultValue?: string;
  meta: FieldMetadata<string>;
};

type Result = SubmissionResult | null | undefined;

/** A line of the error summary; `id` is the field that it links to. */
export type FormError = { text: string; id?: string };

export type BoundForm<Name extends string = string> = {
  /** To be spread on PostForm. */
  formProps: { id: string; encType?: "multipart/form-data" };
  fields: Record<Name, BoundField>;
  errors: FormError[];
};

/** Combines a form's description with its action's result. Only the server validates: browsers get no schema. */
export function useFormView<Name extends string>(view: FormView<Name>, actionData: Result): BoundForm<Name> {
  const described = Object.values<FieldView>(view.fields);
  const [form, metas] = useForm<Record<string, string>>({
    id: view.id,
    lastResult: actionData,
    defaultValue: view.values,
    constraint: Object.fromEntries(described.map(({ name, required }) => [name, { required }])),
  });
  // What the page of a refused form did not have keeps the stored value. (Conform takes missing and empty for the same.)
  const values = { ...view.values, ...actionData?.initialValue } as Record<string, string | undefined>;
  const fields = {} as Record<Name, BoundField>;
  for (const field of described) {
    const meta = metas[field.name] as FieldMetadata<string>;
    const type = field.type ?? "text";
    const defaultValue = isShownAgain({ type }) ? values[field.name] : undefined;
    const [error, detail] = meta.errors ?? [];
    fields[field.name as Name] = { ...field, type, id: meta.id, error, detail, defaultValue, meta };
  }
  const formProps = { id: form.id, ...(view.isLong && { encType: MULTIPART }) };
  return { formProps, fields, errors: listErrors(form.errors, fields) };
}

function listErrors(ofForm: string[] | null | undefined, fields: Record<string, BoundField>): FormError[] {
  const errors: FormError[] = (ofForm ?? []).map((text) => ({ text }));
  for (const { error, type, id } of Object.values(fields)) {
    if (error) errors.push(type === "hidden" ? { text: error } : { text: error, id });
  }
  return errors;
}
