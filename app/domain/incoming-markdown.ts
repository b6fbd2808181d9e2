import { incomingText, SOFT_BREAK } from "./incoming-text";
import { nestsTooDeep } from "./markdown-depth";
import { rewriteMarkdown } from "./markdown-links";

/** Markdown's own line break (CommonMark, 6.7): a line end alone would show as a blank. */
const HARD_BREAK = "  \n";

/** `incomingText` for Markdown: in a paragraph a soft line break still breaks the line when it is shown. */
export function incomingMarkdown(text: string): string {
  // What nests too deep is refused next, and would take minutes to parse.
  if (text.search(SOFT_BREAK) < 0 || nestsTooDeep(text)) return incomingText(text);
  const withBreaks = (paragraph: string) => paragraph.replace(SOFT_BREAK, HARD_BREAK);
  return incomingText(rewriteMarkdown(text, { paragraph: withBreaks }));
}
