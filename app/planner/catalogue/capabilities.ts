import { MORE_CAPABILITIES } from "./capabilities-more";
import type { Capability } from "./capability";

export type { Capability } from "./capability";

/** Money that changes hands outside the app, or is only reckoned: no payment provider is needed. */
const OUTSIDE_PAYMENT =
  /\b(?:pay|pays|paying|paid|payments?|settle|settles)\b[^.]{0,40}?\b(?:at the (?:door|desk|till|bar|counter|table)|on the (?:spot|day)|in person|(?:in |by )?cash|by (?:bank )?transfer|by che(?:que|ck)|when (?:they|he|she|people|customers|clients) (?:pick|collect|come|arrive|leave)|(?:at|on) (?:pick ?up|collection|delivery|arrival))\b|\b(?:pay-?outs?|money|cash)\b[^.]{0,20}\b(?:cash|in (?:the )?shop|in hand) only\b|\bcash (?:only|in (?:the )?shop)\b|\bnever pay\b|\b(?:splits?|splitting|owes?) (?:it|the|all|every|costs?|bills?|who|whom)\b/;

const FIRST: Capability[] = [
  {
    id: "cash",
    trigger: OUTSIDE_PAYMENT,
    unless: /\bonline payments?|pay(?:s|ing)? online|card payments?|stripe|paypal\b/,
    rules: ["No money moves inside the app: who has paid is ticked by hand, with the day and by whom"],
    risk: {
      topic: "Money",
      note: "What is ticked as paid is a note and no receipt; agree who keeps the receipts and where disputes are settled.",
    },
  },
  {
    id: "booking",
    trigger:
      /\b(?:book(?:s|ed|ing|ings)?(?! (?:club|shop|store|report|lover|swap))|appointments?|reserv\w+|slots?|viewings?)\b/,
    unless:
      /\b(?:read|reading|library|borrow|swap) (?:\w+ )?books?\b|\b(?:flock|stud|herd|recipe|song|guest|log|order|note|phrase|cook|hand|address|word|story|picture|comic|scrap|school) ?books?\b/,
    rules: [
      "A time can be taken once: the second person to book it is told and offered the next free one",
      "Times are shown in the time zone of the place, on a calendar by day and week (schedule)",
    ],
    question: {
      question: "Until when may a booking be cancelled by the person who made it?",
      assumed: "Up to 24 hours before; after that only {staff} can cancel it.",
    },
    nonGoal: "Sync with outside calendars",
  },
  {
    id: "chat",
    trigger: /\b(?:chat\w*|messag\w+|inbox|dms?|direct messages?|talk to each other)\b/,
    unless: /\bchatbot\b/,
    entity: "message",
    rules: [
      "A message can be read by the people of its conversation and by nobody else",
      "People can block each other; a blocked person's messages no longer arrive",
    ],
    nonGoal: "Voice and video calls",
  },
  {
    id: "moderation",
    trigger:
      /\b(?:social (?:app|network|media|site|platform)|community (?:app|forum|platform|site|feed)|forum|post(?:s|ing)?|share (?:photos?|pictures?|posts?)|strangers|meet(?:s|ing)? (?:other|people|new)|nearby (?:people|owners|users)|dating|comment\w*)\b/,
    story: {
      by: "user",
      want: "report a {shared} or block a person that makes them uneasy",
      given: "{a role} has come across a {shared} that does not belong there",
      when: "they report it with a reason and block the person behind it",
      then: "both vanish from their own view at once, and {staff} finds the report with its reason",
      otherwise: "a report without a reason asks for one",
    },
    rules: [
      "What is reported stays hidden for the person who reported it until {staff} has decided (moderation)",
    ],
    assumption: "One person is willing to look at reports every day.",
  },
  {
    id: "nearby",
    trigger:
      /\b(?:near ?by|near me|close to (?:me|them)|around me|in (?:my|the|their) (?:area|neighbou?rhood|street)|location|gps|distance|within \d+ ?(?:km|miles?|minutes))\b/,
    rules: [
      "Location is asked for at the moment it is needed, stored no finer than the street, and never shown as an exact address to others",
      "Nearby means within 5 km unless the person changes it",
    ],
    assumption: "People agree to share their location while the app is open; typing a town works as well.",
    risk: {
      topic: "Location",
      note: "Where people are is personal data: show rough places only, and let each person switch it off.",
    },
  },
  {
    id: "gps-track",
    trigger: /\b(?:gps|route tracking|track (?:my |their )?(?:runs?|rides?|walks?|hikes?))\b/,
    rules: [
      "GPS runs only between start and stop, with a visible sign, and a run recorded without signal can be entered by hand",
    ],
    risk: {
      topic: "Home address",
      note: "Routes that start at home give it away: cut the first and last 200 m for everyone but their owner.",
    },
  },
  {
    id: "photos",
    trigger: /\b(?:photos?|pictures?|pics?|images?|gallery|camera|snapshots?|selfies?)\b/,
    rules: [
      "Photo upload takes JPEG, PNG, HEIC and WebP up to 10 MB, turns them upright, removes their place data and keeps a small copy for lists",
    ],
    nonGoal: "Photo filters and editing beyond cropping",
  },
  {
    id: "video",
    trigger: /\b(?:videos?|clips?|livestream\w*|streaming)\b/,
    rules: ["Video is limited to two minutes and 100 MB and plays only when tapped"],
    nonGoal: "Live streaming",
  },
  {
    id: "payments",
    trigger:
      /\b(?:pay(?:s|ing|ments?)?|checkout|deposits?|(?<!hotel |travel |safety |cooking |local |insider )tips?|(?<!blood |food |plasma |organ |book |clothes |clothing )donat(?:e|es|ed|ing|ions?)(?! (?:blood|food|plasma|clothes|books|drives?|box))|purchase\w*|buy(?:s|ing)?|fees?|card payments?|stripe|paypal|price to pay|tickets?)\b/,
    unless: OUTSIDE_PAYMENT,
    entity: "payment",
    rules: [
      "Payment happens on the payment provider's page; card numbers never touch this app",
      "Amounts are kept in cents with their currency, and nothing is deleted: a wrong payment is refunded",
    ],
    question: {
      question: "Which currency, and who pays the provider's fee?",
      assumed: "One currency, that of the country the idea is from; the receiver pays the fee.",
    },
    risk: {
      topic: "Money",
      note: "Taking payments needs a provider contract, receipts and the tax rules of the country; try everything in test mode first.",
    },
    nonGoal: "Payments in several currencies",
  },
  {
    id: "deposit",
    trigger: /\bdeposits?\b|\bno-?shows?\b/,
    entity: "deposit",
    rules: [
      "A deposit is taken on booking, counted towards the price, and kept when the person does not come (no-show)",
    ],
    question: {
      question: "Deposit in the first version: for everyone, or only after a no-show?",
      assumed: "Only for people who missed once; {staff} sets the amount.",
    },
  },
  {
    id: "subscription",
    trigger:
      /\b(?:subscri(?:be|ption)s?|premium|freemium|pro plan|monthly plan|membership fees?|paid plan|paywall)\b/,
    entity: "subscription",
    story: {
      by: "user",
      want: "take out, pause and end a subscription",
      given: "the free share of today is used up",
      when: "they take out the subscription and a month later end it",
      then: "the limit is lifted at once, and after ending it everything works until the paid month is over",
      otherwise: "a failed renewal is told by e-mail, with seven days to mend it",
    },
    rules: ["What is free and what is paid is decided on the server, never by hiding a button"],
    question: {
      question: "What does the subscription cost, and who takes it out?",
      assumed: "One monthly price, taken out by an adult; the amount is a setting.",
    },
    risk: {
      topic: "Subscription",
      note: "State price, term and how to end it before the purchase; ending must be as easy as starting.",
    },
  },
  {
    id: "daily-limit",
    trigger: /\b(?:\d+ (?:\w+ )?(?:a|per|each) (?:day|week|month)|daily limit|free for \d+|limited to \d+)\b/,
    rules: [
      "The limit per day is counted on the server, starts again at midnight of the user's time zone, and what is left is shown before it is used (daily limit)",
    ],
  },
  {
    id: "reminders",
    trigger: /\b(?:remind\w*|nudge\w*)\b/,
    rules: [
      "A reminder is sent once, at a time the receiver can change, and not at all when its cause has gone",
    ],
    question: {
      question: "How long ahead should a reminder come?",
      assumed: "24 hours ahead, at a decent hour; each person can change it.",
    },
  },
  {
    id: "sms",
    trigger: /\b(?:sms|text messages?|texts? (?:me|them|customers|clients))\b/,
    rules: ["An SMS costs money: at most one for each event, never at night, and a STOP answer ends them"],
    risk: {
      topic: "Text messages",
      note: "Sending SMS needs the receiver's consent and a paid provider; keep the number of a person who said STOP.",
    },
  },
  {
    id: "whatsapp",
    trigger: /\bwhatsapp\b/,
    rules: [
      "WhatsApp messages use templates approved beforehand and go only to people who agreed; e-mail is the way out when one fails",
    ],
    question: {
      question: "Is there a WhatsApp Business account already?",
      assumed: "Not yet: the first version shows what would be sent, and sends e-mail.",
    },
    risk: {
      topic: "WhatsApp",
      note: "Business messages need an approved account and consent, and cost a fee each.",
    },
  },
  {
    id: "push",
    trigger: /\b(?:push(?:es)?|notif\w+|alerts?|notify|ping)\b/,
    rules: [
      "Notifications are asked for after the first useful action, can be switched off by kind, and never come twice for one cause (push notification)",
    ],
  },
  {
    id: "email",
    trigger: /\b(?:e-?mails?|newsletters?|mailing)\b/,
    rules: [
      "Every e-mail that is not asked for in that moment has an unsubscribe link that works with one click",
    ],
    nonGoal: "A designer for e-mail layouts",
  },
  {
    id: "approval",
    trigger:
      /\b(?:approv\w+|validat\w+|verif\w+|vet(?:s|ted|ting)|confirm(?:s|ed)? (?:the )?(?:accounts?|members?)|sign-?off)\b/,
    rules: [
      "Until it is approved, a {thing} is visible to its author and to whoever decides, and marked as waiting (verification)",
    ],
    question: {
      question: "What happens to something that is refused?",
      assumed: "Its author reads the reason and may hand it in again.",
    },
  },
  {
    id: "ai",
    trigger: /\b(?:ai|gpt|chatgpt|openai|claude|llm|artificial intelligence|machine learning|chatbot)\b/,
    rules: [
      "AI answers are marked as made by AI, kept with the input they came from, and can be reported as wrong",
      "The key of the AI service stays on the server, and each person has a daily ceiling of calls",
    ],
    question: {
      question: "May what people type or photograph be sent to an outside AI service?",
      assumed: "Yes, without names, and the service must not train on it.",
    },
    risk: {
      topic: "AI answers",
      note: "Answers can be wrong with confidence: say so beside each, and keep a person in charge of what matters.",
    },
  },
  {
    id: "children",
    trigger:
      /\b(?:kids?|child(?:ren)?|minors?|pupils?|under 1[0-8]|teen\w*|toddlers?|bab(?:y|ies)|nursery|kindergarten|school ?(?:children|run|bus|class)?|grandchild\w*)\b(?!'?s? (?:clothes|clothing|toys?|books?|bikes?|shoes|gear|menu|furniture))/,
    rules: [
      "What is stored about a child is entered by a parent or the school, shows a first name only, and waits for the parent's consent",
      "Nobody outside the family or the school can write to a child or see their whereabouts (child safety)",
    ],
    risk: {
      topic: "Children",
      note: "Data of minors needs a parent's verifiable consent (COPPA in the US, GDPR article 8 in the EU), as little of it as possible, and no advertising.",
    },
  },
  {
    id: "health",
    trigger:
      /\b(?:health|medic\w+|patients?|symptoms?|diagnos\w+|therap\w+|doctors?|clinic(?!.{0,20}\blegal)|mental|medication|pills?|blood|allerg\w+|pregnan\w+|diabet\w+|hospital|nurses?|fever|vaccin\w+|disease|calorie|diet)\b/,
    unless: /\b(?:legal|law|vet|veterinary) clinic\b/,
    rules: [
      "Health details are seen by the person concerned and by those they named, and every look is logged",
    ],
    risk: {
      topic: "Health",
      note: "Health data is specially protected (GDPR article 9, HIPAA in the US); the app informs and does not give medical advice.",
    },
  },
];

/** Every capability the planner knows, the most telling first. */
export const CAPABILITIES: readonly Capability[] = [...FIRST, ...MORE_CAPABILITIES];
