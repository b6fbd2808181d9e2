import type { FieldSpec } from "~/base/forms/form";
import { BODY_LIMIT_BYTES } from "~/base/kernel/request-context";
import { incomingLine, incomingMarkdown, incomingText } from "~/base/text/incoming-text";
import { problem } from "./problem";

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Receives a posted form: returns its request with the body in memory, which can be read again, and a file of at most `fileMax` bytes.
 * @throws 413 over 64 KB beside the file, 415 for other content types
 */
export async function receiveForm(request: Request, fileMax = 0): Promise<Request> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPES.some((form) => type.toLowerCase().startsWith(form))) {
    throw problem(415, "This cannot be read", "Only forms can be sent here.");
  }
  return new Request(request, { body: await readBody(request, fileMax) });
}

/**
 * Returns a posted form's known fields, with text cleaned for storage and a file as base64.
 * @throws 400 for an unexpected file, repeated fields or an unreadable body
 */
export async function formFields(
  sent: Promise<FormData>,
  known: string[],
  fields: Record<string, FieldSpec> = {},
): Promise<FormData> {
  const posted = await sent.catch(() => null);
  if (!posted) throw damaged();
  const body = new FormData();
  for (const name of known) {
    const values = posted.getAll(name);
    const isFile = fields[name]?.type === "file";
    if (values.length > 1 || values.some((value) => (typeof value !== "string") !== isFile)) throw damaged();
    const [value] = values;
    if (value === undefined) continue;
    body.set(name, typeof value === "string" ? cleaned(value, fields[name]) : await inBase64(value));
  }
  return body;
}

const inBase64 = async (file: File) => Buffer.from(await file.arrayBuffer()).toString("base64");

function cleaned(value: string, field?: FieldSpec): string {
  // Passwords are taken exactly as typed, since they are never stored or shown as text.
  if (field?.type === "password") return value;
  if (field?.isMarkdown) return incomingMarkdown(value);
  return !field || field.type === "textarea" || field.type === "hidden"
    ? incomingText(value)
    : incomingLine(value);
}

function damaged() {
  return problem(
    400,
    "The form did not arrive complete",
    "Please go back, reload the page and send it again.",
  );
}

function tooLarge({ url }: Request, fileMax: number) {
  const link = { href: new URL(url).pathname, label: "Back" };
  const most = `It can have at most ${fileMax / 1024} KB. Go back and choose a smaller one.`;
  if (fileMax > 0) return problem(413, "That file is too large", most, { link });
  return problem(
    413,
    "That is too long",
    "A form can have at most 64 KB. Go back and make it shorter: what you typed is still there.",
  );
}

/** Reads a body of up to 64 KB, and `fileMax` bytes more for a file. @throws 413 beyond that */
export async function readBody(request: Request, fileMax = 0): Promise<Uint8Array<ArrayBuffer>> {
  const limit = BODY_LIMIT_BYTES + fileMax;
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw tooLarge(request, fileMax);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // No `for await`: leaving it early cancels the body, which closes the connection before the answer is sent.
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) throw tooLarge(request, fileMax);
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
