import { type Answer, tidyPlanName } from "~/braindumper/answers";
import type { GeneratedContext } from "~/braindumper/generated-context";
import { textLength, tidyText } from "~/site/idea/description";
import type { AppType, Platform } from "~/site/idea/platforms";
import { FRAMES, HEADINGS, KNOWLEDGE, LASTING_RULES, NOTHING_MORE, ORDER_OF_WORK } from "./library/frame";
import { firstWords } from "./name";

/** What a plan is made of: nothing but what the author chose and wrote. `answers` are all questions that were asked. */
export type PlanRequest = {
  platform: Platform;
  appType: AppType | null;
  /** "" for none. */
  name: string;
  description: string;
  answers: Answer[];
};

/** Most code points of a text that a builder takes in one piece. */
const TEXT_MAX = 9_000;

/**
 * The plan to paste. Every line of it is the author's own, unchanged, or a fixed line of the library: nothing is put together.
 * Lovable also gets what is worth keeping in the project's knowledge: the same without the order of work.
 */
export function writePlan(request: PlanRequest): GeneratedContext {
  const { platform, appType, answers } = request;
  const { always, ...kinds } = FRAMES[platform];
  const [mineFirst, ...lasting] = LASTING_RULES as [string, ...string[]];
  const rules = [
    ...(appType ? kinds[appType] : []),
    answers.some(isAnswered) ? `${mineFirst} ${NOTHING_MORE}` : mineFirst,
    ...lasting,
    ...always,
  ];
  const text = fitted(request, [...ORDER_OF_WORK, ...rules]);
  if (platform !== "lovable") return { type: "text", text };
  return { type: "lovable", prompt: text, prd: fitted(request, [KNOWLEDGE, ...rules]) };
}

/**
 * The author's words are never cut. Of a text that is too long the last rules are left out, and when none is left, the words
 * of the idea that its questions are about: the idea stands there whole anyway.
 */
function fitted(request: PlanRequest, rules: string[]): string {
  const { answers } = request;
  const withoutQuotes = answers.map(({ quote: _, ...each }) => each);
  const tries = [
    ...rules.map((_, dropped) => textOf(request, answers, rules.slice(0, rules.length - dropped))),
    textOf(request, answers, []),
  ];
  return tries.find((text) => textLength(text) <= TEXT_MAX) ?? textOf(request, withoutQuotes, []);
}

function textOf({ name, description }: PlanRequest, answers: Answer[], rules: string[]): string {
  const answered = answers.filter(isAnswered);
  const open = answers.filter((each) => !isAnswered(each));
  // An idea of one clause is not said again.
  const quoted = answered.map(({ quote, ...each }) =>
    quote && tidyText(quote) !== tidyText(description) ? { ...each, quote } : each,
  );
  return joined([
    `# ${planTitle({ name, description })}`,
    HEADINGS.idea,
    ownWords(description),
    ...quoted.flatMap(answeredQuestion),
    ...(open.length > 0 ? [HEADINGS.open, HEADINGS.decide, listed(open.map(openQuestion))] : []),
    ...(rules.length > 0 ? [HEADINGS.builder, listed(rules)] : []),
  ]);
}

/** The author's name for the app, or the first words of the idea, without signs that Markdown reads. */
function planTitle({ name, description }: Pick<PlanRequest, "name" | "description">): string {
  const lines = tidyText(description)
    .replace(/[<>`*_#[\]\\|]|^\s*- /gm, "")
    .split("\n");
  const line = lines.find((each) => /[\p{L}\p{N}]/u.test(each)) ?? HEADINGS.title;
  return tidyPlanName(name) || firstWords(line);
}

export const isAnswered = ({ answer }: Answer) => tidyText(answer) !== "";

/** A question as a heading, with the words of the idea that it is about, and its answer. */
export function answeredQuestion({ question, quote, answer }: Answer): string[] {
  return [`## ${question}`, ...(quote ? [`“${quote.replace(/\s+/g, " ")}”`] : []), ownWords(answer)];
}

/** A question that was left open, on one line with the words of the idea that it is about. */
const openQuestion = ({ question, quote }: Answer) =>
  quote ? `“${quote.replace(/\s+/g, " ")}”: ${question}` : question;

export const listed = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");

export const joined = (blocks: string[]) => `${blocks.join("\n\n")}\n`;

/** What Markdown takes for a heading, a quotation, a fence or a rule at the beginning of a line. */
const STRUCTURE = /^\s*(#|>|`{3}|~{3}|[=-]+\s*$|([-*_]\s*){3,}$)/m;
/** A mark before each of many short lines would make a text much longer: such a text is fenced instead. */
const MANY_LINES = 8;
const SHORT_LINE = 20;

/** The author's words as they are, or as a quotation if they would otherwise change the structure of the text. */
export function ownWords(words: string): string {
  const text = tidyText(words);
  if (!STRUCTURE.test(text)) return text;
  const lines = text.split("\n");
  if (lines.length <= MANY_LINES || text.length >= lines.length * SHORT_LINE)
    return lines.map((line) => (line ? `> ${line}` : ">")).join("\n");
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
