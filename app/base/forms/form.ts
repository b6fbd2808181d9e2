import { z } from "zod";
import { isEmail, tidyEmail } from "~/base/text/email";
import { SHOWN } from "./hidden-fields";

const LINE_MAX = 2000;

/** A one-line text field with the general length limit. */
export const line = z.string().max(LINE_MAX, "This is too long.").default("");

/** Adds an error to a value, or to one field of it; does nothing when `message` is null. */
export function complain(context: z.RefinementCtx, message: string | null, field?: string): void {
  if (message) context.addIssue({ code: "custom", path: field ? [field] : [], message });
}

/** A text field that may be empty: tidied first, then checked by `problemOf`, which returns an error or null. */
export const optionalText = (tidy: (text: string) => string, problemOf: (text: string) => string | null) =>
  z
    .string()
    .default("")
    .transform(tidy)
    .superRefine((text, context) => complain(context, problemOf(text)));

export type FieldSpec = {
  label: string;
  /** A file's value is its content in base64, "" for none. */
  type?: "text" | "email" | "password" | "textarea" | "checkbox" | "hidden" | "file" | "datetime-local";
  hint?: string;
  /** Takes its words from texts.json: as a checkbox's label, or as another field's hint. */
  consent?: "newsletter" | "waitlist";
  autoComplete?: string;
  isMarkdown?: true;
  /** Which keyboard a phone shows. */
  inputMode?: "numeric";
  placeholder?: string;
  /** May be left empty; the schema decides. */
  optional?: boolean;
};

/** A form: its fields, and its schema, which must accept missing fields (undefined) and limit the length of each. */
export type FormDefinition<Schema extends z.ZodType = z.ZodType> = {
  id: string;
  schema: Schema;
  fields: Record<string, FieldSpec>;
  /** Sent as multipart/form-data, with up to 4 bytes a character instead of 12, because of the limit of 64 KB. */
  isLong?: true;
  /** The form changes what is stored, and its page has every field: a form that lacks one is of before an upgrade. */
  edits?: true;
  /** The form has a file of at most so many bytes; such a form must also set `isLong`. */
  fileMax?: number;
};

/** The field names of a form. */
export type FieldName<Schema extends z.ZodType> = Extract<keyof z.input<Schema>, string>;

/** Returns a form definition, with a type check that it has the same fields as its schema. */
export function defineForm<Schema extends z.ZodType>(
  form: FormDefinition<Schema> & { fields: Record<FieldName<Schema>, FieldSpec> },
): FormDefinition<Schema> {
  return form;
}

/** A form without fields: a button alone. */
export const emptyForm = defineForm({ id: "confirm", schema: z.object({}), fields: {} });

/** What a page needs to show a field: plain data, so that zod does not reach the browser. */
export type FieldView = Omit<FieldSpec, "optional" | "consent"> & { name: string; required: boolean };

/** What a page needs to show a form, with `values` filled in. */
export type FormView<Name extends string = string> = {
  id: string;
  isLong?: true;
  fields: Record<Name, FieldView>;
  values: { [Key in Name]?: string };
};

/** What a user would have to type again if the form were lost. */
export type Typed = { text: boolean; password: boolean };

export function typedIn(form: FormDefinition): Typed {
  const fields = Object.values(form.fields);
  const password = fields.some(({ type }) => type === "password");
  return { text: fields.some(isTyped), password };
}

export function isTyped({ type, autoComplete }: FieldSpec): boolean {
  return type === "textarea" || (type !== "password" && autoComplete !== undefined);
}

/** Returns what was sent of the fields that may be shown again, "" if emptied or unticked; what was not there is missing. */
export function sentValues({ fields }: FormDefinition, body: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, spec] of Object.entries(fields)) {
    if (!isShownAgain(spec)) continue;
    if (body.has(name)) values[name] = String(body.get(name));
    else if (body.has(name + SHOWN)) values[name] = "";
  }
  return values;
}

/** Returns whether a form of before an upgrade lacks a field of today's. */
export function lacksField({ edits, fields }: FormDefinition, body: FormData): boolean {
  return (
    edits === true &&
    Object.entries(fields).some(
      ([name, { type }]) => type !== "file" && !body.has(type === "checkbox" ? name + SHOWN : name),
    )
  );
}

/** Returns whether a sent value may be shown again: a password must not, and browsers ignore a file's. */
export const isShownAgain = (field?: Pick<FieldSpec, "type">): boolean =>
  field?.type !== "password" && field?.type !== "file";

/** The schema of a form that asks visitors for an email only. */
const emailAlone = z
  .object({ email: z.string().default(""), trap: line })
  .superRefine(({ email }, context) => {
    const tidy = tidyEmail(email);
    if (tidy === "") complain(context, "Please enter your email address.", "email");
    else if (!isEmail(tidy)) complain(context, "Please enter a valid email address.", "email");
  })
  .transform(({ email, trap }) => ({ email: tidyEmail(email), isRobot: trap !== "" }));

/** A honeypot: people do not see this field, so only bots fill it in. */
const ROBOT_TRAP = { label: "Leave this field empty", autoComplete: "off", optional: true };

/** Returns a form that asks visitors for an email only, with the words of a consent. */
export const emailForm = (id: string, consent: NonNullable<FieldSpec["consent"]>) =>
  defineForm({
    id,
    schema: emailAlone,
    fields: { email: { label: "Email", type: "email", autoComplete: "email", consent }, trap: ROBOT_TRAP },
  });
