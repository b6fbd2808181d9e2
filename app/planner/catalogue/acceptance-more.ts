/** More of acceptance.ts (same slots, same order: given | when | then | otherwise). */
export const MORE_ACCEPTANCE: Record<string, string[]> = {
  loose: [
    "{a role} has not done it this week|they {act}|it stands under the name of the {role} with day and time, where {other} can see it|done by mistake, it can be taken back the same day",
    "two entries of last week stand under the name of {a role}|they {act}|a third one stands above them, and each of the three opens with what the {role} gave|a double tap counts once",
    "{a role} is out and about with a phone in one hand|they {act}|what they gave is still there after a reload, and {other} finds it without asking|without a connection it waits on the device, marked as not sent yet",
    "{other} waits for it|the {role} comes to {act}|{other} reads who did it and when, within a minute|while it is not done, the {role} is reminded once",
  ],
  answer: [
    "a question is open and the {role} has not answered it|they {act}|the answer is kept once, with name and time, and the {role} reads that it was received|an answer after the end is refused and says when it ended",
    "two of three questions are answered by {a role}|they {act}|the third answer is counted, and none of the three can be changed once the right ones are shown|a lost connection keeps the answer on the screen and sends it when it is back",
  ],
  message: [
    "{a role} and another person have not written to each other so far|the {role} opens the conversation to {act}|the other reads the words within five seconds, with sender and time, and an unread mark until then|a message that could not be sent stays visible with Try again",
    "a conversation of yesterday is open before {a role}|they {act}|the new line stands at the bottom, the old ones above it, and only the people in the conversation can read them|somebody who is blocked cannot write, and is not told by whom",
    "an unanswered question waits for the {role}|they {act}|the answer stands under its question and the asker is told|an empty answer cannot be sent",
  ],
  share: [
    "the {role} has {a thing} that nobody else can see|they {act}|those it was shared with find it on {screen}, others do not|taking it back removes it from the others at once",
    "two people are meant to receive something|they {act}|both get the same {thing} with its {f1}, and the sender sees that it arrived|a wrong address is named before sending",
    "{a thing} is ready|they {act} from its page|one preview shows what the others will see, before it leaves|sharing the same {thing} again adds no copy",
  ],
  notify: [
    "notifications are allowed and the moment has not come yet|the moment comes|the {role} gets one message that names the {thing} and opens it when tapped|with notifications off the same line waits inside the app",
    "two reasons to tell the {role} arise within a minute|it is time for the {role} to {act}|one message covers both, at the hour the {role} allows|nobody else receives it",
    "the reason to tell the {role} has gone away before the message was due|the time of sending comes|nothing is sent, and the log says why|a failed delivery is tried again once",
  ],
  generate: [
    "the input is complete|the {role} lets the app {bare}|the result appears with what it was made from, and can be corrected before it is kept|when it takes longer than ten seconds the wait is shown and can be cancelled",
    "the {role} used the same input before|the app is told to {bare} again|the new result stands beside the old one and neither is lost|too little input is answered with what is missing, not with a guess",
    "the {role} finds that a result is wrong|they report it and let the app {bare} once more|the report is kept with the result, and the second try differs|a failure leaves the input as it was",
  ],
  import: [
    "a file with ten good rows and one bad one is at hand|the {role} starts to {act}|ten {things} are added, the bad row is named with its line, and importing again adds nothing twice|a file of another kind is refused before anything is written",
  ],
  export: [
    "{screen} shows a filtered selection of {things}|the {role} chooses to {act}|the file holds exactly that selection with {f1} and {f2}, and opens in a common program|an empty selection says so in place of an empty file",
    "one {thing} has umlauts and a comma in its {f1}|they {act}|the file shows both correctly|a second try gives the same file",
  ],
  scan: [
    "a printed code for {a thing} is in front of the {role}|they {act}|the right {thing} opens without typing, on a phone that has never been there before|an unknown or damaged code says so and lets the number be typed",
    "the {role} has not allowed the camera|they try to {act}|a short note tells how to allow it, and typing the number works as well|a code of something else is refused by name",
  ],
  join: [
    "places are left and the {role} is not on the list|they {act}|their name is on the list, the number of places goes down by one, and they see it under their own things|when it is full they are offered the waiting list",
    "{a thing} with one place left|two people {act} at once|one is in, the other is first on the waiting list|leaving frees the place for the next one",
    "an invitation was opened by somebody without an account|they {act}|they land on the very {thing} they were invited to, once signed in|doing it twice changes nothing",
  ],
  assign: [
    "one {thing} belongs to nobody yet|the {role} picks a person in order to {act}|it shows that person's name, and the person finds it on their own list|somebody who is away or already busy is marked so before the choice",
    "two people share the work unequally|they {act}|the count beside each name is right, and a change moves the {thing} without a copy|taking it away tells the person",
  ],
  lend: [
    'one {thing} is free and one is out|the {role} starts to {act}|the free one becomes "out" with a name and a date to bring it back|what is out already can only be put on a waiting list',
    "the date to bring {a thing} back has passed|they {act}|the list of late {things} is right and the borrower is reminded once|a damaged {thing} is noted and cannot go out again until cleared",
  ],
  time: [
    "nothing is running for the {role}|they {act}|the running time is visible on every screen, survives a reload, and ends as one entry with start, end and length|starting a second one stops the first and says so",
    "a clock of the {role} has run since the morning by mistake|they {act} and correct the end|the entry has the corrected length and is marked as corrected|an end before the start is refused",
  ],
  learn: [
    "the {role} has done two of five steps|they {act}|the third step is on the screen at once, large enough to read from a distance, and the progress says 3 of 5|closing the app keeps the place",
    "a first try of the {role} went wrong|they {act} again|the app shows what was missed, and the second result replaces the first|a step can be skipped and is counted as skipped",
  ],
  swap: [
    "{a thing} is offered and another person wants it|the {role} agrees to {act}|both see the agreement with its conditions, and the {thing} is no longer offered|either side can step back until the handover",
    "two offers for one {thing} are in|they {act}|the accepted offer is marked, the other person is told kindly, and the list is right|one's own {thing} cannot be bid on",
  ],
  remove: [
    "{a thing} that others refer to is open|the {role} asks to {act}|a question names the {thing} by its {f1}, and after yes it is gone from every list|no leaves everything as it was",
  ],
  compare: [
    "three people have results for this week|the {role} goes to {act}|the order follows the numbers, equal numbers share a place, and one's own line stands out|somebody with no result is listed last, not left out",
    "the {role} has figures of this week and of last week|they {act}|the difference is written in words as well, and on Monday the new week starts at zero|people who chose to be hidden do not appear",
  ],
  earn: [
    "the {role} is one step away from the next {thing}|they do that step|the {thing} is theirs at once, with the day it was reached, and a short word of praise|undoing the step takes it back",
    "the {role} has missed a day|they {act} for the next day|the count starts again at one and the best one so far is kept|two steps on one day count once",
    "no {thing} has been reached so far|they open {screen}|each {thing} still to come says what it takes|nothing is given for entries dated in the future",
  ],
  sign: [
    "a document waits for the {role}|they {act}|the signed {thing} carries name and time, both sides can download it, and it cannot be changed any more|an unsigned one shows who is still missing",
  ],
  follow: [
    "the {role} does not follow anything yet|they {act}|it appears in their own list, and news about it shows there first|doing it again takes it off",
  ],
  flag: [
    "something unfit is on {screen}|the {role} chooses to {act}|it is hidden for them at once and stands on the list of whoever looks after order, with the reason|the person concerned is not told who it was",
  ],
  request: [
    '{a thing} can be asked for and none is open|the {role} sends what is needed to {act}|the request shows as "sent", lands on the list of whoever answers it, and the answer changes it to accepted or declined|a second request for the same thing is recognised',
    "a request of the {role} is three days old|they {act} again with another date|the old request is replaced, not doubled, and both sides read the new date|without a way to be reached it cannot be sent",
  ],
  split: [
    "three people share 30.00 and one of them paid|the {role} chooses to {act}|each share is 10.00, the two others owe 10.00, and all shares add up to the total|a rest of one cent goes to the payer and is shown",
  ],
  invite: [
    "somebody without an account is to take part|the {role} starts to {act}|the invited person gets one message with a link that works once and leads to the right place|an invitation can be withdrawn before it is used",
  ],
  act: [
    "{a thing} is there and it is the turn of the {role}|they {act}|{screen} shows it as done with name and time, and the next one is up|done by mistake, it can be taken back the same day",
    "nobody has begun on the {things} of today|they {act}|one of them moves from open to done and {other} can see that it happened|if it could not be done, a reason can be noted",
    "the {role} is on the way and the connection is poor|they {act}|what they did is kept on the device and appears on {screen} once there is a connection|the same thing done twice is counted once",
  ],
};
