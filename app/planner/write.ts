import { type Answer, tidyPlanName } from "~/domain/answers";
import { textLength, tidyText } from "~/domain/description";
import type { GeneratedContext } from "~/domain/generated-context";
import type { AppType, Platform } from "~/domain/platforms";
import { FRAMES, HEADINGS, HOW_TO_WORK, LOVABLE_PROMPT } from "./library/frame";

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

/**
 * The plan to paste. Every line of it is the author's own, unchanged, or stands in the library: nothing is put together.
 * The author's words are never cut. When a plan is too long, the last sentences on how to work are left out.
 */
export function writePlan(request: PlanRequest): GeneratedContext {
  const most = request.platform === "lovable" ? KNOWLEDGE_MAX : CONTEXT_MAX;
  const frame = FRAMES[request.platform];
  let advice = [...(request.appType ? frame[request.appType] : []), ...frame.always, ...HOW_TO_WORK];
  let text = documentOf(request, frame.use, advice);
  while (textLength(text) > most && advice.length > 0) {
    advice = advice.slice(0, -1);
    text = documentOf(request, frame.use, advice);
  }
  if (request.platform !== "lovable") return { type: "text", text };
  return { type: "lovable", prompt: promptOf(request), prd: text };
}

function documentOf({ name, description, answers }: PlanRequest, use: string, advice: string[]): string {
  const answered = answers.filter(({ answer }) => answer !== "");
  const open = answers.filter(({ answer }) => answer === "");
  return join([
    `# ${tidyPlanName(name) || HEADINGS.title}`,
    use,
    HEADINGS.idea,
    quote(description),
    ...(answered.length > 0 ? [HEADINGS.answered, HEADINGS.quoted] : []),
    ...answered.flatMap((each) => [
      `**${each.question}**`,
      ...(each.quote ? [HEADINGS.youWrote, quote(each.quote), HEADINGS.answer] : []),
      quote(each.answer),
    ]),
    ...(open.length > 0 ? [HEADINGS.open, HEADINGS.decide, open.map(openQuestion).join("\n")] : []),
    HEADINGS.howToWork,
    advice.map((line) => `- ${line}`).join("\n"),
  ]);
}

function openQuestion({ question, quote: words }: Answer): string {
  return words ? `- ${question}\n  ${quote(words)}` : `- ${question}`;
}

function promptOf({ description }: PlanRequest): string {
  const [before, ...after] = LOVABLE_PROMPT;
  return join([before, quote(description), ...after]);
}

const join = (parts: string[]) => `${parts.join("\n\n")}\n`;

/** Above this many lines the mark before each would make a text much longer: it is fenced instead. */
const MOST_MARKED_LINES = 40;

/** The author's words as a quotation. What stands in it, Markdown, HTML or orders, stays a quotation. */
function quote(words: string): string {
  const text = tidyText(words);
  const lines = text.split("\n");
  if (lines.length <= MOST_MARKED_LINES) return lines.map((line) => (line ? `> ${line}` : ">")).join("\n");
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
