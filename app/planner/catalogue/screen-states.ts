/**
 * What a screen shows when a doing fails, by class of verb, after the words "Could not …". Slots: {f1} {f2} the columns
 * of the thing, {thing} {things} the thing itself.
 */
const KEPT: Record<string, string> = {
  add: "{f1} and {f2} stay as typed",
  log: "the {thing} waits on the phone, marked “not sent”",
  post: "it stays among the drafts",
  upload: "the file goes on where it stopped",
  message: "the words stay in the box with “Send again”",
  book: "the time stays chosen, a taken one is replaced by the next free",
  order: "the basket stays as it is",
  pay: "nothing was taken, and the amount is still due",
  vote: "the earlier vote still counts",
  mark: "the {thing} goes back to what it was",
  edit: "the old {f1} stays, the new one is still in its field",
  approve: "the {thing} keeps waiting, the reason stays typed",
  choose: "the choice stays marked",
  request: "the text stays, with “Send again”",
  share: "the {thing} is still here, unsent",
  join: "the place is still free or the waiting list is offered",
  lend: "the {thing} still counts as where it was",
  time: "the clock goes on running on the phone",
  generate: "the input stays, with “Try again”",
  import: "nothing was written, the file stays chosen",
  scan: "the number can be typed",
  assign: "the {thing} stays with whoever had it",
  sign: "nothing is signed yet",
  split: "no share has changed",
  cancel: "the {thing} still stands",
  answer: "the answer stays and is sent later",
  earn: "it is counted as soon as there is a connection",
  act: "it counts as not done yet",
  flag: "the reason stays typed",
};

/** What is kept when this class of doing fails; "" when nothing can be lost. */
export function keptWhen(name: string): string {
  return KEPT[name] ?? "";
}

/** Screens that ideas name themselves: what they show when there is nothing, and when loading fails. */
const NAMED: Record<string, [empty: string, error: string]> = {
  dashboard: [
    "Every figure is 0 and says since when it has counted {things}",
    "“Counted from {things} until 9:30”, Retry",
  ],
  panel: [
    "Every figure is 0 and says since when it has counted {things}",
    "“Counted from {things} until 9:30”, Retry",
  ],
  leaderboard: ["Everybody stands at 0 until the first {thing}", "The places by {things} until 9:30, Retry"],
  ranking: ["Everybody stands at 0 until the first {thing}", "The places by {things} until 9:30, Retry"],
  agenda: ["“Nothing planned”; next: {next}", "“{Things} as of 9:30”, Retry"],
  calendar: ["“Nothing this month”; next: {next}", "“{Things} as of 9:30”, Retry"],
  day: ["“Nothing planned”; next: {next}", "“{Things} as of 9:30”, Retry"],
  week: ["“Nothing this week”; next: {next}", "“{Things} as of 9:30”, Retry"],
  map: ["The map without a pin, and “No {things} here”", "The list of {things} in place of the map"],
  gallery: [
    "One grey frame and who adds the first {thing}",
    "Pictures seen before stay, missing ones keep their frame",
  ],
  feed: ["“Nothing new”, and {things} of last month below", "{Things} read before stay, without new ones"],
  timeline: [
    "“Nothing new”, and {things} of last month below",
    "{Things} read before stay, without new ones",
  ],
  portal: ["“No {things} for you yet” and whom to ask", "What was open last stays readable"],
  screen: [
    "“No {things} waiting” in large type",
    "The {things} known last stay, and a red line says since when nothing new has come",
  ],
};

/** Empty state and error of a screen that the idea names, by the word it uses. */
export function namedStates(word: string): [empty: string, error: string] {
  return NAMED[word] ?? NAMED[word.endsWith(" screen") ? "screen" : "portal"] ?? ["", ""];
}
