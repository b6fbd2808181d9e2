import type { FieldSpec } from "~/domain/forms/form";
import { incomingMarkdown } from "~/domain/incoming-markdown";
import { incomingLine, incomingText } from "~/domain/incoming-text";
import { BODY_LIMIT_BYTES, requestContext } from "~/kernel/request-context";
import { problem } from "./problem";

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Reads a posted form and keeps only known fields, as text that can be stored and shown anywhere. @throws 413 over 64 KB, 415 for other content types, 400
 * for files, repeated fields or an unreadable body
 */
export async function readFormBody(
  request: Request,
  known: string[],
  fields: Record<string, FieldSpec> = {},
): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPES.some((form) => type.toLowerCase().startsWith(form))) {
    throw problem(415, "This cannot be read", "Only forms can be sent here.");
  }
  const bytes = await readBody(request);
  const posted = await new Response(bytes, { headers: { "Content-Type": type } })
    .formData()
    .catch(() => null);
  if (!posted) throw damaged();

  const body = new FormData();
  for (const name of known) {
    const values = posted.getAll(name);
    if (values.length > 1 || values.some((value) => typeof value !== "string")) throw damaged();
    if (values.length === 1) body.set(name, takenIn(values[0] as string, fields[name]));
  }
  return body;
}

function takenIn(value: string, field?: FieldSpec): string {
  // A password is what was typed: it is neither stored nor shown.
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

function tooLarge() {
  return problem(
    413,
    "That is too long",
    "A form can have at most 64 KB. Go back and make it shorter: what you typed is still there.",
  );
}

/** Reads a body up to the limit. @throws 413 beyond it */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  if (announced > BODY_LIMIT_BYTES || requestContext(request).tooLarge) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving a `for await` would cancel the body, which closes the connection before the answer is sent.
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > BODY_LIMIT_BYTES) throw tooLarge();
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
