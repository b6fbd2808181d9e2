/**
 * What people do in apps. Each class of verbs has its own way of being accepted (see acceptance.ts).
 * "strong" words are verbs wherever they may be one; "weak" words are as often nouns ("book", "order", "list")
 * and count as verbs only where the sentence says so. To teach the planner a verb, add it to one line here.
 */
export type VerbClass =
  | "add"
  | "log"
  | "post"
  | "upload"
  | "view"
  | "find"
  | "choose"
  | "book"
  | "order"
  | "pay"
  | "cancel"
  | "approve"
  | "edit"
  | "mark"
  | "vote"
  | "message"
  | "share"
  | "notify"
  | "generate"
  | "import"
  | "export"
  | "scan"
  | "join"
  | "assign"
  | "lend"
  | "time"
  | "learn"
  | "swap"
  | "remove"
  | "compare"
  | "earn"
  | "sign"
  | "follow"
  | "flag"
  | "request"
  | "split"
  | "invite"
  | "answer"
  | "act";

type Words = { strong?: string; weak?: string };

const VERB_WORDS: Record<VerbClass, Words> = {
  add: {
    strong:
      "convene add create build make enter collect keep store save define register put set insert prepare write compose describe introduce offer provide maintain open archive organise organize arrange-list catalogue catalog index append assemble sketch duplicate install contribute fundraise declare state indicate",
    weak: "list record document note file name input draft host stock model type fill lodge design paint quote seal title caption graph plot",
  },
  log: {
    strong: "log track measure weigh monitor count jot capture enter-daily observe tally",
    weak: "record chart time-log log punch swipe sum total",
  },
  post: {
    strong: "post publish announce advertise broadcast blog broadcast circulate",
    weak: "pitch post list advert air promote stream market",
  },
  upload: { strong: "upload attach take snap photograph film", weak: "picture scan-in photo film picture" },
  view: {
    strong:
      "see view read look browse check watch know visualise visualize inspect oversee follow-up display get receive have access reveal",
    weak: "overview preview list-all trace zoom",
  },
  find: {
    strong: "find filter discover locate explore identify-nearby spot lookup geolocate chase fetch",
    weak: "search sort hunt",
  },
  choose: { strong: "choose pick select specify decide prefer opt elect", weak: "" },
  book: {
    strong: "reserve arrange organise-visit plan-visit",
    weak: "book schedule plan rent hire block-time lease",
  },
  order: { strong: "buy purchase reorder", weak: "order shop cart preorder pre-order" },
  pay: {
    strong: "pay donate settle refund reimburse fund repay reimburse invest spend",
    weak: "tip deposit charge sponsor budget bill pledge",
  },
  cancel: { strong: "cancel reschedule postpone decline withdraw unsubscribe dismiss", weak: "void" },
  approve: {
    strong:
      "approve validate verify confirm accept reject authorise authorize moderate vet certify acknowledge grant deny forbid ratify endorse refuse proofread admit witness notarise notarize clear",
    weak: "review audit license",
  },
  edit: {
    strong:
      "edit drag reorder rearrange shuffle manage adjust modify customise customize configure administer correct rename control amend move fix set-up renew activate deactivate enable disable upgrade downgrade merge replenish extend shorten prolong mend adapt",
    weak: "update change price handle patch toggle switch rotate crop trim highlight underline tune discount",
  },
  mark: {
    strong:
      "skip say complete finish close tick resolve lock label categorise categorize prioritise prioritize release suspend escalate snooze ground process triage",
    weak: "mark check-off tag tap mute pin stamp cross clear empty page",
  },
  vote: {
    strong: "vote rate evaluate grade nominate",
    weak: "vote score star like rank upvote rate review poll grade judge guess bet judge",
  },
  message: {
    strong:
      "ask answer reply talk communicate discuss agree disagree debate argue negotiate beg greet welcome thank complain",
    weak: "ring meet phone chat message text call contact comment email mail question dm",
  },
  share: {
    strong: "share send forward tell show deliver give distribute",
    weak: "exchange present present hand pass",
  },
  notify: { strong: "notify remind alert warn ping inform nudge prompt", weak: "push signal alarm buzz" },
  generate: {
    strong:
      "generate calculate compute explain suggest recommend summarise summarize translate convert detect recognise recognize predict analyse analyze estimate extract classify transcribe identify propose simplify rewrite solve diagnose draw-lots",
    weak: "forecast produce",
  },
  import: { strong: "import migrate sync synchronise", weak: "" },
  export: { strong: "export download print", weak: "" },
  scan: { strong: "scan", weak: "scan" },
  join: {
    strong: "join register-for attend enrol enroll participate subscribe sign-up volunteer apply rsvp queue",
    weak: "volunteer apply play compete",
  },
  assign: {
    strong: "assign allocate delegate distribute match pair dispatch route-to",
    weak: "pair roster rota group",
  },
  lend: { strong: "borrow lend return", weak: "loan checkout rent-out issue" },
  time: { strong: "start stop pause resume", weak: "clock time" },
  learn: {
    strong: "learn practise study listen memorise memorize revise teach cook rehearse meditate",
    weak: "practice train drill play exercise",
  },
  swap: { strong: "sell resell barter rehome", weak: "swap trade auction bid exchange" },
  remove: { strong: "delete remove hide dispose discard discard toss recycle", weak: "" },
  compare: { strong: "compare benchmark", weak: "contrast" },
  earn: { strong: "earn win unlock redeem achieve", weak: "reward gain" },
  sign: { strong: "sign e-sign esign countersign", weak: "" },
  follow: { strong: "follow bookmark favourite favorite unfollow", weak: "follow favourite" },
  flag: { strong: "flag block dispute contest", weak: "report block ban" },
  request: { strong: "request claim propose-time submit", weak: "request claim" },
  split: { strong: "split owe divide", weak: "" },
  invite: { strong: "invite refer", weak: "" },
  answer: { strong: "", weak: "" },
  act: {
    strong:
      "react appear disappear use bring help visit feed walk treat care grow water clean collect-from drop-off harvest inspect-site repair harvest brew bake ship pack pick-up drive ride carpool adopt foster prune handle-animal run-test calibrate sample-tube freeze thaw sing perform coach mentor tutor manage-team consult represent advise interview recruit hire-out transfer donate-blood move-house load unload lend-hand work guide greet prescribe dispense inject operate examine rescue heal cure deploy row sail swim climb hike hunt gather weed mow fertilise fertilize hatch wrap iron fold stack carry lift shift-load transport tow connect disconnect stir pour serve breathe relax sow dig repot transplant assist substitute replace relieve lead decorate vaccinate shear graze slaughter decant grind blend ferment distil distill thresh haul retrieve overhaul sew knit crochet weave varnish polish usher supervise launder restring engrave discharge evict",
    weak: "repeat bottle milk herd butcher smoke taste pickle dye glue sand dry hang glaze fire string microchip breed warm cool rise drop fall exceed fail expire arrive water clean plant drive ride ship pack stretch exercise service rent groom sample test transfer park plate screen vacuum mop sweep wash spray fish ski skate surf dance roast grill fry mix",
  },
};

/** Phrases of two words that act as one verb. */
export const PHRASAL: Record<string, VerbClass> = {
  "sign up": "join",
  "sign in": "act",
  "log in": "act",
  "check in": "mark",
  "check out": "lend",
  "check off": "mark",
  "tick off": "mark",
  "mark off": "mark",
  "fill in": "add",
  "fill out": "add",
  "type in": "log",
  "type up": "add",
  "hand over": "assign",
  "send out": "share",
  "lend out": "lend",
  "give out": "share",
  "bring back": "lend",
  "send back": "lend",
  "give back": "lend",
  "set up": "add",
  "write down": "add",
  "look up": "find",
  "listen to": "learn",
  "look for": "find",
  "look after": "edit",
  "take over": "assign",
  "take down": "remove",
  "take part": "join",
  "search for": "find",
  "give away": "swap",
  "pick up": "act",
  "drop off": "act",
  "sell out": "mark",
  "cook along": "learn",
  "sing along": "learn",
  "follow along": "learn",
  "talk to": "message",
  "meet up": "message",
  "hand out": "share",
  "hand in": "request",
  "phone in": "order",
  "call in": "order",
  "send in": "request",
  "apply for": "join",
  "wish for": "request",
  "ask for": "request",
  "register for": "join",
  "pay for": "pay",
  "pay back": "pay",
  "settle up": "pay",
  "call off": "cancel",
  "show up": "mark",
  "opt out": "cancel",
  "bid on": "swap",
  "vote on": "vote",
  "vote for": "vote",
  "comment on": "message",
  "report on": "flag",
  "keep track": "log",
  "clock in": "time",
  "clock out": "time",
  "rent out": "book",
};

const strong = new Map<string, VerbClass>();
const weak = new Map<string, VerbClass>();
for (const [name, words] of Object.entries(VERB_WORDS) as [VerbClass, Words][]) {
  for (const word of (words.strong ?? "").split(" ")) if (word && !strong.has(word)) strong.set(word, name);
  for (const word of (words.weak ?? "").split(" ")) if (word && !weak.has(word)) weak.set(word, name);
}
for (const word of weak.keys()) strong.delete(word);

/** The class of a verb (or phrasal verb) in its base form, or null when the planner does not know it. */
export function classOfVerb(base: string): VerbClass | null {
  return PHRASAL[base] ?? weak.get(base) ?? strong.get(base) ?? again(base)?.class ?? null;
}

/** How sure a bare word is a verb: "strong", "weak" (as often a noun), or null. */
export function verbStrength(base: string): "strong" | "weak" | null {
  if (weak.has(base)) return "weak";
  return strong.has(base) || again(base) ? "strong" : null;
}

/** "rebook" is booking once more. */
function again(base: string): { class: VerbClass } | null {
  const rest = /^re-?([a-z]{4,})$/.exec(base)?.[1];
  const found = rest ? (weak.get(rest) ?? strong.get(rest)) : undefined;
  return found && !/^(?:lease|sent|port|mark|cord|view)$/.test(rest ?? "") ? { class: found } : null;
}

/** Verbs that tell about the writer's life rather than about the app ("I run a shop", "no-shows suck"). */
export const CONTEXT_VERBS = new Set(
  "run own have work love hate suck live think believe feel hope mean spend waste lose forget struggle keep am be is are was were do try tell say study teach volunteer play grow raise start come go inherit retire call get coach lead host train help tune drive".split(
    " ",
  ),
);

/** Verbs that ask for the thing itself: "I want an app that …". */
export const ASKING_VERBS = new Set(
  "want need would like build create make develop design have looking love wish imagine thinking".split(" "),
);
