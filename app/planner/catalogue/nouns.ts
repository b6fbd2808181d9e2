import type { FieldType } from "~/domain/plan";

/** Nouns that describe something else: they become columns, never tables of their own. */
const FIELD_TYPES: Record<string, FieldType> = {};
const FIELD_WORDS: [FieldType, string][] = [
  [
    "text",
    "number name title label nickname surname breed species colour color brand model make type kind category genre style flavour flavor variety size material sku barcode isbn code reference gender nationality language dialect subject headline caption tagline address-line voice origin vintage grade level rank condition ingredient-name era pattern habitat era-style slope angle aspect turbidity nitrate serial-number maker owner-name voice-part position seat-number plate serial version manufacturer author publisher artist strain batch lot cage",
  ],
  [
    "long text",
    "description notes note comment-text bio biography instructions details summary text body remark remarks reason story history allergies-note diet bibliography terms lyrics feedback-text symptoms diagnosis",
  ],
  [
    "number",
    "age quantity amount count weight height width length depth volume distance pace speed bedrooms bathrooms rooms capacity seats places score points calories kcal value servings portions stock mileage percentage percent temperature humidity ph altitude elevation area headcount rating stars lap laps reps sets calorie repetition set-count duration-minutes yield balance-count year",
  ],
  [
    "money",
    "price cost fee fare rate tariff budget salary rent deposit-amount discount hourly-rate total subtotal tax vat fine amount-due reward-amount worth income wage commission",
  ],
  [
    "date",
    "date birthday birthdate deadline due-date expiry expiration start-date end-date day best-before date-of-birth",
  ],
  ["date and time", "time start-time end-time timestamp opening-time closing-time arrival departure hour"],
  ["duration", "duration interval shelf-life cooking-time prep-time"],
  ["yes/no", "availability available consent visible active vaccinated neutered pinned paid-flag"],
  ["choice", "status priority difficulty mood stage severity state frequency visibility"],
  ["image", "photo picture image avatar logo icon cover thumbnail screenshot selfie pic snapshot"],
  ["file", "pdf attachment document-file recording audio video scan file receipt-scan"],
  [
    "place",
    "address location place position-on-map venue coordinates gps neighbourhood neighborhood city country region postcode zip street floor shelf-position whereabouts",
  ],
  ["email", "email e-mail"],
  ["phone", "phone phone-number telephone mobile-number whatsapp-number"],
  ["link", "link url website homepage"],
];
for (const [type, words] of FIELD_WORDS) for (const word of words.split(" ")) FIELD_TYPES[word] = type;

/** What is counted in the plural: "bedrooms" of a flat are a number, whatever one bedroom would be. */
export const COUNTED =
  /(?:^| )(?:(?:bed|bath|living |meeting )?rooms|toilets|floors|storeys|beds|seats|places|pages|doors|windows|players|guests|people|adults|children|kids|copies|frames|rows|columns|rounds|laps|goals|eggs|lambs|puppies|kittens|passengers|strings|keys|shelves|desks|tables|employees|visitors|attendees|(?:kilo)?(?:metres|meters)|km|kilos|kg|miles|litres|liters|hours|minutes|seconds|days|nights|weeks|months|years|percent|visits|units)$/;

/** When somewhere is open or somebody works: words for a whole week, no moment. */
const HOURS = /\b(?:opening|working|office|business|visiting|consulting|surgery|shop) (?:hours?|times?)$/;

/** "budget cap", "spending limit" */
const CAPPED =
  /\b(?:budget|price|cost|spending|credit|rent|wage|salary|fee|bid) (?:cap|limit|ceiling|maximum|minimum)$/;

/** "replacement value" is money, the value of a reading is none. */
const WORTH =
  /\b(?:replacement|market|insurance|insured|book|resale|estimated|cash|property|sales|order|goods|estate|contract) values?$/;

/** Rates that cost nothing, and covers of no book. */
const NO_MONEY =
  /\b(?:heart|pulse|breathing|respiratory|growth|success|frame|birth|death|interest|tax|exchange|conversion|response|return|hit|germination|survival|flow|sample|bit) rate$/;
const NO_PICTURE = /\b(?:cloud|snow|ground|tree|plant|vegetation|mattress|insurance) cover$/;

/** Things that only end like what is done or can be done. */
const NO_PARTICIPLE =
  /^(?:.*(?:bed|seed|weed|shed|bread|thread|table|cable)|breed|feed|reed|sled|deed|need|speed|creed|spread|moped|steed|hundred|syllable|fable|variable|valuable)$/;

/** "language required": what is required is a language. */
const ASKED_FOR = /^(.+) (?:required|needed|wanted|preferred|spoken|offered|sought|desired|chosen)$/;

/** The type of a column with this (English, singular or plural) name. */
export function typeOfField(name: string): FieldType {
  const lower = name.toLowerCase();
  const joined = lower.replace(/ /g, "-");
  const head = lower.slice(lower.lastIndexOf(" ") + 1);
  if (HOURS.test(lower) || NO_PICTURE.test(lower)) return "text";
  if (CAPPED.test(lower) || WORTH.test(lower)) return "money";
  if (NO_MONEY.test(lower) || COUNTED.test(lower)) return "number";
  const known = FIELD_TYPES[joined] ?? FIELD_TYPES[head] ?? FIELD_TYPES[head.replace(/s$/, "")];
  if (known) return known;
  if (/\b(?:date|birthday|deadline|expiry)\b/.test(lower)) return "date";
  const [, asked] = ASKED_FOR.exec(lower) ?? [];
  if (asked) return COUNTED.test(asked) ? "number" : typeOfField(asked);
  // "hours worked", "seeds sown": a count; "time submitted": a moment; "bread" and "table" are things.
  if (/^(?:[a-z]+s|people) [a-z]+(?:ed|en|wn|id|ught)$/.test(lower)) return "number";
  if (/^time [a-z]+(?:ed|en|wn|id|ught)$/.test(lower)) return "date and time";
  if (/(?:ed|able)$/.test(head) && !NO_PARTICIPLE.test(head)) return "yes/no";
  if (/\b(?:number|count|total|minutes|hours|days|kg|km|size)\b/.test(lower)) return "number";
  return "text";
}

/** True when the noun is normally a property of something else. */
export function isFieldWord(noun: string): boolean {
  const lower = noun.toLowerCase();
  const head = lower.slice(lower.lastIndexOf(" ") + 1);
  return (
    lower.replace(/ /g, "-") in FIELD_TYPES || head in FIELD_TYPES || head.replace(/s$/, "") in FIELD_TYPES
  );
}

/** Parts of the user interface: they become screens, not tables. Value: how the screen is named. */
export const SCREEN_WORDS = new Set(
  `dashboard screen page panel view map calendar feed home homepage leaderboard ranking inbox profile gallery agenda overview
  timeline board area portal kiosk display menu-screen settings backend interface tab widget statistics statistic stats chart graph diagram planner
  search filter diary schedule timetable logbook list scoreboard tv`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words too general to be a table, whatever the sentence does with them. */
export const GENERAL_NOUNS = new Set(
  `app application website site web platform system thing thingy stuff way idea option ability feature function functionality
  software solution service-app product-app version place-in day days week weeks month months year years time times hour hours minute
  minutes today tomorrow yesterday morning evening night moment date-range people everyone everybody anyone somebody someone nobody
  lot lots bit kind sort type types number amount phone phones computer laptop tablet browser internet online data info
  information detail details example issue-general reason aim purpose need needs help support experience user-experience ui ux
  tap tier design look style home world life work job-done fun love thanks thank please hello hi hey ok okay yes no maybe mvp v1 v2 beta
  start end beginning top bottom side middle rest set pair group-of piece access chance money cash everything something anything
  nothing interface login password signup sign-up account accounts button buttons link links click click-through one ones two self own
  other others each all some any many much more most less few several half quarter first second third last next
  real-time realtime live code source step-by-step offline mode light dark ai gpt chatgpt bot technology stack api qr nearby progress
  duplicate duplicates freelance area areas town budget-general place community-feel world-wide advance advance-notice person general-public public english norwegian spanish
  french german language languages success out-of-scope scope mess pain trouble nightmare chaos spreadsheet spreadsheets excel whatsapp facebook
  instagram google paper pen fridge-door year-end monday tuesday wednesday thursday friday saturday sunday weekend weekends morning afternoon
  hand hands head eye eyes front back middle-of track touch sense order-of control demand basis
  euro euros dollar dollars pound pounds cent cents franc francs liter litre liters litres kilo kilos kilogram kilometre kilometer metre metres gram grams degree degrees inch inches mile percent percentage-general
  yes-or-no copy copies csv pdf xlsx gpx json
  gps sms push text-message email-message e-mail method methods anyone-else course chat-gpt deploy deployment integration integrations
  end-of-day vps server hosting docker kubernetes postgres postgresql prisma react next.js`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Nouns made from verbs that stand as features of their own ("weekly leaderboard", "timesheet approval"):
 * the verb phrase a story needs. "{}" is the noun phrase as written; "{of}" is what stands before the noun.
 */
export const FEATURE_NOUNS: Record<string, { verb: string; phrase: string }> = {
  reminder: { verb: "remind", phrase: "get {}" },
  notification: { verb: "notify", phrase: "get {}" },
  alert: { verb: "alert", phrase: "get {}" },
  warning: { verb: "warn", phrase: "get {}" },
  leaderboard: { verb: "compare", phrase: "compare results on {}" },
  scoreboard: { verb: "compare", phrase: "compare results on {}" },
  standing: { verb: "compare", phrase: "compare {}" },
  ranking: { verb: "compare", phrase: "compare results on {}" },
  badge: { verb: "earn", phrase: "earn {}" },
  achievement: { verb: "earn", phrase: "earn {}" },
  reward: { verb: "earn", phrase: "earn {}" },
  point: { verb: "earn", phrase: "earn {}" },
  streak: { verb: "earn", phrase: "keep {} going" },
  dashboard: { verb: "view", phrase: "see {}" },
  summary: { verb: "read", phrase: "read {}" },
  report: { verb: "read", phrase: "read {}" },
  newsletter: { verb: "read", phrase: "read {}" },
  statistic: { verb: "view", phrase: "see {}" },
  chart: { verb: "view", phrase: "see {}" },
  overview: { verb: "view", phrase: "see {}" },
  map: { verb: "find", phrase: "look around {}" },
  calendar: { verb: "view", phrase: "see {}" },
  schedule: { verb: "view", phrase: "see {}" },
  timetable: { verb: "view", phrase: "see {}" },
  timeline: { verb: "view", phrase: "see {}" },
  feed: { verb: "view", phrase: "scroll through {}" },
  gallery: { verb: "view", phrase: "look through {}" },
  search: { verb: "search", phrase: "search {of}" },
  filter: { verb: "filter", phrase: "filter {of}" },
  chat: { verb: "chat", phrase: "use {}" },
  messaging: { verb: "chat", phrase: "use {}" },
  forum: { verb: "post", phrase: "post in {}" },
  comment: { verb: "comment", phrase: "write {}" },
  review: { verb: "rate", phrase: "write {}" },
  rating: { verb: "rate", phrase: "give {}" },
  booking: { verb: "book", phrase: "make {}" },
  reservation: { verb: "reserve", phrase: "make {}" },
  appointment: { verb: "book", phrase: "book {}" },
  payment: { verb: "pay", phrase: "make {}" },
  deposit: { verb: "pay", phrase: "pay {}" },
  tip: { verb: "tip", phrase: "leave {}" },
  donation: { verb: "donate", phrase: "make {}" },
  subscription: { verb: "subscribe", phrase: "take out {}" },
  approval: { verb: "approve", phrase: "approve {of}" },
  export: { verb: "export", phrase: "export {of}" },
  import: { verb: "import", phrase: "import {of}" },
  upload: { verb: "upload", phrase: "upload {of}" },
  log: { verb: "view", phrase: "read {}" },
  history: { verb: "view", phrase: "look back at {}" },
  checklist: { verb: "check off", phrase: "tick off {}" },
  quiz: { verb: "learn", phrase: "take {}" },
  poll: { verb: "vote", phrase: "answer {}" },
  voting: { verb: "vote", phrase: "take part in {}" },
  waitlist: { verb: "join", phrase: "join {}" },
  "waiting list": { verb: "join", phrase: "join {}" },
  registration: { verb: "join", phrase: "complete {}" },
  invitation: { verb: "invite", phrase: "send {}" },
  tracking: { verb: "track", phrase: "track {of}" },
  planning: { verb: "plan", phrase: "plan {of}" },
  management: { verb: "manage", phrase: "manage {of}" },
  invoicing: { verb: "add", phrase: "write invoices" },
  scheduling: { verb: "schedule", phrase: "schedule {of}" },
  rental: { verb: "rent", phrase: "rent {of}" },
  matching: { verb: "match", phrase: "be matched by {}" },
  delivery: { verb: "order", phrase: "order {}" },
  profile: { verb: "edit", phrase: "fill in {}" },
  checkout: { verb: "pay", phrase: "finish {}" },
  timer: { verb: "start", phrase: "start and stop {}" },
  goal: { verb: "add", phrase: "set {}" },
  recommendation: { verb: "suggest", phrase: "get {}" },
  suggestion: { verb: "suggest", phrase: "get {}" },
  translation: { verb: "translate", phrase: "read {}" },
  scanner: { verb: "scan", phrase: "scan with {}" },
  login: { verb: "sign in", phrase: "sign in" },
  "emergency button": { verb: "alert", phrase: "press {}" },
  "panic button": { verb: "alert", phrase: "press {}" },
  "sos button": { verb: "alert", phrase: "press {}" },
  "help button": { verb: "request", phrase: "press {}" },
  "call button": { verb: "call", phrase: "press {}" },
  hotline: { verb: "call", phrase: "call {}" },
  pickup: { verb: "collect", phrase: "arrange {}" },
  inspection: { verb: "check", phrase: "record {}" },
};

/** Things made by a verb that has no object of its own: "customers book" makes a booking. */
export const NOUN_OF_VERB: Record<string, string> = {
  book: "booking",
  refer: "referral",
  reserve: "reservation",
  chat: "message",
  message: "message",
  talk: "message",
  vote: "vote",
  "vote on": "vote",
  "vote for": "vote",
  order: "order",
  preorder: "order",
  "pre-order": "order",
  pay: "payment",
  donate: "donation",
  tip: "tip",
  rate: "rating",
  review: "review",
  comment: "comment",
  "comment on": "comment",
  subscribe: "subscription",
  rsvp: "RSVP",
  "sign up": "sign-up",
  "sign in": "",
  join: "sign-up",
  apply: "application",
  "apply for": "application",
  volunteer: "sign-up",
  borrow: "loan",
  lend: "loan",
  "check out": "loan",
  settle: "settlement",
  inspect: "inspection",
  "settle up": "settlement",
  bid: "bid",
  "bid on": "bid",
  invite: "invitation",
  claim: "claim",
  post: "post",
  request: "request",
  bill: "bill",
  invoice: "invoice",
  adopt: "adoption",
  sponsor: "sponsorship",
  rent: "rental",
  hire: "rental",
  complain: "complaint",
  "wish for": "wish",
};

/**
 * What a doing leaves behind that nobody names and everybody wants to look up later: the swaps of those who swap. Not
 * said in the idea, so a plan that keeps it says so.
 */
export const UNSAID_OF_VERB: Record<string, string> = {
  swap: "swap",
  exchange: "swap",
  trade: "swap",
  barter: "swap",
  visit: "visit",
  feed: "feeding",
  water: "watering",
  harvest: "harvest",
  repair: "repair",
  fix: "repair",
  mend: "repair",
  book: "booking",
  reserve: "booking",
  challenge: "challenge",
  sign: "signature",
  offer: "offer",
  "check in": "check-in",
  "clock in": "check-in",
  measure: "measurement",
  deliver: "delivery",
  grade: "grading",
  treat: "treatment",
  vaccinate: "vaccination",
  clean: "cleaning",
  test: "test",
  count: "count",
  check: "check",
  maintain: "service",
  refer: "referral",
  weigh: "weighing",
  score: "score",
  assign: "assignment",
  match: "match",
  pair: "pairing",
  withdraw: "withdrawal",
  redeem: "redemption",
  transcribe: "transcription",
  dispute: "dispute",
  prescribe: "prescription",
  nominate: "nomination",
  calibrate: "calibration",
  refund: "refund",
  "hand over": "handover",
  transfer: "transfer",
  discuss: "comment",
};
