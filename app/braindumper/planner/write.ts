import type { GeneratedContext } from "~/braindumper/generated-context";
import { type Answer, isLeftToBuilder, tidyPlanName } from "~/site/idea/answers";
import { textLength, tidyText } from "~/site/idea/description";
import type { AppType, Platform } from "~/site/idea/platforms";
import { FRAMES, HEADINGS, HOW_TO_WORK, LOVABLE_PROMPT, NOTHING_MORE } from "./library/frame";

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
const KNOWLEDGE_MAX = 10_000;
const CONTEXT_MAX = 9_000;

/** A piece of a plan with the line ends after it, and what it is about: a question's id, "name", or nothing of the author's. */
type PlanPart = { text: string; about?: string };

/**
 * The plan to paste. Every line of it is the author's own, unchanged, or a fixed line of the library: nothing is put together.
 * The author's words are never cut. Of a plan that is too long the last sentences on how to work are left out, and when
 * none is left, the words of the idea that its questions are about: the idea stands there whole anyway.
 */
export function writePlan(request: PlanRequest): GeneratedContext {
  const text = textOf(planParts(request));
  if (request.platform !== "lovable") return { type: "text", text };
  return { type: "lovable", prompt: promptOf(request), prd: text };
}

/** The same in parts. `prompt`: the other text, for Lovable. */
export function planSoFar(request: PlanRequest): { parts: PlanPart[]; prompt: string | null } {
  return { parts: planParts(request), prompt: request.platform === "lovable" ? promptOf(request) : null };
}

/** For Lovable these are the knowledge file's. */
function planParts(request: PlanRequest): PlanPart[] {
  const most = request.platform === "lovable" ? KNOWLEDGE_MAX : CONTEXT_MAX;
  const frame = FRAMES[request.platform];
  const advice = [
    ...(request.appType ? frame[request.appType] : []),
    ...HOW_TO_WORK,
    ...(request.answers.some(isAnswered) ? [NOTHING_MORE] : []),
    ...frame.always,
  ];
  let answers = request.answers.filter((each) => isAnswered(each) || isLeftToBuilder(each));
  let parts = partsOf({ ...request, answers }, frame.use, advice);
  while (textLength(textOf(parts)) > most && (advice.length > 0 || answers.some(({ quote }) => quote))) {
    if (advice.length > 0) advice.pop();
    else answers = answers.map(({ quote: _, ...each }) => each);
    parts = partsOf({ ...request, answers }, frame.use, advice);
  }
  return parts;
}

function partsOf({ name, description, answers }: PlanRequest, use: string, advice: string[]): PlanPart[] {
  const answered = answers.filter(isAnswered);
  const open = answers.filter((each) => !isAnswered(each));
  const paragraphs = (texts: string[]) => texts.map((text) => ({ text: `${text}\n\n` }));
  const parts: PlanPart[] = [
    { text: `# ${tidyPlanName(name) || HEADINGS.title}\n\n`, about: "name" },
    ...paragraphs([use, HEADINGS.idea, quoted(description)]),
    ...paragraphs(answered.length > 0 ? [HEADINGS.answered, HEADINGS.quoted] : []),
    ...answered.map((each) => ({ text: answeredQuestion(each), about: each.id })),
    ...paragraphs(open.length > 0 ? [HEADINGS.open, HEADINGS.decide] : []),
    ...open.map(({ id, question }, at) => ({
      text: `- ${question}\n${at < open.length - 1 ? "" : "\n"}`,
      about: id,
    })),
    ...paragraphs(
      advice.length > 0 ? [HEADINGS.howToWork, advice.map((line) => `- ${line}`).join("\n")] : [],
    ),
  ];
  // A text ends with one line end.
  const last = parts.pop() as PlanPart;
  return [...parts, { ...last, text: `${last.text.trimEnd()}\n` }];
}

const textOf = (parts: PlanPart[]) => parts.map(({ text }) => text).join("");

export const isAnswered = ({ answer }: Answer) => tidyText(answer) !== "";

/** A question with its answer, and with the words of the idea that it is about. */
export function answeredQuestion({ question, quote, answer }: Answer): string {
  const reason = quote ? [HEADINGS.youWrote, quoted(quote), HEADINGS.answer] : [];
  return [`**${question}**`, ...reason, quoted(answer), ""].join("\n\n");
}

function promptOf({ description }: PlanRequest): string {
  const [before, ...after] = LOVABLE_PROMPT;
  return `${[before, quoted(description), ...after].join("\n\n")}\n`;
}

/** A mark before each of many short lines would make a text much longer: such a text is fenced instead. */
const MANY_LINES = 8;
const SHORT_LINE = 20;

/** The author's words as a quotation. Any Markdown, HTML or instructions in it stay a quotation. */
export function quoted(words: string): string {
  const text = tidyText(words);
  const lines = text.split("\n");
  if (lines.length <= MANY_LINES || text.length >= lines.length * SHORT_LINE) {
    return lines.map((line) => (line ? `> ${line}` : ">")).join("\n");
  }
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
