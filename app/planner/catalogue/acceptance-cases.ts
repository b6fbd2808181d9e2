import { IF_THEY_COME } from "./deeds";

/**
 * What a story's own words ask for, beyond its class of verb (see acceptance.ts): classes | words of the story |
 * lines. Tried before the general ways; those that are "alone" leave no room for them, because no general way fits.
 */
export const CASES: readonly [classes: string, test: RegExp, lines: readonly string[], alone?: "alone"][] = [
  // What the story waits for decides: it is so, not yet so, or comes about while nobody looks.
  [
    "act add log post upload mark edit choose book order pay approve share assign request loose remove cancel lend join generate sign invite swap time",
    /\b(?:when|once|if|as soon as|whenever)\b/,
    [
      "{fails}|{p} opens {screen}|{button core} is grey there and says what it waits for, and one tap is enough {once}|whoever taps it on a page opened before is told why not",
      "{holds}, and {p} was away at that moment|{do}|{screen} says with the hour that {holds}, and {o} reads {button core} with the name {p} afterwards|done too early, {button core} can be undone the same day",
      "{fails} as {p} begins|{p} tries to {core} all the same|nothing is stored, what was typed stays, and the line below says: {once}|{boss} can do it earlier and leaves the reason",
    ],
  ],
  [
    "notify",
    /\b(?:when|once|if|as soon as|whenever)\b/,
    [
      "{fails}|the app looks whether the time has come {due core}|{p} gets nothing, and exactly one message {once}|what is undone and comes about anew counts as new",
      "{holds}, and {p} has notifications off|the moment comes {due core}|the same words wait for {p} in the app, with the hour from which {holds}|read once, they are marked as read",
    ],
  ],
  [
    "sign",
    /\b(?:screen|finger|glass|phone|tablet|display|stylus)\b/,
    [
      "{p} is handed the device, with what it is for above the line|{do}|the drawing stands there with the name {p} and the hour, {o} sees it at once, and nobody can draw over it|an empty line leaves {button} grey",
      "{p} slips and the drawing is nothing like a name|{p} clears the line and goes on to {act}|only the second drawing is kept, and {o} reads its hour|without a signal {button} is kept on the device and sent later",
    ],
    "alone",
  ],
  [
    "share",
    /^(?:deliver|drop off|bring)\b/,
    [
      "{s1} and {s2} are on the list of {p} for today, {s1} first|{do s1 first}|{s1} carries the hour of its delivery, {o} sees that within a minute, and {s2} comes next|where nobody opens the door, {p} says so with a reason, and it stays on the list",
      "{p} has no signal at the door|{do s2} alone|{s2} counts as delivered on the phone of {p}, and for {o} once the signal is back|{button} tapped twice counts once",
    ],
    "alone",
  ],
  [
    "view find glance",
    /\bonly\b.*\b(?:own|their|his|her)\b|\b(?:own|their|his|her)\b.*\bonly\b/,
    [
      "{s1} belongs to {p}, {s2} to {q}|{p} opens {screen}|{p} sees {s1} with its {f1} and nothing of {s2}, and the address of {s2} typed by hand is refused|without any, {head} says so",
    ],
  ],
  [
    "find view",
    /\b(?:near|nearby|around|close to|in (?:my|their|the) (?:area|neighbou?rhood))\b/,
    [
      "{s1} is 2 km from {p}, {s2} is 40 km away|{do}|{s1} is listed with a rough distance, {s2} only after the circle was widened to 50 km|{p}, who does not share a position with {q}, can type a town",
      "{p} has {button} open and moves the map to the next town|{do} there|{button} follows the map, the nearest {thing} first, and no exact address is shown|{button} in a town without any {things} offers the next one that has some",
    ],
  ],
  [
    "view glance",
    /\b(?:totals?|revenue|dashboards?|summar(?:y|ies)|statistics|stats|sales|how much|who owes|balances?|utili[sz]ation|figures|costs|takings|downtime|how many|number of|sells? best|best-?sell\w*|most popular)\b|\bper (?:hour|day|week|month|year|season|quarter)\b/,
    [
      "{s1} and {s2} are the only {things} of this month|{do}|every figure counts exactly these two, and {p} taps one to list {s1} and {s2}|for a month without {things} {head} says 0, not nothing",
      "{o} corrects {s1} while the page is open|{do} once more|the figures have changed by what {o} corrected in {s1}, and the page says as of when|under {head} last month's figures stay as they were",
    ],
  ],
  [
    "view glance",
    /\b(?:live|real-?time|immediately|instantly|at once)\b/,
    [
      "{screen} is open before {p} and {s1} is on it|{made} at that moment|the new {thing} is there within five seconds without a reload, below {s1}|without a connection {head} says since when nothing new has come",
      "{p} has opened {head}, where {s1} is the newest {thing}|{made}|{p} sees the {thing} of {maker} appear within five seconds, after {s1} and with what {maker} entered|after a lost connection {head} catches up by itself",
      "{screen} is open before {p} and {s1} is on it|{somebody} adds {s2} at that moment|{s2} is there within five seconds without a reload, below {s1}|without a connection {head} says since when nothing new has come",
      "{s1} is “{st1}” on the screen of {p}|{s1} becomes “{st2}” {elsewhere}|{p} sees “{st2}” within five seconds, without touching anything|after a lost connection {head} catches up by itself",
    ],
  ],
  [
    "view glance",
    /\b(?:day|today|tomorrow|week|agenda|calendar|schedule|rota|roster|timetable|upcoming|next)\b/,
    [
      "{s1} is today at {hour}, {s2} the day after tomorrow|{do}|{s1} is at the top with its hour, and {s2} comes into sight only by moving on two days|on a free day {head} says “Nothing planned”",
      "{o} moves {s2} to today {hour} while {p} is out|{do} on the phone|{s2} stands among today's {things} at its new hour, marked as changed|without signal {head} is as last known, with its hour",
    ],
  ],
  // "See where the truck is today": a place that somebody sets, else the places of the things themselves.
  [
    "glance",
    /\bwhere\b/,
    [
      "{o} has set Mill Lane, 11:00 to 14:00, this morning|{do}|{head} says Mill Lane with these hours, and a tap leads there on the map|on a day without a place {head} names the next one",
      "{o} moves on from Mill Lane to the Harbour at noon|{do} at five past|{head} says Harbour and since when, and Mill Lane no more|without a signal {head} says of which hour it is",
    ],
  ],
  [
    "view",
    /\bwhere\b/,
    [
      "{s1} is at {l1}, {s2} at {l2}|{do}|{head} has {l1} beside {s1} and {l2} beside {s2}, each with since when|a {thing} without a place stands on top in {head}",
      "{s1} went from {l1} to {l2} an hour ago|{do}|{head} has {l2} beside {s1}, and {l1} is readable as the place before|{head} as last loaded says of which hour it is",
    ],
  ],
  [
    "view glance",
    /\b(?:history|past|previous|progress|over time|trend|last (?:year|month|season))\b/,
    [
      "{s1} is the oldest and {s3} the newest of {p}|{do}|they stand in that order with {f1} beside each, and {s1} opens as it was entered|{head} shows a gap in time as a gap",
    ],
  ],
  [
    "view glance find",
    /\b(?:on|across|around) (?:an? |the )(?:[\p{L}-]+ )?map\b|\bmap of\b/u,
    [
      "{s1} is at {l1}, {s2} at {l2}|{do}|there is a pin at {l1} and one at {l2}, and a tap on the first opens {s1} with {d1}|for whoever sees no map the same two stand in a list",
      "{s1} and {s2} lie so close that their pins touch|{do} and moves nearer|one pin with the number 2 becomes two, and each opens its own {thing}|{a thing} without a place is in the list below the map",
    ],
  ],
  // "Filter by what is due today": today and tomorrow, not open and done.
  [
    "find view glance",
    /\bdue (?:today|tomorrow|this week|next week|soon)\b/,
    [
      "{s1} is due today, {s2} next month|{do}|{s1} is listed and {s2} is not, with the number 1 beside the heading|what was due yesterday and is not done stands above {s1}, marked as late",
      "{s1} and {s3} are due today|{do}, and later {s1} is done|both are listed, and once it is done {s1} goes and {s3} stays|on a day with nothing due, {head} says when {s2} comes",
      "{s2} was due next month and is put to today|{do} after that|{s2} is listed, without a reload|put back again, {s2} leaves the list",
    ],
    "alone",
  ],
  [
    "find",
    /^filter\b.*\b(?:free|open|available|unanswered|unpaid|waiting|late|overdue|due|missing|unbilled)\b/,
    [
      "{s1} is “{t1}”, {s3} “{t3}”|{do}|{screen} lists {s1} as “{t1}” and not {s3}, with the number 1 beside the heading|as soon as {s1} is “{t3}” too, it leaves {screen}",
      "{s1} is {adj}, {s2} is not|{do}|{s1} is listed and {s2} is not, the number 1 stands beside the heading, and {s1} goes from the list once it is no longer {adj}|with none {adj}, {screen} says when to look again",
    ],
  ],
  [
    "view glance",
    /\b(?:free|open|available|unanswered|unpaid|waiting|late|overdue|due|missing|unbilled)\b/,
    [
      "{s1} is “{t1}”, {s3} “{t3}”|{do}|{head} lists {s1} as “{t1}” and not {s3}, with the number 1 beside the heading|as soon as {s1} is “{t3}” too, it leaves {head}",
      "{s1} is {adj}, {s2} is not|{do}|{s1} is listed and {s2} is not, the number 1 stands beside the heading, and {s1} goes from the list once it is no longer {adj}|with none {adj}, {head} says when to look again",
    ],
  ],
  [
    "find",
    /^filter\b/,
    [
      "{s1} has {f1} {upto}, {s2} has {w1}|{do}, choosing {f1} up to {upto}|{screen} keeps {s1} and not {s2}, says how many are left, and a link to that choice gives {q} the same list|with none left, {screen} names the choice to drop",
      "{s1} has {f1} {v1}, {s2} has {w1}|{do}, choosing {f1} {v1}|{screen} keeps {s1} and not {s2}, says how many are left, and a link to that choice gives {q} the same list|with none left, {screen} names the choice to drop",
      "{p} has chosen {f1} {v1} and reads that one is left|{do} once more, without {f1}|{s1} and {s2} are both there again, and no other choice is lost|a choice that fits nothing is grey before it is tapped",
    ],
  ],
  // "See who watered when": what somebody did is over, and has a name and an hour.
  [
    "view glance",
    /\bwho (?!is\b|has\b|can\b|comes?\b|wants?\b)\w+(?: \w+)? (?:when|last)\b|\bwho did what\b/,
    [
      "{q} did it on Tuesday at 18:30, {o} on Thursday at 7:15|{do}|{head} names {o} with Thursday 7:15 above {q} with Tuesday 18:30|a day on which nobody did it stands there too, as a gap",
      "{q} forgot to tick it and does so a day later|{do}|{head} names {q} with the day that {q} gave, marked as entered later|{p} can ask whoever stands there last",
    ],
    "alone",
  ],
  [
    "view glance",
    /\b(?:who|participants|attendees|sign(?:ed)?[ -]?ups?|coming)\b/,
    [
      "{q} is on the list of {s1}, {o} is not|{do} for {s1}|{q} is named and counted, {o} is not, and the count stands beside {s1}|{head} without a name says until when people can answer",
    ],
  ],
  // "See which badge their child has": what is of one's own is seen, and of nobody else's.
  [
    "view find",
    /\btheir (?:child|kid|son|daughter|baby|dog|cat|pet|horse|pony|patient|pupil|student|tenant|client|team|group|class|plot|boat|bike|car)\b/,
    [
      "{q} has {s2}, {p} has {s1} with the {theirs}|{do}|{head} shows {s1} with {d1}, and {s2} nowhere|{p}, typing the address of {s2}, is refused",
      "the {theirs} of {p} has got {s1} today|{do} in the evening|{head} begins with {s1} and says {d1}|nothing that {q} may see of the {theirs} stands there for others",
    ],
  ],
  [
    "view find",
    /^(?!.*\b(?:free|open|available|unanswered|unpaid|waiting|late|overdue|due|missing|unbilled)\b)[a-z]+(?: up| out)? (?:which|what is)\b/,
    [
      "{head} is true of {s1} and not of {s2}|{do}|{s1} is listed with its {f1}, {s2} is not, and {s1} leaves the list as soon as it no longer belongs there|when there is none, {head} says so",
    ],
  ],
  [
    "choose add edit act log loose",
    /\b(?:how many|number of) (?:people|persons|adults|children|pupils|students|guests|players|members|seats|places|tickets)\b/,
    [
      "{p} has opened {s1}|{do}, two and one|three places of {s1} are taken, and {o} reads both numbers|zero cannot be sent, nor more than there are places",
      "{p} said three yesterday|{do} anew, two this time|{o} reads two, and one place is free again|after the start it cannot be changed",
    ],
  ],
  [
    "mark edit log loose act",
    /\bwho\b|\battendance\b|\bpresent\b|\bshow(?:s|ed)? up\b|\bno-?shows?\b/,
    [
      "{u1} and {u2} are on the list|{do}, {u1} as there|{u1} counts as there, {u2} is still open, and the number of those present is 1|a wrong mark is taken back the same day",
      "{u2} comes ten minutes late|{do}, {u2} among the last|{u2} is there with the hour, and the list says how many are missing|without a signal the marks are sent later",
    ],
  ],
  [
    "earn",
    /\bstreaks?\b|\bdays in a row\b/,
    [
      "{p} entered no {main} for a day|{p} enters {a main} the day after, to {act}|the count of days with {a main} starts at 1, and the best one so far stays readable|two on one day count {p} one day",
      "{p} has entered {a main} on each of six days|{do} on the seventh|{screen} says 7, and the best one so far says 7 as well if it was less|what is entered after midnight counts for the new day",
      "it is evening, and {p} has entered nothing today|{p} opens {screen} to {act}|{p} reads how many days are at stake, and that today is the last day to save them|an entry that {p} takes back takes its day back",
    ],
    "alone",
  ],
  // "Get a warning at 80% of the budget": what is told is that so much is reached.
  [
    "notify",
    /\b(?:at|above|over|reach(?:es)?|exceeds?|passes|below|under) \d+ ?(?:%|percent)/,
    [
      "{s1} stands just before {share}|{s1} gets to {share}|{p} gets one message that names {s1} and {share}, and tapping it opens {s1}|a further step of {s1} brings no second message",
      "{s1} and {s2} stand just before {share}|{s1} alone gets to {share}|one message reaches {p} and names {s1}, and {s2} is not in it|{s1} corrected back and past {share} anew brings a new message",
    ],
    "alone",
  ],
  // "Push me if I skip two days": what is told is that nothing came.
  [
    "notify",
    /\b(?:if|when) .*\b(?:skip|miss|forget|forgot|stop|(?:do|does|did|have|has)(?:n't| not))\w*\b.*\b(?:days?|weeks?|hours?|months?|times?)\b/,
    [
      "{span} have gone by since {s3}, the last that came from {p}|the moment comes {due}|{p} gets one message, which names {s3} and the {span}|an hour before that, one new {thing} is enough, and none is sent",
      "~{s3} is the last that came from {p}, and the time allowed is over|the moment comes {due core}|{p} gets one message that says how long ago {s3} was|an hour before it, one new {thing} is enough, and none is sent",
      "{p} was told that nothing came after {s3}|another day goes by without a {thing}|no second message about {s3} comes until {p} has gone on and stopped again|with notifications off, the same words wait in the app",
      "~{p} entered {s2} in time|the moment would have come {due core}|{p} gets nothing, and the days are counted from {s2}|a {thing} taken back counts as not entered",
    ],
    "alone",
  ],
  // "Let the school validate the accounts": who is not let in yet sees nothing.
  [
    "approve loose mark act",
    /^(?:approve|validate|verify|confirm|check|accept|review|release)\b.*\b(?:accounts?|registrations?|sign-?ups?)\b/,
    [
      "{u1} has asked for an account and reads that it waits|{do}, that of {u1} first|{u1} can sign in from then on and reads that {p} said yes|whoever {p} refuses reads the reason, sees no {main things}, and may ask once more",
      "{u1} and {u2} wait to get at the {main things}, each with the day on which they asked|{do}, yes for {u1} and no for {u2}|{u1} gets at the {main things}, {u2} reads the reason, and nobody waits any more|a yes given by mistake is taken back, and {u1} is signed out",
      "{u2} asked three days ago, and nobody has answered|{p} comes to {act}|{u2} stands on top with the three days, and has seen nothing of {things} so far|asked twice, {u2} stands there once",
    ],
    "alone",
  ],
  [
    "edit",
    /\bby which way\b/,
    [
      "{p} gets e-mails so far|{do} and takes the app in their place|the next message about {s1} is in the app, and no e-mail comes with it|{p} keeps one way at least, so that {s1} gets through",
      "{p} has switched off all but text messages|{do}, e-mail this time|the message about {s2} comes by e-mail alone|a way that fails {p} twice is named",
    ],
    "alone",
  ],
  [
    "edit",
    /\bchange the choice\b/,
    [
      "{p} chose {s1}|{do} and takes {s2}|{s2} counts, {s1} is free again, and {o} reads the change with its time|once it is confirmed, only {boss} can change it",
    ],
    "alone",
  ],
  [
    "edit",
    /\bundo\b/,
    [
      "{p} marked {s1} by mistake|{do}|{s1} is what it was before, and the count beside the list is right|after a day {boss} has to be asked",
      "{p} meant {s2} and marked {s1}|{do} and marks {s2}|{s1} is open again, {s2} is marked, and {o} sees neither the mistake nor two lines|what {o} did meanwhile on the strength of it is named first",
    ],
    "alone",
  ],
  [
    "view glance",
    /\bhow (?!many|much|often|long|far)|\bwhy\b|\bwhat (?!sells|has\b|have\b|was\b|were\b|came\b)/,
    [
      "{o} has entered {s1} and {s2}|{do}|{p} reads what each says about its {f1}, in the order in which it is needed|{head} names what is missing, with who can add it",
    ],
  ],
  [
    "view glance",
    /\b(?:cancelled|called off)\b/,
    [
      "{s2} was called off on Monday, {s1} was not|{do}|{head} has {s2} with the day and the name behind it, and not {s1}|what was called off and planned anew stands there no more",
      "{o} called off {s3} an hour ago|{do}|{head} begins with {s3} and the name {o}, and says of which hour it is|a reason that was given stands beside it",
    ],
  ],
  [
    "view glance",
    /\bresults?\b.*\bvot(?:e|es|ed|ing)\b/,
    [
      "{s1} has two votes and {s2} one, and {p} has voted|{do}|{head} has {s1} with 2 above {s2} with 1, and no name beside either|{p}, who takes the vote back, no longer sees it",
      "{p} has not voted yet|{p} types the address of the result to {act}|it asks for a vote first, and after that {s1} and {s2} stand there with their numbers|the address given to {q} shows nothing before {q} has voted",
      "{s1} and {s2} have as many votes as each other|{do}|both stand in the first place, and {s3} after them|a vote that comes in meanwhile moves them without a reload",
    ],
    "alone",
  ],
  // "Sell each animal", "give away a cot": it goes to somebody for good.
  [
    "swap",
    /^(?:sell|resell|rehome|give away|donate)\b/,
    [
      "{s1} and {s2} are there|{do s1} and notes who has it now|{s1} stands among those that have gone, with the name and the day, and {s2} is still there|noted by mistake, it is taken back the same day",
      "somebody asks after {s2}, which went last week|{do} and looks for {s2}|{s2} says who has it since which day, and cannot be given to a second one|its {f1} can still be read",
      "{s3} is promised to somebody until Friday|{p} goes to {act} and takes {s3}|the promise is named first, and {s3} goes to nobody else until it is lifted|on Saturday {s3} is free again by itself",
    ],
    "alone",
  ],
  [
    "mark edit",
    /\bsold out|unavailable|out of stock\b/,
    [
      "{q} is just choosing {s2}|{do s2}|{q} sees {s2} greyed out with “sold out” within five seconds and cannot send it|at the end of the day {p} is asked whether it is back",
    ],
  ],
  [
    "notify",
    /\b(?:\d+ ?%|limit|threshold|below|above|over|under|out of range|low)\b/,
    [
      "{s1} is just short of the limit|the next entry passes it, which is the moment {due}|{p} gets one message that names {s1}, the limit and the new figure|the entry after that sends no second one",
      "{s1} passes the limit while {p} has notifications off|{p} opens {screen} the next morning|{s1} stands on top with the limit, the figure of now and the hour {due}|read once, it goes back to its place in the list",
      "{s1} came back below the limit yesterday|it passes the limit a second time, which is a moment {due} again|{p} gets a second message about {s1} that names both days|about {s2}, which is far from it, none is sent",
    ],
  ],
  [
    "notify",
    /\b(?:before|ahead|night|eve|hours?|day of|morning of|due)\b/,
    [
      "{s1} of {p} is tomorrow, that of {q} the day after|the hour comes {due}|{p} gets one message about {s1}, {q} none yet|when {s1} is moved, the message moves with it",
      "{s1} is coming up for {p} at {hour}, {s2} was called off|the hour comes {due}|{p} gets one message with the {f1} of {s1}, and nothing about {s2}|when {s1} is moved, the message moves with it",
    ],
  ],
  [
    "add log act edit",
    /\b(?:import|csv|spreadsheet)\b/,
    [
      "a file holds {s1}, {s2} and one line without {f1}|{do}|{s1} and {s2} are there, the bad line is named, and a second try adds nothing twice|another kind of file is refused before anything is written",
    ],
  ],
  [
    "compare",
    /\b(?:leaderboards?|rankings?|ranks?|friends|each other|another|standings|scores?|points|results|league table)\b/,
    [
      "{p} and {q} have as many {things} as each other, a third one has fewer|{do}|{p} and {q} share a place, the third one comes after them, and the line of {p} stands out|whoever has no {thing} yet is listed last",
      "{p} has {things} of this week and of last week|{do}|{p} reads the difference in words as well, and on Monday it starts at zero|if {q} chose to be hidden, {p} sees no {q} there",
      "{q} overtook {p} last night by one {main}|{do}|{q} stands above {p} by that {main}, both see the same order, and the page says as of when|the same number is the same place",
    ],
  ],
  [
    "view find generate export act notify glance loose",
    /\b(?:get|receive)\b.*\b(?:pdf|reports?|summar(?:y|ies)|overview)\b/,
    [
      "{s1} and {s2} came since the last one|the day comes {due}|{p} finds one file with {s1} and {s2} in it and nothing older|a time without any {thing} brings a file that says so",
      "{s3} was corrected after the last one went out|the day comes {due}|the new one shows {s3} as it is now, and the old one can still be opened|{p} who changes address gets it once, at the new one",
    ],
  ],
  [
    "vote",
    /^(?:write|leave|give|review|rate)\b.*\b(?:reviews?|ratings?|feedback|stars)\b/,
    [
      "{p} and {o} have dealt with each other once|{do}|{o} reads it with the name {p}, and can answer once|{button} for somebody one never met is refused",
      "{p} wrote one yesterday and regrets it|{p} opens it again to {act} anew|the new words take the place of the old ones, and the average counts once|after a week {button} can no longer be changed",
      "{o} has not written back yet|{do}|neither sees the other's words until both are there, or seven days are over|{button} without a {mark} is refused",
    ],
  ],
  [
    "join request add act",
    /\b(?:apply|applies|application)\b/,
    [
      "{p} has not applied yet|{do}|{o} finds it on top with the name {p} and the time, and {p} reads “received”|applied twice, {p} is shown the first one",
      "{q} has applied before {p}|{do}|{o} reads both in the order in which they came, and neither {p} nor {q} sees the other|until it is answered {p} can withdraw it",
    ],
  ],
  [
    "book add join act",
    /\barrange\b.*\b(?:together|with)\b|\bmeet(?: up)?\b|\btogether\b/,
    [
      "{o} and {p} have no {thing} planned|{p} proposes {event} to {o}|{o} says yes with one tap, and both find {event} in their list with its {f1} and {f2}|without an answer the day before {event}, {o} is asked once more",
      "{o} said yes to {event}|{p} moves {event} by an hour, to {act} after all|{o} reads the new hour and is asked again, and {s2} stays as it was|whoever steps back, the other is told at once",
    ],
  ],
  [
    "choose answer act join add log loose mark",
    IF_THEY_COME,
    [
      "{p} has not answered for {event} yet|{do}, yes to {event}|the count beside {event} goes up by one, and {o} reads {p} among those who come|until {event} begins the answer can be changed",
      "{p} said yes to {event} and falls ill|{do} anew, no this time|the count beside {event} goes down by one, and {o} reads “no” beside the name {p}|after {event} it stays as it was",
      "{q} has answered for {event}, {p} has not|{do}|both are named, {p} with the answer just given, and nobody is left without one|unanswered the day before, {p} is reminded once",
      "{p} has not answered yet|{do}, yes|the number of those who come goes up by one, and {o} reads the name {p} among them|until the last day for answers {p} can change it",
      "{p} said yes and falls ill|{do} anew, no this time|the number of those who come goes down by one, and {o} reads “no” beside the name {p}|after the last day for answers {o} has to be asked",
      "{q} has answered, {p} has not|{do}|both are named, {p} with the answer just given, and {o} is waiting for nobody|unanswered a week before, {p} is reminded once",
    ],
    "alone",
  ],
  [
    "choose loose",
    /\b(?:pick|choose|select|decide)\b.*\b(?:one of|sitters?|volunteers?|applicants?|candidates?|helpers?|bidders?|offers?)\b/,
    [
      "{who} and somebody else have offered themselves|{do}, namely {who}|{who} reads it at once, the other one is thanked, and {s1} shows the name {who}|until {who} says yes it can be changed",
    ],
  ],
  [
    "choose",
    /\b(?:pick|choose|select)\b/,
    [
      "{who} is there for {s1} on Tuesday and away on Friday|{do}, namely {s1} with {who}|the next step repeats {s1} and {who}, offers Tuesday and shows Friday in grey|{button} without a name takes whoever is free first",
      "{who} is away on that day|{do}|{who} stands there in grey with the day of return, and everybody else can be taken|{button} without a name takes whoever is free first",
    ],
  ],
  [
    "share",
    /^(?:send|forward|email|mail)\b/,
    [
      "{o} has nothing from {p} so far|{p} picks {s1} to {act}|{o} finds {s1} and not {s2}, and {p} reads beside {s1} at what hour it went out|{button} a second time asks first",
      "{s1} went out yesterday and was wrong|{p} corrects it and goes on to {act} once more|{o} opens the new {s1}, which says what it replaces, and the old one cannot be answered any more|without a way to reach {o}, {button} says so",
      "the connection breaks while {p} taps {button}|{p} is back online to {act}|{o} has it once, and {p} sees whether {o} has opened it|{button} without {s1} is grey",
    ],
  ],
  // "Say who taught it to them", "say where they saw it": words that stand beside a thing from then on.
  [
    "message choose answer act loose",
    /^(?:say|tell) (?:who|where|what|how|when|which|why)\b/,
    [
      "nothing of it stands below {s1} so far|{do}, for {s1}|{s1} shows these words with the name {p} and the hour, and {q} can read them|{button} without a word is grey",
      "{q} has said something else about {s1}|{do}, about {s1} too|both stand below {s1}, each with name and hour, the later one first|{button} can be corrected for an hour",
      "there is no signal where {p} stands|{do}, for {s2}|the words wait on the phone, marked as not sent, and stand below {s2} later, once|{button} keeps what was typed",
    ],
    "alone",
  ],
  // "See if the lesson was paid": a yes or a no beside each.
  [
    "view glance",
    /\b(?:if|whether) .*\b(?:paid|done|back|open|free|ready|there|taken|sent|full|late|confirmed|finished|clean)\b/,
    [
      "{s1} is {isit}, {s2} is not|{do}|{head} says “{isit}” beside {s1} and “not {isit}” beside {s2}, each with since when|without a signal {head} says of which hour it is",
      "{o} has just marked {s2} as {isit}|{do}|{head} says “{isit}” beside {s2}, with the name {o} and the hour|a mark taken back is gone from {head} too",
    ],
  ],
  // "Say it is something else": what somebody else has entered is doubted, not answered.
  [
    "message answer act loose",
    /^(?:say|state|claim|suggest) (?:that )?(?:it|this|the [\p{L} ]+?) (?:is|are) (?:an?other|something else|wrong|really)\b/u,
    [
      "{q} has entered {s1} yesterday|{do}, about {s1}|{s1} shows both words, that of {q} and that of {p}, and {q} is told|what {q} entered can still be read once it has been corrected",
      "{q} and {o} have agreed about {s2}|{do}, about {s2}|{s2} is open again and says by whom it is doubted and since when|{p} without a word of their own is asked for one",
      "{p} doubted {s1} and was wrong|{p} takes it back and can still {act} elsewhere|{s1} is what it was, and the line of {p} stays, crossed out|{q} reads that the doubt has gone",
    ],
    "alone",
  ],
  // What is discussed is open to all who are in: no two people have it to themselves.
  [
    "message",
    /\b(?:discuss|debate|comment)\b/,
    [
      "{q} has written below {s1} yesterday|{do}, below {s1} too|the words of {p} stand under those of {q}, with name and hour, and {o} reads both|{button} is grey while the line is empty",
      "{p} has written something wrong below {s2}|{p} corrects it to {act} rightly|{q} reads the new words with the mark “changed”|after ten minutes {button} adds a line of its own",
      "twenty lines stand below {s1}, three of them new for {p}|{do} and opens {s1}|the page stands at the first of the three, and the count beside {s1} is gone|{button} without a signal keeps the line in the box",
    ],
  ],
  [
    "share",
    /\b(?:link|address|url)\b/,
    [
      "{p} has the link that {button} gives, and {q} has no account|{do}, and {q} opens it|{q} reads {s1} and can change nothing|once {p} ends it, the link opens nothing any more",
    ],
  ],
  [
    "upload share post",
    /\b(?:photos?|pictures?|pics?|selfies?)\b/,
    [
      "{p} has a sideways 4 MB picture on the phone|{do}|{screen} shows it upright within seconds of {button}, with the name {p} and without its place data|{button} refuses by name a file that is no picture",
    ],
  ],
];
