/** The rarer classes of acceptance.ts (same slots, same order: given | when | then | otherwise). */
export const LESS_COMMON: Record<string, string[]> = {
  loose: [
    "{p} has yet to {core} this week|{do}|under the name {p} stands {button core} with day and time, and {o} can read it|tapped by mistake, {button} can be undone the same day",
    "{button} was tapped by {q} yesterday and not by {p}|{do}|{o} reads the names {p} and {q}, each with its day|two taps on {button} count once",
    "{o} waits for {p} to {core}|{p} taps {button}|{o} reads {button core} with the name {p} within a minute|as long as {p} has yet to {core}, one reminder goes out",
    "{p} is out, phone in one hand, and wants to {core}|{do}|{button} takes three taps at most, and after a reload it is still there|without a connection {button} is sent later",
    "{p} has yet to {core} today|{do}|{screen} says {button core} with the hour, also after a reload|tapped by mistake, {button} can be undone the same day",
    "{o} asks {p} afterwards about {button core}|{do}, today and once more tomorrow|{o} reads both days on which {p} came to {core}, the later one first, each with its hour|two taps on {button} within a minute count once",
  ],
  cash: [
    "{s1} of {p} is open|{p} hands over {sum} and {boss} ticks it|{s1} shows the day and the name {boss}, and {p} reads that nothing is open|ticked by mistake, it is taken back the same day",
    "{s1} and {s2} are open in the list of {boss}|{do}, which is {s1}|{boss} ticks {s1} with one thumb, {s2} is still open, and the sum beside the list follows|{s1} cannot be ticked twice",
    "{boss} has the list on a phone without a signal|{do} there|the tick is kept on the phone and is on {screen} later, once|what somebody else ticked meanwhile stays",
    "{p} says that {s2} was paid already|{boss} looks it up before {p} comes to {act}|{screen} shows who ticked {s2} and on which day, or that nobody did|a wrong amount is corrected with both figures shown",
  ],
  glance: [
    "{o} has written this anew since {p} last opened {head}|{do}|{head} has the new words, with the name {o} and the hour|with nothing entered, {head} names {o} as the one to ask",
    "{p} has a minute on the way|{do} on the phone|{head} says first what is new for {p}, and of which hour it is|on a slow line {head} has its text before its pictures",
    "{s1} and {s2} are all of this week|{do}|{head} is made of {s1} and {s2} alone, and a tap leads to both|without {things}, {head} says so",
    "{o} corrects {s1} on Tuesday|{do} on Wednesday|{head} goes by what {o} corrected in {s1}, and says since when|{p} can still read what {head} said on Monday",
    "nobody is signed in on the phone that {p} borrows|{p} signs in there to {act}|{head} says what it says on the phone of {p}, and nothing of it is left there after signing out|signed out, {head} asks for the way in",
  ],
  reserve: [
    "{s1} is free, {q} has {s2}|{do s1}|{s1} stands under the name {p} with until when, and {q} cannot take it|for {s2} {button} leads to a waiting list",
    "{p} and {q} both want {s3}|both try in the same second to {act}|one of them has {s3}, and the other reads so and stays on the page|when {s3} is free again, {button} is told to whoever waits",
    "{p} has {s1} and changes to {s2}|{p} gives {s1} back to {act} anew|{s1} is free again at once, and {o} sees {s2} alone under the name {p}|unused until the last day, {button} ends by itself",
    "{o} looks at {s1} while it is free|{do s1}|{o} sees the name {p} beside {s1} within five seconds|two taps on {button} count once",
  ],
  vote: [
    "{s1} and {s2} have two votes each|{do} and chooses {s1}|{s1} has three and comes first, and {p} sees which vote is theirs|{button} a second time replaces the first vote of {p}",
    "{p} gave {s2} the lowest mark last week|{do} and gives the highest|the average of {s2} rises and the number of voices stays the same|for {a thing} of their own {button} is grey",
    "voting ends tonight and {p} has not voted|{do}|the vote of {p} counts, and tomorrow {q} sees the result and no button|{button} shows nobody who voted for what",
    "the result of {button} is hidden from {p} and {q}|{do}|{p} sees the result of {button} at once, and {q} only after voting|{button} without a choice is not counted",
  ],
  answer: [
    "a question is open and {p} has not answered|{do}|the answer of {p} is kept once, with the time|after the end {button} says when it ended",
    "{p} has answered two of three|{do}|the third one counts, and none can be changed once the right ones are shown|offline, {button} sends the answer later",
    "{q} has given another answer|{do}|both answers stand below the question with their names, {q} first|{button} is grey while the answer is empty",
  ],
  generate: [
    "{p} has given all that is needed to {core}|{do}|the result of {button} says what it was made from, and {p} can correct it before it is kept|after ten seconds {button} turns into Stop",
    "{s1} was made from the same input yesterday|{do}|the new one stands beside {s1}, and neither is lost|with too little input {button} says what is missing",
    "{p} finds that the {f1} of {s2} is wrong|{p} reports it and tries again to {act}|the report stays with {s2}, and the second result is another one|when {button} fails, the input stays as it was",
    "{p} and {q} ask at the same moment|{do}|{button} gives {p} and {q} a result each, and neither sees the other's|beside {button} the app says when it is not sure",
  ],
  import: [
    "a file holds {s1}, {s2} and one line without {f1}|{do}|{s1} and {s2} are there, the bad line is named with its number, and importing again adds nothing twice|{button} refuses another kind of file before anything is written",
    "{s1} is there already with {f1} {v1}|{do} from a file with another {f1}|{p} is asked which of the two {f1} to keep|{button} stopped half-way leaves nothing behind",
    "a file has 400 lines|{do}|a count runs along, and the summary says how many are new and how many were known|what {button} left out can be downloaded",
  ],
  export: [
    "{screen} is filtered down to {s1} and {s2}|{do}|the file holds these two with {f1} and {f2}, and opens in a common program|with nothing selected, {button} is grey",
    "{s3} has an umlaut and a comma in it|{do}|the file shows both correctly, and so does the second try|{o} cannot take out what {o} may not see",
    "{p} has {s1} open|{do}|what comes out names {s1} with its {f1} and the day on which it was made|{button} a second time gives the same again",
  ],
  scan: [
    "a printed code hangs where {p} stands|{do} with a phone that has never been there|the right {thing} opens without typing or signing in|with a damaged code {button} takes a typed number",
    "{p} has not allowed the camera|{p} tries to {act}|a note tells how to allow it, and typing what stands below the code of {s1} leads to the same page|{button} refuses a code of something else by name",
    "{p} scans {s1} and right after it {s2}|{do} the second time|the page of {s2} is open and says so, and {s1} is one step back|offline, {button} keeps the code until there is a signal",
  ],
  join: [
    "{s1} has one place left|{p} and {q} both try in the same second to {act}|one is in, the other is first on the waiting list|undoing {button} frees the place",
    "{p} is not on the list of {s2}|{do}|{p} is on it, one place less is left, and {s2} is under the things of {p}|{button} tapped twice changes nothing",
    "{q} was invited to {s1} and has no account|{q} opens the link to {act}|{q} lands on {s1}, once signed in|after the last day the link says that {p} can no longer {core}",
    "{p} said yes to {s1} and falls ill|{p} steps back and later goes to {act} again|the place was free meanwhile, and {p} is at the end of the line|{o} sees both, each with the hour of {button}",
  ],
  assign: [
    "{s1} belongs to nobody yet|{do} and picks {who} for {s1}|{s1} shows the name {who}, and {who} finds it on their own list|whoever is away is marked so next to {button}",
    "{who} has {s1} and {s2}, which is too much|{do} anew and moves {s2} to another person|{s1} still has the name {who}, {s2} is on one list only, and both people are told|two at the same hour make {button} ask first",
    "{who} cannot come|{do} once more for {s3}|{s3} has one name, the new one, and {who} reads why it was taken away|with nobody left to take {s3}, it stands on top as open",
    "{s1} and {s2} wait|{do s1 first}|{s1} has left the waiting ones and shows where it went, {s2} still waits|a wrong one is moved by {button}, not copied",
    "{p} has put {s3} in the wrong place|{p} opens it again to {act} rightly|{s3} is in the new place only, and the change has a line with the name {p}|what was already under way makes {button} ask first",
    "{s1}, {s2} and {s3} came in within an hour|{do} from the list, without opening each|the count of the waiting ones goes down by one each time|after an interruption {button} goes on with the rest",
  ],
  lend: [
    "{s1} is in, {s2} is out|{do s1}|{s1} shows who has it and until when, and nobody else can take it|for {s2} {button} leads to a waiting list",
    "{s2} should have been back yesterday|{do}|{s2} is on top of the late ones, and whoever has it is reminded once|noted as damaged, {s2} has no {button} until mended",
    "{p} stands before the shelf with a phone|{do}|two taps are enough, and {s3} shows the name {p}|with two late ones, {button} asks {p} to return those first",
  ],
  time: [
    "{p} has no {thing} that runs|{p} taps {button} and reloads the page|the clock runs on and is visible on every screen, and a second tap leaves one {thing} with start and end|{button} for something else stops the first {thing} and says so",
    "the clock of {p} has run since the morning by mistake|{p} corrects the end to {act}|the {thing} has the corrected length and is marked as corrected|{button} with an end before its start is refused",
    "{p} has {s1} of yesterday|{do} today|two {things} stand there, and the total of the week is their sum|eight hours after {button} {p} is asked whether it still runs",
  ],
  learn: [
    "{p} has done two of five steps|{do}|the third one is on the screen of {p}, large enough to read from a distance, with “3 of 5”|closed half-way, {button} opens at the same place",
    "the first try of {p} at {s1} went wrong|{p} starts {s1} again to {core}|what {p} missed in {s1} comes first, and the second result replaces the first|one step of {button} can be skipped",
    "{p} comes back after two weeks|{do}|{s1}, which {p} knew less well, comes before {s2}|ten minutes are enough to {core} once",
  ],
  swap: [
    "{p} offers {s1} and {q} wants it|{do}|both read the same agreement, and {s1} is no longer on offer|until the handover either can undo {button}",
    "{q} and {o} both want {s2}|{do} with {q}|{q} has it, {o} is told kindly, and {s2} has left the list|one's own {thing} cannot be asked for",
    "{q} has not answered {p} for two days|{do} with {o}|the offer to {q} closes by itself, and {q} reads why|after {button} a change needs both",
  ],
  remove: [
    "{s1} and {s2} stand on {screen}|{do s2}|a question names {s2} and what hangs on it, and after yes {s2} has gone from {screen}, also after a reload, and {s1} has not|no to {button} leaves {s2} where it was",
    "{q} has {s1} open|{do s1}|{q}, who taps on, reads that {p} has removed {s1}, and {screen} lists {s2} and not {s1}|the address of {s1} typed by hand says that it has gone",
    "~{p} removed {s2} a minute ago by mistake|{p} taps “Undo”|{s2} is back on {screen} with its {f1}, as if nothing had been|after a day {button} cannot be undone",
  ],
  compare: [
    "{s1} has {f1} {v1}, {s2} has {f1} {w1}|{do}|both stand beside each other with {f1} and {f2}, and what differs is marked|{head} has room for a third",
    "{s1} and {s2} lie a month apart|{do}|the earlier one is on the left, the difference is said in words as well, and {s3} can be added|where a figure is missing it says so, not 0",
    "{s3} was corrected an hour ago|{do}, {s1} with {s3}|the corrected {f1} is compared, and the page says of which day it is|two of a different kind are not compared",
    "{p} looks on a phone|{do}, {s1} with {s2}|both fit on one screen without turning it, with {f1} in the first line|with one {thing} only, the page says what is missing",
  ],
  earn: [
    "one step is missing for {s1}|{p} does that step to {act}|{s1} is theirs at once, with the day, and {q} can see it|undoing the step takes {s1} back",
    "{p} knows the figure on {screen}|{do} once more than before|the figure has gone up by exactly that, and {q} reads the same one|an entry that {p} corrects corrects the figure",
    "{p} has none so far|{p} opens {screen} to {act}|{s1}, {s2} and {s3} each say what is still missing|{p} is given nothing for dates in the future",
  ],
  sign: [
    "a document waits for {p} and for {o}|{do}|it carries the name {p} with the time, {o} sees who is still missing, and the text cannot change any more|whoever does not {core} is asked for a reason",
    "{p} reads it on the phone and closes it|{p} is back later to {act}|below the same text stand the name {p}, the day and the hour, and {o} is told|after a change in the text {button} stands there anew",
    "{p} and {o} have both signed|{o} looks up what {p} was to {act}|both can download the same file with both names|neither can take back {button}",
  ],
  follow: [
    "{p} follows nothing yet|{do s1}|{s1} is in the list of {p}, and news about it comes first|doing it again ends it",
    "{s1} changes while {p} is away|{p} is back, having chosen to {act}|the change of {s1} is on top with its day|what {p} does not follow stays below",
  ],
  flag: [
    "{s1} does not belong where it is|{do} and says why|{s1} is gone from the screen of {p} and on the list of {o}, with the reason|{button} does not tell whoever entered {s1} who did it",
    "{q} has reported {s1} as well|{do}|{o} sees one line with two reasons, not two lines|{button} without a reason asks for one",
  ],
  split: [
    "{p} paid 30.00 for {p}, {q} and {o}|{do}|{q} and {o} owe 10.00 each, and all shares add up to 30.00|a cent that is left goes to {p} and is shown",
    "{q} was away and should pay nothing|{do} without {q}|{p} and {o} carry half each, and {q} sees 0.00|{button} refuses shares that do not add up",
    "{p} entered 13.00 in place of 31.00|{p} corrects it to {act} rightly|everybody's balance changes by the difference, and the correction is listed|{button} names what was settled already",
  ],
  invite: [
    "{q} has no account yet|{do} and gives the address of {q}|{q} gets one message, and its link works once and leads to the right place|until it is used, {p} can undo {button}",
    "{q} was invited last week and did not come|{do} once more|the old link is dead, the new one works, and {q} is listed once|a mistyped address is named before {button} sends anything",
  ],
  act: [
    "{s1} is “{st1}”, and nobody has begun|{do s1 first}|{s1} says that {p} did it and when, and {s2} is as it was|tapped by mistake, {button} can be undone the same day",
    "nobody has tapped {button} today|{do}|{o} reads {button core} within a minute, with the name {p}, the day and the hour|when {p} could not {core}, a reason can be noted",
    "the connection is poor where {p} is about to {core}|{p} taps {button}|it is kept on the phone and reaches {o} later, once|two taps on {button} count once",
    "there is no signal where {p} wants to {core}|{p} taps {button}|{s1} says on the phone that {p} did it and is not sent yet, and after the signal is back that it was|two taps on {button} count once",
    "{p} has seen to {s1} this morning and not to {s2}|{do s2} as well|{s1} and {s2} say when {p} did it, each with its own hour, and {s3} says nothing yet|{button} for {s1} once more asks first",
    "{p} did it for {s3} yesterday and tapped nothing|{do} a day late|{s3} has the day that {p} gave, marked as entered later|a day to come is refused",
    "{o} asks {p} to {core}|{do}|beside {s2} stand day, hour and the name {p}, for {o} too|what {p} left out can be told apart from {button}",
  ],
};
