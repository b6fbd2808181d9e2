import { deniedPlainly } from "../meaning/denial-forms";
import { allowedPlainly } from "../meaning/right-forms";
import { keptPlainly } from "../meaning/table-forms";
import { putPlainly } from "../meaning/turns";
import { withoutBackground } from "./background";
import { toldInFull } from "./in-passing";
import { rightlySpelt } from "./misspelt";
import { refusedPlainly } from "./refusal-forms";
import { answered, withNames, withoutTables } from "./role-labels";
import { writtenOut } from "./shorthand";
import { withoutSlips } from "./slips";
import { asTold } from "./telling";
import { withoutThemselves } from "./themselves";

/** Chat spelling, abbreviations and symbols put into plain English, so that one grammar reads them all. */

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)+/gu;

/** Fewer capitals than this may be a list of abbreviations. */
const SHOUTED_LETTERS = 40;

/** "I BAKE FOR 35 CAFES AND THEY ALL ORDER BY TEXT": what is written in capitals throughout, as sentences. */
export function withoutShouting(text: string): string {
  const large = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  if (large < SHOUTED_LETTERS || large < small * 4) return text;
  return text
    .toLowerCase()
    .replace(/(?<=^|[.!?]\s+|\n\s*)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\bi(?=\b(?!['.-]\w|\.e))/g, "I");
}

/** Plain text for the reader: words spelt rightly and written out, then what is said put as the grammar knows it. */
export function normaliseEnglish(text: string): string {
  const words = inOneForm(writtenOut(rightlySpelt(withPlainMarks(text))));
  return putPlainly(
    asTold(withoutSlips(toldInFull(withoutThemselves(withoutBackground(words))))).replace(/[ \t]+/g, " "),
  );
}

/** A sentence longer than this is no form that people have for anything, and would take long to compare with them all. */
const LONGEST_FORM = 260;

/** What is denied, allowed, refused and kept, told in the ways that are read. */
function inOneForm(sentence: string): string {
  return sentence.length > LONGEST_FORM
    ? sentence
    : keptPlainly(refusedPlainly(allowedPlainly(deniedPlainly(sentence))));
}

/** No emoji, and quotes and dashes made ordinary. */
function withPlainMarks(text: string): string {
  return removeEmoji(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[–—]/g, " - ")
    .replace(/…|\.{3,}/g, ". ")
    .replace(/,{2,}/g, ",")
    .replace(/ - (?=(?:who|which|what|where|how many|how much)\b)/gi, ". ");
}

/** The text without emoji; where one separated two words a space stays. */
export function removeEmoji(text: string): string {
  // "feeds 🤱 naps 😴 diapers": between two things a picture is a comma.
  return text
    .replace(
      /(?<=\p{L}) ?(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)+ (?=\p{L})(?!(?:w\/|with|and|or|of|for|in|on|at|to|by|from|is|are|per|when|if|who|that|where|y|e|et|und|con|com|avec|mit)\b)/gu,
      ", ",
    )
    .replace(EMOJI, " ");
}

/** `under` is the heading that a line of its own stands below; `label` that, or what stands before its colon. */
export type Segment = {
  text: string;
  label: string;
  /** The label as it is written, capitals and all; it is quoted. */
  written?: string;
  bullet: boolean;
  inline: boolean;
  under: string;
};

/** Headings that stand above paragraphs, without a colon. */
const HEADING =
  /^(?:users?|(?:user )?roles?|actors?|people|who(?: (?:uses|will use) (?:it|this)| (?:is it|it is|it's) for)?|needs?|must[ -]haves?|requirements?|features?|functions?|functionality|constraints?|rules?|scope|out of scope|non-?goals?|limits?|nice to have)$/i;
/** Those above what is not to be built. */
const OUT_TITLE =
  /^(?:not (?:now|yet|needed|included|in (?:scope|v1|the first version))|later|exclusions?|excluded|future|won'?t[ -]haves?)$/i;
/** Those that say nothing of what stands below them. */
const TITLE =
  /^(?:purpose|aims?|background|what(?: it is| is it)?|why|goals?|overview|summary|context|introduction|about|description|the idea|idea|problem|situation|what (?:we|i) (?:need|want)|wish list)$/i;

/** Those of them that open what is told of today, before there is an app. */
const TOLD = /^(?:problem|situation|background|why)$/i;

/** "Out of scope for v1:", "Not part of this project:": one heading, however long. */
const OUT_HEADING =
  /^(?:out of scope|not (?:part of|included in|in|for|needed (?:in|for))|not now|non-?goals?|excluded|left out)(?: (?:for|in|of|from))?(?: (?:the|this|our|now|first|initial|project|app|version|release|scope|mvp|phase|request|brief|order|pilot|tool|system|v?\d[\d.]*|one))*\s*:\s*/i;

/** "- ", "2) ", "2.1 ", "[ ] " */
const BULLET = /^(?:[-*•·–—]|\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+[.)]?(?=\s+\p{Lu})|\[[ x]?\])\s+/u;

const LABEL = /^([\p{L}][\p{L} '/&-]{1,60}?)\s*:\s*(.*)$/u;

/**
 * Cuts an idea into sentences and list items. A heading with a colon ("Out of scope:") is handed to the items
 * below it as their label.
 */
export function segmentsOf(text: string): Segment[] {
  const found: Segment[] = [];
  let heading = "";
  let told = false;
  // "**Out of scope:** payments": how words are set says nothing of what they say.
  const lines = withoutTables(text)
    .replace(/(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/g, "$2")
    .split("\n");
  for (const [at, raw] of lines.entries()) {
    const trimmed = raw.trim().replace(OUT_HEADING, "Out of scope: ").trim();
    // "What people need" above a list is its heading.
    const head = trimmed.replace(/^#{1,6}\s+/, "");
    if (
      /^\p{Lu}[\p{L} '&/-]{2,40}$/u.test(head) &&
      head.split(" ").length <= 5 &&
      /^\s*[-*•·–—]\s/.test(lines[at + 1] ?? "")
    ) {
      heading = head.toLowerCase();
      continue;
    }
    const followed =
      (lines[at + 1] ?? "").trim() !== "" && /^(?:#{0,6}\s*|\d{1,2}[.)]\s+)\p{Lu}/u.test(trimmed);
    const title = trimmed
      .replace(/^#{1,6}\s+/, "")
      .replace(/^\d{1,2}[.)]\s+(?=\p{Lu}[^.!?]*$)/u, "")
      .replace(/\s*:$/, "");
    if (followed && (HEADING.test(title) || OUT_TITLE.test(title) || TITLE.test(title))) {
      heading = TITLE.test(title) ? "" : title.toLowerCase();
      told = TOLD.test(title);
      continue;
    }
    if (trimmed === "") {
      heading = "";
      told = false;
      continue;
    }
    const bullet = BULLET.test(trimmed);
    // "… and it's 60 messages a week. What we need:": the last words of the line are the heading.
    const opensList = /^(.{20,}[.!?])\s+([^.!?:]{4,50}):\s*$/.exec(trimmed);
    if (opensList?.[1] && !bullet) {
      for (const sentence of sentencesOf(opensList[1]))
        found.push({ text: sentence, label: heading, bullet, inline: false, under: heading });
      heading = (opensList[2] ?? "").toLowerCase();
      continue;
    }
    const line = trimmed
      .replace(BULLET, "")
      .replace(/^#{1,6}\s+/, "")
      .replace(/^\|?(.*?)\|?$/, "$1");
    if (/:\s*$/.test(line) && line.length < 60) {
      heading = line.replace(/\s*:\s*$/, "").toLowerCase();
      continue;
    }
    if (!bullet && !/^[a-z]/.test(trimmed)) heading = heading && !LABEL.test(line) ? heading : "";
    for (const piece of sentencesOf(withNames(line))) {
      const sentence = answered(piece.replace(OUT_HEADING, "Out of scope: "), found);
      const match = LABEL.exec(sentence);
      const words = (match?.[1] ?? "").split(/\s+/).length;
      // "- Germination tests every 5 years: sown, germinated": an item may be called at more length.
      const most = found.length === 0 ? 8 : bullet ? 6 : 4;
      if (match && words <= most && match[2])
        found.push({
          text: match[2],
          written: match[1] ?? "",
          // "For courses: people book a place"
          label: (match[1] ?? "")
            .toLowerCase()
            .replace(
              /^for (?:the |our |my )?(?!(?:each|every|all|me|us|an?)\b)(?=\p{L}+(?: \p{L}+){0,2}$)/u,
              "",
            ),
          bullet,
          inline: true,
          under: heading,
        });
      else
        found.push({
          text: sentence,
          label: heading,
          bullet,
          inline: false,
          under: told ? "problem" : heading,
        });
    }
  }
  return found;
}

/** Sentences of one line; dots inside numbers, versions and names ("Next.js", "v1.2") do not end one. */
function sentencesOf(line: string): string[] {
  const parts =
    line
      .replace(/[?!]+(?=\))/g, "") // "(what kind, ladder needed?)"
      .replace(/\b(incl|inkl|excl|approx|ca|vs|bzw|ggf|evtl|resp|z\.\s?B|p\.\s?ej)\.(?=\s+\p{Ll})/giu, "$1")
      .replace(/\b(max|min|avg|approx|ca|dept|nos?|nr|tel|vol|fig|p\.?p)\.(?=\s*[\d,)])/gi, "$1")
      .replace(/\b(Mrs?|Ms|Dr|Prof|St|Dept)\.(?=\s+\p{Lu})/gu, "$1")
      .replace(/^(\p{Lu})\.(?=\s\p{Lu}\p{Ll})/u, "$1")
      .match(/(?:[^.!?。！？؟;；]|[.](?=[\p{L}\d,]))+(?:[.!?。！？؟;；]+|$)/gu) ?? [];
  const sentences: string[] = [];
  for (const part of parts) {
    const text = part.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const previous = sentences[sentences.length - 1];
    // "late fee? no thanks" is one refusal.
    if (
      previous?.endsWith("?") &&
      /^(?:no|nah|nope|never|not (?:now|yet|really|at all|needed|necessary|for us)|maybe later|later|rather not|nobody (?:asked|needs|wants)|skip it|leave it out|let's not|that can wait|that's (?:for later|not))\b/i.test(
        text,
      )
    )
      sentences[sentences.length - 1] = `${previous} ${text}`;
    else sentences.push(text);
  }
  return sentences;
}
