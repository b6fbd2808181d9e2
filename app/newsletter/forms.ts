import { Lexer, walkTokens } from "marked";
import { z } from "zod";
import { complain, defineForm, emailForm, line } from "~/base/forms/form";
import { markdownProblem } from "~/base/text/markdown-bounds";
import { isOwnPath, policySource } from "~/base/text/url";

const SUBJECT_MAX = 150;
/** In bytes. Some mail programs cut off mails over 100 KB, and HTML is up to twice as long as its Markdown. */
const BODY_MAX = 40_000;
const BODY_TOO_LONG = `At most ${BODY_MAX} characters; a Greek or Cyrillic letter counts as two, a Chinese one as three.`;
/** In bytes: as much as fits into a form beside its other fields. */
const SENT_MAX = 60_000;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Returns whether mail programs and pages can show a picture: by https, from a host that a page's policy can name. */
const canShow = (url: string) => (/^https:/i.test(url) ? policySource(url) !== null : isOwnPath(url));
function hasWrongPicture(markdown: string): boolean {
  let isWrong = false;
  walkTokens(Lexer.lex(markdown), (token) => {
    if (token.type === "image" && !canShow(token.href)) isWrong = true;
  });
  return isWrong;
}

/** Returns why a text cannot be rendered as a mail; null if it can. */
export function drawingProblem(body: string): string | null {
  if (bytesOf(body) > BODY_MAX) return BODY_TOO_LONG;
  return markdownProblem(body);
}

function bodyProblem(body: string): string | null {
  if (body.trim() === "") return NO_TEXT;
  return drawingProblem(body) ?? (hasWrongPicture(body) ? WRONG_PICTURE : null);
}

const NO_TEXT = "Write the text first.";
const WRONG_PICTURE =
  "A picture needs an address that begins with https://, or a path of this site. Readers' mail programs load it from there.";

const fields = {
  subject: { label: "Subject" },
  body: {
    label: "Text",
    type: "textarea",
    isMarkdown: true,
    hint: "Markdown. Pictures stay at their address: each reader's mail program loads them from there, so keep them small.",
  },
} as const;

/** `alsoSend`: sends a test to the operator `recipient` too. `revision`: the issue's when opened, 0 for a new one. */
export const issueForm = defineForm({
  id: "issue",
  isLong: true,
  schema: z.object({
    revision: line,
    subject: z
      .string("Give the mail a subject.")
      .trim()
      .overwrite((text) => text.replace(/\s+/g, " "))
      .min(1, "Give the mail a subject.")
      .max(SUBJECT_MAX, `At most ${SUBJECT_MAX} characters.`),
    body: z.string(NO_TEXT).superRefine((body, context) => complain(context, bodyProblem(body))),
    alsoSend: z.literal("trial").optional(),
    recipient: line,
  }),
  fields: {
    revision: { label: "", type: "hidden" },
    alsoSend: { label: "", type: "hidden", optional: true },
    recipient: { label: "Test letter to", optional: true },
    ...fields,
  },
});

/** The text while it is being written, for a preview. Nothing is stored. */
export const issuePreviewForm = defineForm({
  id: "issue-preview",
  isLong: true,
  schema: z.object({
    view: z.string().optional(),
    subject: line,
    body: z
      .string()
      .default("")
      .refine((body) => bytesOf(body) <= SENT_MAX, BODY_TOO_LONG),
  }),
  fields: { ...fields, view: { label: "View" } },
});

export const newsletterForm = defineForm({
  id: "newsletter",
  schema: z.object({ wanted: z.enum(["yes", "no"], "Choose whether you want the newsletter") }),
  fields: { wanted: { label: "Newsletter" } },
});

export const subscribeForm = emailForm("subscribe", "newsletter");
