import type { Plan } from "~/domain/plan";
import { capital, clip, plural, singular } from "../text/words";
import { an, type Draft, fill } from "./draft";
import { openPoints } from "./open-points";
import { applies } from "./rules";
import type { StoryDraft } from "./stories";

/** One to three questions, each with the answer the plan was written with. */
export function questionsOf(draft: Draft, stories: readonly StoryDraft[]): Plan["questions"] {
  const found: Plan["questions"] = [];
  const add = (open: string, assumed: string) => {
    const question = fill(open, draft);
    // Two questions about how money is paid are one too many.
    const paid = (text: string) => /\b(?:pays?|paid)\b.*\bin the app\b/.test(text);
    const known = found.some((one) => one.question === question || (paid(question) && paid(one.question)));
    if (found.length < 3 && !known && !isAnswered(question, draft, stories))
      found.push({ question, assumed: capital(unjudged(fill(assumed, draft), draft)) });
  };
  if (draft.clarity === "unclear") {
    const idea = clip(draft.reading.quotes.join(" ").replace(/\s+/g, " ") || "this idea", 70);
    add(
      `Who is “${idea}” for, and when would they open it?`,
      "One kind of person, on a phone, in a spare minute.",
    );
    add("What is the one thing they do with it?", "They write down a short text and find it again.");
    add("What must it still know tomorrow?", "Each text with its date.");
    return found;
  }
  const wish = draft.reading.wishes[0];
  const wished = draft.capabilities.find(
    (one) => one.question && wish && one.trigger.test(wish.toLowerCase()),
  );
  if (wished?.question && applies(wished.question.question, wished.id, draft))
    add(wished.question.question, wished.question.assumed);
  else if (wish)
    add(
      `Is "${clip(wish, 120)}" part of the first version?`,
      "No: it is prepared for, and built after the core works.",
    );
  const kind = draft.archetype?.questions[0];
  const first = kind && speaksOf(kind[0], draft) ? kind : undefined;
  if (first && (draft.clarity === "short" || draft.capabilities.filter((one) => one.question).length < 2))
    add(first[0], first[1]);
  const open = openPoints(draft, stories).filter((one) => one.question !== "");
  // Two questions of the same deed are one too many.
  const asked = new Set(draft.capabilities.filter((one) => one.question).map((one) => ASKED[one.id]));
  // What only this idea leaves open comes before what its capabilities always ask; one of these has its place all the same.
  for (const { question, assumed } of open.filter((one) => one.special).slice(0, 2)) add(question, assumed);
  for (const { id, question } of draft.capabilities)
    if (question && applies(`${question.question}${question.assumed}`, id, draft))
      add(question.question, question.assumed);
  for (const { of, question, assumed, special, weak } of open)
    if (weak ? found.length === 0 : special || !asked.has(of)) add(question, assumed);
  if (first) add(first[0], first[1]);
  if (found.length === 0) {
    const things = plural(draft.main);
    const other = draft.roles.find((role) => role.noun !== draft.user)?.noun;
    if (draft.clarity === "short")
      add(`What is done most often with the ${things}?`, "One is entered, found again and changed.");
    // "Nobody" is no answer where the idea itself speaks of somebody else.
    if (other)
      add(
        `May ${an(other)} change ${things}, or only look at them?`,
        `Only look; ${plural(draft.user)} change what is theirs.`,
      );
    else add(`Who besides its owner sees the ${things}?`, "Nobody.");
  }
  return found;
}

/** Of what class of doing a capability asks already. */
const ASKED: Record<string, StoryDraft["class"]> = { booking: "book", lending: "lend" };

/** A length of time, as ideas give one. */
const SPAN = String.raw`\b(?:\d+|an?|the|one|two|three|four|five|six|seven|ten|twelve|fourteen)\s*(?:working )?(?:minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|night|evening|morning)\b`;
const AHEAD = "(?:before|ahead|earlier|in advance)";

/** What questions are about, and words with which an idea answers them itself. */
const ANSWERED: readonly [question: RegExp, idea: RegExp][] = [
  [
    /^Until when may .* cancel|still call it off/,
    new RegExp(String.raw`\bcancel\w*\b[^.]{0,60}${SPAN}|${SPAN}[^.]{0,30}\bcancel`),
  ],
  [
    /^How long before .* reminder/,
    new RegExp(
      String.raw`\bremind\w*\b[^.]{0,60}${SPAN}[^.]{0,12}\b${AHEAD}|${SPAN} ${AHEAD}[^.]{0,60}\bremind`,
    ),
  ],
  [
    /^By when does |^How soon does /,
    new RegExp(String.raw`\b(?:within|in less than|at most|no later than) ${SPAN}`),
  ],
  [
    /^For how long may /,
    new RegExp(
      String.raw`\b(?:lend|lent|borrow\w*|loans?|out|return\w*)\b[^.]{0,40}\b(?:for|after|within) (?:at most |up to )?${SPAN}`,
    ),
  ],
  [
    /\bin the app, or is it noted who has paid\?/,
    /\bpa(?:y|ys|id|ying|yments?)\b[^.]{0,30}\b(?:online|by card|with (?:a )?card|in the app|through the app)\b|\b(?:stripe|paypal|online payments?|card payments?)\b|\b(?:tick|mark|note)s? (?:[a-z]+ ){0,3}paid\b/,
  ],
];

/** True when the idea itself, or a story of it, answers the question. */
function isAnswered(question: string, draft: Draft, stories: readonly StoryDraft[]): boolean {
  // Whoever requests a viewing does that first.
  if (/\bdo first:/.test(question))
    return stories.some(
      (story) =>
        story.origin === "named" &&
        story.actor === draft.user &&
        /^(?:book|order|request|message|join|pay)$/.test(story.class),
    );
  const text = draft.reading.text.toLowerCase();
  return ANSWERED.some(([about, idea]) => about.test(question) && idea.test(text));
}

/** A moderator judges what was reported, and decides nothing else for others: no walk is called off by one. */
function unjudged(text: string, draft: Draft): string {
  return draft.staff === "moderator" ? text.replace(/\bonly the moderator can\b/g, "nobody can") : text;
}

/** True when a text of a kind of app is about something the idea itself speaks of; short ideas take it as it is. */
export function speaksOf(text: string, draft: Draft): boolean {
  if (draft.clarity === "short") return true;
  const words = (
    text
      .replace(/\{[^}]*\}/g, "")
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  ).map((word) => singular(word));
  return words.some(
    (word) =>
      !/^(?:there|they|several|each|more|first|anyone|only|from|with|have|many|what|when|which|fewer|than|must|dates?|person|people|number|member|other|others)$/.test(
        word,
      ) && new RegExp(`\\b(?:${word}|${plural(word)})\\b`).test(draft.reading.text),
  );
}
