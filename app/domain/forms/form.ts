import { z } from "zod";

/** Longer than any address or id that a form carries. */
const LINE_MAX = 2000;

/** A field of text that has no limit of its own. */
export const line = z.string().max(LINE_MAX, "This is too long.").default("");

/** How one control is shown. */
export type FieldSpec = {
  label: string;
  type?: "text" | "email" | "password" | "textarea" | "checkbox" | "hidden";
  hint?: string;
  autoComplete?: string;
  /** The keyboard that a phone shows. */
  inputMode?: "numeric";
  placeholder?: string;
  /** May be left empty. The schema says so too, and has the last word. */
  optional?: boolean;
};

/**
 * One form, defined once: its schema (which also holds the error texts) and how each field is labelled.
 * Schemas must accept a missing field (it arrives as undefined) and answer with the specification's text. Each field has
 * a greatest length.
 */
export type FormDefinition<Schema extends z.ZodType = z.ZodType> = {
  id: string;
  schema: Schema;
  fields: Record<string, FieldSpec>;
};

/** The one way to make a form definition: it has exactly the fields of its schema. */
export function defineForm<Schema extends z.ZodType>(
  form: FormDefinition<Schema> & { fields: Record<Extract<keyof z.input<Schema>, string>, FieldSpec> },
): FormDefinition<Schema> {
  return form;
}

/** For buttons that post nothing but themselves. */
export const emptyForm = defineForm({ id: "confirm", schema: z.object({}), fields: {} });

/** What the browser needs to show one field: plain data, so that no schema library travels with it. */
export type FieldView = Omit<FieldSpec, "optional"> & { name: string; required: boolean };

/** What the browser needs to show a form. `values` prefill it. */
export type FormView<Name extends string = string> = {
  id: string;
  fields: Record<Name, FieldView>;
  values: { [Key in Name]?: string };
};
