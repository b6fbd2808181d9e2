import { IF_THEY_COME } from "./deeds";
import type { VerbClass } from "./verbs";

/**
 * What a doing leaves open, and what may wait: question | assumed answer | non-goal (any may be missing). Slots:
 * {role} {a role} {roles} who does it · {act} the story's own words, {core} the same without when and why, {button} as
 * its button says them · {thing} {a thing} {things} what it acts on, with its columns {f1} {f2} · {other} somebody else ·
 * {p} {q} two people in the role · {users} the ordinary users, where somebody else does it · {staff} who looks after the app.
 */
type Line = string;

/**
 * What only some doings of a class leave open, by their words and by what they act on; the first that fits is taken.
 * These are worth asking before anything that a kind of app or a capability would ask.
 */
const SPECIAL: readonly [classes: string, want: RegExp, noun: RegExp | null, line: Line][] = [
  [
    "choose answer join act add log mark",
    IF_THEY_COME,
    null,
    "Until which day may {roles} still change their answer?|Until a week before; after that {other} has to be told.|",
  ],
  [
    "approve",
    /^(?:confirm|verify|validate|identify|check)\b.*\b(?:species|sightings?|observations?|finds?|transcriptions?|facts?|entries|names?|translations?|spots?)\b/,
    null,
    "How many {roles} have to {core} before it counts?|Two who did not enter it themselves; until then it is marked as unsure.|",
  ],
  [
    "approve",
    /^(?:say yes|accept|decline|approve|reject|decide|answer)\b/,
    null,
    "By when does {a role} decide about {a thing}?|Within two days; {a thing} that waits longer stands on top with its age.|Deciding about {things} without {a role}, by a rule",
  ],
  [
    "view",
    /\bwho\b|\b(?:takings|revenue|costs?|grades?|results?|debts?|balances?|hours|figures|wishes)\b/,
    null,
    "May {users} {core} as well, or only {the role}?|Only {the role}; {users} see {things} of their own.|",
  ],
  [
    "notify",
    /\b(?:texts?|sms|calls?)\b/,
    null,
    "What if {a role} cannot {act}, because the phone number is wrong?|The number stands in red beside {the thing} for {other}.|",
  ],
  [
    "notify",
    /^(?:get|receive|have)\b(?!.*\b(?:e-?mails?|push|whatsapp|letter|print\w*)\b)/i,
    null,
    "By which way do {roles} {act}: in the app, by e-mail or by text message?|In the app and by e-mail; text messages cost money for each and come later.|Text messages to {roles}",
  ],
  [
    "choose lend join",
    /^(?:pick|take|claim|choose|grab|adopt)\b/,
    null,
    "What if two {roles} want the same {thing}?|Whoever tapped first has it, and the other reads the name.|",
  ],
  [
    "book",
    /./,
    /(?:^| )(?:booking|appointment|reservation|viewing|visit|slot)$/,
    "How far ahead, and how often, may {a role} {core}?|Four weeks ahead, with two open {things} at most; {other} can allow more.|{Things} that repeat by themselves",
  ],
  [
    "vote",
    /^(?:rate|review|leave|write|give)\b(?!.*\b(?:severity|pain|mood|difficulty|condition|energy|sleep|themselves)\b)/,
    null,
    "Does the name of {a role} stand beside the rating?|Yes, the first name; {other} can hide insults, but no low marks.|Rating {roles} themselves",
  ],
  [
    "vote",
    /^(?:vote|upvote|nominate)\b/,
    null,
    "Who sees who voted for which {thing}?|Nobody: only totals of {things} are shown, and a vote can be changed until the end.|Weighted votes for {things}",
  ],
  [
    "post",
    /./,
    /(?:^| )(?:post|listing|ad|advert|notice|announcement|offer|job|request|vacancy|news)$/,
    "How long does {a thing} stay up?|30 days, or until {a role} takes it down.|Showing {things} outside the app",
  ],
];

/** What any doing of a class leaves open; asked after what capabilities ask. */
const USUAL: Partial<Record<VerbClass, Line>> = {
  upload:
    "Who may take {a thing} out of the app again?|Whoever uploaded it; {other} can hide it.|Changing {things} inside the app",
  find: "By what do {roles} tell the right {thing}: {f1}, {f2}, or something else?|By {f1} first, then {f2}.|Alerts for a search that found no {thing}",
  book: "How long before {a thing} may {a role} still call it off?|Up to the day before {a thing}; later only {other} can.|{Things} that repeat by themselves",
  order:
    "Until when may {a role} change an order?|Until it is in preparation; after that only {other} can.|Home delivery",
  cancel:
    "Who is told when {a thing} is called off?|Everybody on it, at once, by e-mail and in the app.|Compensation for {things} that are called off",
  approve:
    "What happens to {a thing} nobody decides on?|After two days {p} finds it on top, with its age.|Deciding about {things} by a rule",
  message:
    "May {roles} {core} when they have never met?|Yes, about {main things}, until one of the two {roles} ends it.|Conversations about {main things} of more than two {roles}",
  share: "Who sees it when {roles} {act}?|{Sharers}; whoever shared {s1} can take it back at any time.|",
  generate:
    "Who looks at the result before it counts?|{Other} sees it first and can correct it.|Learning from corrected {things} by itself",
  scan: "Who prints the codes for {things}, and where do they hang?|{Other} prints one for each {thing} from {Things}.|Scanners for {things} other than the phones of {roles}",
  join: "What if more {roles} want to {act} than there are places?|A waiting list in order of time; the next one has a day to answer.|A way to {core} for somebody else",
  assign:
    "What happens when nobody is free for {a thing}?|It stays on top as open, and {staff} is told once a day.|{Things} given out by the app itself",
  lend: "For how long may {a thing} be out?|Seven days, and once more if nobody waits for it.|Fines for late {things}",
  time: "What happens when {a role} forgets to stop the clock?|After 12 hours it asks, and {the thing} is marked for correction.|Clocks that start by place",
  learn: "Who sees how far {a role} has come?|They themselves, and whoever they name.|",
  swap: "Who decides when two want the same {thing}?|Whoever offers it; the first who asked has a day to answer.|Money between the two who swap {things}",
  compare:
    "Whose name shows when {roles} {act}?|The first name; {roles} who hide theirs keep the place that their {main things} give them.|Prizes for whoever leads by {main things}",
  sign: "Is a name drawn with a finger enough as a signature?|Yes, with date and time.|Signatures with an official certificate",
  request:
    "How soon does {a role} get an answer about {a thing}?|Within two days; after that {the thing} is shown to {other} in red.|",
  earn: "Does {a thing} stay when {p} takes back what it came from?|No: {things} are reckoned anew when something they came from goes.|",
  invite:
    "How long does an invitation stay good?|Seven days; then {a role} can send it again.|Inviting a whole address book",
  log: "May {a role} enter {things} for a day that is over?|Yes, {things} of the last seven days, marked as entered later.|",
  add: "May {a role} still change {f1} and {f2} of {a thing} that others rely on?|Yes, and {other} sees what it was before.|",
  edit: "Must others see that the {f1} of {a thing} was changed?|Yes: the old {f1} stays readable for 30 days.|",
  mark: "For how long may {a role} undo {button}?|Until the end of the day; after that only {other} can.|",
};

export type OpenPoint = {
  question: string;
  assumed: string;
  nonGoal: string;
  /** True for what few ideas leave open; it is asked first. */
  special: boolean;
  /** True for what is asked only where nothing better is. */
  weak: boolean;
};

/** What is left open by doings of this class, with these words, about this noun; the most telling first. */
export function openPointsOf(name: VerbClass, want: string, noun: string): OpenPoint[] {
  const special = SPECIAL.find(
    ([classes, words, about]) =>
      classes.split(" ").includes(name) && words.test(want) && (about === null || about.test(noun)),
  );
  const usual = USUAL[name];
  if (special) return [{ ...parse(special[3]), special: true, weak: false }];
  return usual ? [{ ...parse(usual), special: false, weak: WEAK.has(name) }] : [];
}

/** Doings that every app has: whose questions any plan could ask. */
const WEAK: ReadonlySet<VerbClass> = new Set<VerbClass>(["add", "edit", "mark", "find", "upload"]);

function parse(line: Line): Pick<OpenPoint, "question" | "assumed" | "nonGoal"> {
  const [question = "", assumed = "", nonGoal = ""] = line.split("|");
  return { question, assumed, nonGoal };
}
