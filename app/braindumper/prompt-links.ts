import LZString from "lz-string";
import type { Platform } from "~/site/idea/platforms";
import type { GeneratedContext } from "./generated-context";

/** A link to a builder with a prompt in it; `note` says what following it does. Without an address it says why there is none. */
type PromptLink = { label: string; href: string | null; note: string };

/** Length limit of Lovable ("Build with URL") and of Replit ("Open in Replit"). */
const PROMPT_CHARACTERS = 50_000;

/** Cursor's deep links take 8,000 characters, too few for a plan, so Cursor reads it from the file saved in an earlier step. */
const CURSOR_PROMPT =
  "Read context.md in the root of this project and keep to it. Write no code yet: give me the first answer that it asks for, and wait for my yes.";

const TOO_LONG = "Your plan is too long for a link that starts the project by itself: copy and paste it.";

/**
 * Returns a builder's own link that starts a project with the whole plan. Only these three document one, checked on
 * 2026-11-23: https://docs.lovable.dev/integrations/build-with-url,
 * https://docs.replit.com/features/integrations/open-in-replit, https://cursor.com/docs/reference/deeplinks.
 * @returns null when the platform has none
 */
export function promptLink(platform: Platform, context: GeneratedContext): PromptLink | null {
  // encodeURIComponent throws on lone surrogates.
  const prompt = (context.type === "lovable" ? context.prompt : context.text).replace(
    /\p{Surrogate}/gu,
    "\uFFFD",
  );
  if (platform === "lovable") {
    const text = encodeURIComponent(prompt);
    const fits = prompt !== "" && text.length <= PROMPT_CHARACTERS;
    return {
      label: "Start in Lovable with this prompt",
      href: fits ? `https://lovable.dev/?autosubmit=true#prompt=${text}` : null,
      note: fits
        ? "In place of 1 and 2. Lovable starts the project as soon as the link opens, which may spend your credits there."
        : TOO_LONG,
    };
  }
  if (platform === "replit") {
    const text = LZString.compressToEncodedURIComponent(prompt);
    const fits = prompt !== "" && prompt.length <= PROMPT_CHARACTERS;
    return {
      label: "Start in Replit with this context",
      href: fits ? `https://replit.com/?stack=Build&prompt=${text}` : null,
      note: fits
        ? "In place of 1 and 2. Replit fills the context in and waits for you to send it. Sending it may spend your credits there."
        : TOO_LONG,
    };
  }
  if (platform === "cursor")
    return {
      label: "Open Cursor with a first prompt",
      href: `https://cursor.com/link/prompt?text=${encodeURIComponent(CURSOR_PROMPT)}`,
      note: "In place of pasting, when context.md is saved. Cursor asks before it takes the prompt; sending it may spend your credits there.",
    };
  return null;
}
