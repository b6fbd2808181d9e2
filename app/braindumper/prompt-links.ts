import LZString from "lz-string";
import type { Platform } from "~/site/idea/platforms";
import type { GeneratedContext } from "./generated-context";

/** A link to a builder with a prompt in it; `note` says what following it does. */
type PromptLink = { label: string; href: string; note: string };

/** Length limit of Lovable ("Build with URL") and of Replit ("Open in Replit"). */
const PROMPT_CHARACTERS = 50_000;
/** Length limit of Cursor's deep links, after encoding. */
const CURSOR_URL_CHARACTERS = 8000;

/** A plan would not fit into Cursor's link, so Cursor reads it from the file saved in an earlier step. */
const CURSOR_PROMPT =
  "Read context.md in the root of this project and keep to it. Write no code yet: give me the first answer that it asks for, and wait for my yes.";

/**
 * Returns a builder's own link that starts a project with a prompt. Only these three document one, checked on
 * 2026-11-23: https://docs.lovable.dev/integrations/build-with-url,
 * https://docs.replit.com/features/integrations/open-in-replit, https://cursor.com/docs/reference/deeplinks.
 * @returns null when the platform has none, or the prompt is too long
 */
export function promptLink(platform: Platform, context: GeneratedContext): PromptLink | null {
  // encodeURIComponent throws on lone surrogates.
  const prompt = (context.type === "lovable" ? context.prompt : context.text).replace(
    /\p{Surrogate}/gu,
    "\uFFFD",
  );
  if (prompt === "" || prompt.length > PROMPT_CHARACTERS) return null;
  if (platform === "lovable") {
    return {
      label: "Start in Lovable with this prompt",
      href: `https://lovable.dev/?autosubmit=true#prompt=${encodeURIComponent(prompt)}`,
      note: "In place of 1 and 2. Lovable starts the project as soon as the link opens, which may spend your credits there.",
    };
  }
  if (platform === "replit") {
    return {
      label: "Start in Replit with this context",
      href: `https://replit.com/?stack=Build&prompt=${LZString.compressToEncodedURIComponent(prompt)}`,
      note: "In place of 1 and 2. Replit fills the context in and waits for you to send it. Sending it may spend your credits there.",
    };
  }
  if (platform === "cursor") {
    const href = `https://cursor.com/link/prompt?text=${encodeURIComponent(CURSOR_PROMPT)}`;
    if (href.length > CURSOR_URL_CHARACTERS) return null;
    return {
      label: "Open Cursor with a first prompt",
      href,
      note: "In place of writing it yourself. Cursor asks before it takes the prompt; sending it may spend your credits there.",
    };
  }
  return null;
}
