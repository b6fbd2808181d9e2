import { type Answer, TRIED_ID, tidyPlanName } from "~/site/idea/answers";
import { tidyText } from "~/site/idea/description";
import { HEADINGS } from "./library/frame";
import { MESSAGE, PLAN_IS_KEPT } from "./library/messages";
import { answeredQuestion, isAnswered, joined, listed, ownWords, type PlanRequest } from "./write";

type Told = Pick<PlanRequest, "name" | "description" | "answers">;

/**
 * What a running project is told of a plan's new version: what the author has changed, between fixed lines.
 * @returns null when nothing was changed that the author has written
 */
export function writeUpdate(before: Told, now: Told & Pick<PlanRequest, "platform">): string | null {
  const given = now.answers.filter((each) => isAnswered(each) && !hasAnswer(before.answers, each));
  const tried = given.find(({ id }) => id === TRIED_ID);
  const takenBack = before.answers.filter(
    (each) => isAnswered(each) && !now.answers.some((other) => other.id === each.id && isAnswered(other)),
  );
  const name = tidyPlanName(now.name);
  const told = before.answers.find(({ id }) => id === TRIED_ID);
  const points = pointsOf(tried?.answer ?? "").filter((each) => !pointsOf(told?.answer ?? "").includes(each));
  const news = [
    ...(points.length > 0 ? [MESSAGE.tried, numbered(points)] : []),
    ...(name && name !== tidyPlanName(before.name) ? [MESSAGE.name, name] : []),
    ...(tidyText(now.description) !== tidyText(before.description)
      ? [MESSAGE.idea, ownWords(now.description)]
      : []),
    ...given.filter((each) => each !== tried).flatMap(answeredQuestion),
    ...(takenBack.length > 0
      ? [MESSAGE.takenBack, listed(takenBack.map(({ question }) => question)), MESSAGE.leave]
      : []),
  ];
  if (news.length === 0) return null;
  const kept = PLAN_IS_KEPT[now.platform];
  return joined([MESSAGE.update, ...(kept ? [kept] : []), ...news, HEADINGS.builder, listed(MESSAGE.rules)]);
}

function hasAnswer(answers: Answer[], { id, answer }: Answer): boolean {
  return answers.some((each) => each.id === id && tidyText(each.answer) === tidyText(answer));
}

/** What a running project is told after its author has tried it: the author's points, numbered, between fixed lines. */
export function writeRound(words: string): string {
  return joined([MESSAGE.tried, numbered(pointsOf(words)), HEADINGS.builder, listed(MESSAGE.rules)]);
}

/** The lines of a text as points, without the signs of a list that the author may have put before them. */
function pointsOf(words: string): string[] {
  const lines = tidyText(words).split("\n");
  return lines.map((line) => line.replace(/^\s*([-*•>]|\d{1,2}[.)])\s+/, "").trim()).filter(Boolean);
}

const numbered = (points: string[]) => points.map((point, at) => `${at + 1}. ${point}`).join("\n");
