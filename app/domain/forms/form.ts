import { z } from "zod";

const LINE_MAX = 2000;

/** A text field without a limit of its own. */
export const line = z.string().max(LINE_MAX, "This is too long.").default("");

/** Says what is wrong with a value, or with one field of it; null when nothing is. */
export function complain(context: z.RefinementCtx, message: string | null, field?: string): void {
  if (message) context.addIssue({ code: "custom", path: field ? [field] : [], message });
}

/** A text field that may be left empty: tidied first, then judged; `problemOf` says what is wrong, or null. */
export const optionalText = (tidy: (text: string) => string, problemOf: (text: string) => string | null) =>
  z
    .string()
    .default("")
    .transform(tidy)
    .superRefine((text, context) => complain(context, problemOf(text)));

export type FieldSpec = {
  label: string;
  /** A file's value is its bytes in base64, empty for none. */
  type?: "text" | "email" | "password" | "textarea" | "checkbox" | "hidden" | "file";
  hint?: string;
  /** What is agreed to, in the words of texts.json: a checkbox's label, another field's hint. */
  consent?: "newsletter" | "waitlist";
  autoComplete?: string;
  isMarkdown?: true;
  /** The keyboard that a phone shows. */
  inputMode?: "numeric";
  placeholder?: string;
  /** May be left empty; the schema decides. */
  optional?: boolean;
};

/**
 * A form: its schema with the error texts, and its fields. Schemas accept missing fields (undefined), and
 * every field has a maximum length.
 */
export type FormDefinition<Schema extends z.ZodType = z.ZodType> = {
  id: string;
  schema: Schema;
  fields: Record<string, FieldSpec>;
  /**
   * Sent as multipart/form-data, in which a letter takes its own one to four bytes, not up to twelve: for forms whose longest
   * text would else be over the limit of a form (64 KB).
   */
  isLong?: true;
  /** It has a file of at most so many bytes. Such a form is long. */
  fileMax?: number;
};

/** The names of a form's fields. */
export type FieldName<Schema extends z.ZodType> = Extract<keyof z.input<Schema>, string>;

/** Makes a form definition; its fields are those of its schema. */
export function defineForm<Schema extends z.ZodType>(
  form: FormDefinition<Schema> & { fields: Record<FieldName<Schema>, FieldSpec> },
): FormDefinition<Schema> {
  return form;
}

/** For buttons without fields. */
export const emptyForm = defineForm({ id: "confirm", schema: z.object({}), fields: {} });

/** What a page needs to show a field: plain data, so that no schema library reaches the browser. */
export type FieldView = Omit<FieldSpec, "optional" | "consent"> & { name: string; required: boolean };

/** What a page needs to show a form, with `values` filled in. */
export type FormView<Name extends string = string> = {
  id: string;
  isLong?: true;
  fields: Record<Name, FieldView>;
  values: { [Key in Name]?: string };
};

/** What the user would have to type again if the form were lost. */
export type Typed = { text: boolean; password: boolean };

export function typedIn(form: FormDefinition): Typed {
  const fields = Object.values(form.fields);
  const password = fields.some(({ type }) => type === "password");
  return { text: fields.some(isTyped), password };
}

export function isTyped({ type, autoComplete }: FieldSpec): boolean {
  return type === "textarea" || (type !== "password" && autoComplete !== undefined);
}

/** Whether what was sent may come back in a page: no password does, and no browser takes a file from one. */
export const isShownAgain = (field?: Pick<FieldSpec, "type">): boolean =>
  field?.type !== "password" && field?.type !== "file";
