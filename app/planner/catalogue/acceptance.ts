import { CASES } from "./acceptance-cases";
import { LESS_COMMON } from "./acceptance-less-common";
import type { VerbClass } from "./verbs";

/**
 * How stories are accepted: by example, with the plan's own sample content. Each line is given | when | then |
 * otherwise. Slots:
 * {p} a person in the role, {q} another in the same role, {o} somebody in another role, {boss} who looks after the app,
 * {who} the person that the story's words name, {u1} {u2} two ordinary users where {p} is none of them
 * {do} "goes to ‹the story's words›" with {p} before it, {act} these words alone, {due} "for ‹what is got›"
 * {thing} {a thing} {things} what it acts on, {s1} {s2} {s3} three sample entries of it, {screen} where it happens
 * {f1} {f2} the columns that tell entries apart, {v1} {v2} what the first entry has there, {w1} the second, {x1} the
 * third; {sum} an amount, {hour} when it begins, {st1} {st2} {stn} its first, second and last state, {adj} the state that
 * the story's words ask for.
 * A line is used only where every slot of it can be filled.
 */
export type Pattern = {
  given: string;
  when: string;
  then: string;
  otherwise: string;
  /** Written for what the story's own words ask for. */
  special: boolean;
};

/** What is accepted: a class of verb, something done with a thing that is no table, or money handed over at the door. */
export type Accepted = VerbClass | "loose" | "glance" | "cash";

const COMMON: Record<string, string[]> = {
  add: [
    "{s1} and {s2} are on {screen}|{do}, entering {s3} with {f1} {x1}|all three are listed, and after a reload {s3} still opens with {f1} {x1}|saved without {f1}, the form stays open and marks {f1}",
    "{screen} is still empty for {p}|{do} for the first time|the empty page gives way to that one {thing} with its {f1} and {f2}|a double tap on save leaves one {thing}",
    "{p} has typed the {f1} of {a thing} and is called away|{p} is back ten minutes later to {act}|the {f1} typed before is still there, and the saved {thing} carries the name {p}|leaving with an unsaved {f1} asks first",
    "{s1} is there with {f1} {v1}|{do} and by mistake enters {s1} once more|before anything is saved the app points to {s1} and its {f1}|on purpose, {s1} can still be entered twice",
  ],
  log: [
    "nothing of today is on {screen}|{do}|the {thing} stands on top with its {f1}, {f2} and the name {p}|without {f1} it is refused, and the {f2} stays typed",
    "{s1} and {s2} are in the list of the past days|{do} and enters {s3}|the list holds three, and {s3} shows {f1} {x1}|a wrong {f1} can be corrected, and what it was stays readable",
    "{p} has no signal at the moment|{do}|{a thing} with its {f1} is kept on the phone, marked as not sent, and {o} sees it once the signal is back|sent twice, it is kept once",
    "{p} stops after the {f1} and puts the phone away|{p} is back in the evening to {act}|the {f1} is still there, and the {thing} counts for the time at which it was begun|one of the same minute is pointed out first",
  ],
  post: [
    "{q} is looking at {screen} and sees {s1}|{do}|{q} sees the new {thing} above {s1}, with the name {p}, without reloading|without {f1} it stays a draft that only {p} sees",
    "{p} has a draft of {s2}|{do}|it has left the drafts and opens for {q} with its {f1}|taking it down asks first and hides it at once",
    "{s1} and {s2} stand on {screen}|{do} and taps twice by mistake|one new {thing} stands there, not two, newest first|unwanted words are held back until somebody has looked",
    "{o} has never opened {screen}|{do}|the first thing that {o} reads there is the {thing} of {p}, with {f1} and {f2}|{p} can still change the {f1} for an hour",
  ],
  upload: [
    "{p} has a 4 MB file on the phone|{do}|a bar shows how far it is, and {screen} then opens it full size, also for {q}|a file over 10 MB is refused with its name and size",
    "{s1} is on {screen}|{do} and adds two more at once|each has a bar of its own, and what is through stays when the other one breaks off|a broken one starts again without being chosen anew",
    "the connection of {p} breaks off half-way|{p} is back online to {act}|it goes on where it stopped, and {screen} shows one new {thing}, not two|giving up removes the half",
    "{s1} and {s2} are in this order on {screen}|{do}|the new one comes first and can be moved behind {s2}|removing one asks first",
  ],
  view: [
    "{s1} and {s2} are stored with {f1} {v1} and {w1}|{do}|both can be read with {f1} and {f2} on one screen, without opening either|with no {thing} at all, the page names whoever enters the first",
    "{o} has just changed the {f1} of {s1}|{do}|{s1} shows the new {f1} and when it was changed|without a signal the old {f1} of {s1} stays, with its time",
    "{s1} is new since {p} looked last|{do}|{s1} is marked as new, {s2} is not, and opening {s1} takes the mark away|on a slow line {f1} comes first and the rest follows",
    "there are forty {things}, with {s1} among the last|{do}|the list scrolls to {s1} without jumping, and going back returns to the same place|{s1}, removed meanwhile, says so",
    "{s3} was the last one entered|{do}|{s3} stands first with {f1} {x1}, then {s2}, then {s1}|the order can be turned round",
  ],
  find: [
    "{s1} has {f1} {v1}, {s2} has {f1} {w1}|{do} and asks for {f1} {v1}|{s1} is listed, {s2} is not, and clearing the search brings both back|nothing found: the page says which condition to drop",
    "{s1}, {s2} and {s3} are on {screen}|{do}, then opens {s2} and goes back|the search and the place in the list are as they were|one wrong letter still finds {s2}",
    "thirty {things} differ in {f1} and {f2}|{do} by both at once|only those that fit both are left, with their number above|the search can be sent to {q} as an address",
    "{p} types the first letters of {s3}|{do}|{s3} appears while typing, the letters found in bold|without a hit the nearest three are offered",
  ],
  choose: [
    "{s1}, {s2} and {s3} can be chosen|{do} and taps {s2}|{s2} is marked, the next step repeats it with its {f1}, and going back keeps it|what cannot be had is grey, with the reason",
    "{p} took {s1} last time|{do}|{s1} stands first, and {s3} is one tap away|if {s1} has gone, the page says so",
    "{p} hesitates between {s1} and {s2}|{do} and opens one after the other|both show {f1} and {f2} at the same place, and neither is taken before {p} confirms|without a choice, Next stays grey",
    "{s3} has just been taken off the list|{do}|{s1} and {s2} are offered, {s3} is not, and no older page still takes it|the choice can be changed until it is confirmed",
  ],
  book: [
    "{q} has {s1}|{do} and picks another time|{p} reads day and hour as confirmed, and nobody is offered that time any more|if {q} is faster, {p} is offered the next free time",
    "one time is left on that day|{p} and {q} both try for it in the same second to {act}|one of them has it, the other reads why not and keeps what was typed|a time in the past cannot be picked",
    "{s2} is the only one next week|{do} for the day after|both are in the calendar in their order, for {p} and for {o}|with less notice than allowed it says how much is needed",
    "{p} has {s1} and wants to move it|{p} takes a new time to {act}|the old time is free again, the new one is confirmed, and {o} sees one {thing}, not two|until the new time is confirmed the old one stands",
  ],
  order: [
    "two things are in the basket of {p}|{do}|the {thing} gets a number and its total, both lines can be read, and {o} has it on the screen within five seconds|what ran out meanwhile is named before it is sent",
    "{s1} is still being worked on|{do}|the new {thing} has a number of its own and {s1} is not changed|sent twice, it is one {thing}",
    "{p} wants the same as last time|{p} opens {s1} to {act} again|everything still on offer is in the basket, and what has gone is named|an empty basket cannot be sent",
    "{p} notices a mistake right after sending|{p} goes back before {o} has begun, to {act} anew|the first one is withdrawn and {o} reads only the second|once begun, {o} has to be asked",
  ],
  pay: [
    "{p} has {sum} to pay|{do}|0.00 is left, the {thing} shows {sum} with the day, and {p} has a receipt|a declined card leaves {sum} open and says so",
    "{s1}, {s2} and {s3} are open|{do} for {s2}|{s2} is settled with the day, the two others are not, and {o} sees the same|paying {s2} again is refused",
    "{p} closes the page in the middle|{p} opens it again to {act}|nothing has been taken, and the amount due is what it was|an amount taken twice is paid back in full",
    "{p} has been asked for {s1} twice by mistake|{do} once|the second request says that {s1} is settled|{o} sees both lines",
  ],
  cancel: [
    "{s1} and {s2} are planned|{do}, namely {s2}|{s2} shows as called off, {s1} keeps its {f1}, and whoever was concerned is told|after the deadline, what it costs is said first",
    "{q} waits for a place|{do}|{q} is asked at once and has a day to answer|if nobody waits, the place is simply free",
    "{s1} has already begun|{p} tries to {act}|the app says that it is too late and names {boss} as the one to ask|a later {thing} can still be called off",
  ],
  approve: [
    "{s1} waits for a decision, {s2} has one|{do} and opens {s1}|{s1} carries the decision with the name {p} and the time, and whoever handed it in is told|a refusal needs a reason",
    "{q} is looking at {s1} as well|{do} first|{q} reads that {p} has decided, and cannot decide again|what changed meanwhile is shown first",
    "{s3} was sent back with a reason and handed in again|{do}|{p} reads the first version, the reason and the second one in their order|nobody decides on a {thing} of their own",
    "four {things} wait, {s1} the longest|{do}|{s1} comes first, and after the decision three are left|{o} sees the state but no button",
  ],
  edit: [
    "{s1} has {f1} {v1}, which is wrong|{do} and sets it to {w1}|{s1} shows {f1} {w1} everywhere, for {o} without reloading|an empty {f1} is refused and {v1} stays",
    "{o} is reading {s1} at that moment|{do} and saves|{o} sees the new {f1} without leaving {s1}, and {s2} is what it was|going back without saving leaves {s1} alone",
    "{p} changed the {f1} of {s2} by mistake an hour ago|{p} opens {s2} again to {act}|the history offers the old {f1}, and taking it leaves a line with the name {p}|what was built on the new {f1} is named",
    "{s1}, {s2} and {s3} need the same change|{do} one after the other|each keeps its own {f2}, and the list says when each was changed|if {s2} cannot be saved, {s1} and {s3} still are",
  ],
  mark: [
    "{s1}, {s2} and {s3} are still open|{do}, starting with {s1}|{s1} is told apart by a word as well as by colour, two are still open, and Undo stays for some seconds|a double tap changes {s1} once",
    "{o} looks at {s2} at the same moment|{do}|within five seconds {o} sees the new state and the name {p}|two who mark at once leave one mark",
    "{p} marked {s3} by mistake|{p} takes it back and goes on to {act}|{s3} is open again, and the count beside the list is right|the day after, only {boss} can take it back",
    "there is no connection|{do} for {s1} and {s2}|both are marked on the phone and, once online, for {o} too, in that order|what {o} marked meanwhile is not undone",
  ],
  message: [
    "{p} and {o} have not written to each other so far|{do}|{o} reads the words within five seconds, with the name {p} and the time, unread until opened|what could not be sent stays in the box with Send again",
    "{o} asked something yesterday|{do}|the answer stands below the question, and only the two of them can open it|whoever is blocked cannot write, and is not told",
    "{o} is offline all day|{do}, three lines one after the other|{o} finds all three in that order in the evening, and {p} sees that they were read|a line can be taken back for a minute",
    "{q} knows the address of the conversation of {p} and {o}|{do}|{q}, who opens that address, is refused and reads nothing of it|an empty line cannot be sent",
  ],
  share: [
    "nobody but {p} sees {s1}|{do} and chooses {q}|{q} finds {s1} with its {f1}, {o} does not|taking it back hides it from {q} at once",
    "{p} is about to share {s2}|{do}|a preview shows what {q} will see, before it leaves|shared twice, {q} has it once",
    "{q} has received {s1} from {p}|{q} opens it and tries to change the {f1}|it can be read and not changed, and {p} sees that it was opened|a wrong receiver is named before it is sent",
    "{s1} and {s3} belong to {p}|{do}, {s3} alone|{q} sees {s3} with the name {p}, and {s1} nowhere|{p} can read who sees it",
  ],
  notify: [
    "{p} allowed notifications, and {s1} gives the reason|the moment comes {due}|{p} gets one message that names {s1}, and tapping it opens {s1}|with notifications off, the same line waits in the app",
    "{s1} and {s2} give a reason within the same minute|the moment comes {due}|one message names both, and {q}, whom it does not concern, gets none|sent once, it is not sent again",
    "{s2} gave the reason, and it has gone since|the time comes {due}|{p} gets nothing about {s2}|a failed delivery is tried once more",
    "{p} has set quiet hours from 22:00 to 7:00, and {s3} gives a reason at 23:00|the time comes {due}|the message about {s3} waits until 7:00|what cannot wait says so",
  ],
  request: [
    "{p} has asked for nothing so far|{do}|{p} reads “sent”, {o} finds the {thing} on top of the list, and the answer reaches {p}|asked twice for the same, {p} is shown the first one",
    "{s1} is three days old without an answer|{do} with another {f1}|{s1} is replaced, not doubled, and {o} reads the new {f1}|without a way to reach {p} it cannot be sent",
    "{o} needs to know more about {s2}|{p} completes it to {act}|question and answer stand below {s2}, which keeps its place in line|until it is answered {p} can withdraw it",
    "{q} has asked for the same as {p}|{do}|{o} sees both beside each other, the earlier one first|a declined one says why",
  ],
};

function parse(source: Record<string, string[]>): Map<Accepted, Pattern[]> {
  const found = new Map<Accepted, Pattern[]>();
  for (const [name, texts] of Object.entries(source))
    found.set(
      name as Accepted,
      texts.map((text) => patternOf(text, false)),
    );
  return found;
}

function patternOf(text: string, special: boolean): Pattern {
  const [given = "", when = "", then = "", otherwise = ""] = text.split("|");
  return { given, when, then, otherwise, special };
}

const ALL = parse({ ...COMMON, ...LESS_COMMON });
const SPECIAL = CASES.map(([classes, test, lines]) => ({
  classes: new Set(classes.split(" ")),
  test,
  patterns: lines.map((line) => patternOf(line, true)),
}));

/**
 * The ways in which a story of this class and these words can be accepted, the most telling first: what the words
 * ask for in particular, then what any story of the class asks for.
 */
export function patternsFor(name: Accepted, want: string): readonly Pattern[] {
  const special = SPECIAL.filter((one) => one.classes.has(name) && one.test.test(want));
  return [...special.flatMap((one) => one.patterns), ...(ALL.get(name) ?? ALL.get("act") ?? [])];
}
