/**
 * What verb and object ask for together (same columns and slots as acceptance.ts): a wheel that is graded gets a mark
 * more, a thing that is moved has another place, a person who is referred waits for somebody. All leave no room for
 * the general ways of their class.
 */
export const BY_OBJECT: readonly [classes: string, test: RegExp, lines: readonly string[], alone: "alone"][] =
  [
    [
      "log add vote",
      /^(?:grade|evaluate|assess)\b(?!.*\beach other\b)/,
      [
        "{s1} got a mark a month ago, {s2} has none yet|{do s1 first}|below {s1} stand both marks, each with its day and the name {p}, the new one on top, and {s2} is still without|{button} without a mark stores nothing",
        "{p} is about to {core} and takes the wrong mark for {s2}|{p} puts it right the same day, to {act} rightly|{s2} has one mark of today, the right one, and those of earlier days are as they were|a mark of an earlier day only {boss} can change",
        "{o} wants to know how {s3} has come along|{p} has been there to {act}, and {o} opens {s3}|{o} reads the marks of {s3} in the order of their days, and a note beside each that has one|a day on which it was due and not done is named",
      ],
      "alone",
    ],
    [
      "act edit loose mark",
      /^(?:fix|repair|mend|patch|restore|service)\b/,
      [
        "{s1} and {s2} wait, {s1} the longer|{do s1 first}|{s1} says what was done, with the day and the name {p}, and has left those that wait|what cannot be mended leaves them too, with the reason",
        "{p} has begun with {s2} and needs a part|{p} notes it, before going on to {act}|{s2} waits for that part since today, and {o} reads which one|once the part is there, {s2} comes first again",
        "{s3} was done last week and is back|{do s3} this time|both times stand below {s3}, each with its day, what was done and by whom|done again within a month, {s3} is marked",
      ],
      "alone",
    ],
    [
      "edit act assign mark loose",
      /^(?:move|relocate|transfer|shift)\b(?!.*\b(?:booking|appointment|date|deadline|lesson|session|event|meeting|slot|visit|class|course|money|amount)s?\b)/,
      [
        "{s1} is at {l1}, {s2} at {l2}|{do}, {s1} to {l2}|{s1} says {l2} and since when, and {l1} can be read as the place before|a place that is full or taken says so before {button}",
        "{p} moved {s2} to a wrong place a minute ago|{p} takes it back and goes on to {act}|{s2} is in one place only, and below it stand both moves, with hour and name|{button} to the place where it is changes nothing",
        "{o} is looking for {s3} at its old place|{do}, {s3} among them|{o} finds the new place of {s3} within five seconds, and the name {p} beside it|without a signal the move waits on the phone, marked as not sent",
      ],
      "alone",
    ],
    [
      "request invite share",
      /^refer\b(?! (?:a |their )?friends?\b)/,
      [
        "{o} has nobody new to decide about|{do} and says what is needed|{o} finds it on top, with the name {p}, the day and every line of what is needed|{button} without a way to reach {p} is refused",
        "{p} handed one in yesterday and forgot a line|{p} adds it, to {act} in full|{o} reads one entry with the added line marked, and its place in the row is kept|once {o} has begun, {o} is told of the change",
        "{o} has said no|{p} opens it again to {act} anew|{p} reads the reason of {o}, and the first one stays readable below the second|the same people twice are shown to {p} before {button} sends it",
      ],
      "alone",
    ],
    [
      "log loose act mark add",
      /^count\b(?! how\b)/,
      [
        "{button} stands at 0|{do}, three taps up and one down|2 stands there in large figures, and is stored with the name {p} and the hour|a tap too many is taken back by one tap down",
        "{p} has no signal and the screen goes dark in between|{p} wakes it and goes on to {act}|the figure is what it was before, and reaches {o} once, when the signal is back|stored twice, it counts once",
        "{q} counted as well, and came to another figure|{do} and stores it|{o} reads both figures with their names beside each other, and neither replaces the other|a figure changed later keeps the first one readable",
      ],
      "alone",
    ],
    [
      "act join learn",
      /^play\b/,
      [
        "{p} and {q} are in the same game|{do}, and {p} makes a move|{q} sees that move within a second, and both read whose turn is next|a lost connection keeps the turn of {p} for a minute",
        "the game of {p} broke off yesterday|{p} comes back to {act}|it goes on where it stopped, with everything that {p} had|a game that has ended says how it ended",
      ],
      "alone",
    ],
    // "Sign up with photos and height": a person enters themselves in a card index, which has no places to be full.
    [
      "join add",
      /^(?:sign up|register) with\b/,
      [
        "{p} has no entry yet|{do}|{o} finds the new entry with the name {p} and every line of it, and {p} can open and change it|what has to be there and is not is named before {button} stores it",
        "{p} breaks off half-way|{p} is back the next day to {act}|what was typed is still there, and nobody but {p} has seen it|an address that is known leads to the entry that is there",
      ],
      "alone",
    ],
    // "Record which singer has which copy": a name is put beside a thing, and taken away again.
    [
      "add log edit assign",
      /^(?:record|note|enter|log|write down|register) (?:which|who)\b/,
      [
        "{s1} is with nobody|{do}, {s1} with {who}|{s1} names {who} with the day, {who} finds {s1} among their own, and {s2} is with nobody|{button} for somebody who has {s1} already changes nothing",
        "{who} has {s1} and {s2}|{p} takes back {s1}, and goes on to {act}|{s2} alone is with {who}, and {s1} says who had it until today|what has not come back is listed with the name",
      ],
      "alone",
    ],
    // "See who has not paid", "see who is absent": those of whom it holds, and nobody else.
    [
      "view glance",
      /\bwho (?:has|have|had) (?:not|n't|never)\b|\bwho (?:hasn't|haven't)\b|\bwho\b.* (?:is|are) (?:absent|missing|away|ill|sick|late|overdue)\b/,
      [
        "it holds for {u2} and not for {u1}|{do}|{head} names {u2} and not {u1}, and says 1 beside the heading|once it holds for nobody, {head} says so",
        "{u1} was among them until an hour ago|{do}|{u1} is gone from {head}, and {u2} is still there, with since when and a way to reach {u2}|a name taken out by mistake is put back the same day",
      ],
      "alone",
    ],
    // "Produce the rent letters": made from what is stored, with nothing to guess.
    [
      "generate",
      /\b(?:letters?|invoices?|certificates?|labels?|statements?|slips?|contracts?|badges?|tickets?|movement lists?|bills?)\b/,
      [
        "{src1} is {asked of}, and {src2} is not|{do}|the new {thing} holds {src1} and not {src2}, and {src1} says that it is in there|{button} a second time finds nothing new and makes no empty {thing}",
        "{src1} and {src2} are ready for it|{do}, and {p} takes {src2} out of the preview|the new {thing} holds {src1} alone, and {src2} waits for the next one|what is in one {thing} cannot get into a second one",
        "{s1} and {s2} are complete, {s3} lacks its {f1}|{do}|one is made for {s1} and one for {s2}, each with its own {f1}, and {s3} is named with what it lacks|made a second time, nothing goes out twice",
        "{p} sees a wrong {f1} in what was made for {s1}|{p} corrects it in {s1} and goes on to {act} once more|the new one has the right {f1}, the old one says that it was replaced, and {s2} is left alone|what has gone out already is kept as it was",
        "{p} made them for last time too|{do} anew|those of last time can still be opened, by their day, and the new ones stand above|before {button} a preview shows the one for {s1}",
      ],
      "alone",
    ],
    // "Return the books": what was out is in again.
    [
      "lend swap act remove loose",
      /^(?:return|bring back|hand back|give back)\b|^(?:bring|hand|give) [\p{L} ]+ back\b/u,
      [
        "{p} has had {s1} for a week|{do s1}|{s1} is in again with day and hour, {q} can take it, and the list of {p} is empty|brought back damaged, {s1} gets a note and goes to nobody until it was looked at",
        "{s2} should have been back yesterday|{do s2} a day late|{s2} leaves the late ones, its history says by how much it was late, and no further reminder goes out|{s2}, noted as back by mistake, is out again with one tap",
        "{p} has {s1} and {s2}|{do s2} and keeps {s1}|{s2} is in, {s1} is still under the name {p} with its last day, and {o} sees both|{button} for {s1}, left at the wrong place, asks where it is",
      ],
      "alone",
    ],
    // "Block a desk", "block a slot for a break": nobody can have it, and nobody has done anything wrong.
    [
      "flag mark edit act loose remove add book cancel",
      /^block (?!(?:(?:an?|the|other|another|any) )?(?:users?|members?|people|person|accounts?|senders?|profiles?|somebody|someone|them)\b)/,
      [
        "{s1} and {s2} can be had|{do s1}|{s1} is grey for everybody else, with the reason, and {s2} is as it was|{button} lifted again, {s1} can be had at once",
        "{q} has {s1} already|{p} is about to {act s1}|the app names {q} and asks first, and after yes {q} is told with the reason|after no {s1} stays with {q}",
        "{o} opened the page of {s2} before|{do s2}|{o}, who taps on that old page, reads that {s2} is blocked and since when|{s1} can be had as before",
      ],
      "alone",
    ],
    // "Have the app work offline", "… run on our scanners"
    [
      "act loose add log",
      /^have the app (?:work|run)\b.*\b(?:offline|without|no signal|wi-?fi|internet|garage|cellar|basement|field|mountains?|woods?|boat)\b/,
      [
        "{p} has opened {screen} once and has no signal any more|{p} opens it again and enters what there is to enter|{s1} and {s2} can be read as last known, and what {p} entered is stored once the signal is back, once|{screen} says since when it has had no connection",
        "{o} changes {s1} while {p} has no signal|{p} changes {s1} too, and is back within reach an hour later|neither is lost: {s1} shows both with name and hour, and {p} chooses|what waits to be sent is counted above {screen}",
        "{p} closes the phone with three entries not sent|{p} opens it the next day, with a signal|all three are stored with the hour at which {p} entered them, and {screen} says so|signing out before that asks first",
      ],
      "alone",
    ],
    [
      "act loose add log",
      /^have the app (?:work|run)\b/,
      [
        "{p} holds such a device and has never used the app on it|{p} opens {screen} there and goes through {s1}|everything of {s1} can be read and tapped without turning or widening the page, and {button} is where it is elsewhere|what such a device cannot do is said on {screen}",
        "{p} began with {s1} on another device|{p} goes on with {s1} on this one|{s1} is as {p} left it, and what is entered here is there on the other device as well|both at once leave the later entry, with a note",
      ],
      "alone",
    ],
    // "Set the hours that can be booked"
    [
      "edit add mark loose act",
      /^(?:set|change|define) (?:the |their |our )?(?:[\p{L}-]+ )?(?:hours|times|slots)\b|^(?:enter|give|mark) (?:the |their |our )?(?:opening|working|free|available|office|bookable) (?:hours|times|slots)\b/u,
      [
        "Friday can be booked from 9:00 to 17:00|{do}, on Friday to 13:00|{o} is offered nothing on Friday after 13:00, and what was booked there before stays and is listed for {p}|an end before its beginning is refused",
        "{p} is away in the second week of August|{do} and leaves that week out|{o} finds no time in that week, and reads when the next one is|what is booked in that week is named before {button} stores it",
        "{o} has a page open that offers Friday at 15:00|{do}, on Friday to 13:00|{o}, who taps 15:00, reads that it is no longer offered, with the next time that is|the change can be taken back the same day",
      ],
      "alone",
    ],
    // "Cook along, step by step": one step at a time, and hands that are not free.
    [
      "learn act loose",
      /\bstep[- ]by[- ]step\b|\b(?:cook|follow|work|read|knit|build|play)(?: \p{L}+)? along\b|^follow\b.*\b(?:steps?|recipes?|instructions?|patterns?)\b/u,
      [
        "{m1} is open at its second step|{p} taps “Next” to {core}|the third step of {m1} stands alone on the screen, large enough to read from a distance, and “Back” leads to the second|at the last step of {m1} “Next” says that it is done",
        "a call comes in while {p} is at the third step of {m1}|{p} comes back to {core}|{m1} is still at the third step, and the screen has not gone dark|{m2}, opened meanwhile, has a place of its own",
        "{q} is at the last step of {m1}|{do} from the beginning of {m1}|{p} reads the first step, and {q} is still at the last|{p} can jump to a step from a list of all steps of {m1}",
      ],
      "alone",
    ],
    // "Send an inquiry with a phone number": it is about something, and somebody answers.
    [
      "request message loose act",
      /^(?:send|make|submit|leave|write) (?:an? |the |their )?(?:[\p{L}-]+ )?(?:inquir|enquir|contact request|contact form)\p{L}*/u,
      [
        "{p} looks at {m1}|{do} from there|{o} finds it on top with the name {p} and “{m1}”, and can answer {p} from there|with no way to answer given, {button} keeps what {p} typed and asks for one",
        "{q} has asked about {m1} this morning|{do} about {m1} as well|{o} finds both below {m1}, the earlier one first, and answers each by itself|sent twice within a minute, it counts once",
        "{p} has typed everything about {m1}, and the connection is lost|{do} once it is back|what was typed about {m1} is still there, and {o} finds it once|{p} reads that {o} has it, with the hour",
      ],
      "alone",
    ],
    // "Leave a tip": given on top, and owed by nobody.
    [
      "pay mark add act loose",
      /^(?:leave|give|add) (?:an? |the )?tips?\b/,
      [
        "{p} is about to pay 24.00|{do}, 2.00 in all|26.00 is taken in one go, {o} reads the 2.00 apart from the price, and so does the receipt of {p}|“no tip” stands beside {button} in the same size",
        "{p} wants to leave nothing|{p} pays 24.00 and passes over {button}|24.00 is taken, nothing asks a second time, and {o} cannot see who left none|a tip is added to no payment that is done",
        "{p} has typed 20.00 in place of 2.00|{p} goes back before paying and types 2.00 to {core}|2.00 is taken on top as the tip, and 20.00 is charged nowhere|a tip above the price asks first",
      ],
      "alone",
    ],
    // "Make a donation": a gift is never due.
    [
      "pay mark add act loose",
      /^(?:donate(?! (?:[\p{L}-]+ ){0,3}(?:items?|things?|food|clothes|books|toys|furniture))|make a donation|give a donation|sponsor)\b/u,
      [
        "{p} has chosen 20.00 out of three sums|{do}|{p} has a receipt over 20.00 with the day, and {o} reads the sum, with the name {p} only if {p} wished it|a sum of 0.00 is refused, and nothing is taken",
        "{p} closes the page of the provider half-way|{p} is back the next day to {act}|nothing was taken, the 20.00 are still chosen, and {o} knows nothing of the first try|what was taken twice is paid back in full",
        "{q} has given 10.00 without a name|{do}, 20.00 with the name|{screen} counts 30.00, and names {p} alone|the name {p} can be taken back, and the sum stays",
      ],
      "alone",
    ],
    // "Explain the steps but not the answer": what is kept back is the point of it.
    [
      "generate view glance act learn loose add share",
      /^(?!see only).*\b(?:but|and) (?:not|never) (?:the|their|its|any|an?|all) \p{L}/u,
      [
        "{p} has given what {button core} needs|{do}|{p} reads what was asked for, and {not} stands nowhere in it|asked for {not} alone, the app declines and goes on where {p} was",
        "{p} asks twice more, in other words, for {not}|{do} each time|{not} is not given in any of the three, and each time {p} is told what to try next|{o} can read later how often {not} was asked for",
      ],
      "alone",
    ],
    // "Redeem a full card": once.
    [
      "earn pay mark act loose",
      /^(?:redeem|cash in|use up)\b/,
      [
        "{s1} is ready for it|{do s1}|{s1} says with the day that it was redeemed, {o} reads the same, and the count begins at 0 again|{s1} shown a second time is refused with the day of the first",
        "{s2} is not ready yet|{p} tries to {act s2}|{button} is grey and says how much is missing, and nothing is taken from {s2}|what {o} takes back by mistake can be given again the same day",
        "there is no signal at the counter|{do s1}|{o} reads it on the phone of {p} with a word that changes every minute, and it is stored once the signal is back|two phones with the same word count once",
      ],
      "alone",
    ],
    // "Unlock a bike with a code"
    [
      "earn act loose mark",
      /^unlock\b.*\b(?:code|pin|qr|key|phone|app|scan\w*|card)\b/,
      [
        "{p} stands before {s1}, which is free|{do s1}|{s1} opens for {p}, {o} reads since when {p} has it, and nobody else can take it|a wrong code three times locks {button} for a minute",
        "{q} has {s1}|{p} tries to {act s1}|{s1} stays locked, and {p} is led to {s2}, which is free|{button} without a signal works with the last code that {p} was given",
      ],
      "alone",
    ],
    // "Earn badges": by what is entered anyway.
    [
      "earn",
      /\b(?:badges?|medals?|levels?|awards?|troph(?:y|ies)|stickers?|stars)\b/,
      [
        "one {main} more is all that {p} needs for {s1}|{p} enters it, to {act}|{s1} is there at once with the day, {q} can see it, and {s2} is still grey|the same {main} taken back takes {s1} back",
        "{p} has none so far|{p} opens {screen} to {act}|{s1}, {s2} and {s3} each say what is still missing|{p} is given nothing for dates in the future",
        "{p} has {s1} already|{p} enters {a main} that would bring it a second time, to {act}|{s1} stays there once with its first day, and {s2} says what it still needs|what {p} corrects in {main things} is counted anew",
      ],
      "alone",
    ],
    // "Settle up with the others": a sum between two people, once.
    [
      "act pay mark split loose edit",
      /^settle\b/,
      [
        "{p} owes {q} 12.00|{do}, noting 12.00 for {q}|both read 0.00 between them with the day, and what others owe is as it was|{q} can object for a week, and more than is owed is refused",
        "{p} owes {q} 12.00, and {q} owes {p} 5.00|{do}|7.00 is all that changes hands, and both read 0.00 between them|whoever does not agree sees the {main things} from which the 7.00 came",
        "{p} noted 12.00 for {q} and meant 2.00|{p} takes it back the same day to {act} anew|10.00 is still open between them, and {q} can read both entries|after a week only {q} can take it back",
      ],
      "alone",
    ],
    // "See who owes who": a sum with two names.
    [
      "view glance find compare",
      /\bwho owes\b|\bowes? (?:who|whom)\b/,
      [
        "{p} has paid 30.00 for three, and {q} is one of them|{do}|{head} says that {q} owes {p} 10.00, and {q} reads the same sum|whoever owes nothing stands there with 0.00",
        "{p} corrects 30.00 for three to 36.00 the day after|{do} once more|{head} says that {q} owes {p} 12.00 now, and a tap on the sum lists what it is made of|what was settled of {main things} before stays settled",
        "{q} owes {p} 10.00 and settles it|{do} a minute later|{head} says 0.00 between {p} and {q}, with the day on which it was settled|a sum that somebody objects to is marked",
      ],
      "alone",
    ],
    // "See a weekly report": a time that is over, and what came in it.
    [
      "view glance find generate notify",
      /\b(?:daily|weekly|monthly|quarterly|yearly|annual)\b.*\b(?:e-?mails?|mail)\b/,
      [
        "{m1} came in the {period} that ends tonight|the first morning of the next {period} comes|one mail reaches {p}, with {m1} in it and nothing from the {period} before|{p}, who has ended these mails, gets none",
        "{m2} is corrected after the mail went out|the next {period} ends|the next mail says what has changed in {m2}, and the old one is not sent again|a mail that comes back is shown to {p} on {screen}",
      ],
      "alone",
    ],
    [
      "view glance find generate",
      /\b(?:daily|weekly|monthly|quarterly|yearly|annual) (?:\p{L}+ )?(?:reports?|summar(?:y|ies)|overviews?|digests?|statements?|statistics?|tally|figures)\b/u,
      [
        "{m1} and {m2} came in the {period} that ended yesterday|{do}|{head} counts {m1} and {m2} and nothing from before, and says for which days it is|for a {period} without {main things} {head} says so",
        "{m2} was corrected after the {period} had ended|{do} once more|{head} has {m2} as it is now, marked as corrected, and the {period} before can still be opened|{head} of the {period} that is not over yet is marked as such",
        "{m1} came five minutes before the {period} ended, {m2} five minutes after|{do}|{head} has {m1} and not {m2}, which comes in the next one|{head} of a {period} that {p} has not opened yet is marked as new",
      ],
      "alone",
    ],
  ];
