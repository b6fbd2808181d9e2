import { incomingText, SOFT_BREAK } from "./incoming-text";
import { markdownProblem } from "./markdown-bounds";
import { rewriteMarkdown } from "./markdown-links";

/** A hard line break (CommonMark, 6.7). A plain line end would be shown as a space. */
const HARD_BREAK = "  \n";

/**
 * incomingText for Markdown: a soft break inside a paragraph becomes a hard line break, so that it still breaks the
 * line.
 */
export function incomingMarkdown(text: string): string {
  // What cannot be shown is refused later, and parsing it here would take minutes.
  if (text.search(SOFT_BREAK) < 0 || markdownProblem(text)) return incomingText(text);
  const withBreaks = (paragraph: string) => paragraph.replace(SOFT_BREAK, HARD_BREAK);
  return incomingText(rewriteMarkdown(text, { paragraph: withBreaks }));
}
