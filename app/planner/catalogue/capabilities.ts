import { MORE_CAPABILITIES } from "./capabilities-more";
import type { Capability } from "./capability";

export type { Capability } from "./capability";

/** Money that changes hands outside the app, or is only reckoned: no payment provider is needed. */
const OUTSIDE_PAYMENT =
  /\b(?:pay|pays|paying|paid|payments?|settle|settles)\b[^.]{0,40}?\b(?:at the (?:door|desk|till|bar|counter|table)|on the (?:spot|day)|in person|(?:in |by )?cash|by (?:bank )?transfer|by che(?:que|ck)|when (?:they|he|she|people|customers|clients) (?:pick|collect|come|arrive|leave)|(?:at|on) (?:pick ?up|collection|delivery|arrival))\b|\b(?:pay-?outs?|money|cash)\b[^.]{0,20}\b(?:cash|in (?:the )?shop|in hand) only\b|\bcash (?:only|in (?:the )?shop)\b|\bnever pay\b|\bowes? (?:it|the|all|every|costs?|bills?|who|whom)\b|\bsplit(?:s|ting)? (?:(?:the|all|every|all the|each) )?(?:costs?|bills?|expenses?|rent|money|price|fees?|fuel|petrol|groceries)\b/;

/** A deposit against damage, which goes back when all is well; not one that makes sure that somebody comes. */
const DEPOSIT_BACK =
  /\bdeposits?\b[^.]{0,60}\b(?:back|return(?:s|ed)?|refund(?:s|ed)?|damag\w+)\b|\b(?:gives?|gets?|pays?|return\w*|refund\w*|damag\w+)\b[^.]{0,40}\bback\b[^.]{0,20}\bdeposits?\b|\b(?:return|refund|damag)\w*\b[^.]{0,40}\bdeposits?\b/;

/** Payments of an idea in which nobody pays inside the app: that somebody has paid is noted. Put in place of "payments". */
export const PAYMENTS_NOTED: Capability = {
  id: "payments-ticked",
  trigger: /^$/,
  entity: "payment",
  rules: [
    "Who has paid {paid what} is ticked by hand by {collector}, with the day; no money moves inside the app",
  ],
  question: {
    question: "Does anybody pay {paid what} in the app, or is it noted who has paid?",
    assumed: "It is noted: {collector} ticks who has paid {paid what}, and the day stands beside it.",
  },
  risk: {
    topic: "Money",
    note: "What is ticked as paid {paid what} is a note and no receipt; agree who keeps the receipts and where disputes are settled.",
  },
};

const FIRST: Capability[] = [
  {
    id: "cash",
    trigger: OUTSIDE_PAYMENT,
    unless: /\bonline payments?|pay(?:s|ing)? online|card payments?|stripe|paypal\b/,
    rules: [
      "No money moves inside the app: {collector} ticks by hand that {a role} has paid{for paid}, and the day stands beside it",
    ],
    risk: {
      topic: "Money",
      note: "What is ticked as paid by {a role} for {things} is a note and no receipt; agree who keeps the receipts and where disputes are settled.",
    },
  },
  {
    id: "booking",
    trigger:
      /\b(?:book(?:ed|ing|ings)|(?<!\b(?:an?|the|of|each|every|their|his|her|new|old|these|those|my|our|which|any|library|suggests?|borrows?|lends?|reads?|adds?|lists?|sells?|swaps?|reviews?|recommends?|returns?|late|overdue|used|comic|scans?|and) )books?(?! (?:club|shop|store|report|lover|swap))|appointments?|reserv\w+|slots?|viewings?)\b/,
    unless:
      /\b(?:read|reading|library|borrow|swap) (?:\w+ )?books?\b|\b(?:flock|stud|herd|recipe|song|guest|log|order|note|phrase|cook|hand|address|word|story|picture|comic|scrap|school) ?books?\b/,
    rules: [
      "When {p} and {q} press for the same time of {a dated} at once, one of them is offered the next free time (schedule, calendar)",
    ],
    question: {
      question: "Until when may {a role} cancel {a dated}?",
      assumed: "Up to 24 hours before {dated one}, for instance; after that only {staff} can cancel it.",
      rights: [
        { of: "user", doing: "cancel {a dated}" },
        { of: "staff", doing: "cancel {a dated} at any time" },
      ],
    },
    nonGoal: "{Dateds} in the calendar of the phone of {a role}",
  },
  {
    id: "chat",
    trigger: /\b(?:chat\w*|messag\w+|inbox|dms?|direct messages?|talk to each other)\b/,
    unless: /\bchatbot\b/,
    entity: "message",
    rules: [
      "What {a role} writes to another about {a thing} is read by these two alone, not by {staff}; either can block the other",
    ],
    nonGoal: "Phone calls about {things} between {roles} inside the app",
  },
  {
    id: "moderation",
    trigger:
      /\b(?:social (?:app|network|media|site|platform)|community (?:app|forum|platform|site|feed)|forum|posts? (?:about|in|on|from|of|with|by)|(?:users?|people|members?|neighbou?rs?|friends|anyone|anybody|everyone|everybody|they|fans?|owners?|parents?|players?) (?:can )?(?:also )?(?:post|comment)\b(?! (?:an? |the |their |open |new )?(?:walks?|jobs?|shifts?|tasks?|trips?|rides?|requests?|offers?|lessons?|ads?|listings?|errands?|loads?|deliver(?:y|ies)))|(?:like|comment|commenting) (?:on|and)|leave comments|post(?:ing)? (?:photos?|pictures?|pics?|stories|updates|messages|videos?)|(?:photos?|pictures?|pics?|posts?) feed|share (?:photos?|pictures?|pics|posts?)|strangers|meet(?:s|ing)? (?:other|people|new)|nearby (?:people|owners|users)|dating)\b/,
    story: {
      class: "flag",
      want: "report {a shared in full} or block another {role}",
      given: "{person} has come across {shared one}, which {q} should not have put there",
      when: "{p} reports {shared one} with a reason and blocks {q}",
      then: "{p} no longer sees {shared one} or {q}, and {staff} finds the report with its reason",
      otherwise: "a report on {shared one} without a reason asks {p} for one",
    },
    entity: "flag",
    // Its story says what becomes of a report: told as a rule as well, a reader reads it three times.
    rules: [],
  },
  {
    id: "nearby",
    trigger:
      /\b(?:near ?by|near me|close to (?:me|them)|around me|in (?:my|the|their) (?:area|neighbou?rhood|street)|location|distance (?:to|from|away|between)|(?:by|rounded) distance|within \d+ ?(?:km|miles?|minutes))\b/,
    rules: [
      "{Where near} shows a distance rounded to a kilometre, never an address, and starts at 5 km (location)",
    ],
    assumption:
      "{Roles} agree to share their location while {where near} is open; typing a town works as well.",
    risk: {
      topic: "Location",
      note: "Where {roles} are is personal data: {where near} shows a rough distance and no address, and each can switch it off.",
    },
  },
  {
    id: "gps-track",
    trigger: /\b(?:gps|route tracking|track (?:my |their )?(?:runs?|rides?|walks?|hikes?))\b/,
    rules: [
      "GPS runs between start and stop of {a thing} only, with a visible sign; without a signal {a thing} can be entered by hand",
    ],
    risk: {
      topic: "Home address",
      note: "Routes of {things} that start at a home give it away: cut the first and last 200 m of {a thing} for everyone but its owner.",
    },
  },
  {
    id: "photos",
    trigger: /\b(?:photos?|pictures?|pics?|images?|gallery|camera|snapshots?|selfies?)\b/,
    rules: [
      "{Pictures} up to 10 MB are turned upright and lose their place data before anybody else sees them (photo upload)",
    ],
  },
  {
    id: "video",
    trigger: /\b(?:videos?|clips?|livestream\w*|streaming)\b/,
    rules: ["A video for {a thing} has at most two minutes and 100 MB and plays only when tapped"],
    nonGoal: "Live streaming",
  },
  {
    id: "payments",
    trigger:
      /\b(?:pay(?:s|ing|ments?)?|checkout|deposits?|(?<!hotel |travel |safety |cooking |local |insider )tips?|(?<!blood |food |plasma |organ |book |clothes |clothing )donat(?:e|es|ed|ing|ions?)(?! (?:blood|food|plasma|clothes|books|drives?|box))|purchase\w*|(?<!\bto )buy(?:s|ing)?|(?:able|want|wants|like|wish|possible|option) to buy|fees?|card payments?|stripe|paypal|price to pay|tickets?)\b/,
    // Blood is given, not paid, and so is what stands in crates.
    unless: new RegExp(
      `${OUTSIDE_PAYMENT.source}|^(?!.*\\b(?:pay(?:s|ing|ments?)?|money|fees?|prices?|card|cash|euros?|deposits?)\\b).*\\bdonat\\w+\\b[^.]{0,40}\\b(?:supermarkets?|food banks?|crates?|shelf|shelves|parcels?|clothes|furniture|tins?|groceries|toys)\\b|\\b(?:blood|plasma)\\b.*\\bdon(?:ate|or|ation)|\\bdon(?:ate|or|ation)\\w*\\b.*\\b(?:blood|plasma)\\b`,
      "s",
    ),
    entity: "payment",
    rules: [
      "What {a payer} owes {for paid} is paid on the payment provider's page; a wrong payment is refunded, never deleted",
    ],
    question: {
      question: "Does {a payer} pay {for paid} in the app, or is it noted who has paid?",
      assumed:
        "In the app, by card and in one currency; the provider's fee comes off what {a payer} pays {for paid}.",
    },
    risk: {
      topic: "Money",
      note: "Money that {a payer} pays {for paid} needs a contract with a provider, receipts and the tax rules of the country; use test mode until all of it is settled.",
    },
  },
  {
    id: "deposit-back",
    trigger: DEPOSIT_BACK,
    entity: "deposit",
    rules: [
      "A deposit goes back in full or in part, and what is kept of it has a reason that {a payer} can read (deposit)",
    ],
    question: {
      question: "How soon is the deposit given back, and who decides what is kept of it?",
      assumed: "Within a week; {staff} decides and writes the reason beside it.",
    },
  },
  {
    id: "deposit",
    trigger: /\bdeposits?\b|\bno-?shows?\b/,
    unless: DEPOSIT_BACK,
    entity: "deposit",
    rules: [
      "The deposit counts towards the price of the {dated} and is kept when {a role} does not come (no-show)",
    ],
    question: {
      question: "Deposit in the first version: for everyone, or only after a no-show?",
      assumed: "Only for {roles} who missed {a dated} once; {staff} sets the amount.",
    },
  },
  {
    id: "subscription",
    trigger:
      /\b(?:subscri(?:be|ption)s?|premium|freemium|pro plan|monthly plan|membership fees?|paid plan|paywall)\b/,
    // What a choir asks of its members once a year is noted as paid, not taken out and ended.
    unless:
      /^(?!.*\b(?:subscri\w+|premium|freemium|pro plan|monthly plan|paid plan|paywall)\b).*\b(?:choirs?|clubs?|associations?|society|parish|bands?|orchestra|treasurer|(?:yearly|annual) membership)\b/s,
    entity: "subscription",
    story: {
      want: "take out a subscription, pause it and end it",
      given: "{person} has used up the free share of {things} for today",
      when: "{subscriber} takes out the subscription and a month later ends it",
      then: "{p} goes on with {things} without a limit at once, and after the end of it until the paid month is over",
      otherwise: "{subscriber} is told of a failed renewal by e-mail, with seven days to mend it",
    },
    rules: [
      "What {a role} without a subscription may still do is decided on the server, never by hiding a button",
    ],
    question: {
      question: "What does a subscription to the {things} cost, and who takes it out?",
      assumed:
        "One monthly price for any number of {things}, taken out by {subscriber}; {staff} sets the amount.",
    },
    risk: {
      topic: "Subscription",
      note: "Price, term and how to end it stand beside a subscription to the {things} before it is bought; ending it must be as easy as starting.",
    },
  },
  {
    id: "daily-limit",
    trigger:
      /\b(?:\d+ (?:free )?(?:questions?|plans?|messages?|generations?|letters?|scans?|credits?|requests?|posts?|uploads?|searches|prompts?|images?|summaries|orders?|uses?|times|tries|entries) (?:free )?(?:a|per|each) (?:day|week|month)|daily limit|free for \d+|limited to \d+)\b/,
    rules: [
      "What is left of the {limited} shows before {a role} uses one, and the server counts (daily limit)",
    ],
  },
  {
    id: "reminders",
    trigger: /\b(?:remind\w*|nudge\w*)\b/,
    undated: "A reminder about {a thing} comes once each time it is due, and not after it was seen to",
    rules: [
      "A reminder of {a dated} reaches {a role} once; it moves with the {dated}, and is dropped when the {dated} is called off",
    ],
    question: {
      question: "How long before {a dated} should the reminder come?",
      assumed: "24 hours before {the dated}, and never at night.",
    },
  },
  {
    id: "sms",
    trigger: /\b(?:sms|text messages?|texts? (?:me|them|customers|clients))\b/,
    rules: [
      "{A role} gets one SMS at most for each {dated}, none between 21:00 and 8:00, none after the answer STOP",
    ],
    risk: {
      topic: "Text messages",
      note: "An SMS about {a dated} to {a role} needs consent and a paid provider; a number that answered STOP is kept, so that it is never written to again.",
    },
  },
  {
    id: "whatsapp",
    trigger: /\bwhatsapp\b/,
    rules: [
      "WhatsApp messages about {a dated} use a template approved beforehand and go to {roles} who agreed; the others get an e-mail",
    ],
    question: {
      question: "Is there a WhatsApp Business account already?",
      assumed: "Not yet: the first version shows what would be sent, and sends e-mail.",
    },
    risk: {
      topic: "WhatsApp",
      note: "Messages about {dateds} need an approved business account and the consent of {roles}, and cost a fee each.",
    },
  },
  {
    id: "push",
    trigger: /\b(?:push(?:es)?|notif\w+|alerts?|notify|ping)\b/,
    rules: [
      "Notifications are asked for after the first {thing}, not at the start, and come once for each cause (push notification)",
    ],
  },
  {
    id: "email",
    trigger: /(?<!\b(?:no|without|any) )\b(?:e-?mails?|newsletters?|mailing)\b/,
    rules: ["E-mails about {things} that {a role} did not ask for just then can be stopped with one click"],
    nonGoal: "A designer for the e-mail layouts of {things}",
  },
  {
    id: "approval",
    trigger:
      /\b(?:approv\w+|validat\w+|verif\w+|vet(?:s|ted|ting)|confirm(?:s|ed)? (?:the )?(?:accounts?|members?)|sign-?off)\b/,
    rules: [
      "{A decided} of {a role} is seen by them and {decider} alone until the decision, marked as waiting{closed until then} (verification, approval)",
    ],
    question: {
      question: "What happens to {a decided} that {decider} refuses?",
      assumed: "{A role} reads the reason and may hand {the decided} in again{closed until then}.",
    },
  },
  {
    id: "ai",
    trigger: /\b(?:ai|gpt|chatgpt|openai|claude|llm|artificial intelligence|machine learning|chatbot)\b/,
    rules: [
      "What the AI makes of {a thing} for {a role} is marked as such, kept with what it was made from, and can be reported as wrong",
      "The key of the AI service stays on the server, with a daily ceiling for each {role}",
    ],
    question: {
      question: "May {things} that {roles} type or photograph be sent to an outside AI service?",
      assumed: "Yes, {things} without the names of {roles}, and the service must not train on them.",
    },
    risk: {
      topic: "AI answers",
      note: "Answers to {roles} about {things} can be wrong with confidence: say so beside each, and let a person decide what matters.",
    },
  },
  {
    id: "children",
    trigger:
      /(?<!\b(?:calm|good|gentle|friendly|patient|safe|used) (?:with|to|around|for) (?:small |young )?)\b(?:kids?|child(?:ren)?|minors?|pupils?|under 1[0-8]|teen\w*|toddlers?|bab(?:y|ies)|nursery|kindergarten|(?<!\b(?:driving|language|surf|surfing|sailing|riding|cooking|diving|flying|evening|business|film|night|dance|yoga|ski) )school ?(?:children|run|bus|class)?(?! of (?:surf\w*|sailing|cooking|dance|dancing|diving|languages?|music|yoga|design))|grandchild\w*)\b(?!'?s? (?:clothes|clothing|toys?|books?|bikes?|shoes|gear|menu|furniture))/,
    rules: [
      "In {things} {a minor} appears with a first name only, entered by a grown-up, after a parent's consent (child safety)",
    ],
    risk: {
      topic: "Children",
      note: "What {things} tell of {minors} needs the verifiable consent of a parent (COPPA in the US, GDPR article 8 in the EU), as little of it as possible, and no advertising.",
    },
  },
  {
    id: "health",
    trigger:
      /\b(?:health|medic\w+|patients?|symptoms?|diagnos\w+|therap\w+|doctors?|clinic(?!.{0,20}\blegal)|mental|medication|pills?|blood|allerg\w+|pregnan\w+|diabet\w+|hospital|nurses?|fever|vaccin\w+|disease|calorie|diet)\b/,
    // Allergies on a menu or of a dog are no health records, neither are the shifts of nurses, nor what a vet gives a cow.
    unless:
      /\b(?:health|hit) (?:points?|bars?|potions?)\b|^(?!.*\b(?:patients?|doctors?|hospitals?|nurses?|diabet\w+|pregnan\w+|therap\w+|mental|people's)\b).*\b(?:vets?|veterinar\w+|animals?|livestock|cows?|cattle|sheep|goats?|hives?|bees|horses?|ponies|dogs?|cats?|pets?|chickens?|hens?)\b|\b(?:legal|law|vet|veterinary) clinic\b|^(?!.*\b(?:patients?|medic\w*|doctors?|clinics?|hospitals?|nurses?|diabet\w+|blood|disease|symptoms?)\b).*\b(?:menus?|dish(?:es)?|restaurants?|recipes?|baker\w*|caf[eé]s?|dogs?|cats?|pets?|horses?)\b|^(?!.*\b(?:patients?|medic\w*|doctors?|clinics?|hospitals?|nurses?|diabet\w+|blood|disease|symptoms?|calories?|diets?|health|fever|vaccin\w+|pregnan\w+|therap\w+|mental|pills?)\b).*\b(?:cooks?|cooked|cooking|meals?|canteen|kitchen|potluck|buffet)\b|^(?!.*\b(?:patients?|medic\w*|doctors?|clinics?|diabet\w+|blood|disease|symptoms?|therap\w+|mental|pills?|pregnan\w+|allerg\w+|vaccin\w+)\b).*\bshifts?\b/s,
    rules: [
      "Health details in {things} are seen by the person concerned and by those they named, and every look is logged",
    ],
    risk: {
      topic: "Health",
      note: "What {things} tell about health is specially protected (GDPR article 9, HIPAA in the US); the app informs and gives no medical advice.",
    },
  },
];

/** Every capability the planner knows, the most telling first. */
export const CAPABILITIES: readonly Capability[] = [...FIRST, ...MORE_CAPABILITIES];
