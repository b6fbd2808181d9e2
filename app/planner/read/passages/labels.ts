import { FEATURE_NOUNS, isFieldWord } from "../../catalogue/nouns";
import { HOMES, isPerson } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { classOfVerb } from "../../catalogue/verbs";
import {
  capital,
  isUncounted,
  listOf,
  plural,
  singular,
  uncapital,
  verbBases,
  withArticle,
} from "../../text/words";
import { columnsIn } from "../meaning/columns";
import { keptIn } from "../meaning/table-forms";
import { mention } from "../reading";
import { addAction, addRole, PRODUCT, setProduct } from "../state";
import { LIST_LABEL } from "./feature-lists";
import { askedColumns, readFirstThing, readNeeded } from "./notes";
import type { Passage, Step } from "./passages";
import { ROLE_LABEL } from "./role-labels";
import { isOutLabel } from "./scope";
import { noteShop } from "./set-sentences";

/** What the words before a colon are: nothing, part of the sentence, the name of the app, or what does not belong. */
export const LABEL_STEPS: Step[] = [
  saysNothing,
  isRefused,
  isAboutTheText,
  isWhoMay,
  isDoneBy,
  isWhoDoesIt,
  isWhoDoesItElsewhere,
  isDoing,
  hasColumns,
  isStates,
  isKept,
  tracksWith,
  isSentence,
  isAskedOf,
  namesWhatItIsFor,
  namesTheApp,
  isPartOfList,
  isOutOfScope,
  isSuccess,
];

/** "Now the real idea: …" */
function saysNothing(passage: Passage): boolean {
  const nothing =
    /^(?:(?:and |so |ok |okay )?now,? )?(?:(?:the|my|our|here is the|here's my) (?:real |actual |app )?|(?:real|actual|true) )(?:app|idea|project|product|website|site|concept|request|task|thing)(?: is)?$/i;
  if (nothing.test(passage.label)) passage.label = "";
  return false;
}

/** "Shop: not now", "chat and ads: no" */
function isRefused({ segment, label, plain, state }: Passage): boolean {
  const no =
    /^(?:no|nope|out|not (?:now|yet|needed|wanted|in v ?1|included|planned|for now)|later|maybe later|skip(?: it)?|out of scope|won't have|v2|version 2|phase 2)[.!\s]*$/i;
  if (!segment.inline || state.gloss || !no.test(plain) || label.split(" ").length > 5) return false;
  state.reading.nonGoals.push(label);
  return true;
}

/** "Owner: Genetic Resources Dept", "Version: 0.3": of the paper itself. */
function isAboutTheText({ segment, label, plain, state, reader, original }: Passage): boolean {
  const head =
    /^(?:(?:product |project )?owner|author|(?:written|prepared|requested|submitted) by|date|version|status|client|company|department|organi[sz]ation|contact)$/i;
  if (!segment.inline || state.gloss || !head.test(label) || plain.split(" ").length > 6) return false;
  if (reader.tokens(plain).some((token) => /^[VBHM]$/.test(token.tag)) || plain.includes(",")) return false;
  state.reading.quotes.push(`${capital(label)}: ${original}`);
  return true;
}

/** "Plot holders:" above "- pay the rent", "the driver may not: see the name": they do what stands in the list. */
function isWhoMay(passage: Passage): boolean {
  const { segment, label, plain, state } = passage;
  const doer = state.gloss || label === "" || ROLE_LABEL.test(label) ? null : doerOf(label);
  if (!doer || (segment.inline ? doer.bare : !segment.bullet)) return false;
  const doing = uncapital(plain);
  const first = doing.split(/[\s,/]+/)[0] ?? "";
  const modal = /^(?:can|can't|cannot|may|must|mustn't|should|shouldn't|will|won't|never|do not|don't)$/.test(
    first,
  );
  const forms = verbBases(first).filter(({ base }) => classOfVerb(base) !== null);
  const base = forms.some(({ form }) => form === "base");
  if (!modal && forms.length === 0) return false;
  addRole(state, doer.role);
  const who = doer.many ? capital(plural(doer.role)) : `The ${doer.role}`;
  if (modal) passage.kept = `${who} ${doing}`;
  else if (base) passage.kept = `${who} ${doer.not ? "cannot" : "can"} ${doing}`;
  else if (forms.some(({ form }) => form === "s")) passage.kept = `The ${doer.role} ${doing}`;
  else return false;
  passage.label = "";
  return false;
}

/** "Repair: logged by the fitter" */
function isDoneBy(passage: Passage): boolean {
  const { segment, label, plain, state } = passage;
  if (state.gloss || !segment.inline || !/^\p{L}+(?: \p{L}+)?$/u.test(label)) return false;
  if (
    !/^\p{L}+(?:ed|en|ade|ent|old|ut)(?: (?:in|out|up|off))? by (?:the |an? |our )?\p{L}+[^:]*$/iu.test(plain)
  )
    return false;
  passage.kept = `The ${label} ${singular(label) === label ? "is" : "are"} ${uncapital(plain)}`;
  passage.label = "";
  return false;
}

/** Who a label speaks of, and whether it says what they must not do; null when it names nobody. `bare`: nothing but who. */
function doerOf(label: string): { role: string; many: boolean; not: boolean; bare: boolean } | null {
  const words = label.toLowerCase().trim();
  const [, can = "", modal = ""] =
    /^(?:what |things )?(?:the |an? |our |all )?(.+?) ((?:can|may|must|should|shall|will|could)(?: ?not|n't| never)?|do(?:es)?(?: not|n't)?|(?:is|are)(?: not)? (?:allowed|able|permitted) to|(?:needs?|wants?|ha(?:s|ve)) to)(?: also| only)?(?: do| be able to)?$/.exec(
      words,
    ) ?? [];
  const [, of = ""] =
    /^(?:rights?|permissions?|tasks?|duties|powers|functions?|features?|views?) (?:of|for) (?:the |an? |our )?(.+)$/.exec(
      words,
    ) ?? [];
  const [, whose = ""] =
    /^(?:the |an? |our )?(.+?)(?:'s|s'|')? (?:rights?|permissions?|tasks?|duties|powers?|features?|side|part|role|needs|wishes|functions?|views?|area|only)$/.exec(
      words,
    ) ?? [];
  const name = can || of || whose || words.replace(/^(?:(?:as|for) )?(?:an? |the |our |all )?/, "");
  const role = singular(name.replace(/^(?:role|user) (?=[a-z])/, ""));
  const last = role.slice(role.lastIndexOf(" ") + 1);
  if (!/^[\p{L} -]{3,30}$/u.test(role) || role.split(" ").length > 3 || !isPerson(last)) return null;
  return { role, many: role !== name, not: /not|n't|never/.test(modal), bare: !(can || of || whose) };
}

/** "Ward nurse: requests an item, confirms receipt": who does what stands behind the colon. */
function isWhoDoesIt(passage: Passage): boolean {
  const { segment, label, plain, state } = passage;
  const words = label.split(" ");
  const last = singular(words.at(-1) ?? "");
  const listed = ROLE_LABEL.test(segment.under) || segment.bullet;
  if (
    !segment.inline ||
    state.gloss ||
    words.length > 3 ||
    !/^[\p{L} -]+$/u.test(label) ||
    ROLE_LABEL.test(label)
  )
    return false;
  if (!ROLE_LABEL.test(segment.under) && !isPerson(last)) return false;
  const first = plain.split(/[\s,]+/)[0]?.toLowerCase() ?? "";
  const verb = verbBases(first).find(
    ({ base, form }) => form === "s" && (classOfVerb(base) !== null || ROLE_LABEL.test(segment.under)),
  );
  if (!verb || !(listed || isPerson(last)) || isPerson(singular(first))) return false;
  const name = words.map((word) => (word === words.at(-1) ? last : word)).join(" ");
  addRole(state, name);
  passage.kept = `The ${name} ${plain}`;
  passage.label = "";
  return false;
}

/** "Socios: solicitan la sede", "Tesorera: registra pagos": the same in other languages, whose verb stands first. */
function isWhoDoesItElsewhere(passage: Passage): boolean {
  const { segment, label, plain, reader, state } = passage;
  const listed = segment.bullet || ROLE_LABEL.test(segment.under);
  if (!segment.inline || !state.gloss || !listed || label.split(" ").length > 3 || isOutLabel(label))
    return false;
  const who = reader.tokens(label).filter((token) => token.tag !== "D");
  const last = who.at(-1);
  if (!last || who.some((token) => token.tag !== "N" && token.tag !== "A") || !isPerson(singular(last.lower)))
    return false;
  if (
    !/^[VM]$/.test(
      reader
        .tokens(`${label} ${plain}`)
        .slice(who.length)
        .find((token) => token.tag !== "D")?.tag ?? "",
    )
  )
    return false;
  passage.kept = `${label} ${plain}`;
  passage.label = "";
  return false;
}

/** "hive: queen year, strength, varroa count", "Then the races: place, distance": what is known of each of them. */
function hasColumns(passage: Passage): boolean {
  const { segment, label, plain, reader, state } = passage;
  const told = label.replace(/^(?:(?:and|then|also|plus|next) )*(?:the |our |my |for )*/, "");
  // "Accession register: number, species": what is known of each accession; "tests every 5 years: sown, germinated".
  const name = state.first ? told : told.replace(REGISTER, "").replace(HOW_OFTEN, "");
  const one = singular(name);
  if (!segment.inline || state.gloss || !/^\p{L}+(?: \p{L}+)?$/u.test(name) || isPerson(one)) return false;
  if (FEATURE_NOUNS[one] || isFieldWord(one) || ROLE_LABEL.test(name) || isOutLabel(name)) return false;
  // "1. Robots: name, team": an item of a list, in the plural, with nothing but columns behind it.
  const plainly =
    (segment.bullet || KEPT_LABEL.test(segment.under)) &&
    (one !== name || KEPT_LABEL.test(segment.under)) &&
    plain.includes(",") &&
    plain
      .replace(/[.!]+$/, "")
      .split(/\s*,\s*(?:and\s+)?/)
      .every((item) => item.split(" ").length < 4 && singular(item) === item);
  const known =
    plainly || name !== told || isKnownThing(one) || state.reading.mentions.some(({ noun }) => noun === one);
  const [, list = plain, rest = ""] =
    /^(.*?),? and ((?:it|they|he|she|we|I|the app) (?:also )?\p{L}+ .*)$/iu.exec(plain) ?? [];
  const items = list
    .replace(/[.!]+$/, "")
    .split(/\s*,\s*(?:and\s+)?/)
    .filter(Boolean);
  if (!known || items.length < (plainly ? 2 : 3) || items.some((item) => item.split(" ").length > 4))
    return false;
  if (
    reader
      .tokens(list)
      .some((token) => /^[BHM]$/.test(token.tag) || (token.tag === "V" && token.form !== "ed"))
  )
    return false;
  // "Tools: drill, ladder, saw" are tools, "tools: price, owner, place" is what is known of them.
  const columns = items.filter((item) => isFieldWord(singular(item.split(" ").at(-1) ?? "")));
  if (one !== name && columns.length * 2 < items.length) return false;
  if (items.filter((item) => singular(item) !== item).length * 2 > items.length) return false;
  if (!readNeeded(`each ${one}`, list, state)) return false;
  state.lastEntity = one;
  state.lastThing = one;
  state.reading.quotes.push(passage.original);
  passage.kept = rest;
  passage.label = "";
  return rest === "";
}

/** "States of a trip: planned, started, finished" */
function isStates({ segment, label, plain, state }: Passage): boolean {
  const thing =
    /^(?:the )?(?:states?|status(?:es)?|stages) (?:of|for) (?:an? |the |each |every |our )?(\p{L}+(?: \p{L}+)?)$/u.exec(
      label,
    )?.[1] ?? "";
  const values = plain
    .toLowerCase()
    .replace(/[.!\s]+$/, "")
    .split(/\s*(?:,|\/|->|→|\bor\b|\band\b)\s*/)
    .filter(Boolean);
  if (!segment.inline || state.gloss || !thing || values.length < 2) return false;
  if (values.some((value) => value.split(" ").length > 3)) return false;
  const owner = singular(thing);
  mention(state.reading, owner, 2);
  state.reading.statuses.push({ owner, values });
  state.reading.rules.push(`${capital(label)}: ${plain.replace(/[.!\s]+$/, "")}`);
  state.reading.quotes.push(`${capital(label)}: ${plain}`);
  return true;
}

/** "Entities: boat, mooring, invoice", "- moorings" below "Tables": the things that are kept. */
function isKept(passage: Passage): boolean {
  const { segment, label, plain, state, reader } = passage;
  if (state.gloss || !KEPT_LABEL.test(label) || !(segment.inline || segment.bullet)) return false;
  if (reader.tokens(plain).some((token) => /^[BHM]$/.test(token.tag))) return false;
  const [, thing = "", columns = ""] = /^(\p{L}+(?: \p{L}+)?) \(([^()]+)\)[.!]*$/u.exec(plain) ?? [];
  const told = keptIn(
    thing ? plural(singular(thing)) : segment.inline ? plain : plural(singular(plain.toLowerCase())),
  );
  if (!told) return false;
  passage.kept = columns ? `${told} (${columns})` : told;
  passage.label = "";
  return false;
}

const KEPT_LABEL =
  /^(?:the )?(?:main |database )?(?:data|data model|database|entities|tables?|objects?|records?|things|what (?:we|i|it) (?:must |should )?(?:keeps?|stores?|tracks?|records?|saves?|manages?)|(?:things|data|objects) (?:to (?:be )?(?:stored?|kept|keep|track(?:ed)?|record(?:ed)?|saved?|managed?)|we (?:keep|store|track|record)))$/i;

const REGISTER =
  /(?<=\p{L}) (?:register|log|records?|inventory|catalogue|catalog|database|table|sheet|entry|entries|form|data|details|fields?|profile|card|page|info|information|file)$/u;
const HOW_OFTEN = / (?:every|each|per|once|twice) .{2,20}$/;

/** "Track my houseplants: photo, species, last watered": what is known of each. */
function tracksWith(passage: Passage): boolean {
  const { segment, label, plain, state } = passage;
  const tracks = /^(?:track|log|record|manage|organi[sz]e|catalogue|catalog|keep|list) (?:my|our|all|the)\b/;
  const [, columns = plain, news = ""] =
    /^(.+?),? and (an? (?:reminder|alert|notification)\b.*)$/iu.exec(plain) ?? [];
  if (!segment.inline || state.gloss || !tracks.test(label) || !columnsIn(columns)) return false;
  const each = singular(label.replace(tracks, "").trim());
  passage.kept = `I want to ${label}. Each ${each} has ${columns}${news && `. I get ${news}`}`;
  passage.label = "";
  return false;
}

/** "Residents report: overflowing bins, fallen branches": a colon between a doing and what it is done to. */
function isDoing(passage: Passage): boolean {
  const { segment, label, reader, plain, state } = passage;
  const words = label.split(" ");
  if (!segment.inline || state.gloss || words.length < 2 || words.length > 4) return false;
  const who = singular(words.at(-2) ?? "");
  const does = verbBases(words.at(-1) ?? "").some(
    ({ base, form }) => form === (who === words.at(-2) ? "s" : "base") && classOfVerb(base) !== null,
  );
  if (!does || !isPerson(who) || isOutLabel(label)) return false;
  if (reader.tokens(plain).some((token) => /^[VBHM]$/.test(token.tag))) return false;
  passage.kept = `${label} ${plain}`;
  passage.label = "";
  return false;
}

/** "We walk dogs for others: owners post a walk": a sentence before a colon is no label. */
function isSentence(passage: Passage): boolean {
  const { segment, label, reader, plain } = passage;
  const long = segment.inline && label.split(" ").length > 3 && !isOutLabel(label);
  if (!long || /\b(?:app|website|site|tracker|platform)$/.test(label)) return false;
  if (!/ for /.test(label) && !reader.tokens(label).some((token) => /^[VBHM]$/.test(token.tag))) return false;
  passage.kept = `${reader.plain(label)}: ${plain}`;
  passage.label = "";
  return false;
}

/** "Parents' evening at our school: …": the first words before a colon name the thing. */
function namesWhatItIsFor(passage: Passage): boolean {
  const { segment, state, label, plain, reader } = passage;
  const { reading } = state;
  // "Baustellendoku für meine Dachdeckerei: Fotos, Stunden": read in English, whatever it is written in.
  const english = (words: string) => (state.gloss ? reader.gloss?.(words) || words : words);
  const names =
    segment.inline &&
    state.first &&
    !reading.product &&
    (state.gloss ? english(label) : label).split(" ").length >= 2 &&
    !columnsIn(plain) &&
    !ROLE_LABEL.test(label) &&
    !LIST_LABEL.test(label) &&
    !isOutLabel(label) &&
    !isPerson(singular(label.slice(label.lastIndexOf(" ") + 1)));
  if (!names) return false;
  const name = english(label);
  setProduct(state, name);
  noteShop(name, state);
  const collection =
    /\b(?:log|logbook|register|inventory|catalogue|catalog|list|diary|tracker|archive|index)$/;
  const kind = name.replace(/ (?:for|of) .*$/, "");
  if (collection.test(kind) && readFirstThing(english(plain), state)) {
    reading.quotes.push(passage.original);
    reading.text += ` ${name} ${english(plain).toLowerCase()} .`;
    return true;
  }
  passage.label = "";
  return false;
}

function namesTheApp(passage: Passage): boolean {
  const { state, label } = passage;
  if (!label || state.reading.product || !PRODUCT.test(label) || FEATURE_NOUNS[singular(label)]) return false;
  setProduct(state, label);
  passage.label = "";
  return false;
}

/** "Diesel: how many litres, which country, km": a thing before the colon, and what is asked of it behind. */
function isAskedOf(passage: Passage): boolean {
  const { segment, label, plain, state } = passage;
  const thing = singular(
    label.replace(/^(?:(?:and|also|plus|oh|then)\b,? ?)+/, "").replace(/^(?:the|each|every) /, ""),
  );
  passage.label = passage.label.replace(/^(?:(?:and|also|plus|oh|then)\b,? ?)+/, "");
  // "every place I visit: photos, address"
  passage.label = passage.label.replace(/^((?:each|every) \p{L}+) (?:i|we|they|you|he|she) \p{L}+$/u, "$1");
  // "add term: source, target": what is typed in for each.
  const added = /^(?:add|enter|create|register|new|adding) (?:an? |each |every |the |new )?(\p{L}+)$/u.exec(
    passage.label,
  );
  if (
    added &&
    segment.inline &&
    !state.gloss &&
    plain.split(/,\s*/).length > 2 &&
    !isPerson(singular(added[1] ?? ""))
  ) {
    const items = plain
      .replace(/[.!\s]+$/, "")
      .replace(/ ?\b(?:yes ?\/ ?no|y\/n)\b/gi, "")
      .split(/\s*,\s*(?:and\s+)?/);
    if (items.every((item) => /^[\p{L} -]{3,25}$/u.test(item) && item.split(" ").length < 4)) {
      const one = singular(added[1] ?? "");
      passage.kept = `I add ${plural(one)} with ${listOf(items)}`;
      passage.label = "";
      for (const item of items) state.reading.fields.push({ owner: one, name: item.toLowerCase() });
      mention(state.reading, one, 2);
      return false;
    }
  }
  const columns =
    segment.inline &&
    !state.gloss &&
    /^\p{L}+(?: \p{L}+)?$/u.test(thing) &&
    !NO_OWNER.test(thing) &&
    !isOutLabel(label)
      ? askedColumns(plain)
      : null;
  if (!columns || isFieldWord(thing) || ROLE_LABEL.test(label) || isPerson(thing)) return false;
  for (const name of columns) state.reading.fields.push({ owner: thing, name });
  mention(state.reading, thing, 3);
  const verb = isUncounted(thing) ? `enter ${thing}` : `add ${withArticle(thing)}`;
  addAction(state, {
    actor: "",
    verb: "add",
    phrase: `${verb} with ${listOf(columns)}`,
    objects: [thing],
    origin: "fragment",
  });
  // "Foster homes: how many cats they can take": those who live there.
  if (HOMES.test(thing)) addRole(state, thing.slice(0, thing.indexOf(" ")));
  state.lastThing = thing;
  state.lastEntity = thing;
  state.reading.text += ` ${thing} ${plain.toLowerCase()} .`;
  state.reading.quotes.push(`${capital(label)}: ${passage.original}`);
  return true;
}

/** Headings, and words that own nothing. */
const NO_OWNER =
  /^(?:features?|functions?|what|who|when|where|how|why|needs?|needed|details?|data|info|fields?|columns?|questions?|problem|goal|idea|app|note|example|it|screen|page|report|view|dashboard|must|should|rules?|roles?|users?|people|step|phase|version)\b/i;

/** "What I note down: date, weather, catch": the list belongs to the words before it. */
function isPartOfList(passage: Passage): boolean {
  const { segment, label, plain } = passage;
  const words = label.split(" ").length >= 3 && segment.inline && !isOutLabel(label);
  if (!words || /^(?:for |per )?(?:each|every) /.test(label) || !columnsIn(plain)) return false;
  passage.kept = `${label}: ${plain}`;
  passage.label = "";
  return false;
}

/** "Not now: chat, payments" */
function isOutOfScope({ state, label, plain }: Passage): boolean {
  if (!isOutLabel(label)) return false;
  const parts = plain.replace(/[.!]+$/, "").split(/\s*[,;]\s*(?:and\s+)?/);
  state.reading.nonGoals.push(
    ...parts.filter((part) => part.length > 1).map((part) => part.replace(/^no (?=\p{L})/iu, "")),
  );
  return true;
}

function isSuccess({ state, label, kept, plain, original }: Passage): boolean {
  if (!SUCCESS_LABEL.test(label) || kept !== plain) return false;
  state.reading.success = original.replace(/[.!]+$/, "");
  state.reading.quotes.push(`${capital(label)}: ${original}`);
  return true;
}

export const SUCCESS_LABEL =
  /^(?:success|goal|goals?|success (?:metric|criteria|measure)|kpi|done when|objective)$/i;
