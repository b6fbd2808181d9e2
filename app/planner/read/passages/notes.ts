import { isFieldWord, SCREEN_WORDS } from "../../catalogue/nouns";
import { isPerson, PLACE_ROLES } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { capital, listOf, participle, plural, singular, verbBases, withArticle } from "../../text/words";
import type { Parsed } from "../clauses/clauses";
import { columnsIn } from "../meaning/columns";
import { thirdPersonWords } from "../meaning/phrases";
import { mention, type Reading } from "../reading";
import { addAction, addRole, readStatuses, type State, setProduct } from "../state";
import { DAYS } from "../words/noun-phrases";

/** What people put into parentheses: the columns of a thing, its states, a limit, an example. */

export type Note = { note: string; after: string };

/** Takes "(…)" out of a sentence; what stood in it is read on its own. */
export function takeParentheses(text: string): { bare: string; notes: Note[] } {
  const notes: Note[] = [];
  const bare = text.replace(/\(([^()]{0,200})\)/g, (_, note: string, at: number) => {
    const after = /([\p{L}-]+)\s*$/u.exec(text.slice(0, at))?.[1] ?? "";
    notes.push({ note: note.trim(), after: after.toLowerCase() });
    return " ";
  });
  return {
    bare: bare
      .replace(/[()]/g, " ")
      .replace(/\s+([,.;])/g, "$1")
      .replace(/ {2,}/g, " "),
    notes,
  };
}

/** "log finds (species, photo, habitat)": the columns of a find. */
export function readColumnsOf(after: string, note: string, parsed: Parsed, state: State): boolean {
  const columns = columnsIn(note) ?? askedColumns(note);
  const phrases = [
    ...parsed.clauses.flatMap((c) => [...c.objects, ...c.prepositions.flatMap((p) => p.phrases)]),
    ...parsed.fragments.flatMap((f) => f.phrases),
  ];
  // "put your tree on the map (kind, kilos)", "the yarn they have left over (brand, grams)": of what it is about.
  const aside = SCREEN_WORDS.has(singular(after)) || !phrases.some((np) => np.last === after);
  const place = parsed.tokens.findIndex((token) => token.lower === after);
  const about = parsed.clauses.findLast((clause) => clause.verbAt <= place);
  const last = (
    aside && !state.gloss
      ? [...(about?.objects ?? []), ...(about?.nearby ?? [])].find(
          (np) => !np.pronoun && !isFieldWord(np.head),
        )
      : phrases.find((np) => np.last === after)
  )?.head;
  // "register donations from supermarkets (product, quantity)": columns of what comes from there.
  const giver = about?.prepositions.find(
    ({ word, phrases: [np] }) => /^(?:from|by)$/.test(word) && np?.last === after,
  );
  const given = giver && about?.objects.find((np) => !np.pronoun && !isFieldWord(np.head));
  // "a plan for the week (exercises, sets)": columns of the plan.
  const named = given
    ? given.head
    : last && DAYS.test(last)
      ? parsed.clauses[0]?.objects.find((np) => !np.pronoun)?.head
      : last;
  // "asks for an interpreter: language, date": columns of the request.
  const asked = parsed.clauses.some((c) => /^(?:ask for|request|apply for)$/.test(c.verb));
  // "the vet writes what she did (neutered, chip number)": columns of the treatment.
  const done = /^(?:did|done|does|do)$/.test(after) ? doneBy(state) : "";
  const owner = done || (named && asked && isPerson(named) ? "request" : named);
  if (!columns || !owner || isFieldWord(owner)) return false;
  mention(state.reading, owner, owner === "request" || done ? 3 : 1, isPerson(owner));
  for (const name of columns) state.reading.fields.push({ owner, name });
  const told = state.reading.actions.at(-1);
  if (done && told) told.phrase += `, with ${listOf(columns)}`;
  if (!state.gloss) state.reading.text += ` ${note.toLowerCase()} .`;
  return true;
}

/** What those who write down what they did leave behind. */
function doneBy(state: State): string {
  const actor = state.reading.actions.at(-1)?.actor ?? "";
  return /\b(?:vet|veterinarian|doctor|nurse|therapist|physiotherapist|dentist|midwife|farrier|groomer|hairdresser)$/.test(
    actor,
  )
    ? "treatment"
    : "job";
}

export function readNote(note: string, state: State, after = ""): void {
  // "each task has an owner (IT, facilities, the manager or the buddy)": who may be it.
  const people = note
    .toLowerCase()
    .split(/\s*(?:,|\/|\bor\b|\band\b)\s*/)
    .map((one) => one.replace(/^(?:the|an?|our|my) /, "").trim())
    .filter(Boolean);
  if (
    !state.gloss &&
    /^(?:owner|responsible|assignee|person|reviewer|approver|author)s?$/.test(after) &&
    people.length > 1 &&
    people.every((one) => isPerson(singular(one)) || PLACE_ROLES[one] || one === "it")
  )
    for (const one of people) addRole(state, one === "it" ? "IT staff" : (PLACE_ROLES[one] ?? singular(one)));
  if (/\b(?:only|never|always|must|at most|at least|max|(?<!\d ?)min)\b/i.test(note) && /\s/.test(note))
    state.reading.rules.push(capital(note));
  const own =
    /^([\p{L} ]{3,30}?) (?:can )?only (?:sees?|reads?|has access to) (?:(?:their|his|her|its) )?own ([\p{L} ]{3,30})$/iu.exec(
      note,
    );
  if (own?.[1] && own[2])
    addAction(state, {
      actor: singular(own[1].toLowerCase()),
      verb: "see",
      phrase: `see only their own ${own[2].toLowerCase()}`,
      objects: [singular(own[2].toLowerCase())],
    });
  readStatuses(note, state);
  if (!state.gloss) state.reading.text += ` ${note.toLowerCase()} .`;
}

/** Headings above what has to be kept of a thing. */
const NEEDED =
  /^(?:needs?|needed|fields?|details?|data|info|information|columns?|to note|we note|i note|we write down|what (?:i|we|she|he|they) (?:needs?|notes?|writes?(?: down)?|keeps?))$/i;

/** "Needs: phone, a photo of the pins, price and if they paid half": columns of what was spoken of before. */
export function readNeeded(label: string, list: string, state: State): boolean {
  const { reading } = state;
  const each = /^(?:for |per )?(?:each|every|an?|one) (\p{L}+(?: \p{L}+)?)$/iu.exec(label)?.[1] ?? "";
  const owner =
    each || state.lastThing || state.lastEntity || reading.mentions.find((one) => !one.person)?.noun || "";
  if (!(NEEDED.test(label) || each) || !owner || state.gloss || /^(?:each|every) /i.test(list)) return false;
  // "What I need: which hive gave how much, what I treated with": questions to be answered, no columns.
  const asks =
    /^(?:which|what|how many|who|whose) (?!kind\b|type\b|colou?r\b)\p{L}+ (?!(?:it|he|she) )\p{L}+/iu;
  if (/^what /.test(label) && list.split(/,\s*(?:and )?/).filter((item) => asks.test(item.trim())).length > 1)
    return false;
  const items = list
    .replace(/[.!]+$/, "")
    .replace(/\b(photo|picture)s? before and after\b/i, "before-and-after $1s")
    .split(
      /\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=if\b|whether\b|what\b|which\b|when\b|where\b|how\b|an?\b|the\b|\p{L}+$)/iu,
    )
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length < 3 || items.some((item) => item.split(" ").length > 8)) return false;
  for (const item of items) {
    const name = columnOf(item);
    if (!name || singular(name) === owner) continue;
    reading.fields.push({ owner, name });
  }
  mention(reading, owner, 3, isPerson(owner));
  addAction(state, {
    actor: state.lastActor,
    verb: "note",
    phrase: `note for each ${owner}: ${thirdPersonWords(list.replace(/[.!]+$/, "").trim(), "")}`,
    objects: [owner],
  });
  reading.text += ` ${list.toLowerCase()} .`;
  return true;
}

/** "Donors see how many were done, not the places": what is kept from those who see the rest. */
export function hiddenFrom(sentence: string): { kept: string; hidden: string } | null {
  const found =
    /^(.*\b(?:sees?|reads?|views?|knows?|looks? at|search)\b[^;]*?),? (?:but |and )?not ((?:the|their|our|our own|any|each other's|other people's|others'|those of|how|what|who|whose|where|which)\b[^,;.!?]+)[.!\s]*$/i.exec(
      sentence.trim(),
    );
  return found?.[1] && found[2] ? { kept: found[1], hidden: found[2].trim() } : null;
}

/** Notes what is hidden from whoever the sentence's last look belongs to, as a rule and as a limit of that role. */
export function hide(hidden: string, reading: Reading, from: number): void {
  const looks = reading.actions.slice(from).filter((action) => /^(?:view|find)$/.test(action.class));
  const actor = looks[looks.length - 1]?.actor ?? "";
  if (!actor || actor === "me" || actor === "app") {
    reading.rules.push(capital(`not visible to everybody: ${hidden}`));
    return;
  }
  reading.rules.push(capital(`${plural(actor)} do not see ${thirdPersonWords(hidden, actor)}`));
  reading.denied.push({ role: actor, phrase: `see ${thirdPersonWords(hidden, actor)}` });
}

/** "a page for every clock with the maker, the year and what was broken", "a diary for my migraines: when, how bad" */
const OF_EACH =
  /^(?:.{0,40}?\b(?:want|need|like|have|keep|write|make)s? )?(?:to (?:have|keep|make) )?(?:an? |one |the |my |our )?(?:own |little |simple |digital )?(page|card|record|file|entry|sheet|profile|folder|book|diary|log|logbook|list|register|notebook|journal|catalogue|database|collection|inventory)s? (?:about|for|of|on|with|per) (each|every|all|my|our|the) (\p{L}+)(?: [\p{L}']+){0,4}?(?::| with|, with) (.+)$/iu;

/** "I need the address, what's wrong, when to come and how many hours": of what was spoken of before. */
const NEEDS =
  /^(?:I|we)(?: always| also| only)? (?:need|note|write down) ((?:the |an? |their |its )?(?!to\b)[\p{L} ]{3,25},.*\b(?:what|when|where|which|how (?:many|much|long))\b.+)$/iu;

/** What is kept of each of the writer's things; true when the sentence said no more. */
export function readOfEach(sentence: string, state: State): boolean {
  const needs = state.gloss || !state.lastEntity ? "" : (NEEDS.exec(sentence.trim())?.[1] ?? "");
  if (needs && !/\b(?:because|so|if|but)\b/.test(needs)) {
    const before = state.lastActor;
    state.lastActor = "me";
    if (readNeeded(`each ${singular(state.lastEntity)}`, needs.replace(/\bafterwards /g, ""), state))
      return true;
    state.lastActor = before;
  }
  const [, on = "", which = "", thing = "", list = ""] = OF_EACH.exec(sentence.trim()) ?? [];
  const one = singular(thing.toLowerCase());
  const each = /^(?:each|every)$/i.test(which);
  if (!list || state.gloss || /^(?:app|site|people|person|member|customer|user|day|week|month)$/.test(one))
    return false;
  if (
    !each &&
    (one === thing.toLowerCase() ||
      !/^(?:diary|log|logbook|list|register|notebook|journal|catalogue|database|collection|inventory|record|book)$/i.test(
        on,
      ))
  )
    return false;
  if (state.lastActor === "" && /\b(?:I|my|me)\b/i.test(sentence)) state.lastActor = "me";
  const asked = list.split(/,/).filter((item) => /^\s*(?:and )?(?:what|when|where|which|how)\b/i.test(item));
  if (asked.length < 1) return false;
  if (
    !readNeeded(
      `each ${one}`,
      list.replace(/\b(how (?:bad|good|strong|hard|long|big|far)) \d+ ?(?:-|to) ?\d+/gi, "$1"),
      state,
    )
  )
    return false;
  state.lastEntity = one;
  state.lastThing = one;
  if (state.reading.product === "")
    setProduct(
      state,
      sentence
        .slice(0, sentence.indexOf(list))
        .replace(/(?::| with)\s*$/, "")
        .replace(/^(?:I|we) (?:want|need|would like) /i, ""),
    );
  return true;
}

const MEASURED: Record<string, string> = {
  long: "duration",
  big: "size",
  far: "distance",
  strong: "strength",
  hard: "difficulty",
  good: "rating",
  old: "age",
  much: "amount",
};

/** What a question or a phrase in a list of columns asks for: "if they paid half" → "paid half"; "" when it names none. */
function columnOf(item: string): string {
  const asked =
    /^(?:if|whether) (?:they|it|he|she|the \p{L}+)?\s*(?:have|has|is|are|was|were)?\s*(?:already )?(.+)$/iu.exec(
      item,
    )?.[1];
  const name = (asked ?? item)
    .toLowerCase()
    .replace(/^(?:an? |one )?(?:tap|click|press|button) (?=when (?:it|they|this)\b)/, "")
    .replace(/(?<=\p{L}) \d+ ?(?:-|to) ?\d+$/u, "")
    .replace(/^what time (?:i|we|he|she|they|it) /, "when ")
    .replace(/^when (?:i|we|he|she|they) (?:went|go|goes) to (?=\p{L})/u, "time of going to ")
    .replace(/^how often (?:i|we|he|she|they|it) (\p{L}+)(?: .*)?$/u, "count of $1")
    .replace(/^what (?:i|we|he|she|they) (?:did|have done|changed|repaired)$/, "work done")
    .replace(/^what (?:i|we|he|she|they) (\p{L}+)$/u, (_, did: string) => {
      const done = verbBases(did).find(({ form }) => form === "ed");
      return done ? participle(done.base) : did;
    })
    .replace(/^what (?:he|she|they|i|we|you|it)(?:'s| is| are)? (\p{L}+).*$/u, "$1")
    .replace(/^(?:what|which|when|where) (?:is|was|it is|it was) /, "")
    .replace(/^(how (?:many|much) \p{L}+) (?:they|it|he|she|we|i|you|each) .+$/u, "$1")
    .replace(/^how urgent(?: (?:it|this) is)?$/, "urgency")
    .replace(/^how many$/, "count")
    .replace(/^how bad$/, "severity")
    .replace(/^how (long|big|far|strong|hard|good|old|much)$/, (_, how: string) => MEASURED[how] ?? how)
    .replace(/^when (?:it|they|this) (?:starts?|started|began|begins?)$/, "start")
    .replace(/^when (?:it|they|this) (?:ends?|ended|stopped|stops?)$/, "end")
    .replace(/ if i (?:got|have|had|took) (?:one|it)$/, "")
    .replace(/^what(?:'s| is) wrong$/, "problem")
    .replace(/^when to (\p{L}+)$/u, "date to $1")
    .replace(/^with /, "")
    .replace(/^how many (\p{L}+?)s?$/u, "$1 count")
    .replace(/^when (\p{L}+)$/u, "date $1")
    .replace(/^what$/, "contents")
    .replace(/^where$/, "place")
    .replace(/^when$/, "date")
    .replace(/(?<=^\p{L}{3,}) \p{L}+ed (?:on|in|by|with|at|to)\b.*$/u, "")
    .replace(/^(?:which|what|an?|the|their|its|his|her|my|our) /, "");
  if (/^(?:who|when|where|how|why)\b/.test(name) || name.length < 3) return "";
  return asked || name === "contents" ? name : singular(name);
}

/** The columns that a list of questions asks for ("how many litres, which country, km"); null where it is no such list. */
export function askedColumns(list: string): string[] | null {
  const items = list
    .replace(/[.!?]+$/, "")
    .replace(/\s*\([^()]*\)/g, "")
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=(?:what|when|where|which|who|how)\b)/i)
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);
  const asks = items.filter((item) =>
    /^(?:what|when|where|which|who|how (?:many|much|long|old|big|far|often))\b/.test(item),
  );
  const short = items.every((item) => item.split(" ").length <= (/^how/.test(item) ? 6 : 5));
  if (items.length < 2 || asks.length === 0 || !short) return null;
  const columns = items.map(columnOf);
  return columns.every(Boolean) ? columns : null;
}

/** "bag, what, when frozen, how many portions": a list with questions in it is what is kept of its first thing. */
export function readKeptList(list: string, state: State): boolean {
  const items = list
    .replace(/[.!]+$/, "")
    .split(/\s*[,;]\s*(?:and\s+)?/)
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);
  const questions = items.filter((item) =>
    /^(?:what|when|where|which|who|how (?:many|much|long|old|big))\b|\b(?:count|amount|date)$/.test(item),
  );
  if (
    state.gloss ||
    items.length < 3 ||
    questions.length < 2 ||
    items.some((item) => item.split(" ").length > 4)
  )
    return false;
  const first = singular(items[0] ?? "");
  const owner =
    /^\p{L}+(?: \p{L}+)?$/u.test(first) && !isFieldWord(first) && !questions.includes(items[0] ?? "")
      ? first
      : state.lastThing || state.lastEntity;
  if (!owner) return false;
  for (const item of items.slice(owner === first ? 1 : 0)) {
    const name = columnOf(item);
    if (name) state.reading.fields.push({ owner, name });
  }
  mention(state.reading, owner, 3, isPerson(owner));
  addAction(state, {
    actor: "",
    verb: "add",
    phrase: `add ${withArticle(owner)}: ${items.slice(owner === first ? 1 : 0).join(", ")}`,
    objects: [owner],
  });
  state.reading.text += ` ${list.toLowerCase()} .`;
  return true;
}

/** "wine cellar log: bottle, vintage, shelf": the first thing of the list, with the others as its columns. */
export function readFirstThing(list: string, state: State): boolean {
  const items = list
    .toLowerCase()
    .replace(/[.!\s]+$/, "")
    .split(/\s*,\s*(?:and\s+)?/)
    .filter(Boolean);
  const [first = "", ...others] = items;
  if (others.length < 2 || items.some((item) => item.split(" ").length > 3 || !/^[\p{L} -]+$/u.test(item)))
    return false;
  if (singular(first) !== first || isFieldWord(first) || isPerson(first) || !isKnownThing(first))
    return false;
  if (others.some((item) => isPerson(singular(item)) || /s$/.test(item))) return false;
  for (const name of others) state.reading.fields.push({ owner: first, name });
  mention(state.reading, first, 4);
  addAction(state, {
    actor: "",
    verb: "add",
    phrase: `add ${withArticle(first)} with ${listOf(others)}`,
    objects: [first],
  });
  state.lastEntity = first;
  state.lastThing = first;
  return true;
}
