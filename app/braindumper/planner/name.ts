import { cutText } from "~/base/text/cut-text";
import { openingWords } from "~/site/idea/description";
import { planNameProblem } from "~/site/idea/limits";
import { BREAKS, JOINTS } from "./library/little-words";

const NAME = String.raw`["“„«'‘]?(\p{Lu}[\p{L}\p{N}]{2,}(?: \p{Lu}[\p{L}\p{N}]+){0,2})["”“»'’]?`;
const APP = "(?:app|site|website|platform|plattform|tool|marketplace|service|it)";
/** "KilnShare is the marketplace", "Letterbox - an app that", "an app called Loopy". */
const NAMED = [
  /^\s*["“„«]?(\p{Lu}\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*)["”“»]?\s*(?:is\s|ist\s|est\s|es\s|[-–—:])/u,
  new RegExp(
    String.raw`^\s*(?!Hello|Subject|Idea|Project)${NAME}\s+[-–—]\s+(?:the|a|an|my|our)\s[^.\n]{0,60}\b${APP}\b`,
    "u",
  ),
  new RegExp(String.raw`\b${APP} (?:is |should be |will be )?(?:called|named) ${NAME}`, "u"),
];

/** Returns the name that an idea gives to the app, or "". */
export function nameIn(idea: string): string {
  const [name = ""] = NAMED.flatMap((pattern) => pattern.exec(idea)?.[1] ?? []);
  return planNameProblem(name) === null ? name : "";
}

const JOINING = `${JOINTS}, ${BREAKS}, with, where, who, that`.replaceAll(", ", "|");
/**
 * Where a title may end, best first: with a sentence, before a list or an aside, at a comma, before a word that joins the next
 * clause. After a colon a comma is none: what stands between them would be the first piece of a list.
 */
const ENDS = [
  /[.!?](?=\s)|[。！？]/gu,
  /[;:](?=\s)|[；：]|\s?[(（]|\s[-–—]\s/gu,
  /,(?=\s)|[，、]/gu,
  new RegExp(String.raw`\s(?:${JOINING})(?=\s)`, "giu"),
];
const HANGING = new RegExp(String.raw`(\s(?:${JOINING}))?[\s,;:.!?]*$`, "iu");

/** Returns the first clauses of an idea's first line, as a name for it; of one that is too long its first words. */
export function firstWords(description: string): string {
  const [line = ""] = description.trim().split("\n");
  const name = openingWords(line, 40);
  const start = cutText(line.replace(/\s+/g, " "), 41);
  const lastOf = (each: RegExp) => [...start.matchAll(each)].findLast(({ index }) => index >= 12)?.index;
  const end = ENDS.map(lastOf).find(Boolean);
  return name.endsWith("…") && end ? start.slice(0, end).replace(HANGING, "") : name;
}
