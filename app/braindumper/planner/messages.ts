import type { RoundKind } from "~/braindumper/forms/rounds";
import { type Answer, tidyPlanName } from "~/site/idea/answers";
import { tidyText } from "~/site/idea/description";
import { HOW_TO_GO_ON, PLAN_IS_KEPT, ROUNDS, UPDATE } from "./library/messages";
import { answeredQuestion, isAnswered, type PlanRequest, quoted } from "./write";

type Told = Pick<PlanRequest, "name" | "description" | "answers">;

/**
 * What a running project is told of a plan's new version: what the author has changed, quoted, between fixed lines.
 * @returns null when nothing was changed that the author has written
 */
export function writeUpdate(before: Told, now: Told & Pick<PlanRequest, "platform">): string | null {
  const changed = now.answers.filter((each) => isAnswered(each) && !hasAnswer(before.answers, each));
  const takenBack = before.answers.filter(
    (each) => isAnswered(each) && !now.answers.some((other) => other.id === each.id && isAnswered(other)),
  );
  const name = tidyPlanName(now.name);
  const news = [
    ...(name && name !== tidyPlanName(before.name) ? [UPDATE.name, quoted(name)] : []),
    ...(tidyText(now.description) !== tidyText(before.description)
      ? [UPDATE.idea, quoted(now.description)]
      : []),
    ...(changed.length > 0 ? [UPDATE.answered] : []),
    ...changed.map((each) => answeredQuestion(each).trimEnd()),
    ...(takenBack.length > 0
      ? [UPDATE.takenBack, listed(takenBack.map(({ question }) => question)), UPDATE.decide]
      : []),
  ];
  if (news.length === 0) return null;
  const kept = PLAN_IS_KEPT[now.platform];
  return join([UPDATE.opening, ...(kept ? [kept] : []), ...news, HOW_TO_GO_ON, listed(UPDATE.rules)]);
}

function hasAnswer(answers: Answer[], { id, answer }: Answer): boolean {
  return answers.some((each) => each.id === id && tidyText(each.answer) === tidyText(answer));
}

/** What a running project is told after its author has tried it: the author's words, quoted, between fixed lines. */
export function writeRound(kind: RoundKind, words: string): string {
  const { opening, rules } = ROUNDS[kind];
  return join([opening, quoted(words), HOW_TO_GO_ON, listed(rules)]);
}

const listed = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");

const join = (parts: string[]) => `${parts.join("\n\n")}\n`;
