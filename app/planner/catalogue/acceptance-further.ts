/** Further ways of acceptance.ts, one or two a class, so that a fourth platform and a fourth story have words of their own. */
export const FURTHER_ACCEPTANCE: Record<string, string[]> = {
  log: [
    "{a role} is interrupted half-way through {a thing}|they come back later and {act}|the half that was there is still there, and the finished {thing} counts once, with the time it was begun|an entry of the same minute is pointed out before it is kept",
  ],
  post: [
    "two people look at {screen} while the {role} writes|they {act}|both see the new {thing} without reloading, and it can be told apart from those they have read|words on the list of unwanted ones are held back until somebody has looked",
  ],
  upload: [
    "{a role} chooses three files at once on a slow line|they {act}|each shows its own progress, and those that are done stay when another one fails|the same one twice is kept once",
  ],
  find: [
    "nothing fits the words that {a role} has typed|they change one word and {act}|what fits appears while they type, best match first, with the words found in bold|a search can be sent to somebody as an address",
  ],
  choose: [
    "{a role} cannot decide between two {things}|they {act} and open each in turn|both are shown with the same columns, and going back brings them to where they were|without a choice the page says what happens then",
  ],
  book: [
    "a time that suits {a role} is free next week|they {act} and then open their own list|it stands there with day, hour and place, and can be put into the calendar of the phone|with less notice than allowed it is refused and says how much is needed",
  ],
  order: [
    "{a role} wants the same as last time|they {act} from the earlier one|everything still on offer is in the new {thing}, and what has gone is named|the total is shown before anything is sent",
  ],
  pay: [
    "{a role} has been asked for an amount twice by mistake|they {act} the first one|the second one says that it is settled already, and nothing is taken for it|who looks after the money sees both lines",
  ],
  cancel: [
    "{a role} has changed their mind twice|they {act} for good|the {thing} keeps its history, and the last state is the one everybody sees|it cannot be undone by somebody else",
    "somebody is on the waiting list for {a thing}|they {act}|the next one on the list is asked at once and has a day to answer|nobody on the list means that the place is simply free",
  ],
  approve: [
    "{a thing} was sent back with a reason and handed in again|they {act} the second version|the first one, the reason and the second one can be read in their order|the one who handed it in cannot decide on it",
  ],
  edit: [
    "{a thing} was changed by mistake an hour ago|they {act} back to what it was|the earlier {f1} stands again, and the log shows both changes with names|what others have built on it since is named first",
  ],
  mark: [
    "ten {things} are on {screen} and the {role} has little time|they {act} with one thumb, one after another|each keeps the day and the name, and the count of open ones goes down by one each time|without a connection the marks are sent later, in their order",
    "{other} looks at {screen} at the same moment|the {role} goes on to {act}|within five seconds both see the same state and who set it|two who mark at once leave one mark",
  ],
  vote: [
    "two {things} have the same number of votes|they {act}|the one they chose comes first, and why it stands there can be read|without a vote nobody sees who voted for what",
  ],
  message: [
    "{other} is offline all day|they {act}|the words wait, arrive in the order they were written, and the {role} sees when they were read|what was written can be taken back for a minute",
  ],
  share: [
    "{other} has never seen {a thing} of the {role}|they {act} with {other} alone|{other} finds it among what was shared with them, and nobody else does|what was shared can be looked at but not changed",
  ],
  notify: [
    "the {role} has set quiet hours for the night|a reason to tell them comes up at 23:00|one message waits and arrives in the morning, naming the {thing} and the time|what cannot wait says so and comes at once",
  ],
  generate: [
    "{a role} and {other} ask for the same at once|both let the app {bare}|each gets a result of their own, and neither waits for the other by more than a few seconds|the app says when it is not sure",
  ],
  join: [
    "{other} has kept a place for {a role}|they {act} from the link they were sent|the kept place is theirs, and the list says that it was kept for them|after the last day to join the link says so",
  ],
  assign: [
    "{a thing} was given to somebody who cannot come|they {act} to another person|both are told, and the {thing} is on one list only|nobody can be given two things at the same hour without a warning",
  ],
  lend: [
    "{a role} stands before the shelf with a phone|they {act}|the {thing} shows who has it and until when, and one tap brings it back|somebody with two late ones is told to return those first",
  ],
  swap: [
    "nobody has answered {a role} for two days|they {act} with somebody else|the old offer closes by itself, and the one it was made to reads why|a change after the agreement needs the yes of both",
  ],
  request: [
    "{other} answers with a question|the {role} completes what was missing to {act}|question and answer stand beneath the {thing}, and it counts from its first day|it can be withdrawn until it is accepted",
  ],
  learn: [
    "{a role} comes back after two weeks|they {act}|what they knew less well comes first, and the page says how much is left for today|ten minutes are enough for one round",
  ],
  answer: [
    "the answer of {a role} was marked wrong because of a slip in spelling|they {act} and it is looked at again|it counts after all, and the total of the {role} changes with it|nobody can answer for somebody else",
  ],
  earn: [
    "{a role} shares a {thing} they have reached|they {act}|it carries the day and what it was for, and those who see it cannot take it over|a {thing} can be hidden by whoever has it",
  ],
  act: [
    "{other} wants to know whether it is done|the {role} goes on to {act}|day, time and the name of the {role} stand beside the {thing}, for {other} as well|what was planned and left out can be told apart from what was done",
  ],
};
