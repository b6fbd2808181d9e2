import type { z } from "zod";
import type { FieldName, FormDefinition, FormView } from "~/base/forms/form";
import { shownEmail } from "~/base/text/email";
import { texts } from "./site.server";

/** Returns what a page needs to draw the form, filled with `values`. Emails are shown as their owner writes them. */
export function formView<Schema extends z.ZodType>(
  form: FormDefinition<Schema>,
  values: FormView<FieldName<Schema>>["values"] = {},
): FormView<FieldName<Schema>> {
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, { optional, consent, ...spec }]) => [
      name,
      {
        ...spec,
        ...(consent && { [spec.type === "checkbox" ? "label" : "hint"]: texts()[consent].consent }),
        name,
        required: !optional,
      },
    ]),
  );
  const shown = Object.fromEntries(
    Object.entries<string | undefined>(values).map(([name, value]) => [
      name,
      form.fields[name]?.type === "email" && value ? shownEmail(value) : value,
    ]),
  );
  const { id, isLong } = form;
  return {
    id,
    isLong,
    fields: fields as FormView<FieldName<Schema>>["fields"],
    values: shown as FormView<FieldName<Schema>>["values"],
  };
}
