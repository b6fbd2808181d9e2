import type { HeadersFunction } from "@remix-run/node";
import type { z } from "zod";
import type { FieldName, FormDefinition, FormView } from "~/domain/forms/form";

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

export const loaderHeaders: HeadersFunction = (given) => given.loaderHeaders;

/** For a form's route: passes Retry-After and the like on to the page. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
};
