import { matches } from "../text/rewriting";
import { BY_OBJECT } from "./acceptance-by-object";
import { CASES } from "./acceptance-cases";
import { LESS_COMMON } from "./acceptance-less-common";
import type { VerbClass } from "./verbs";

/**
 * How stories are accepted: by example, with the plan's own sample content. Each line is given | when | then |
 * otherwise. Slots:
 * {p} a person in the role, {q} another in the same role, {o} somebody in another role, {boss} who looks after the app,
 * {who} the person that the story's words name, {u1} {u2} two ordinary users where {p} is none of them
 * {do} "goes to ‹the story's words›" with {p} before it, {act} these words alone, {due} "for ‹what is got›"
 * {do s1} and {act s1} the same done to that entry ("adds Rex"), {core} the words without when and why, {button} what stands on the button that does it, {head} what stands above what
 * is looked at, {holds} {fails} {once} what the story waits for, as it is so, not yet so, and with its opening word
 * {thing} {a thing} {things} what it acts on, {s1} {s2} {s3} three sample entries of it, {screen} where it happens
 * {f1} {f2} the columns that tell entries apart, {v1} {v2} what the first entry has there, {w1} the second, {x1} the
 * third, {d1} {d2} {d3} what else each is told apart by, {t1} {t2} {t3} their states, {l1} {l2} their places; {changed} a column of the
 * first that changes, {was} {now} from what to what; {event} the first one
 * where it is of a day, {m1} {m2} {main} {a main} {main things} the same of the main table, {not} what the words rule out,
 * {maker} who else brings such an entry in and {made} what they do, {somebody} and {elsewhere} where nobody does, {share} "80% of the budget", {asked of} what is asked of what something is made from,
 * {src1} {src2} what something is made from, {span} {period} a time that they name, {theirs} what of one's own the words name, {mark} what is given in a rating; {sum} an amount, {hour} when it begins, {st1} {st2} {stn} its first, second and last state, {adj} the state that
 * the story's words ask for.
 * A line is used only where every slot of it can be filled; one that begins with "~" tells a case beside the doing.
 */
export type Pattern = {
  given: string;
  when: string;
  then: string;
  otherwise: string;
  /** Written for what the story's own words ask for. */
  special: boolean;
  /** A case beside the doing itself (called away, tapped twice): told where the others were told already. */
  aside: boolean;
};

/**
 * What is accepted: a class of verb, something done with a thing that is no table, money handed over at the door, or
 * something reserved that takes place at no time.
 */
export type Accepted = VerbClass | "loose" | "glance" | "cash" | "reserve";

const COMMON: Record<string, string[]> = {
  add: [
    "{s1} and {s2} stand below {button}|{do s3} with {f1} {x1}|all three are listed, and after a reload {s3} still opens with {f1} {x1}|{button} without {f1} keeps the form open and marks {f1}",
    "{p} sees only {button} on {screen}, which is still empty|{do} for the first time|the empty page gives way to the first {thing} of {p} with its {f1} and {f2}|two taps on {button} enter it once",
    "~{p} has begun to {act s3}, with {f1} {x1}, and is called away|{p} is back ten minutes later to {act s3}|{f1} {x1} is still there, and {s3} is stored under the name {p}, once|leaving before {button} asks first",
    "~{s1} is there with {f1} {v1}|{do s1} once more by mistake|{button} first shows {s1} and its {f1}|a second {button} enters it all the same",
    "~{p} is about to {core}, has filled in the {f1} and is called away|{p} is back ten minutes later to {core}|what stood under {f1} is still there, and {button} stores the {thing} under the name {p}|leaving before {button} asks first",
  ],
  log: [
    "{screen} shows {button} and nothing of today|{do}|the {thing} stands on top with its {f1}, {f2} and the name {p}|{button} without {f1} is refused, and the {f2} stays typed",
    "{s1} and {s2} are in the list of the past days|{do s3}|the list holds three, and {s3} shows {f1} {x1}|a wrong {f1} is corrected by {button} once more, and what it was stays readable",
    "{p} has no signal where it is time to {core}|{do}|{a thing} with its {f1} is kept on the phone, marked as not sent, and {o} sees it once the signal is back|{button} sent twice counts once",
    "~{p} taps {button}, stops after the {f1} and puts the phone away|{p} is back in the evening to {act}|the {f1} is still there, and {button} counts for the hour at which {p} began|{button} a second time in the same minute asks first",
  ],
  post: [
    "{q} is looking at {screen} and sees {s1}|{do}|{q} sees the new {thing} above {s1}, with the name {p}, without reloading|{button} without {f1} leaves a draft that only {p} sees",
    "{p} has a draft of {s2}|{do}|it has left the drafts and opens for {q} with its {f1}|undoing {button} asks first",
    "~{s1} and {s2} stand on {screen}|{do} and taps twice by mistake|one new {thing} stands there, not two, newest first|unwanted words are held back until somebody has looked",
    "{o} has never opened {screen}|{do}|the first thing that {o} reads there is the {thing} of {p}, with {f1} and {f2}|{p} can still change the {f1} for an hour",
  ],
  upload: [
    "{p} has a 4 MB file on the phone|{do}|a bar shows how far it is, and {screen} then opens it full size, also for {q}|{button} refuses a file of {p} over 10 MB with its name and size",
    "{s1} is on {screen}|{do} and adds two more at once|the first stands beside {s1} as soon as it is through, also when the second one breaks off|{button} goes on with the broken one without it being chosen anew",
    "~the connection of {p} breaks off half-way|{p} is back online to {act}|it goes on where it stopped, and {screen} shows one new {thing}, not two|giving up removes the half",
    "{s1} and {s2} are in this order on {screen}|{do}|the new one comes first and can be moved behind {s2}|removing {s1} asks first",
  ],
  view: [
    "{s1} is stored with {d1}, {s2} with {d2}|{do}|{head} lists {s1} with {d1} and {s2} with {d2}, without opening either|with no {thing} at all, {head} names whoever enters the first",
    "the {changed} of {s1} was {was} and is {now} since this morning|{do}|{head} shows {s1} with {changed} {now}, and no longer {was}|without a signal {head} keeps {was} and says of which hour it is",
    "{s1} is “{t1}”, {s2} “{t2}”|{do}|{head} has “{t1}” beside {s1} and “{t2}” beside {s2}, as words and not by colour alone|{s1}, changed while {p} looks, says so in its line",
    "~{p} opened {head} yesterday, and {s1} came after that|{do}|{head} marks {s1} as new and {s2} not, and opening {s1} takes the mark away|on a slow line {head} shows {f1} first",
    "~{s1}, {s2} and {s3} were entered in this order|{do}|{head} begins with {s3} and ends with {s1}, and the line of {s3} says {d3}|{head} can be turned round, oldest first",
    "~{s3} was taken out an hour ago|{do}|{head} holds {s1} and {s2}, the one with {d1}, the other with {d2}, and {s3} no more|{p}, who still has the address of {s3}, reads that it has gone",
    "~{p} has opened {s2} out of {head}|{p} goes back to {act}|{head} stands where it was, with {s2} in the middle of the screen|{s2}, removed meanwhile, leaves a line in {head}",
  ],
  find: [
    "{s1} has {f1} {v1}, {s2} has {f1} {w1}|{do} and asks for {f1} {v1}|{screen} lists {s1} and not {s2}, and clearing the search brings both back|with nothing found, {screen} says that {f1} {v1} is what to drop",
    "~{screen} shows {s1}, {s2} and {s3}|{do}, then opens {s2} and goes back|the place of {s2} and what was typed for {button} are as they were|one wrong letter in the name of {s2} leads there all the same",
    "thirty {things} differ in {f1} and {f2}|{do} by both at once|{screen} keeps only those that fit both, and says how many|{q}, given the address of the search by {p}, sees the same",
    "{p} types the first letters of {s3} on {screen}|{do} in this way|{s3} appears while typing, the letters found in bold, and {s1} has gone|without a hit {button} offers the nearest three",
  ],
  choose: [
    "behind {button} stand {s1}, {s2} and {s3}|{do} and taps {s2}|{s2} is marked, the next step repeats it with its {f1}, and going back to {button} keeps it|beside {button} what cannot be had is grey, with the reason",
    "{p} took {s1} last time|{do}|{s1} stands first, and {s3} is one tap away|if {s1} has gone, {button} says so",
    "{p} hesitates between {s1} and {s2}|{do} and opens one after the other|both show {f1} and {f2} at the same place, and neither is taken before {p} taps {button}|without a choice {button} stays grey",
    "~{s3} went from the list just before {p} tapped {button}|{do}|{s1} and {s2} are offered, and {button} refuses {s3} on a page opened before|until it is confirmed, {p} can {core} anew",
  ],
  book: [
    "{q} has {s1}|{do} and picks another time|{p} reads day and hour as confirmed, and {button} offers that time to nobody else|if {q} is faster with {button}, {p} is offered the next free time",
    "one time is left on that day|{p} and {q} both try for it in the same second to {act}|one of them has it, the other reads why not and keeps what was typed|{button} offers {p} no time that is over",
    "{s2} is the only one next week|{do} for the day after|both {things} are in the calendar of {p} and in that of {o}, the earlier one first|too short before, {button} tells {p} how much notice {o} needs",
    "{p} has {s1} and wants to move it|{p} takes a new time to {act}|the old time is free again, the new one is confirmed, and {o} sees one {thing}, not two|until {button} confirms the new time, {p} has {s1}",
  ],
  order: [
    "two things are in the basket of {p}|{do}|the {thing} gets a number and its total, both lines can be read, and {o} has it on the screen within five seconds|what ran out meanwhile is named before {button} sends anything",
    "{o} is still working on {s1}|{do}|the new {thing} of {p} has a number of its own and {s1} is not changed|{button} tapped twice is one {thing}",
    "{p} has two things in the basket and takes one out again|{do}|the {thing} that {o} reads has one line, its total is the one that {p} saw last, and {p} reads its number|with an empty basket {button} is grey",
    "{p} notices a mistake right after sending|{p} goes back before {o} has begun, to {act} anew|the first one is withdrawn and {o} reads only the second|once {o} has begun, {button} is grey and names {o}",
  ],
  pay: [
    "{p} has {sum} to pay|{do}|0.00 is left, the {thing} shows {sum} with the day, and {p} has a receipt|a declined card at {button} leaves {sum} open",
    "{s1} of {p} has been open since yesterday|{do s1}|{s1} carries the day and “paid”, {o} sees the same, and {p} has nothing left to pay|{button} for {s1} once more tells {p} the day and is refused",
    "~{p} closes the page in the middle|{p} opens it again to {act}|nothing has been taken, and the amount due is what it was|what {button} took twice is paid back in full",
    "~{p} has been asked for {s1} twice by mistake|{do} once|the second request tells {p} that {s1} is settled, and {button} is grey|{o} sees who asked {p} to {core} twice",
  ],
  cancel: [
    "{s1} and {s2} are planned|{do s2}|{s2} shows as called off, {s1} keeps its {f1}, and whoever was concerned is told|after the deadline {button} is grey and names {boss}",
    "{q} waits for a place|{do}|{q} is asked at once and has a day to answer|if nobody waits, {button} leaves the place free",
    "{s1} has already begun|{p} tries to {act}|the app says that it is too late and names {boss} as the one to ask|a later {thing} can still be called off",
  ],
  approve: [
    "{s1} waits for a decision, {s2} has one|{do s1}|{s1} carries the decision with the name {p} and the time, and whoever handed it in is told|whoever says no to {s1} has to give a reason",
    "~{q} is looking at {s1} as well|{do} first|{q} reads that {p} has decided, and {button} is grey for {q}|what changed in {s1} meanwhile is shown above {button}",
    "{s3} was sent back with a reason and handed in again|{do}|{p} reads the first version, the reason and the second one in their order|for {a thing} of their own {button} is grey",
    "four {things} wait, {s1} the longest|{do}|{s1} comes first, and after the decision three are left|{o} sees the state of {s1} but not {button}",
  ],
  edit: [
    "{s1} has {f1} {v1}, which is wrong|{do} and sets it to {w1}|{s1} shows {f1} {w1} everywhere, for {o} without reloading|{button} with an empty {f1} is refused and {v1} stays",
    "{s2} has {f1} {w1}, and {s1} has {v1} by mistake|{do s1}, which gets {f1} {x1}|after a reload {s1} has {f1} {x1}, and {s2} still {w1}|{button} with an empty {f1} is refused, and {v1} stays",
    "{o} is reading {s1} at that moment|{do} and saves|{o} sees the new {f1} without leaving {s1}, and {s2} is what it was|going back before {button} leaves {s1} alone",
    "~{p} changed the {f1} of {s2} by mistake an hour ago|{p} opens {s2} again to {act}|the {f1} that {s2} had before can be read there and put back with one tap|putting it back asks first, and leaves {s1} alone",
    "{s1}, {s2} and {s3} need the same change|{do} one after the other|each keeps its own {f2}, and beside each stands when {p} was there to {core}|if {button} fails for {s2}, {s1} and {s3} are still saved",
  ],
  mark: [
    "{s1}, {s2} and {s3} are {undone}|{do s1 first}|{s1} is told apart by a word as well as by colour, two are {undone}, and {button} can be undone for some seconds|two taps on {button} change {s1} once",
    "{o} has {s2} open|{do s2}|within five seconds {o} sees {s2} {marked}|{o} and {p} tapping {button} at once leave one mark",
    "~{p} marked {s3} by mistake|{p} takes it back and goes on to {act}|{s3} is {redone}, and the count beside the list is right|the day after, only {boss} can undo {button}",
    "~there is no connection where {p} wants to {core}|{do} for {s1} and {s2}|both are marked on the phone and, once online, for {o} too, in that order|{button} does not undo what {o} marked meanwhile",
    "{p} has ten minutes for the whole list|{do}, one tap for {s1} and one for {s2}|neither opens a page, {s1} and {s2} go below the others, and {s3} is {undone}|{button} for {s1} once more takes it back",
  ],
  message: [
    "neither {p} nor {o} has tapped {button} so far|{do}|within five seconds what {p} {wrote} is there for {o}, with the time, unread until opened|what {button} could not send {o} stays in the box of {p}",
    "{o} asked something yesterday|{do}|the answer stands below the question, and only the two of them can open it|whoever {o} blocked cannot {core}, and is not told",
    "{o} is offline all day|{do}, three lines about {m1} one after the other|{o} finds all three about {m1} in that order in the evening, and {p} sees that they were read|{button} can be taken back for a minute",
    "~{q} knows the address of the conversation of {p} and {o}|{do}|{q}, who opens that address, is refused and reads nothing of it|{button} is grey while the line is empty",
  ],
  share: [
    "nobody but {p} sees {s1}|{do} and chooses {q}|{q} finds {s1} with its {f1}, {o} does not|undoing {button} hides {s1} from {q} at once",
    "a preview above {button} shows {p} what {q} will see of {s2}|{do s2}|{q} finds {s2} with the name {p}, as the preview showed it|{button} tapped twice gives it to {q} once",
    "~{q} has received {s1} from {p}|{q} opens it and tries to change the {f1}|it can be read and not changed, and {p} sees that it was opened|{button} repeats the name {q} before anything leaves",
    "{s1} and {s3} belong to {p}|{do s3} alone|{q} sees {s3} with the name {p}, and {s1} nowhere|beside {button} {p} reads who sees {s3}",
  ],
  notify: [
    "{p} allowed notifications {due core}, and it is about {s1}|the moment comes {due}|{p} gets one message {due core} that names {s1}, and tapping it opens {s1}|with notifications off, the words {due core} wait in the app",
    "{s1} concerns {p}, and {q} has nothing to do with it|the moment comes {due}|one message reaches {p} and names {s1}, and {q} gets none about {s1}|a second one about {s1} is never sent",
    "~it would be about {s2}, which was taken out an hour before|the time comes {due}|{p} gets nothing about {s2}|a message about {s1} that does not reach {p} is tried once more",
    "~{p} has set quiet hours from 22:00 to 7:00, and it is about {s3} at 23:00|the time comes {due}|the message about {s3} waits until 7:00|if {s3} cannot wait, {p} gets the message at 23:00 with the reason",
  ],
  request: [
    "{p} has not tapped {button} so far|{do}|{p} reads “sent”, {o} finds it on top of the list with the name {p}, and the answer reaches {p}|{button} a second time shows {p} the first one",
    "{p} has waited three days for an answer|{do} once more, in other words|{o} reads the new words in place of the old ones, with the day of the first|{button} asks for a way to reach {p}",
    "{o} has asked {p} something before saying yes|{p} completes it to {act}|question and answer stand below each other, and the place in line is kept|until it is answered, {p} can undo {button}",
    "{q} was the first to {core}|{do}|{o} sees both {things} beside each other, the earlier one first|a declined one tells {p} why",
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
  const [given = "", when = "", then = "", otherwise = ""] = text.replace(/^~/, "").split("|");
  return { given, when, then, otherwise, special, aside: text.startsWith("~") };
}

const ALL = parse({ ...COMMON, ...LESS_COMMON });
const SPECIAL = [...BY_OBJECT, ...CASES].map(([classes, test, lines, alone]) => ({
  classes: new Set(classes.split(" ")),
  test,
  alone: alone === "alone",
  patterns: lines.map((line) => patternOf(line, true)),
}));

/**
 * The ways in which a story of this class and these words can be accepted, the most telling first: what the words
 * ask for in particular, then what any story of the class asks for.
 */
export function patternsFor(name: Accepted, want: string): readonly Pattern[] {
  const special = SPECIAL.filter((one) => one.classes.has(name) && matches(one.test, want));
  const alone = special.filter((one) => one.alone);
  // What verb and object say together says most.
  if (alone[0]) return alone[0].patterns;
  return [...special.flatMap((one) => one.patterns), ...(ALL.get(name) ?? ALL.get("act") ?? [])];
}
