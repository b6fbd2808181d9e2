import type { Capability } from "./capability";

/** The second half of the capabilities (see capability.ts). */
export const MORE_CAPABILITIES: Capability[] = [
  {
    id: "allergy",
    trigger: /\ballerg\w+\b/,
    rules: ["Allergies stand in words beside every {thing}, not only as symbols (allergens)"],
    risk: {
      topic: "Allergies",
      note: "A wrong allergen note on {thing one} can hurt {a role}: who last checked each {thing}, and when, must be visible.",
    },
  },
  {
    id: "crypto",
    trigger:
      /\b(?:crypto\w*|bitcoin|ethereum|nfts?|wallets?|tokens? sale|trading bot|stocks? trading|invest(?:s|ed|ing|ments?|ors?)?)\b/,
    rules: ["Private keys are never asked for or stored; amounts are shown with the time of their price"],
    risk: {
      topic: "Investment",
      note: "Handling or recommending investments and crypto-assets is regulated in most countries; ask a lawyer before real money is involved.",
    },
  },
  {
    id: "gambling",
    trigger: /\b(?:bet(?:s|ting)?|gambl\w+|casino|poker|lotter\w+|raffle)\b/,
    rules: ["Stakes are points without value in the first version"],
    risk: {
      topic: "Gambling",
      note: "Playing for money needs a licence and an age check nearly everywhere.",
    },
  },
  {
    id: "legal-matters",
    trigger:
      /\b(?:legal|lawyers?|attorneys?|solicitors?|(?:in|to) court|court (?:cases?|dates?|hearings?|orders?)|asylum|evict\w+|paralegals?|law (?:firm|clinic))\b/,
    rules: [
      "What a client tells is open to the people on that case alone; conflicts of interest are checked before anybody is assigned",
    ],
    risk: {
      topic: "Legal matters",
      note: "Conversations about a case are confidential; the app must not give legal advice by itself.",
    },
  },
  {
    id: "realtime",
    trigger: /\b(?:live|real-?time|instantly|immediately|as it happens)\b/,
    rules: [
      "A changed {live} reaches open screens within five seconds; a lost connection is shown, with the time of the last change (real-time)",
    ],
  },
  {
    id: "qr",
    trigger: /\b(?:qr|bar-?codes?)\b/,
    rules: ["A printed QR code stays good when {things} change; a short number under it can be typed"],
  },
  {
    id: "ordering",
    // "decides the order", "in a sensible order": a sequence.
    trigger:
      /(?<!\b(?:decid\w*|drag\w*|sets?|chang\w*|arrang\w*|sort\w*|keeps?|choos\w*) the |\bin (?:the |a )?(?:\w+ )?)\border(?:s|ing)?\b(?! (?:of|by|is (?:fix|set|drawn|random)))/,
    entity: "order",
    rules: [
      "Each step of {order one} carries a time; once it is in preparation {a buyer} cannot change it, {staff} can",
    ],
    nonGoal: "Home delivery and couriers",
  },
  {
    id: "availability",
    trigger: /\b(?:sold[ -]out|out of stock|availability|unavailable)\b/,
    rules: [
      "A sold-out {thing} stays visible and cannot be chosen, from the moment it is marked (availability)",
    ],
  },
  {
    id: "search",
    trigger:
      /\b(?:search\w*|filter\w*|find(?:ing)?|finds (?:a|an|the|out|other|people|somebody|someone)|brows\w+|discover\w*)\b/,
    rules: ["A search for {searcheds} is still there after going back, and its link shows others the same"],
  },
  {
    id: "map",
    trigger: /\bmaps?\b/,
    rules: ["Every {thing} on the map is in the list as well, for whoever cannot use a map"],
  },
  {
    id: "calendar",
    trigger:
      /\b(?:calendar|agenda|schedul\w+|timetable|(?:see|show) (?:me )?(?:the|my|their) day|diary|rota|roster|rehearsals?)\b/,
    rules: ["{Dateds} fill a day on a phone and a week on a wider screen (calendar, agenda, schedule)"],
  },
  {
    id: "dashboard",
    trigger:
      /\b(?:dashboards?|panel|overview|statistics|stats|kpis?|utilisation|utilization|revenue|analytics)\b/,
    rules: ["A tap on a figure of the dashboard lists the {things} it was counted from"],
  },
  {
    id: "admin-area",
    trigger:
      /\b(?:admin(?:istration)? (?:area|panel|page|section|dashboard|part|backend)|back ?office|manage (?:users|members|listings))\b/,
    rules: [
      "{Roles} who type the address of the admin area are refused by the server and change no {thing} there",
    ],
  },
  {
    id: "pdf",
    trigger: /\bpdfs?\b|\binvoic\w+/,
    rules: [
      "The numbers of {documents} leave no gaps, and the PDF of {document one} never changes once it was sent",
    ],
  },
  {
    id: "import",
    trigger: /\b(?:import\w*|csv|excel|spreadsheets?|google sheets?|migrat\w+)\b/,
    // What only goes out as a file comes in by none.
    unless:
      /^(?!.*\b(?:import|upload|migrat|load)\w*)(?!.*\bfrom (?:an? |the |our |my )?(?:old |existing )?(?:csv|excel|spreadsheets?)).*\bexport\w*\b/s,
    rules: [
      "An import shows which {things} it understood before it writes, and can be run twice without doubles (CSV)",
    ],
  },
  {
    id: "export",
    trigger: /\b(?:export\w*|download\w*|print\w*)\b/,
    rules: ["A file that is taken out holds the {things} that person may see, in the order of the screen"],
  },
  {
    id: "audit",
    trigger: /\b(?:audit\w*|change log|changelog|who changed|history of changes|chain of custody)\b/,
    entity: "audit log",
    rules: [
      "The audit log keeps old and new value of {a thing} with name and time; nobody, {staff} included, can delete a line",
    ],
  },
  {
    id: "timer",
    trigger: /\b(?:timers?|stopwatch|time tracking|clock (?:in|out)|timesheets?)\b/,
    entity: "time entry",
    rules: [
      "{A role} has one timer at a time; it survives a closed browser and is questioned after 12 hours",
    ],
  },
  {
    id: "budget-watch",
    trigger: /\b\d{1,3} ?% of (?:the |its |their )?(?:budget|limit|capacity)|budget cap\b/,
    entity: "budget",
    rules: ["One warning for each limit passed, not again with every {thing}"],
  },
  {
    id: "splitting",
    // A harvest is split as well, but nobody owes anybody for it; and who owes "me" pays one who is owed by all.
    trigger:
      /(?<!\bowes? (?:me|us)\b[\s\S]*)\b(?:owes?|owing)\b(?! (?:me|us)\b)(?![\s\S]*\bowes? (?:me|us)\b)|\b(?:settle up|shared expenses|bills? between)\b|\b(?:expenses?|bills?|costs?|rent)\b[^.;]{0,40}\bsplit\w*|\bsplit\w*\b[^.;]{0,40}\b(?:costs?|bills?|expenses?|rent|money|price|fees?|fuel|petrol|groceries|dinner|check)\b/,
    entity: "balance",
    story: {
      class: "view",
      want: "see the fewest payments that make everybody even",
      given: "{person} owes {q} 10.00, {q} owes {t} 10.00, and {t} owes {p} 20.00",
      when: "{p} opens the balance page",
      then: "it proposes one payment, 10.00 from {t} to {p}, and the balances after it are all 0.00",
      otherwise: "a cent that cannot be divided stays with whoever paid, be it {p}, {q} or {t}",
    },
    rules: [
      "The balances of all {roles} always add up to zero; shares of an expense add up to its total to the cent (split)",
    ],
    question: {
      question: "Are expenses always split equally?",
      assumed: "Equally among all {roles} by default; whoever paid can change the shares of {thing one}.",
    },
  },
  {
    id: "owed",
    trigger: /\bow(?:es?|ed|ing) (?:me|us)\b/,
    unless:
      /\b(?:split\w*|settle up|invoices?|fees|dues|loans?|debts?|ious?)\b|\bow\w+ (?:me|us) (?:the |their |any )?(?:rent|fee|payments?)\b/,
    entity: "charge",
    rules: [
      "What somebody owes is the sum of their open charges; {staff} marks one as paid, and the day stands beside it",
    ],
    question: {
      question: "Who enters what {a role} owes?",
      assumed: "The app by itself, at a price that {staff} sets; {staff} can change a single charge.",
    },
  },
  {
    id: "receipts",
    trigger: /\breceipts?\b/,
    entity: "receipt",
    rules: ["The picture of a receipt stays with its {thing} and opens for everybody who shares it"],
  },
  {
    id: "voting",
    trigger: /\b(?:vot(?:e|es|ed|ing)|polls?|upvot\w+)\b/,
    entity: "vote",
    rules: ["One vote for each {role} and {voted}, open to change until voting ends, never shown by name"],
  },
  {
    id: "ratings",
    trigger: /\b(?:rat(?:e|es|ing|ings)\b(?! per| card)|reviews?|stars|feedback)\b/,
    unless:
      /\b(?:hourly|heart|interest|exchange) rates?\b|\brates? (?:the |their |your |his |her )?(?:pain|mood|energy|sleep|stress|day)\b/,
    entity: "review",
    rules: [
      "{A role} rates {a thing} once, and only after having had it; the average shows from three ratings on",
    ],
  },
  {
    id: "comments",
    trigger: /\bcomment\w*\b/,
    entity: "comment",
    rules: ["A comment on {a thing} can be corrected for ten minutes and taken back at any time"],
  },
  {
    id: "step-by-step",
    trigger:
      /\b(?:cook(?:s|ing)? along|step by step|(?<!minute |hour )steps|guided(?! (?:[\w-]+ )?(?:tours?|walks?|visits?|hikes?|trips?|rides?)))\b/,
    entity: "step",
    rules: [
      "{Roles} see the steps of {a thing} one at a time in large type, the screen stays on, and the place is kept when a call comes in",
    ],
  },
  {
    id: "gamification",
    unless: /\b(?:visitors?|reception|name) badges?\b|\bbadges? (?:gets? |is |are )?print/,
    trigger:
      /\b(?:badges?|streaks?|(?<!\b(?:pick-?up|drop-?off|collection|delivery|meeting|control|check|health|hit|power|access|measuring|sampling|fixed)[ -])points|leaderboards?|achievements?|levels|rewards?|xp)\b/,
    rules: [
      "A day ends at midnight where {a role} is; points and badges come from {things}, never from the phone's own word",
    ],
    nonGoal: "Prizes of monetary value for {things}",
  },
  {
    id: "friends",
    // "Everybody can follow live": what is going on, and nobody's friend.
    trigger:
      /\bfriends?\b|\bfollow(?:ers|ing)\b|\bfollows? (?:each other|one another|other|people|users|members|somebody|someone|artists?|makers?|authors?|cooks?)\b/,
    entity: "friendship",
    rules: ["Friends say yes on both sides; {things} shared with friends are seen by nobody else"],
  },
  {
    id: "groups",
    trigger: /\b(?:(?<!blood |age |small )groups?|teams?|households?|clubs?|famil(?:y|ies)|classes)\b/,
    rules: [
      "{A role} comes in by invitation and leaves without asking; what they entered among the {things} stays, without the name if they wish",
    ],
  },
  {
    id: "roster",
    trigger: /\b(?:shifts?|rota|roster|on duty|on-call|duty)\b/,
    entity: "shift",
    rules: ["Nobody has two shifts at the same hour; a swap counts when both have agreed"],
  },
  {
    id: "lending",
    trigger:
      /\b(?:borrow\w*|lend\w*|lent|loans?|check(?:ed)?[ -]out|library of|return(?:s|ed)? (?:it|them|by))\b/,
    unless:
      /\b(?:guests?|hotel|hostel|shelter|campsite|everybody|everyone|room|basket|cart)\b.{0,60}\bcheck(?:ed)?[ -]out\b/,
    entity: "loan",
    rules: ["{A lent} that is out has one borrower and one date to come back; late ones come first"],
    question: {
      question: "For how long may {a lent} be out?",
      assumed: "Two weeks, extended once if nobody else waits.",
    },
  },
  {
    id: "waitlist",
    trigger: /\b(?:wait(?:ing)?[ -]?list\w*|queue|when full|fully booked)\b/,
    rules: ["A freed place in {a dated} is held for a day for the first on the waiting list"],
  },
  {
    id: "attendance",
    trigger:
      /\b(?:attend\w*|rsvp|who(?:'s| is) coming|who (?:can|will|could) (?:make it|come|be there)|absen\w+|sign(?:s|ed)? up for|turn up|show up|say (?:yes|if they)|headcount)\b/,
    entity: "attendance",
    rules: ["{A role} can change yes to no until {a dated} begins, and the count beside it follows at once"],
  },
  {
    id: "volunteers",
    trigger: /\bvolunteers?\b/,
    rules: ["Volunteers see what their own {dated} needs, and can step back until the day before"],
  },
  {
    id: "sensor",
    trigger:
      /\b(?:temperature|sensors?|thermometer|readings?|humidity|monitor(?:s|ing)? (?:the )?(?:freezer|fridge))\b/,
    // "log feedings with flour, water and temperature": a column of the feeding, not a measuring of its own.
    // Readings at a wedding are read aloud.
    unless:
      /^(?!.*\b(?:readings|temperature|sensors?|thermometer|humidity|meters?)\b).*\breading(?: |-)(?:room|list|group|club|lamp|corner|book|challenge)s?\b|\b(?:music|songs?|poems?|hymns?|prayers?|psalms?),? (?:and|or) readings?\b|\b(?:poetry|author|book|tarot|palm|bible) readings?\b|\b(?:log|add|enter|record|note|track|write down)\w*\b[^.;]{0,60}(?:\b(?:with|and)\b|,)[^.;]{0,30}\btemperature\b(?!.*\b(?:sensors?|thermometer|alarm|out of range)\b)/,
    entity: "reading",
    rules: ["A value out of range raises one alarm, which stays until somebody writes what was done"],
    question: {
      question: "Do measured values come from a sensor or by hand?",
      assumed: "By hand in the first version, with a place where a sensor can deliver them later.",
    },
  },
  {
    id: "storage-place",
    trigger: /\b(?:shel(?:f|ves)|racks?|boxes|drawers?|freezers?|storage|where (?:is|are|things|it is))\b/,
    rules: ["{A thing} is in one place, and the place it had before stays readable"],
  },
  {
    id: "expiry",
    trigger: /\b(?:expir\w+|best before|use-by|shelf life|renewal|going bad|due dates?)\b/,
    rules: ["{Endings} that run out within a week come first, marked by a word as well as by colour"],
  },
  {
    id: "documents",
    trigger: /\b(?:documents?|files?|attachments?|forms?|contracts?|sheet music)\b/,
    rules: ["A file of {a filed} opens for those who may see that {filed}, never through a public address"],
  },
  {
    id: "offline",
    trigger:
      /\b(?:offline|no (?:signal|internet|reception)|poor (?:signal|connection)|without internet|in the field)\b/,
    rules: [
      "Without a connection {things} are kept on the phone, marked as not sent, and sent later (offline)",
    ],
  },
  {
    id: "languages",
    trigger:
      /\b(?:languages?|multilingual|translat\w+|norwegian|spanish|french|german|arabic|bilingual|i18n)\b/,
    rules: ["Prices, dates and numbers of {things} are written as each language writes them (i18n)"],
    assumption: "What {o} types into {things} is not translated.",
  },
  {
    id: "marketplace-trust",
    // "What sells best" is a question to the till.
    trigger:
      /\b(?:(?<!\bready to )(?:re)?sell(?:s|ers?|ing)?\b(?! (?:best|most|well|out)\b)|second-?hand|marketplace|swap\w*|give ?away|auctions?|bids?|bidding)\b/,
    // Colleagues who swap a shift are no sellers, and who sells what is theirs alone has nobody to trust but themselves.
    unless:
      /\bshifts?\b|\bdut(?:y|ies)\b|^(?!.*\b(?:sellers?|marketplace|second-?hand|swap\w*|give ?away|auctions?|bids?|bidding|listings?|each other|(?:people|members|users|neighbou?rs|students|parents|anyone|everyone|others|they) (?:can )?(?:re)?sells?|buy and sell)\b).*\b(?:i|we)\b(?: \w+)? (?:re)?sell(?:ing)?\b/s,
    rules: ["{A thing} that is taken leaves the list at once, and both sides confirm the handover"],
    risk: {
      topic: "Dealings between people",
      note: "Say who is the seller, what happens when goods are not as described, and forbid what must not be sold.",
    },
  },
  {
    id: "carpool",
    trigger: /\b(?:carpool\w*|ride ?shar\w+|lifts? to|share (?:a )?(?:ride|car)s?|rides?)\b/,
    rules: [
      "A ride never takes more people than it has seats; a seat that {p} gives back is free again that moment",
    ],
    risk: {
      topic: "Rides",
      note: "If one of the {roles} drives others, insurance and profit come into question: share costs only, and name the driver and the car beforehand.",
    },
  },
  {
    id: "recurring",
    trigger:
      /\b(?:recurring|every (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|repeats?|each week)\b/,
    rules: [
      "{A dated} that repeats is planned twelve weeks ahead; changing one asks whether the rest follows",
    ],
  },
  {
    id: "reports",
    // Mechanics report a defect, and that report has no period.
    trigger:
      /\b(?:weekly|monthly|daily|yearly|annual|quarterly|end-of-\w+|year-end|sales|progress|activity)\b(?: [\w-]+){0,2} (?:reports?|overview)\b|\breports? (?:at the end of|of the|for the|per|by|every|each|a) (?:[\w-]+ )?(?:day|week|month|year|season|term|quarter)\b|\bsummar(?:y|ies)\b/,
    rules: [
      "A report counts the {things} of one whole period, and the same period gives the same numbers again",
    ],
  },
  {
    id: "delivery",
    trigger: /\b(?:deliver(?:y|ies|ed)|couriers?|shipping|parcels?|pick-?up points?)\b/,
    entity: "delivery",
    rules: ["A delivery has one person in charge, a planned hour, and a name or picture when it is done"],
  },
  {
    id: "leads",
    trigger: /\b(?:crm|leads?|enquir\w+|inquir\w+|contact form)\b/,
    rules: [
      "Each lead has one name beside it, for example {o}, and turns red when it was not answered in time",
    ],
  },
];
