import type { Action } from "../read/reading";
import { clip, listOf, plural, singular, withArticle } from "../text/words";
import { answersNobody, DECLINES, nounOf } from "./about";
import { canonical } from "./canonical";
import type { Draft } from "./draft";

const NOTICE: Record<string, string> = {
  push: "a push notification",
  warn: "a warning",
  remind: "a reminder",
  notify: "a notification",
  alert: "an alert",
  alarm: "an alarm",
  inform: "a note",
  nudge: "a nudge",
  ping: "a notification",
  tell: "a notification",
  email: "an e-mail",
  text: "a text message",
};
/** Verbs that need company to make a sentence. */
const BARE: Record<string, string> = {
  answer: "answer the {things}",
  ask: "ask for what they need",
  agree: "agree to the {things}",
  reply: "reply to the {things}",
  book: "make a booking",
  reserve: "make a reservation",
  order: "place an order",
  chat: "chat with each other",
  message: "write messages to each other",
  talk: "talk to each other in the app",
  pay: "pay what is due",
  vote: "vote on the {things}",
  rate: "rate the {things}",
  review: "review the {things}",
  comment: "comment on the {things}",
  filter: "filter the {things}",
  search: "search the {things}",
  browse: "browse the {things}",
  scan: "scan the code",
  subscribe: "subscribe",
  join: "join in",
  donate: "make a donation",
  tip: "leave a tip",
  post: "post something new",
  share: "share the {things}",
  edit: "edit the {things}",
  look: "look at the {things}",
  listen: "listen to the {things}",
  write: "write a note",
  log: "add to the log",
  view: "see the {things}",
  see: "see the {things}",
  approve: "approve the {things}",
  cancel: "cancel the {things}",
  swap: "swap the {things}",
  trade: "trade the {things}",
  borrow: "borrow the {things}",
  "cook along": "cook along, step by step",
  "settle up": "settle up with the others",
  "sign up": "sign up",
};

/** Verbs that say nothing without what they are done to: "return", "sign", "approve or decline". */
const NEEDS_OBJECT =
  /^(?:return|sign|refund|repair|replace|count|register|upload|request|save|quote|restore|pick|water|decline|reject|refuse|deny)$/;

/** What is looked at, and nothing is filtered by. */
const SHOWN = /(?:photo|picture|image|video|map|description|text|note|comment)s?$/;

/** "work offline", "run on their scanners": the app does, whoever the sentence was about. */
const WORKS = /^(?:work|run) (?:offline\b|(?:without|on|in|with|over) \p{L})/u;

/** What a doing of the idea is called as a story: its words, with what they lack to be one. */
export function wantOf(action: Action, draft: Draft): string {
  let phrase = action.phrase;
  const single = phrase === action.verb;
  if (single) {
    if (action.verb === "cancel" && action.objects.length === 0)
      return withConditionOf(action, phrase, draft.writer);
    // "Ask if a piece is still there": what is asked stands in the condition.
    if (
      /^(?:ask|check|know|see|find out|tell|say)$/.test(action.verb) &&
      /^(?:if|whether) /.test(action.condition)
    )
      return withConditionOf(action, phrase, draft.writer);
    const near =
      answersNobody(action) || DECLINES.test(action.verb)
        ? nounOf(action, draft)
        : (action.objects[0] ?? draft.main);
    // "Repair the repairs": what bears the verb's own name is no object of it.
    const takes = NEEDS_OBJECT.test(action.verb) && !near.startsWith(action.verb.slice(0, 5));
    phrase = (
      BARE[action.verb] ??
      (takes || /^(?:find|edit|view|approve|vote|mark|export|share|swap|compare|assign)$/.test(action.class)
        ? `${action.verb} the {things}`
        : phrase)
    ).replace("{things}", plural(near));
    // "List properties with price and bedrooms. Visitors filter": by what else than that?
    if (/^(?:filter|sort)$/.test(action.verb)) {
      const said = new Set(
        draft.reading.fields.flatMap(({ owner, name }) =>
          canonical(owner) === canonical(near) && !SHOWN.test(name) ? singular(name) : [],
        ),
      );
      const columns = (draft.entities.find((one) => one.noun === canonical(near))?.fields ?? [])
        .map(({ name }) => name)
        .filter((name) => said.has(singular(name)));
      if (columns.length > 0) phrase += ` by ${listOf(columns.slice(0, 2))}`;
    }
  }
  if (action.actor === "app") {
    if (action.class === "notify" || NOTICE[action.verb]) {
      const rest = phrase
        .split(" ")
        .slice(1)
        .join(" ")
        .replace(
          /^(?:them|(?:the |an? |their )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?=$| (?:how|who|what|which|whether|to|at|if|when|before|after|about|of|on|in|that|once|by|daily|weekly|(?:the|an?|one|two|three|\d+) (?:day|night|evening|morning|week|hour|month)s?)\b)/u,
          "",
        )
        .trim();
      phrase = `get ${NOTICE[action.verb] ?? "a notification"}${rest ? ` ${rest}` : ""}`;
    } else if (/^(?:show|display|list) (?!(?:the |an? |them|it)?(?:to|for)\b)/.test(phrase))
      // What the app shows, somebody sees.
      phrase = phrase.replace(/^\S+/, "see");
    else if (!/^(?:get|receive) /.test(phrase)) phrase = `have the app ${phrase}`;
  } else if (WORKS.test(phrase)) phrase = `have the app ${phrase}`;
  // "Practice sign-ups, who owes dues": what somebody wants to see.
  if (action.verb === "owe" && /\bwho owes\b/.test(draft.reading.text))
    phrase = phrase.replace(/^owe (?:an? )?/, "see who owes ");
  // What somebody wants to know, the app shows.
  phrase = phrase.replace(/^know(?= )/, "see");
  // "Use a messaging between parents": what a translated noun leaves of a doing.
  phrase = phrase.replace(
    /^(?:use|have|get) (?:an? |the )?(?:messaging|messenger|chat)(?: (?:service|system|function|feature))? (?:between|among) (?:the )?([\p{L} ]+)$/u,
    (whole, people: string) =>
      draft.roles.some((role) => role.noun === singular(people)) ? "write messages to each other" : whole,
  );
  // "Swap among themselves": what is swapped was said before.
  phrase = phrase.replace(
    /^(swap|trade|exchange|share) (?=(?:among|between|with)\b)/,
    `$1 the ${plural(nounOf(action, draft))} `,
  );
  // "Tell us your weight": entered, and said to nobody in particular.
  phrase = phrase
    .replace(/^tell (?:them|us|me) (?=(?:if|whether|who|where|what|when|which|why|how)\b)/, "say ")
    .replace(/^tell (?:them|us|me) (?!about\b|that\b|to\b|not\b|the truth)(?=\p{L})/u, "enter ")
    .replace(/,? (?:otherwise|or else)$/, "");
  if (/^(?:write|send|exchange) messages$/.test(phrase)) phrase = "write messages to each other";
  if (/^get (?:told|notified|informed)$/.test(phrase)) phrase += ` about ${withArticle(draft.main)}`;
  return withConditionOf(action, phrase, draft.writer);
}

function withConditionOf(action: Action, want: string, writer: string): string {
  const phrase =
    action.condition.includes(" ") &&
    action.condition.split(" ").length <= 12 &&
    !want.includes(action.condition)
      ? `${want} ${action.condition}`
      : want;
  return clip(
    phrase
      .replace(/\s+/g, " ")
      .replace(/\bNOT\b/g, "not")
      .replace(/\byes-or-no\b/g, "yes or no")
      .replace(/\{writer\}/g, `the ${writer}`),
    160,
  );
}
