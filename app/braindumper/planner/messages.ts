import { type Answer, tidyPlanName } from "~/braindumper/answers";
import { tidyText } from "~/site/idea/description";
import { TRIED_ID } from "~/site/idea/limits";
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
    ...(name && name !== tidyPlanName(before.name) ? [MESSAGE.name, name] : []),
    ...(tidyText(now.description) !== tidyText(before.description)
      ? [MESSAGE.idea, ownWords(now.description)]
      : []),
    ...given.filter((each) => each !== tried).flatMap(answeredQuestion),
    ...(takenBack.length > 0
      ? [MESSAGE.takenBack, listed(takenBack.map(({ question }) => question)), MESSAGE.leave]
      : []),
  ];
  // A version that a round alone has made: its message is the round's.
  if (news.length === 0) return points.length > 0 ? writeRound(points.join("\n"), now) : null;
  if (points.length > 0) news.unshift(MESSAGE.tried, numbered(points));
  const kept = PLAN_IS_KEPT[now.platform];
  return joined([MESSAGE.update, ...(kept ? [kept] : []), ...news, HEADINGS.builder, listed(MESSAGE.rules)]);
}

function hasAnswer(answers: Answer[], { id, answer }: Answer): boolean {
  return answers.some((each) => each.id === id && tidyText(each.answer) === tidyText(answer));
}

/** The author's points after trying the app; if the plan has them too, with where it is kept (Cursor's file may not be there). */
export function writeRound(
  words: string,
  { platform, answers }: Pick<PlanRequest, "platform" | "answers">,
): string {
  const points = pointsOf(words);
  const inPlan = pointsOf(answers.find(({ id }) => id === TRIED_ID)?.answer ?? "");
  const isKept = platform !== "cursor" && points.every((each) => inPlan.includes(each));
  const kept = (isKept && PLAN_IS_KEPT[platform]) || [];
  return joined([MESSAGE.tried, numbered(points), kept, HEADINGS.builder, listed(MESSAGE.rules)].flat());
}

/** The lines of a text as points, without the signs of a list that the author may have put before them. */
export function pointsOf(words: string): string[] {
  const lines = tidyText(words).split("\n");
  return lines.map((line) => line.replace(/^\s*([-*•>]|\d{1,3}[.)])\s+/, "").trim()).filter(Boolean);
}

export const numbered = (points: string[]) => points.map((point, at) => `${at + 1}. ${point}`).join("\n");
