import { type Rewriting, rewritten } from "../../text/rewriting";
import { meantBy } from "./misspelt";

/** Words that people write short, as in a chat, and how they are written out. */

/** What is written short by what it stands for. */
const WRITTEN_OUT: Record<string, string> = {
  anyone: "any1",
  appointment: "appt",
  appointments: "appts",
  available: "avail",
  because: "b/c bc bcs bcoz cuz",
  before: "b4",
  birthday: "bday",
  birthdays: "bdays",
  business: "biz",
  could: "cld cud",
  "date of birth": "dob",
  DIY: "diy",
  everyone: "every1",
  favourite: "fav fave",
  favourites: "favs faves",
  friends: "frens",
  "going to": "gonna",
  great: "gr8",
  "have to": "gotta",
  hours: "hrs",
  "I do not care": "idc idgaf",
  information: "info infos",
  know: "kno",
  later: "l8r",
  little: "lil",
  management: "mgmt",
  manager: "mgr",
  message: "msg",
  messages: "msgs dms",
  minutes: "mins",
  moderator: "mod",
  moderators: "mods",
  notification: "notif",
  notifications: "notifs",
  professor: "prof",
  people: "ppl ppls peeps folks",
  photos: "pics",
  please: "pls plz",
  quantity: "qty",
  recommendations: "recs",
  regulars: "regs",
  restaurant: "resto",
  "right now": "rn",
  should: "shld shud",
  someone: "sum1 some1",
  something: "smth smthg smthing sth sumthing somethin",
  text: "txt",
  texted: "txted",
  texting: "txting",
  texts: "txts",
  through: "thru",
  today: "2day",
  todo: "to-do",
  todos: "to-dos todos to-do's todo's",
  tomorrow: "2moro tmr tmrw tmw",
  video: "vid",
  videos: "vids",
  "want to": "wanna",
  week: "wk",
  weeks: "wks",
  what: "wat",
  when: "wen",
  without: "w/o",
  would: "wld wud",
  your: "ur",
};

const LONG = meantBy(WRITTEN_OUT);
const SHORT = new RegExp(`\\b(?:${[...LONG.keys()].sort((a, b) => b.length - a.length).join("|")})\\b`, "gi");

/** What is short for one thing or another by what stands beside it. */
const BY_NEIGHBOURS: Rewriting[] = [
  [/\b(an?|the|one|each|every)\s+pic\b/gi, "$1 photo"],
  [/\bpics?\b(?=\s*(?:of\b|$|[.,;!?)&+\n]|w\/|with\b|and\b))/gi, "photos"],
  [/\bpic\b/gi, "photo"],
  [/(\d\s?[€$£]|[€$£]\s?\d+(?:[.,]\d+)?|\beuros?|\bdollars?)\s?\/\s?h(?:r|our)?\b/gi, "$1 per hour"],
  [
    /(\d\s?[€$£]|[€$£]\s?\d+(?:[.,]\d+)?|\beuros?|\bdollars?)\s?\/\s?(day|week|month|year|night|person|head|kg|km)\b/gi,
    "$1 per $2",
  ],
  [/(?:\$|€|£)\s?\/\s?(hour|hr|h|day|week|month|mile|km|kg)\b/gi, "money per $1"],
  [/\bw\/\s*/gi, "with "],
  [/(?<=\p{L} )w(?= \p{L}|\s\d)/gu, "with"],
  [
    /(?<=\p{L} )4(?= (?:\p{L}+ ){0,2}\p{L}+(?:ers|ors|ists|parents|kids|people|students|friends|families|clubs|schools)\b)/giu,
    "for",
  ],
  [
    /(?<=\p{L} )2(?= (?:see|get|book|find|buy|sell|share|send|make|add|log|track|pay|meet|swap|plan|write|ask|be|borrow|bring|choose|collect|come|do|eat|give|go|have|help|join|keep|know|learn|lend|let|pick|play|put|read|rent|save|show|sign|take|tell|try|upload|use|vote|watch|work)\b)/giu,
    "to",
  ],
  [/(?<=\S )n(?= [\p{L}\d])/gu, "and"],
  [/(?<=\p{L} )4(?= (?:my|our|the|an?|his|her|their|all|every)\b)/giu, "for"],
  [/[\s,]*\b(?:lol|haha+|hehe|lmao|tbh|imo|imho|btw|fyi|xd|omg|ugh+|argh+)\b/gi, ""],
  [/\bthx\b|\bthanks in advance\b/gi, ""],
  [/\bu\b/g, "you"],
  [
    /(?<=\b(?:can|can't|cannot|to|and|i|you|we|they|could|only) )c(?= (?:it|who|what|when|where|which|how|if|the|their|my|your|our|his|her|all|each|every|them)\b)/gi,
    "see",
  ],
  [
    /(?<=\b(?:cleared|ready|open|good|enough|free|paid|sign(?:ed|s)? up|look(?:ing|s)?|pay(?:s|ing)?|wait(?:ing|s)?) )4(?= \p{L})/giu,
    "for",
  ],
  [/\br\b(?=\s+\w+ing\b)/g, "are"],
  [/\btill?\b(?= (?:\d|noon|midnight|mon|tue|wed|thu|fri|sat|sun|the|then|next|tomorrow))/gi, "until"],
  [/\bincl\.?(?=\s)/gi, "including"],
  [/\b(league|club|hon|match|fixtures?|membership|branch) sec\b/gi, "$1 secretary"],
  [/\badmins?\b(?= panel| area| page| dashboard)/gi, "admin"],
  [
    /\b(studio|lab|field|service|maintenance|sound|vet|bike|our|the) tech(s?)\b(?! (?:team|support|stack|company|side|stuff))/gi,
    "$1 technician$2",
  ],
  // "I'm a forever DM": who leads a game; several are messages.
  [/\b(an?|the|our|my|forever|new|first[- ]time|regular|being) DM\b/g, "$1 dungeon master"],
  [/\b(an?|the|our|my|forever|new|first[- ]time|regular|being) GM\b/g, "$1 game master"],
  [
    /\b(I(?:'m| am)) an? (?:forever|long-?time|lifelong|seasoned|proud|humble|die-?hard|veteran) (?=\p{L})/giu,
    "$1 a ",
  ],
  [/\be\.g\.,?|\beg\.\s/gi, "such as "],
  [/\bi\.e\.,?/gi, "that is "],
  [/\betc\b\.?/gi, "etc"],
  [/\band\/or\b/gi, "or"],
  [/\s[&+]\s|(?<=\w)\s?&\s?(?=\w)/g, " and "],
  [/\s\+(?=\p{L})/gu, " and "],
];

/** The text with what is written short written out. */
export function writtenOut(text: string): string {
  const long = text.replace(SHORT, (short) => LONG.get(short.toLowerCase()) ?? short);
  return rewritten(long, BY_NEIGHBOURS);
}
