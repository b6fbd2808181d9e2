import type { VerbForm } from "../../text/words";

/**
 * Words of one sentence with their part in it:
 * N noun · V verb · A adjective · D determiner · P preposition · C "and/or/but" · K comma · S "when/if/before" ·
 * W "where/who/that" · R pronoun · M "can/should" · T "to" · B "be" · H "have" · X adverb · G "not" · Q number ·
 * O other marks.
 */
export type Tag =
  | "N"
  | "V"
  | "A"
  | "D"
  | "P"
  | "C"
  | "K"
  | "S"
  | "W"
  | "R"
  | "M"
  | "T"
  | "B"
  | "H"
  | "X"
  | "G"
  | "Q"
  | "O";
export type Token = {
  text: string;
  lower: string;
  tag: Tag;
  base: string;
  form: VerbForm;
  /** A word of another language that has no English one. */
  unknown?: boolean;
};

const set = (words: string) => new Set(words.split(" "));
const DETERMINERS = set(
  "a an the this these those my your his her its our their each every some any all no own another both either such other one's whose",
);
const PREPOSITIONS = set(
  "of in on at by for with from into onto over under about against between through during per via near around until like off up out without within across along among behind below beyond despite inside outside past since than towards toward upon as above down except besides via unlike including minus",
);
const MODALS = set(
  "can could should will would must may might shall can't couldn't shouldn't won't wouldn't cannot mustn't don't doesn't didn't do does did let's",
);
export const SUBJECTS = set(
  "both all others each i we you he she they it everyone everybody anyone anybody someone somebody nobody who people",
);
const PRONOUNS = set(
  "i we you he she they it me us him them everyone everybody anyone anybody someone somebody who whom myself themselves himself herself itself each-other mine theirs this that",
);
const SUBORDINATORS = set(
  "when whenever if before after while because until unless once although though since whether as-soon-as in-case",
);
const RELATIVES = set("where who that which so whose whom what how why");
const BE = set(
  "be is are am was were been being isn't aren't wasn't weren't 's 're 'm i'm they're it's we're you're",
);
const HAVE = set(
  "have has had having haven't hasn't contain contains include includes comprise comprises consist consists",
);
const ADVERBS = set(
  "also together nearby live manually automatically online offline always never only often sometimes again too very really quickly easily now then there here later soon today tomorrow yesterday once twice ahead directly please maybe perhaps instead already still even else well almost away back remotely weekly-ly safely together instantly max min maximum minimum afterwards-ly daily-ly separately basically first finally afterwards anywhere everywhere super so-so etc day-before night-before evening-before hour-before week-before day-after day-ahead hour-ahead week-ahead",
);
const ADJECTIVES = set(
  "new old free open public private own next last weekly monthly daily yearly hourly automatic simple small big large good bad better best nice easy fast quick available upcoming past current existing visible anonymous shared personal social local nearby-by native mobile digital online-only optional required different same other several many few more most less least full empty late early recent long short favourite favorite custom special main whole various certain billable unbilled sold able ready lost missing overdue due safe secure clean modern cool cute pretty minimal basic advanced multiple single double live-only annual seasonal urgent active inactive pending busy happy sad hot cold warm dry wet fresh frozen raw used second-hand secondhand handmade homemade vegan vegetarian organic smart real fake true false low high important healthy sick broken gentle quiet loud young elderly blind deaf divorced married widowed retired pregnant disabled injured remote virtual physical medical legal financial cheap expensive wrong right dirty kosher halal international national regional rural urban big-ticket low-cost private-only rare common sold-out native left-over leftover spare friendly nearest closest cheapest fastest oldest newest latest highest lowest biggest smallest longest shortest heaviest strongest youngest",
);
const NUMBERS = set(
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty dozen hundred",
);
/** Verbs that carry other verbs; they have no class of their own, so the lexicon does not list them. */
export const CARRYING: Record<string, string> = {
  want: "want",
  wants: "want",
  need: "need",
  needs: "need",
  wish: "wish",
  let: "let",
  lets: "let",
  allow: "allow",
  allows: "allow",
  enable: "enable",
  enables: "enable",
  keep: "keep",
  keeps: "keep",
  help: "help",
  helps: "help",
  try: "try",
  tries: "try",
  suck: "suck",
  sucks: "suck",
  hate: "hate",
  love: "love",
  loves: "love",
  become: "become",
  becomes: "become",
  became: "become",
  belong: "belong",
  belongs: "belong",
  sit: "sit",
  sits: "sit",
  lives: "live",
  goes: "go",
  go: "go",
  went: "go",
  came: "come",
  own: "own",
  owns: "own",
  ends: "end",
  lie: "lie",
  lies: "lie",
  stands: "stand",
  remains: "remain",
  remain: "remain",
  hangs: "hang",
  stay: "stay",
  stays: "stay",
  come: "come",
  comes: "come",
  costs: "cost",
  happens: "happen",
  speak: "speak",
  speaks: "speak",
};

/** The part of speech of a word that has only one, or mostly one; null for all others. */
export function fixedTag(lower: string): Tag | null {
  if (/^[,;/]$/.test(lower)) return "K";
  if (/^(?:excel|pdf|csv|whatsapp|outlook|paypal|stripe|google|facebook|instagram|youtube)$/.test(lower))
    return "N";
  if (!/[\p{L}\p{N}]/u.test(lower) && lower !== "'s") return "O";
  if (lower === "'s") return "D";
  if (/^[-−]?[€$£]?\d/.test(lower) || NUMBERS.has(lower)) return "Q";
  if (lower === "to") return "T";
  if (lower === "not" || lower === "no-longer") return "G";
  if (
    lower === "and" ||
    lower === "or" ||
    lower === "but" ||
    lower === "plus" ||
    lower === "nor" ||
    lower === "+"
  )
    return "C";
  if (MODALS.has(lower)) return "M";
  if (BE.has(lower)) return "B";
  if (HAVE.has(lower)) return "H";
  if (DETERMINERS.has(lower)) return "D";
  if (PRONOUNS.has(lower)) return "R";
  if (SUBORDINATORS.has(lower)) return "S";
  if (RELATIVES.has(lower)) return "W";
  if (ADVERBS.has(lower)) return "X";
  if (PREPOSITIONS.has(lower)) return "P";
  if (ADJECTIVES.has(lower)) return "A";
  return null;
}
