import { rewriteMarkdown } from "~/base/text/markdown-links";
import { raised } from "./raised";
import { setAside } from "./shortcodes";

const HEADING_ID = /^( {0,3}#{1,6}[ \t].*?)[ \t]*\{[:#.][^{}\n]*\}[ \t]*#*[ \t]*$/gm;
const UNDERLINED_ID = /^(\S.*?)[ \t]*\{[:#.][^{}\n]*\}[ \t]*(\n {0,3}(?:=+|-+)[ \t]*)$/gm;
/** Classes and the like: of the block above, or of a picture. */
const BLOCK_ATTRIBUTES = /^[ \t]*\{[:#.][^{}\n]*\}[ \t]*$/gm;
const PICTURE_ATTRIBUTES = /(!\[[^\]\n]*\]\([^)\n]*\))\{[^{}\n]*\}/g;

/** Raised and lowered numbers of Pandoc and Hugo: 10^6^, H~2~O. */
const RAISED = /([\p{L}\p{N})\]])(?:\^([^\s^~]{1,12})\^|(?<!~)~([^\s^~]{1,12})~(?!~))/gu;
/** The first line of a note as GitHub, Hugo and Obsidian mark it. */
const CALLOUT = /^((?:[ \t]{0,3}>[ \t]?)+)\[!(\w+)\][+-]?[ \t]*(.*)$/gm;

const DEFINED =
  /^(?![ \t]*[:#>|*+-])([^\n]+)\n(?:[ \t]*\n)?(: {1,3}\S[^\n]*(?:\n(?:: {1,3}\S[^\n]*| {2,}\S[^\n]*))*)/gm;

/** What Markdown of other products has beyond ours, in ours: footnotes become a list, definitions too; ids go. */
export function plainParts(markdown: string): string {
  const { keep, restore } = setAside();
  const text = rewriteMarkdown(markdown.replaceAll("\r\n", "\n"), { codeFenced: keep, codeText: keep })
    .replace(HEADING_ID, "$1")
    .replace(UNDERLINED_ID, "$1$2")
    .replace(BLOCK_ATTRIBUTES, "")
    .replace(PICTURE_ATTRIBUTES, "$1")
    .replace(RAISED, (all, by, up, down) => {
      const signs = raised(up ?? down, up ? "sup" : "sub");
      return signs === null ? all : by + signs;
    })
    .replace(CALLOUT, (_, mark: string, kind: string, title: string) => {
      const heading = title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
      return `${mark}**${heading}**\n${mark.trimEnd()}`;
    })
    .replace(DEFINED, (_, term: string, meanings: string) => {
      const shown = term.includes("*") ? term.trim() : `**${term.trim()}**`;
      return `${shown}\n\n${meanings.replace(/^: +/gm, "- ")}`;
    });
  return restore(withNotes(text));
}

const NOTE = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*(.*)$/;
const REFERENCE = /(?<!\\)\[\^([^\]\s]+)\]/g;

/** Footnotes as a list at the end, in the order in which they are named; one that nobody names was shown nowhere. */
function withNotes(markdown: string): string {
  const notes = new Map<string, string[]>();
  const rest: string[] = [];
  let open: string[] | null = null;
  for (const line of markdown.split("\n")) {
    const [, id, first = ""] = NOTE.exec(line) ?? [];
    const goesOn = /^(?: {2,}|\t|[ \t]*$)/.test(line) || open?.at(-1)?.trim();
    if (id) {
      open = [first];
      notes.set(id.toLowerCase(), open);
    } else if (open && goesOn) open.push(line.replace(/^(?:\t| {1,4})/, ""));
    else {
      if (open) rest.push("");
      open = null;
      rest.push(line);
    }
  }
  const named: string[] = [];
  const numbered = (text: string) =>
    text.replace(REFERENCE, (all, given: string) => {
      const id = given.toLowerCase();
      if (!notes.has(id)) return all;
      if (!named.includes(id)) named.push(id);
      return `\\[${named.indexOf(id) + 1}]`;
    });
  const text = numbered(rest.join("\n"));
  const list: string[] = [];
  // A note may name another one.
  for (let at = 0; at < named.length; at += 1) {
    const mark = `${at + 1}. `;
    const note = numbered(
      notes
        .get(named[at] ?? "")
        ?.join("\n")
        .trim() ?? "",
    );
    list.push(mark + note.replace(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`));
  }
  return list.length > 0 ? `${text.trimEnd()}\n\n---\n\n${list.join("\n")}\n` : text;
}
