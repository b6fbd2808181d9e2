import type { VerbClass } from "./verbs";

/**
 * What a doing leaves open, and what may wait: question | assumed answer | non-goal, by class of verb. Slots:
 * {role} {a role} {roles} who does it · {act} the story's own words · {thing} {a thing} {things} · {other} somebody
 * else. Used when neither the kind of app nor a capability has a better question.
 */
const LINES: Partial<Record<VerbClass, string>> = {
  add: "Who may correct {a thing} after {a role} has entered it?|Whoever entered it, and {other}; each change shows name and time.|Filling in {things} from a photo or a spreadsheet",
  log: "May {a role} change or add {things} for a day that is over?|For seven days, marked as added later.|Reading {things} from sensors or other devices",
  post: "How long does {a thing} stay visible once it is posted?|Until it is taken down or 30 days have passed, whichever comes first.|Publishing {things} outside the app",
  upload:
    "For how long are files kept that belong to {a thing}?|As long as the {thing} itself; deleting it deletes them.|Editing pictures inside the app",
  view: "On which device do {roles} mostly {act}?|On a phone, in one hand; a computer works as well.|Statistics over {things} beyond plain counts",
  find: "Which two conditions do {roles} search by most?|The first two columns of {a thing}; others follow when they are missed.|Saved searches with alerts",
  choose:
    "Until when may {a role} change this: {act}?|Until somebody else relies on it; after that only {other} can change it.|Suggestions of what to choose",
  book: "What happens to a place that nobody turns up for?|It stays taken; {other} can free it by hand.|Bookings that repeat by themselves",
  order:
    "Until when may {a role} still change an order?|Until it is being prepared; after that only {other} can.|Home delivery",
  cancel:
    "Who is told when something is cancelled, and how?|Everybody concerned, at once, by e-mail and in the app.|Compensation for what was cancelled",
  approve:
    "How long may something wait before somebody has to {act}?|Two days; then it moves to the top of the list with its age beside it.|Approval in several rounds",
  edit: "Must a change by {a role} be seen by others as a change?|Yes: what it was before stays readable for 30 days.|Going back to any earlier version",
  mark: "May {a role} undo this later: {act}?|On the same day, yes; later only {other}.|Reasons for each mark to choose from",
  vote: "May a vote be changed, and who sees who voted how?|It may be changed while voting is open; only totals are shown.|Secret ballots with proof",
  message:
    "Who may start, and may {other} read along?|Anybody who shares {a thing} with the other; nobody else reads along.|Groups of more than two",
  share:
    "What if it was sent to the wrong person?|It can be taken back at once, and the receiver no longer sees it.|Links that work without an account",
  notify:
    "By which way should {roles} be told: app, e-mail, or text?|In the app and by e-mail; text messages cost money and come later.|Telephone calls and letters",
  generate:
    "Who looks at what the app works out before it counts?|{Other} sees it first and can correct it.|Learning from corrections by itself",
  scan: "What is printed, and who prints the codes?|One sticker per {thing}, printed from its page.|Scanners other than a phone",
  join: "What happens when there are more people than places?|A waiting list in order of time; the next one is told by e-mail.|Signing up other people",
  assign:
    "What happens when nobody is free to take {a thing}?|It stays open at the top of the list, and {other} is told once a day.|Assigning {things} by itself",
  lend: "For how long may {a thing} be out?|Seven days, and once more if nobody waits for it.|Fines for late {things}",
  time: "What if somebody forgets to stop the clock?|It is cut at eight hours and marked for correction.|Clocks that start by place",
  learn: "Who sees how far somebody has come?|They themselves, and nobody they have not named.|Certificates",
  swap: "Who decides when two people want the same {thing}?|Whoever offers it; the first one asked has a day to answer.|Money between the two",
  compare:
    "Over which span is compared, and who is shown by name?|Over one month; first names, which each can hide.|Prizes",
  sign: "Is a drawn or typed name enough as a signature?|Yes, with date and time; nothing that needs a certificate.|Signatures with an official certificate",
  request:
    "Within which time must a request be answered?|Within two days; then it is shown in red to {other}.|Requests by people without an account",
  earn: "Can something earned be lost again?|No, except when the entry behind it was wrong.|Prizes of money's worth",
  invite:
    "How long does an invitation stay good?|Seven days; then it can be sent again.|Inviting whole address books",
};

export type OpenPoint = { question: string; assumed: string; nonGoal: string };

/** What is left open by a doing of this class; null when nothing worth asking is. */
export function openPointOf(name: VerbClass): OpenPoint | null {
  const line = LINES[name];
  if (!line) return null;
  const [question = "", assumed = "", nonGoal = ""] = line.split("|");
  return { question, assumed, nonGoal };
}
