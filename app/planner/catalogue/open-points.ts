import type { VerbClass } from "./verbs";

/**
 * What a doing leaves open, and what may wait: question | assumed answer | non-goal, by class of verb. Slots:
 * {role} {a role} {roles} who does it · {act} the story's own words, {button} as its button says them · {thing} {a thing} {things}, with its columns {f1}
 * {f2} · {other} somebody else · {staff} who looks after the app. Used when neither the kind of app nor a capability has a better question.
 */
const LINES: Partial<Record<VerbClass, string>> = {
  add: "May {a role} still change {f1} and {f2} of {a thing} that others rely on?|Yes, and {other} sees what it was before.|Filling in {things} from a photo or a spreadsheet",
  log: "May {a role} enter {things} for a day that is over?|For seven days back, marked as entered later.|Entering {things} for somebody else",
  post: "How long does {a thing} stay up?|30 days, or until it is taken down.|Showing {things} outside the app",
  upload:
    "Who may take {a thing} out of the app again?|Whoever uploaded it; {other} can hide it.|Changing {things} inside the app",
  view: "Who besides {roles} may {act}?|Only {other}, and without changing anything there.|Charts of {things}",
  find: "By what do {roles} tell the right {thing}: {f1}, {f2}, or something else?|By {f1} first, then {f2}.|Alerts for a search that found no {thing}",
  choose:
    "Until when may {a role} change what was chosen?|Until somebody works with it; after that {other} does.|Suggesting {things} by earlier choices",
  book: "How long before {a thing} may {a role} still call it off?|One day; later only {other} can.|{Things} that repeat by themselves",
  order:
    "Until when may {a role} change an order?|Until it is in preparation; after that only {other} can.|Home delivery",
  cancel:
    "Who is told when {a thing} is called off?|Everybody on it, at once, by e-mail and in the app.|Compensation for {things} that are called off",
  approve:
    "What happens to {a thing} nobody decides on?|After two days it moves to the top with its age.|Deciding about {things} in several rounds",
  edit: "Must others see that the {f1} of {a thing} was changed?|Yes: the old {f1} stays readable for 30 days.|Going back to any older {thing}",
  mark: "For how long may {a role} undo {button}?|Until the end of the day; after that only {other} can.|Marking {things} by a rule, without a person",
  vote: "Who sees who voted for which {thing}?|Nobody: only totals are shown, and a vote can be changed until the end.|Weighted votes for {things}",
  message:
    "Who may write to whom first?|{Roles} to each other, until one of the two ends it.|Conversations of more than two {roles}",
  share:
    "Who sees it when {roles} {act}?|{Sharers}; it can be taken back at any time.|Links to {things} that work without an account",
  notify:
    "What if {a role} misses the message about {a thing}?|It waits in the app until it was read; nobody is written to twice.|Messages about {things} in words that each one chooses",
  generate:
    "Who looks at the result before it counts?|{Other} sees it first and can correct it.|Learning from corrected {things} by itself",
  scan: "Who prints the codes, and where do they hang?|{Other} prints one for each {thing} from its page.|Scanners other than a phone",
  join: "What if more {roles} want to {act} than there are places?|A waiting list in order of time; the next one has a day to answer.|A way to {act} for somebody else",
  assign:
    "What happens when nobody is free for {a thing}?|It stays on top as open, and {staff} is told once a day.|{Things} given out by the app itself",
  lend: "For how long may {a thing} be out?|Seven days, and once more if nobody waits for it.|Fines for late {things}",
  time: "What happens when {a role} forgets to stop the clock?|It is cut at eight hours and marked for correction.|Clocks that start by place",
  learn:
    "Who sees how far {a role} has come?|They themselves, and whoever they name.|Certificates for {things}",
  swap: "Who decides when two want the same {thing}?|Whoever offers it; the first who asked has a day to answer.|Money between the two who swap {things}",
  compare: "Whose name shows when {roles} {act}?|First names, which each can hide.|Prizes for whoever leads",
  sign: "Is a name drawn with a finger enough as a signature?|Yes, with date and time.|Signatures with an official certificate",
  request:
    "How soon does {a role} get an answer?|Within two days; then the {thing} turns red for {other}.|{Things} by people without an account",
  earn: "Can {a role} lose {a thing} again?|No, except when the entry behind it was wrong.|{Things} that are worth money",
  invite:
    "How long does an invitation stay good?|Seven days; then {a role} can send it again.|Inviting a whole address book",
};

export type OpenPoint = { question: string; assumed: string; nonGoal: string };

/** What is left open by a doing of this class; null when nothing worth asking is. */
export function openPointOf(name: VerbClass): OpenPoint | null {
  const line = LINES[name];
  if (!line) return null;
  const [question = "", assumed = "", nonGoal = ""] = line.split("|");
  return { question, assumed, nonGoal };
}
