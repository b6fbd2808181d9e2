import { Lexer, walkTokens } from "marked";
import { z } from "zod";
import { nestsTooDeep, TOO_DEEP } from "../markdown-depth";
import { isOwnPath } from "../own-path";
import { policySource } from "../policy-source";
import { defineForm, line } from "./form";

const SUBJECT_MAX = 150;
/** Bytes. A mail over 100 KB is cut by some mail programs; HTML is up to twice as long as its Markdown. */
const BODY_MAX = 40_000;
const BODY_TOO_LONG = `At most ${BODY_MAX} characters; a Greek or Cyrillic letter counts as two, a Chinese one as three.`;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A picture with a URL on plain http, or inside the text, shows in few mail programs; a page's policy must name its host. */
const canShow = (url: string) => (/^https:/i.test(url) ? policySource(url) !== null : isOwnPath(url));
function hasWrongPicture(markdown: string): boolean {
  let isWrong = false;
  walkTokens(Lexer.lex(markdown), (token) => {
    if (token.type === "image" && !canShow(token.href)) isWrong = true;
  });
  return isWrong;
}

/** `alsoSend`: also send it to the operator alone. `revision`: the issue's when the page was opened, 0 for a new one. */
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
    body: z
      .string("Write the text first.")
      .refine((text) => text.trim() !== "", "Write the text first.")
      .refine((text) => bytesOf(text) <= BODY_MAX, { error: BODY_TOO_LONG, abort: true })
      .refine((text) => !nestsTooDeep(text), { error: TOO_DEEP, abort: true })
      .refine(
        (text) => !hasWrongPicture(text),
        "A picture needs an address that begins with https://, or a path of this site. Readers' mail programs load it from there.",
      ),
    alsoSend: z.literal("trial").optional(),
  }),
  fields: {
    revision: { label: "", type: "hidden" },
    alsoSend: { label: "", type: "hidden", optional: true },
    subject: { label: "Subject", autoComplete: "off" },
    body: {
      label: "Text",
      type: "textarea",
      isMarkdown: true,
      hint: "Markdown. Pictures stay at their address: each reader's mail program loads them from there, so keep them small.",
    },
  },
});
