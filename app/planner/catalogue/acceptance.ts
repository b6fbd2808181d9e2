import { FURTHER_ACCEPTANCE } from "./acceptance-further";
import { MORE_ACCEPTANCE } from "./acceptance-more";
import type { VerbClass } from "./verbs";

/**
 * How each class of verb is accepted: given | when | then | otherwise. Slots:
 * {role} {a role} · {act} the story's own verb phrase · {thing} {a thing} {things} what it acts on · {f1} {f2} its
 * first two columns · {screen} where it happens · {other} somebody who may not · {what} the words after the verb.
 * Several ways a class, so that two stories of one plan do not share a sentence.
 */
export type Pattern = { given: string; when: string; then: string; otherwise: string };

const lines: Record<string, string[]> = {
  add: [
    "{screen} is open for {a role} and holds no {things} yet|they {act}|the new {thing} stands on {screen} with its {f1} and {f2}, also after a reload|without {f1} the form stays open, keeps what was typed and marks {f1}",
    "two {things} are already there|they {act}, giving {f1} and {f2}|three {things} are listed and the newest one opens with exactly the {f1} that was typed|pressing save twice adds one {thing}, not two",
    "{a role} has filled in {f1} of {a thing} and gone away for a minute|they come back and {act}|nothing typed was lost, and the saved {thing} says who added it and when|leaving with unsaved words asks first",
    "a sample {thing} is shown as the example to follow|they {act}|the counter on {screen} goes up by one and the sample is still told apart from the real {thing}|{a thing} with the same {f1} is pointed out before it is saved",
  ],
  log: [
    "nothing has been logged by the {role} today|they {act}|today's {thing} stands on {screen} with its {f1}, the time and the name of the {role}|an entry without {f1} is refused, and what was typed stays",
    "yesterday's {thing} is on {screen}|they {act}|both {things} stand in date order and differ by {f1}|without a connection the {thing} waits on the device, marked as not sent yet",
    "last week holds three {things}|they {act} and open the past seven days|four {things} are counted, and choosing one shows its {f2}|a wrong {thing} can be corrected, and the correction is visible",
  ],
  post: [
    "a visitor looks at {screen} before anything is there|the {role} chooses to {act}|the {thing} is visible to that visitor under the name of the {role}, newest first|a {thing} without {f1} stays a draft that only its author sees",
    "a draft {thing} belongs to {a role}|they {act}|the draft is gone from their drafts and open to {other}|taking it down again asks first and hides it at once",
    "{things} of the past week fill {screen}|they {act}|it stands above the older {things} with its {f1} and the time|the same text sent twice within a minute is published once",
  ],
  upload: [
    "{a role} has a 4 MB picture on their phone|they {act}|a preview shows within seconds, a progress bar ran to its end, and the {thing} opens full size on {screen}|a file that is no picture, or larger than 10 MB, is refused by name and size",
    "{a thing} without any picture is open|they {act}|the picture takes the place of the grey outline and is still there for {other} after a reload|an interrupted upload offers Try again without choosing the file anew",
    "one {thing} has two pictures already|they {act}|three pictures are in the order they were added, and the first one is the cover|removing one asks first and keeps the other two",
  ],
  view: [
    "{screen} holds {things} that differ in {f1} and {f2}|the {role} opens it to {act}|each row shows {f1} and {f2} without another click, and today's come first|with none of them the page says so and names what to do first",
    "{a thing} changed five minutes ago|they {act}|the changed {f1} is there without signing in again, and the time of the change beside it|{other} who opens the same address is told that it is not theirs",
    "there are more {things} than fit on a phone|they {act} while standing, with one hand|the most urgent one is at the top in large type, and the rest follow on scrolling|while loading, grey shapes stand where {f1} and {f2} will be",
    "numbers from last week and this week exist|they {act}|totals equal the {things} behind them, and a tap on a total lists those {things}|a day without data shows a zero, not a gap",
    "one {thing} is new since the last visit|they {act}|the new one carries a mark that goes away once it was opened|a failed load keeps the old view and says how old it is",
  ],
  find: [
    "twelve {things} exist and three of them fit|the {role} sets out to {act}|exactly those three remain, the number found is shown, and clearing the search brings back twelve|no match says which condition to drop",
    "{screen} lists {things} near and far|they {act}|the nearest comes first with its distance, and moving the map changes the list|when the place is not shared, a town or postcode can be typed in its stead",
    "{a role} has set a search for {things} with two conditions|they {act}, then open a result and go back|the same conditions and the same place in the list are still there|a spelling slip of one letter still finds the {thing}",
  ],
  choose: [
    "every {thing} on offer is shown with its {f1}|the {role} is asked to {act}|the choice is marked, shown in the summary, and can be changed until it is confirmed|what is not on offer today is greyed out with the reason",
    "nothing is chosen yet and Next is inactive|they {act}|Next becomes active and the page after it repeats the chosen {f1}|going back keeps the choice",
    "one of the {things} was chosen last time|they {act}|last time's choice stands first, and another one can be taken in a single tap|a choice that has gone meanwhile is named, not silently dropped",
  ],
  book: [
    "the {role} sees two free times and one taken|they {act}|the {thing} is confirmed with day and time, and that time is no longer offered to anybody|if someone else was faster, the time is refused and the next free one proposed",
    "{a thing} at 10:00 already exists|they {act} at 10:30|both stand in the calendar in the right order for everyone who takes part|a time in the past or outside the opening hours cannot be picked",
    "two people try for the same {thing}|they {act} in the same second|one of them gets it, the other reads why not and keeps what was typed|a change of plan is shown to all who said yes",
  ],
  order: [
    'two items with their prices are in the basket|the {role} proceeds to {act}|the {thing} gets a number, lists both items and the right total, and its status is "new"|an item that ran out meanwhile is named before anything is charged',
    "nothing is in the basket|they add one item twice and {act}|the {thing} counts two, and whoever prepares it sees it within five seconds|sending it twice makes one {thing}",
    "an earlier {thing} is finished|they {act} again|the new {thing} has its own number and does not change the old one|an empty basket cannot be sent",
  ],
  pay: [
    "an amount of 25.00 is due from {a role}|they {act}|the amount due becomes 0.00, the {thing} shows day and amount, and a receipt is sent|a declined card leaves the amount due and says so in plain words",
    "three {things} are open and one is settled|they {act}|the balances of both sides change by the same amount, in opposite directions|paying the same {thing} twice is refused",
    "the total of {screen} is known|they {act}|the total before and after and the {thing} itself can be read in one place|closing the page in the middle charges nothing",
  ],
  cancel: [
    "{a thing} for tomorrow stands|the {role} decides to {act}|it shows as cancelled, its time is free again, and the others concerned are told|after the deadline the cost of cancelling is stated before it happens",
    "two {things} are planned|they {act} one of them|only that one changes, and the other keeps its {f1}|a {thing} that has already taken place cannot be called off",
  ],
  approve: [
    "one {thing} waits for a decision and one was decided|the {role} opens the waiting one to {act}|its status changes, the decision carries name and time, and its author is told|a refusal asks for a reason, which the author can read",
    "{a thing} was handed in yesterday|they {act}|it can no longer be changed by its author and leaves the list of waiting {things}|{other} sees the status but no button to decide",
    "five {things} wait|they {act} three of them in one go|three are decided, two still wait, and the count on {screen} says two|deciding something that changed meanwhile shows the change first",
  ],
  edit: [
    "{a thing} with a wrong {f1} is on {screen}|the {role} opens it to {act}|the corrected {f1} shows everywhere the {thing} appears, without a reload for the others|an empty {f1} is refused and the old value stays",
    "two people have the same {thing} open|they {act} and save first|the second saver is shown the newer {f1} before anything is overwritten|closing without saving changes nothing",
    "{a role} looks after ten {things}|they {act}|each change is listed with day and name, and the last one can be undone|{other} finds no edit button",
  ],
  mark: [
    "{a thing} is still open|the {role} moves to {act}|its state changes in one tap, with an Undo for some seconds, and {other} sees the new state|a double tap changes it once",
    "one of three {things} is marked|they {act}|the marked ones are told apart by more than colour and can be filtered|taking the mark away restores the earlier state",
  ],
  vote: [
    "{a thing} has two votes and the {role} has not voted|they {act}|it has three votes, their own is shown as given, and the order by votes follows|a second vote of the same person replaces the first",
    "the {role} gave the lowest mark last week|they change their mind and {act}|the average moves accordingly and the number of voices stays the same|nobody can vote on a {thing} of their own",
    "{a role} has not voted yet and voting ends tonight|they {act}|the vote counts, and after the end the result is shown to everyone who may see it|after the end the buttons are gone",
  ],
};

function parse(source: Record<string, string[]>): Partial<Record<VerbClass | "loose", Pattern[]>> {
  const found: Partial<Record<VerbClass | "loose", Pattern[]>> = {};
  for (const [name, texts] of Object.entries(source))
    found[name as VerbClass] = texts.map((text) => {
      const [given = "", when = "", then = "", otherwise = ""] = text.split("|");
      return { given, when, then, otherwise };
    });
  return found;
}

const ALL = parse({ ...lines, ...MORE_ACCEPTANCE });
for (const [name, ways] of Object.entries(parse(FURTHER_ACCEPTANCE)))
  ALL[name as VerbClass] = [...(ALL[name as VerbClass] ?? []), ...ways];

/** The ways in which a class of verb is accepted; empty for classes without any. */
export function patternsFor(name: VerbClass | "loose"): readonly Pattern[] {
  return ALL[name] ?? [];
}
