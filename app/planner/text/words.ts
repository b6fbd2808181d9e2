import { isMass } from "../catalogue/noun-classes";
import { isPerson } from "../catalogue/people";
import { isKnownThing } from "../catalogue/things";

/** English morphology in small: enough to say "a photo", "two photos", "shares" and "sharing" without mistakes. */

const IRREGULAR_PLURALS: Record<string, string> = {
  child: "children",
  grandchild: "grandchildren",
  person: "people",
  man: "men",
  woman: "women",
  foot: "feet",
  tooth: "teeth",
  mouse: "mice",
  goose: "geese",
  leaf: "leaves",
  loaf: "loaves",
  shelf: "shelves",
  knife: "knives",
  half: "halves",
  wife: "wives",
  life: "lives",
  wolf: "wolves",
  calf: "calves",
  thief: "thieves",
  quiz: "quizzes",
  criterion: "criteria",
  analysis: "analyses",
  thesis: "theses",
  diagnosis: "diagnoses",
  cactus: "cacti",
  hero: "heroes",
  potato: "potatoes",
  tomato: "tomatoes",
  echo: "echoes",
  bus: "buses",
  gas: "gases",
  virus: "viruses",
  status: "statuses",
  campus: "campuses",
  bonus: "bonuses",
  census: "censuses",
  lens: "lenses",
  larva: "larvae",
  ox: "oxen",
};
const SINGULARS = new Map(Object.entries(IRREGULAR_PLURALS).map(([one, many]) => [many, one]));

/** Words without a plural, or whose plural looks the same. */
const UNCOUNTED = new Set(
  "staff equipment information feedback money furniture news music homework inventory stock software hardware content sheep fish deer aircraft series species data media weather traffic luggage advice evidence honey water food rice milk bread wine beer coffee tea attendance availability allergy-info gps sms email-text progress clothing clothes jewelry jewellery merchandise mail research knowledge crew laundry waste harvesting time travel feed moss gear wood soil compost hay crops-info utilisation utilization revenue income payroll maintenance".split(
    " ",
  ),
);
const ENDS_IN_S = new Set(
  "bus gas dues lens status virus campus bonus class glass boss address dress access business process progress fitness wellness illness gps sms address pass press grass mass cross loss success discuss canvas atlas christmas news series species analysis diagnosis basis tennis chess census focus menus-x express always is was has its this us yes plus less various previous famous serious kris paris thus".split(
    " ",
  ),
);

/** True for stuff that no list of ours has as a thing one counts ("deposit" is a payment first, and then mud). */
function isStuff(noun: string): boolean {
  return isMass(noun) && !isKnownThing(noun) && !isPerson(noun);
}

/** True for nouns that take no article and no plural ("staff", "music"). */
export function isUncounted(noun: string): boolean {
  return UNCOUNTED.has(lastWord(noun)) || isStuff(noun.toLowerCase());
}

function lastWord(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(" ") + 1);
}

function onLastWord(phrase: string, change: (word: string) => string): string {
  let known = declined.get(change);
  if (!known || known.size > MOST_DECLINED) {
    known = new Map();
    declined.set(change, known);
  }
  let changed = known.get(phrase);
  if (changed === undefined) {
    const cut = phrase.lastIndexOf(" ") + 1;
    changed = phrase.slice(0, cut) + change(phrase.slice(cut));
    known.set(phrase, changed);
  }
  return changed;
}

/** Words of the idea's own language that English has to decline, with their plurals there: "disfraz" → "disfraces". */
const lent = new Map<string, string>();
const lentSingulars = new Map<string, string>();
/** What was declined before, by the way it was: an idea has few nouns, and a plan says them many times. */
const declined = new Map<(word: string) => string, Map<string, string>>();
/** A process that only writes plans out reads no idea, after which all is forgotten. */
const MOST_DECLINED = 2000;

/** Says how a foreign noun of the idea being read is declined. */
export function lendPlural(one: string, many: string): void {
  lent.set(one, many);
  declined.clear();
  if (one !== many) lentSingulars.set(many, one);
}

/** Forgets the foreign nouns of the idea before: reading and building a plan go on without a pause in between. */
export function forgetLent(): void {
  lent.clear();
  declined.clear();
  lentSingulars.clear();
}

/** The plural of an English noun phrase: "time entry" → "time entries". */
export function plural(phrase: string): string {
  return onLastWord(phrase, pluralOf);
}

function pluralOf(word: string): string {
  const lower = word.toLowerCase();
  const foreign = lent.get(lower);
  if (foreign !== undefined) return foreign;
  if (lentSingulars.has(lower) || !/[\p{Script=Latin}\d]$/u.test(word)) return word;
  if (UNCOUNTED.has(lower) || (lower === word && isStuff(lower))) return word;
  if (lower.endsWith("-in-law")) return `${plural(word.slice(0, -7))}-in-law`;
  const odd = IRREGULAR_PLURALS[lower];
  if (odd) return odd;
  if (/[a-z]{3}man$/.test(lower) && !/^(?:human|german|roman|caiman|talisman|shaman|ottoman)$/.test(lower))
    return `${word.slice(0, -2)}en`;
  if (SINGULARS.has(lower)) return word;
  if (/^[A-Z]{2,}s$/.test(word)) return word;
  if (lower.endsWith("s") && !ENDS_IN_S.has(lower) && !lower.endsWith("ss")) return word;
  if (/(s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** A log is one, whatever number of lines it has. */
const ONE_LIST = /(?:^| )(?:audit|change|error|activity) log$/;

/** What the list of these entries is called, in small letters: "dogs", "audit log". */
export function listName(noun: string): string {
  return ONE_LIST.test(noun) ? noun : plural(noun);
}

/** The singular of an English noun phrase: "time entries" → "time entry". */
export function singular(phrase: string): string {
  return onLastWord(phrase, singularOf);
}

function singularOf(word: string): string {
  const lower = word.toLowerCase();
  const odd = lentSingulars.get(lower) ?? SINGULARS.get(lower);
  if (odd) return odd;
  if (lent.has(lower) || UNCOUNTED.has(lower) || ENDS_IN_S.has(lower) || lower.length < 4) return word;
  if (/(ss|us|is)$/.test(lower)) return word;
  if (
    /[^aeiou]ies$/.test(lower) &&
    lower.length > 4 &&
    lower !== "movies" &&
    lower !== "cookies" &&
    lower !== "selfies" &&
    lower !== "calories"
  )
    return `${word.slice(0, -3)}y`;
  if (
    /(ches|shes|sses|xes|zzes)$/.test(lower) &&
    !/(?:headaches|toothaches|stomachaches|backaches|caches|avalanches|niches|(?<![a-z])axes)$/.test(lower)
  )
    return word.slice(0, -2);
  if (/[a-z]{3}(?:wo)?men$/.test(lower) && lower !== "specimen" && lower !== "regimen")
    return `${word.slice(0, -2)}an`;
  if (lower.endsWith("s")) return word.slice(0, -1);
  return word;
}

/** True when the noun's form is plural. */
export function isPlural(word: string): boolean {
  const lower = lastWord(word.toLowerCase());
  return SINGULARS.has(lower) || singular(lower) !== lower;
}

const SOUNDS_LIKE_VOWEL =
  /^(?:[aeioAEIO]|[uU](?!ni|se|su|til|tor|k)|[hH](?:our|onest|eir|ono)|(?:[FHLMNRSX][A-Z]|sms|mp3|rsvp|html|sop|nft|x-)\b)/;

/** "a" or "an" before this phrase, with the phrase. */
export function withArticle(phrase: string): string {
  if (isUncounted(phrase) || isPlural(phrase)) return phrase;
  return `${SOUNDS_LIKE_VOWEL.test(phrase) && !/^(?:one|once|euro|eu\b|uni|user)/i.test(phrase) ? "an" : "a"} ${phrase}`;
}

const DOUBLING = new Set(
  "plan swap stop chat log tag scan ship drop run set get put cut let quit sit win begin forget hit shop skip spot step trim rub pin plot map rip tap tip trap wrap zip clip drag flip grab hug jog jot mop nod plug prep refer rob stir vet".split(
    " ",
  ),
);

/** "share" → "shares": the third person of a verb. */
export function thirdPerson(verb: string): string {
  const known: Record<string, string> = { be: "is", have: "has", do: "does", go: "goes" };
  if (known[verb]) return known[verb];
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** "share" → "sharing". */
export function gerund(verb: string): string {
  if (DOUBLING.has(verb)) return `${verb + verb.slice(-1)}ing`;
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith("e") && !/(ee|oe|ye)$/.test(verb) && verb !== "be") return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}

export type VerbForm = "base" | "s" | "ing" | "ed";

/** Every base a surface form could come from, with the form it would then be in. */
export function verbBases(surface: string): { base: string; form: VerbForm }[] {
  const found: { base: string; form: VerbForm }[] = [{ base: surface, form: "base" }];
  const add = (base: string, form: VerbForm) => found.push({ base, form });
  const irregular = IRREGULAR_VERBS[surface];
  if (irregular) add(irregular, "ed");
  if (surface.endsWith("ies")) add(`${surface.slice(0, -3)}y`, "s");
  const hisses = /(?:s|x|z|ch|sh|o)es$/.test(surface);
  if (hisses) add(surface.slice(0, -2), "s");
  if (surface.endsWith("s") && !surface.endsWith("ss")) add(surface.slice(0, -1), "s");
  if (!hisses && surface.endsWith("es")) add(surface.slice(0, -2), "s");
  for (const [ending, form] of [
    ["ing", "ing"],
    ["ed", "ed"],
  ] as const) {
    // "everything" is what nobody does.
    if (!surface.endsWith(ending) || surface.length < ending.length + 2 || /thing$/.test(surface)) continue;
    const stem = surface.slice(0, -ending.length);
    // "buried" is of "bury", and of nothing that ends in "i".
    if (!/[^aeiou]i$/.test(stem) || stem.length < 3 || /^(?:sk|tax)i$/.test(stem)) {
      add(stem, form);
      add(`${stem}e`, form);
    }
    if (/([a-z])\1$/.test(stem)) add(stem.slice(0, -1), form);
    if (stem.endsWith("i")) add(`${stem.slice(0, -1)}y`, form);
    if (stem.endsWith("y") && form === "ing") add(`${stem.slice(0, -1)}ie`, form);
  }
  return found;
}

const IRREGULAR_VERBS: Record<string, string> = {
  saw: "see",
  seen: "see",
  found: "find",
  bought: "buy",
  sold: "sell",
  paid: "pay",
  sent: "send",
  lent: "lend",
  made: "make",
  given: "give",
  gave: "give",
  taken: "take",
  took: "take",
  written: "write",
  wrote: "write",
  chosen: "choose",
  chose: "choose",
  kept: "keep",
  got: "get",
  met: "meet",
  won: "win",
  done: "do",
  shown: "show",
  brought: "bring",
  drawn: "draw",
  hidden: "hide",
  held: "hold",
  left: "leave",
  lost: "lose",
  told: "tell",
  said: "say",
  taught: "teach",
  caught: "catch",
  built: "build",
  broken: "break",
  stolen: "steal",
  eaten: "eat",
  driven: "drive",
  grown: "grow",
  thrown: "throw",
  spoken: "speak",
  sung: "sing",
  spent: "spend",
  worn: "wear",
  fed: "feed",
  went: "go",
  gone: "go",
  came: "come",
  ran: "run",
  fell: "fall",
  fallen: "fall",
  rang: "ring",
  rung: "ring",
  flew: "fly",
  flown: "fly",
  rode: "ride",
  ridden: "ride",
  forgot: "forget",
  forgotten: "forget",
  began: "begin",
  begun: "begin",
  knew: "know",
  known: "know",
  thought: "think",
  slept: "sleep",
  swum: "swim",
  laid: "lay",
  stuck: "stick",
  torn: "tear",
  frozen: "freeze",
  bred: "breed",
};

const PARTICIPLES = new Map(Object.entries(IRREGULAR_VERBS).map(([past, base]) => [base, past]));

/** "pay" → "paid", "confirm" → "confirmed". */
export function participle(base: string): string {
  if (/^(?:run|come|become)$/.test(base)) return base;
  return (
    PARTICIPLES.get(base) ??
    (DOUBLING.has(base)
      ? `${base}${base.slice(-1)}ed`
      : base.endsWith("e")
        ? `${base}d`
        : /[^aeiou]y$/.test(base)
          ? `${base.slice(0, -1)}ied`
          : `${base}ed`)
  );
}

/** "a, b and c". */
export function listOf(items: readonly string[], conjunction = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items[items.length - 1]}`;
}

/** The part of a verb phrase that says when or why; "the day before" is no such part. */
const TAIL =
  /(?<! (?:by|since|from)) (?:when|if|until|unless|because|which|who|so that)\b.*$|(?<! (?:days?|nights?|evenings?|weeks?|hours?|minutes|months?)) (?:before|after) .*$/;

/** A verb phrase without when and why, unless that leaves the bare verb: "say if they come" stays whole. */
export function withoutTail(phrase: string): string {
  const core = phrase.replace(TAIL, "");
  return core.includes(" ") ? core : phrase;
}

/** First letter upper-cased, the rest untouched. */
export function capital(text: string): string {
  const first = [...text.slice(0, 2)][0] ?? "";
  return first.toUpperCase() + text.slice(first.length);
}

/** First letter lower-cased, the rest untouched. */
export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "time entry" → "time-entries"-like route part; falls back when no Latin letter is left. */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
}

/** Cuts at a word boundary; never splits a surrogate pair. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, "");
  const space = cut.lastIndexOf(" ");
  return `${(space > limit * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:(]+$/, "")}…`;
}
