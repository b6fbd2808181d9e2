/**
 * Returns a text for a terminal, with control characters shown as "?" except tabs and line breaks: what it quotes, from a file or a
 * database, must not move the cursor, hide lines or set the window's title.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, "?");
}
