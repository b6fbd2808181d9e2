import type { Capability } from "./capability";

/** The second half of the capabilities (see capability.ts). */
export const MORE_CAPABILITIES: Capability[] = [
  {
    id: "allergy",
    trigger: /\ballerg\w+\b/,
    rules: [
      "Allergies (allergens) are shown in words, not only as symbols, wherever somebody chooses or acts because of them",
    ],
    risk: {
      topic: "Allergies",
      note: "A wrong allergen note can hurt people: who last checked each one, and when, must be visible.",
    },
  },
  {
    id: "crypto",
    trigger:
      /\b(?:crypto\w*|bitcoin|ethereum|nfts?|wallets?|tokens? sale|trading bot|stocks? trading|invest\w*)\b/,
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
      /\b(?:legal|lawyers?|attorneys?|solicitors?|court|asylum|evict\w+|paralegals?|law (?:firm|clinic))\b/,
    rules: [
      "What a client tells is open to the people on that case alone, and conflicts of interest are checked before somebody is assigned",
    ],
    risk: {
      topic: "Legal matters",
      note: "Conversations about a case are confidential; the app must not give legal advice by itself.",
    },
  },
  {
    id: "realtime",
    trigger: /\b(?:live|real-?time|instantly|immediately|as it happens|at once)\b/,
    rules: [
      "Changes reach open screens within five seconds (real-time), and a lost connection is shown as such with the time of the last update",
    ],
  },
  {
    id: "qr",
    trigger: /\b(?:qr|bar-?codes?)\b/,
    rules: [
      "Each QR code leads to one place for good: reprinting is never needed when contents change, and a short number is printed under it",
    ],
  },
  {
    id: "ordering",
    // "decides the order", "in a sensible order": a sequence.
    trigger:
      /(?<!\b(?:decid\w*|drag\w*|sets?|chang\w*|arrang\w*|sort\w*|keeps?|choos\w*) the |\bin (?:the |a )?(?:\w+ )?)\border(?:s|ing)?\b(?! (?:of|by))/,
    entity: "order",
    rules: [
      "An order goes from new over in preparation to ready and delivered; each change carries a time, and only {staff} moves it on",
    ],
    nonGoal: "Home delivery and couriers",
  },
  {
    id: "availability",
    trigger: /\b(?:sold[ -]out|out of stock|availability|unavailable|inventory)\b/,
    rules: [
      "What is sold out stays visible but cannot be chosen, from the moment it is marked (availability)",
    ],
  },
  {
    id: "search",
    trigger: /\b(?:search\w*|filter\w*|find(?:s|ing)?|brows\w+|discover\w*)\b/,
    rules: ["Search and filters can be combined, live in the address of the page, and survive going back"],
  },
  {
    id: "map",
    trigger: /\bmaps?\b/,
    rules: ["The map and the list show the same {things}; everything on the map can be reached without it"],
  },
  {
    id: "calendar",
    trigger: /\b(?:calendar|agenda|schedul\w+|timetable|the day|diary|rota|roster|rehearsals?)\b/,
    rules: ["The calendar (agenda, schedule) shows a day on a phone and a week on a wider screen"],
  },
  {
    id: "dashboard",
    trigger:
      /\b(?:dashboards?|panel|overview|statistics|stats|kpis?|utilisation|utilization|revenue|analytics)\b/,
    rules: ["Every figure on the dashboard can be opened to the {things} it was counted from"],
  },
  {
    id: "admin-area",
    trigger: /\b(?:admin(?:s|istrators?)?(?: area| panel)?|back ?office|manage (?:users|members|listings))\b/,
    rules: ["The admin area is refused on the server to everybody without that role, not just hidden"],
  },
  {
    id: "pdf",
    trigger: /\bpdfs?\b|\binvoic\w+/,
    rules: [
      "A PDF is made on the server from stored data, numbered without gaps, and never changes once sent",
    ],
  },
  {
    id: "import",
    trigger: /\b(?:import\w*|csv|excel|spreadsheets?|google sheets?|migrat\w+)\b/,
    rules: [
      "An import shows what it understood before it writes, names bad lines, and can be run twice without doubles (CSV)",
    ],
  },
  {
    id: "export",
    trigger: /\b(?:export\w*|download\w*|print\w*)\b/,
    rules: ["Exports hold what the person may see, in the order shown on the screen"],
  },
  {
    id: "audit",
    trigger: /\b(?:audit\w*|change log|changelog|who changed|history of changes|chain of custody)\b/,
    entity: "audit log",
    rules: ["The audit log keeps who, when, old and new value; nobody can edit or delete its lines"],
  },
  {
    id: "timer",
    trigger: /\b(?:timers?|stopwatch|time tracking|clock (?:in|out)|timesheets?)\b/,
    entity: "time entry",
    rules: [
      "One timer runs for a person at a time; it survives a closed browser, and more than 12 hours are questioned",
    ],
  },
  {
    id: "budget-watch",
    trigger: /\b\d{1,3} ?% of (?:the |its |their )?(?:budget|limit|capacity)|budget cap\b/,
    entity: "budget",
    rules: ["A warning is sent once for each limit that is passed, not again with every entry"],
  },
  {
    id: "splitting",
    trigger: /\b(?:split\w*|owes?|owing|settle up|who owes|shared expenses|bills? between)\b/,
    entity: "balance",
    story: {
      by: "user",
      want: "see the fewest payments that make everybody even",
      given: "three people owe each other 10.00, 10.00 and 20.00 in a circle",
      when: "they open the balance page",
      then: "it proposes the smallest number of payments, and the balances after them are all 0.00",
      otherwise: "a cent that cannot be divided stays with the payer",
    },
    rules: [
      "The balances of all people always add up to zero; shares of an expense add up to its total to the cent (split)",
    ],
    question: {
      question: "Are expenses always split equally?",
      assumed: "Equally by default; shares can be changed for a single expense.",
    },
  },
  {
    id: "receipts",
    trigger: /\breceipts?\b/,
    entity: "receipt",
    rules: ["A receipt picture stays with its entry and can be opened by everyone who shares that entry"],
  },
  {
    id: "voting",
    trigger: /\b(?:vot(?:e|es|ed|ing)|polls?|upvot\w+)\b/,
    entity: "vote",
    rules: [
      "One vote for each person and {thing}; it can be changed until voting ends and is not shown by name",
    ],
  },
  {
    id: "ratings",
    trigger: /\b(?:rat(?:e|es|ing|ings)\b(?! per| card)|reviews?|stars|feedback)\b/,
    unless:
      /\b(?:hourly|heart|interest|exchange) rates?\b|\brates? (?:the |their |your |his |her )?(?:pain|mood|energy|sleep|stress|day)\b/,
    entity: "review",
    rules: ["Only somebody who took part can rate, once; the average is shown from three ratings on"],
  },
  {
    id: "comments",
    trigger: /\bcomment\w*\b/,
    entity: "comment",
    rules: ["Comments can be corrected for ten minutes and deleted by their author at any time"],
  },
  {
    id: "cook-along",
    trigger: /\b(?:cook(?:s|ing)? along|step by step|steps|guided)\b/,
    entity: "step",
    rules: [
      "Steps are shown one at a time in large type, the screen stays on, and the place is kept when a call comes in",
    ],
  },
  {
    id: "gamification",
    unless: /\b(?:visitors?|reception|name) badges?\b|\bbadges? (?:gets? |is |are )?print/,
    trigger: /\b(?:badges?|streaks?|points|leaderboards?|achievements?|levels|rewards?|xp|ranking)\b/,
    rules: [
      "Streaks follow the person's own time zone; badges and points are given by the server, from entries that count",
    ],
    nonGoal: "Prizes of monetary value",
  },
  {
    id: "friends",
    trigger: /\bfriends?\b|\bfollow(?:s|ers|ing)?\b/,
    entity: "friendship",
    rules: ["Friends are confirmed by both sides; what is shared with friends is seen by nobody else"],
  },
  {
    id: "groups",
    trigger: /\b(?:(?<!blood |age |small )groups?|teams?|households?|clubs?|famil(?:y|ies)|classes)\b/,
    rules: [
      "A person joins a group by invitation or by the yes of somebody in it, and leaves without asking",
    ],
  },
  {
    id: "roster",
    trigger: /\b(?:shifts?|rota|roster|on duty|on-call|duty)\b/,
    entity: "shift",
    rules: ["Nobody can hold two shifts at the same time; a swap counts when both have agreed"],
  },
  {
    id: "lending",
    trigger: /\b(?:borrow\w*|lend\w*|loans?|check(?:ed)?[ -]out|library of|return(?:s|ed)? (?:it|them|by))\b/,
    unless:
      /\b(?:guests?|hotel|hostel|shelter|campsite|everybody|everyone|room|basket|cart)\b.{0,60}\bcheck(?:ed)?[ -]out\b/,
    entity: "loan",
    rules: ["A thing that is out has one borrower and one date to come back; late ones are listed first"],
    question: {
      question: "For how long may something be borrowed?",
      assumed: "Two weeks, extended once if nobody else waits.",
    },
  },
  {
    id: "waitlist",
    trigger: /\b(?:wait(?:ing)?[ -]?list\w*|queue|when full|fully booked)\b/,
    rules: ["The waiting list is served in order; a freed place is held for 12 hours for the first in line"],
  },
  {
    id: "attendance",
    trigger:
      /\b(?:attend\w*|rsvp|who(?:'s| is) coming|absen\w+|sign(?:s|ed)? up for|turn up|show up|say (?:yes|if they)|headcount)\b/,
    entity: "attendance",
    rules: [
      "Yes, no and maybe can be changed until the start, and the count beside the date is always current",
    ],
  },
  {
    id: "volunteers",
    trigger: /\bvolunteers?\b/,
    rules: ["Volunteers see only what their task needs, and can step back from a task with one day's notice"],
  },
  {
    id: "sensor",
    trigger:
      /\b(?:temperature|sensors?|thermometer|readings?|humidity|monitor(?:s|ing)? (?:the )?(?:freezer|fridge))\b/,
    entity: "reading",
    rules: ["A reading out of range raises one alarm, which stays open until somebody has looked at it"],
    question: {
      question: "Do measured values come from a sensor or by hand?",
      assumed: "By hand in the first version, with a place where a sensor can deliver them later.",
    },
  },
  {
    id: "storage-place",
    trigger: /\b(?:shel(?:f|ves)|racks?|boxes|drawers?|freezers?|storage|where (?:is|are|things|it is))\b/,
    rules: ["Each place holds one thing at a time, and moving it keeps the place it had before"],
  },
  {
    id: "expiry",
    trigger: /\b(?:expir\w+|best before|use-by|shelf life|renewal|going bad|due dates?)\b/,
    rules: ["What runs out within a week is at the top and marked by a word as well as by colour"],
  },
  {
    id: "documents",
    trigger: /\b(?:documents?|files?|attachments?|forms?|contracts?|sheet music|scores)\b/,
    rules: ["Files are opened through the app's own check of who may, never through a public address"],
  },
  {
    id: "offline",
    trigger:
      /\b(?:offline|no (?:signal|internet|reception)|poor (?:signal|connection)|without internet|in the field)\b/,
    rules: [
      "Without a connection entries are kept on the device and sent later; what is not sent yet is marked (offline)",
    ],
  },
  {
    id: "languages",
    trigger:
      /\b(?:languages?|multilingual|translat\w+|norwegian|spanish|french|german|arabic|bilingual|i18n)\b/,
    rules: [
      "Texts of the interface live in one file a language (i18n), and dates and numbers follow the language chosen",
    ],
    assumption: "Texts that people type are not translated.",
  },
  {
    id: "marketplace-trust",
    trigger: /\b(?:sell\w*|resell\w*|second-?hand|marketplace|swap\w*|give ?away|auctions?|bids?|bidding)\b/,
    rules: ["A {thing} that is taken leaves the search at once, and both sides confirm the handover"],
    risk: {
      topic: "Dealings between people",
      note: "Say who is the seller, what happens when goods are not as described, and forbid what must not be sold.",
    },
  },
  {
    id: "carpool",
    trigger: /\b(?:carpool\w*|ride ?shar\w+|lifts? to|share (?:a )?(?:ride|car)s?|rides?)\b/,
    rules: [
      "A ride never takes more people than it has seats; a booked seat is free again the moment it is given back",
    ],
    risk: {
      topic: "Rides",
      note: "Driving others raises questions of insurance and of profit: share costs only, and name the driver and the car beforehand.",
    },
  },
  {
    id: "recurring",
    trigger:
      /\b(?:recurring|every (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|repeats?|each week)\b/,
    rules: [
      "A repeated date is made for twelve weeks ahead; changing one of them asks whether the rest follows",
    ],
  },
  {
    id: "reports",
    trigger: /\b(?:reports?|summar(?:y|ies))\b/,
    rules: [
      "A report covers one whole period (a day, a week, a month), says when it was made, and the same period always gives the same numbers",
    ],
  },
  {
    id: "delivery",
    trigger: /\b(?:deliver(?:y|ies|ed)|couriers?|shipping|parcels?|pick-?up points?)\b/,
    entity: "delivery",
    rules: [
      "A delivery has one responsible person, a planned hour, and a proof (name or picture) when it is done",
    ],
  },
  {
    id: "contact-sync",
    trigger: /\b(?:crm|leads?|enquir\w+|inquir\w+|contact form)\b/,
    rules: ["Each lead has one person in charge, and an answer is due within one working day"],
  },
];
