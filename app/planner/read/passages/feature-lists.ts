import { FEATURE_NOUNS, isFieldWord, SCREEN_WORDS } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { isKnownThing, shapeOf } from "../../catalogue/things";
import { verbStrength } from "../../catalogue/verbs";
import { capital, isPlural, isUncounted, plural, singular, withArticle } from "../../text/words";
import { type NounPhrase, type Parsed, parseClauses, spell } from "../clauses/clauses";
import { readClause } from "../meaning/clause-reading";
import { columnsIn } from "../meaning/columns";
import { readNamedFeature } from "../meaning/fragments";
import { columnName } from "../meaning/phrases";
import { type Action, mention } from "../reading";
import { addAction, addRole, mentionPhrase, noteBusiness, PRODUCT, type State } from "../state";
import type { Token } from "../words/tokens";
import type { Passage } from "./passages";

/**
 * "Wedding planner for couples: guest list with RSVP, table seating, budget", "an app with recipes, meal plan and grocery
 * list", "Features: …": what the app holds, one thing after another and without a verb.
 */

type Fragment = Parsed["fragments"][number];

/** What stands before the list: what the app is; "" when the label has said it. */
type FeatureList = { head: string; items: string[] };

export const LIST_LABEL =
  /^(?:(?:what )?(?:i|we)(?:'d| would)? (?:really |actually )?(?:love|like|want|need)(?: to (?:have|see))?|(?:main |key |core |basic )?(?:features?|functions?|functionality|modules?|sections|pages|must[- ]haves?|content)|(?:what )?(?:it|we|i|they) (?:must|should|want to|would like to)? ?(?:has|have|needs?|wants?)|includes?|needs?|needed|wanted)$/i;

const HEAD =
  /^(?<head>[^:,.;]{3,70}?)(?:: ?| [-–] | (?:with|including|featuring|that has|which has|that includes) (?:(?:things|features|sections|pages) (?:like|such as|for) )?)(?<list>[^:;]+)$/u;

/** Reads the passage when it is such a list; true when nothing is left to read. */
export function readFeatureList(passage: Passage): boolean {
  const { state } = passage;
  if (state.gloss) return false;
  const list = listIn(passage);
  const parsed = list && parsedItems(list.items, passage);
  if (!parsed) return false;
  if (list.head) readHead(list.head, passage);
  state.first = false;
  const before = state.reading.actions.length;
  for (const [at, item] of list.items.entries()) readItem(item, parsed[at] as Parsed, state);
  // "for my Etsy shop": whoever writes uses it; a page of theirs is for others.
  const name = `${passage.segment.label} ${list.head}`;
  const site = /\b(?:web ?site|site|page|shop|store|portal)\b/i.test(name.replace(/\b(?:for|of) .*/, ""));
  const own = /\b(?:my|our)\b/i.test(name) && !site;
  if (site) for (const action of state.reading.actions.slice(before)) asVisitor(action);
  if (own && !state.reading.audience.some((one) => isPerson(singular(one))))
    for (const action of state.reading.actions.slice(before)) action.actor ||= "me";
  return true;
}

/** What stands on a web site is seen there by those who come; that somebody puts it there goes without saying. */
function asVisitor(action: Action): void {
  const [, what = ""] = /^(?:add|plan|enter|upload|keep count of) (.+)$/.exec(action.phrase) ?? [];
  if (!what || action.origin !== "fragment") return;
  Object.assign(action, {
    verb: "view",
    class: "view",
    phrase: `see the ${what.replace(/^(?:an?|the) /, "")}`,
  });
}

/**
 * "Players guess the country, with daily challenges, streaks and leaderboards": cuts what the app has besides from the
 * end of a sentence, and gives what reads it once the sentence itself is read; null when there is nothing of the kind.
 */
export function featuresBehind(passage: Passage): (() => void) | null {
  const { state, reader, kept } = passage;
  const [, doing = "", joint = "", list = ""] =
    /^(.+?)(, (?:with|plus|including) |: )([^.;:]+?)[.!]*$/su.exec(kept.trim()) ?? [];
  if (state.gloss || !doing) return null;
  const items = itemsOf(list);
  const features = items.filter((item) => {
    const last = item.split(" ").at(-1) ?? "";
    return FEATURE_NOUNS[singular(last)] !== undefined || SCREEN_WORDS.has(last);
  });
  if (joint === ": " && (items.length < 3 || !reader.tokens(doing).some(({ tag }) => tag === "V")))
    return null;
  const several =
    joint === ": " ||
    items.every((item) => features.includes(item) || isPlural(item.split(" ").at(-1) ?? ""));
  const parsed = items.length > 1 && features.length > 0 && several ? parsedItems(items, passage) : null;
  if (!parsed?.every(({ clauses }) => clauses.length === 0)) return null;
  passage.kept = doing;
  return () => {
    for (const [at, item] of items.entries()) readItem(item, parsed[at] as Parsed, state);
  };
}

/** The items, each parsed for itself; null where they are no list of things. */
function parsedItems(items: readonly string[], { reader }: Passage): Parsed[] | null {
  const tokens = items.map((item) => reader.tokens(withoutTail(item)));
  const doings = tokens.filter(([first]) => first?.tag === "V").length;
  const parsed = tokens.map((one) => parseClauses(doings * 2 < tokens.length ? asThings(one) : one));
  if (!parsed.every((one) => isItem(one))) return null;
  // "volunteers measure pH, temperature and nitrate": what follows a doing is what it is done to.
  const does = parsed.filter(({ clauses }) => clauses.length > 0).length;
  const [first] = parsed[0]?.clauses ?? [];
  if (first && (does < parsed.length || first.subject)) return null;
  // Where much is done the sentence is no list of things.
  return does < parsed.length && does * 3 > parsed.length ? null : parsed;
}

function listIn({ segment, state, label, kept }: Passage): FeatureList | null {
  const text = kept
    .trim()
    .replace(/[.!?]+$/, "")
    .replace(/,? (?:etc|and so on|and more)$/i, "");
  // The label named the app, or says that features follow.
  const named = segment.inline && state.first && label === "" && state.reading.product !== "";
  const told = named || LIST_LABEL.test(label);
  const found = told ? null : HEAD.exec(text);
  if (!told && !(state.first && found?.groups && PRODUCT.test(found.groups.head ?? ""))) return null;
  // "…, certificates and payments for students and teachers": at the end, whom all of it is for.
  const [, things = "", whom = ""] = FOR_WHOM.exec(found?.groups?.list ?? text) ?? [];
  const served = whom.split(/ and | or /).every((one) => isPerson(singular(one.split(" ").at(-1) ?? "")));
  const items = itemsOf(served && whom ? things : (found?.groups?.list ?? text));
  const head = `${found?.groups?.head ?? (named ? segment.label : "")}${served && whom ? ` for ${whom}` : ""}`;
  // "Observing log: date, object, telescope": what is known of each entry, and nothing of the app.
  const several = items.filter((item) => isPlural(item.split(" ").at(-1) ?? "")).length;
  const known = several * 2 < items.length && columnsIn(items.join(", ")) !== null;
  const alone = segment.bullet && LIST_LABEL.test(label);
  if (items.length < (alone ? 1 : 3) || known || items.some((item) => /^[^(]*\)|\([^)]*$/.test(item)))
    return null;
  return { head: head.trim(), items };
}

const FOR_WHOM = /^(.+,.+) for ((?:(?:the|our|my) )?\p{L}+(?: \p{L}+)?(?: (?:and|or) \p{L}+(?: \p{L}+)?)?)$/u;

/** "a, b and c" and "a, b with c and d, and e": what commas part, and the last "and" where no comma does. */
function itemsOf(list: string): string[] {
  const parts = list.split(/\s*,\s*(?:and |plus |& )?/).filter(Boolean);
  const last = parts.pop() ?? "";
  const [, first = "", second = ""] = / with | of | for /.test(last)
    ? []
    : (/^(.+?) and (.+)$/.exec(last) ?? []);
  return [...parts, ...(first && second ? [first, second] : [last])];
}

/** "budget with what is paid": a question says nothing that a column could be called after. */
const withoutTail = (item: string) =>
  item.replace(/ ?\([^)]*\)/g, "").replace(/ (?:with|of|for) (?:what|who|which|how|where)\b.*$/i, "");

/** "photo updates": among things a word that is as often a noun is one. */
function asThings(tokens: Token[]): Token[] {
  const [first, second] = tokens;
  const noun = first?.tag === "V" && first.form === "base" && verbStrength(first.lower) !== "strong";
  if (noun && second?.tag === "N" && isPlural(second.lower)) first.tag = "N";
  return tokens;
}

/** A thing, or a doing without a subject ("share with friends"). */
function isItem({ clauses, fragments, tokens }: Parsed): boolean {
  if (tokens.length === 0 || tokens.length > 9) return false;
  if (/^(?:no|not|without|never|who|what|how|when|where|if|except)$/.test(tokens[0]?.lower ?? ""))
    return false;
  if (clauses.length === 0) return fragments.length === 1 && fragments[0]?.phrases[0]?.pronoun === "";
  const [clause, more] = clauses;
  if (!clause || more) return false;
  return clause.subject ? isPerson(singular(clause.subject.last)) : clause.verbAt === 0;
}

/** "CRM for a photographer" */
function readHead(head: string, passage: Passage): void {
  const { state, reader } = passage;
  const before = state.reading.actions.length;
  const parsed = parseClauses(reader.tokens(head));
  for (const clause of parsed.clauses) readClause(clause, parsed, state, head);
  for (const fragment of parsed.fragments) {
    readNamedFeature(fragment, parsed, state, head);
    const user = singular(
      /^(.+) (?:portal|area|space|club)$/.exec(fragment.phrases[0]?.head ?? "")?.[1] ?? "",
    );
    if (isPerson(user)) addRole(state, user);
    for (const np of fragment.phrases) noteBusiness(np, parsed, state);
  }
  // "A dashboard for my shop": the whole of it, and no part.
  state.reading.actions.length = before;
}

function readItem(item: string, parsed: Parsed, state: State): void {
  const { actions } = state.reading;
  const before = actions.length;
  // "bookings (max 12 per class)"
  if (/\([^)]*\d[^)]*\)/.test(item)) state.reading.rules.push(capital(item));
  for (const clause of parsed.clauses) readClause(clause, parsed, state, item);
  const [fragment] = parsed.fragments;
  const first = fragment?.phrases[0];
  if (!fragment || !first) return;
  noteServed(fragment, parsed, state);
  if (listsPeople(fragment, parsed, state) || isPlaceOf(first, state)) return;
  if (first.last !== "searches") readNamedFeature(fragment, parsed, state, item);
  if (actions.length > before || (isFieldWord(first.head) && !first.plural && !isKnownThing(first.head)))
    return;
  mentionPhrase(first, 3, state);
  const whole = spell(parsed.tokens.slice(fragment.start, fragment.end)).toLowerCase();
  const told = whole.replace(/ (?:with|including|at|on|counted|based|from|for) .*$/, "");
  const { verb, phrase, about } = doneWith(first, told, state);
  const { roles } = state.reading;
  const server = roles.filter((role) => SERVING.test(role));
  const serves = server.length === 1 && roles.length > 1 && /^(?:add|plan|upload|track)$/.test(verb);
  addAction(state, {
    actor: (serves && server[0]) || "",
    verb,
    phrase,
    objects: [about],
    origin: "fragment",
  });
}

/** "lessons, certificates and payments for students and teachers": who puts in what the others find there. */
const SERVING =
  /(?:teacher|tutor|coach|trainer|instructor|organi[sz]er|manager|landlord|owner|admin|host|employer|accountant|lawyer|therapist|doctor|seller|vendor|agent|staff|leader|editor)$/;

/** "chores for the kids": somebody it is about; what they do themselves, the list does not say. */
function noteServed({ phrases }: Fragment, parsed: Parsed, { reading }: State): void {
  for (const np of phrases.slice(1))
    if (/^(?:for|from|by|of)$/.test(jointOf(np, parsed)) && isPerson(singular(np.last)))
      mention(reading, singular(np.head), 2, true);
}

/** The word before a phrase, its article left out. */
function jointOf(np: NounPhrase, { tokens }: Parsed): string {
  const before = tokens[np.start - 1];
  return (before?.tag === "D" ? tokens[np.start - 2] : before)?.lower ?? "";
}

/** "guest list with RSVP and dietary needs": the guests are kept, by those whom the app is for or whoever runs it. */
function listsPeople(fragment: Fragment, parsed: Parsed, state: State): boolean {
  const [first, ...known] = fragment.phrases;
  const who = singular(/^(.+) (?:list|directory|database)$/.exec(first?.head ?? "")?.[1] ?? "");
  if (listsThings(fragment, parsed, state)) return true;
  if (!isPerson(who)) return false;
  mention(state.reading, who, 3, true);
  for (const np of known.filter((one) => !one.pronoun && !isPerson(singular(one.last))))
    state.reading.fields.push({ owner: who, name: columnName(np, parsed) });
  const hosts = state.reading.audience.length > 0;
  if (!hosts) addRole(state, who);
  const phrase = `keep a list of ${plural(who)}`;
  addAction(state, { actor: hosts ? "" : "me", verb: "add", phrase, objects: [who], origin: "fragment" });
  return true;
}

/** "employer accounts", "parent login": who has one uses the app. */
function isPlaceOf(np: NounPhrase, state: State): boolean {
  const who = singular(/^(.+) (?:account|login|area|portal|access|space)s?$/.exec(np.head)?.[1] ?? "");
  if (!isPerson(who)) return false;
  addRole(state, who);
  addAction(state, {
    actor: who,
    verb: "edit",
    phrase: "keep their own account up to date",
    objects: [who],
    origin: "fragment",
  });
  return true;
}

/** "list of plants with a picture" */
function listsThings({ phrases }: Fragment, parsed: Parsed, state: State): boolean {
  const [list, thing, ...known] = phrases;
  if (list?.head !== "list" || !thing || thing.pronoun || jointOf(thing, parsed) !== "of") return false;
  const what = singular(thing.head);
  mentionPhrase(thing, 3, state);
  for (const np of known.filter((one) => !one.pronoun))
    state.reading.fields.push({ owner: what, name: columnName(np, parsed) });
  const phrase = `keep a list of ${plural(what)}`;
  addAction(state, { actor: "", verb: "add", phrase, objects: [what], origin: "fragment" });
  return true;
}

/** A doing, its words, and the thing that it is done to. */
type Deed = { verb: string; phrase: string; about: string };

/** What people do with such a thing, by what is known of it: a bill is entered, an exam planned, a chore ticked off. */
function doneWith(np: NounPhrase, told: string, { reading }: State): Deed {
  const last = singular(np.last);
  const head = singular(np.head);
  const words = told.replace(/^(?:an?|the) /, "");
  const many = np.plural || isUncounted(last) ? words : plural(words);
  const one = np.plural || isUncounted(last) ? words : withArticle(words);
  const deed = (verb: string, phrase: string, about = head) => ({ verb, phrase, about });
  const { fields, statuses } = shapeOf(head, reading.text) ?? { fields: [], statuses: [] };
  const has = (name: RegExp) => fields.some((field) => name.test(field.name));
  const typed = (type: string) => fields.some((field) => field.type === type);
  if (/^(?:to-?do|task|chore) list$/.test(head)) {
    mention(reading, "task", 3);
    return deed("check off", "tick off tasks", "task");
  }
  if (/\bper\b/.test(words)) return deed("view", `see the ${words}`);
  if (SCREEN_WORDS.has(np.last) && last !== "list") return deed("view", `see ${told}`);
  if (last === "list") return deed("add", `keep ${one}`);
  if (/^(?:contact|booking|request|order|sign-?up|enquiry|inquiry|feedback) form$/.test(head))
    return deed("fill in", `fill in ${one}`);
  if (
    /^(?:prices?|opening hours?|hours|directions?|address|faqs?|services?|menu|team|news|about page)$/.test(
      head,
    )
  )
    return deed("view", `see the ${words}`);
  if (/^(?:budget|limit|target)$/.test(last)) return deed("add", `set ${one}`);
  if (/ing$/.test(last) && head !== last) {
    const of = singular(head.slice(0, head.lastIndexOf(" ")));
    mention(reading, of, 2, isPerson(of));
    return deed("plan", `plan the ${words}`, of);
  }
  if (has(/^done$/)) return deed("check off", `tick off ${many}`);
  const dated = has(/^start time$|^date$/) && !typed("money") && statuses.length > 0;
  if (dated) return deed("plan", `plan ${many}`);
  if (last === "search") return deed("add", `keep ${many}`);
  if (has(/^minimum$|^unit$/) && has(/^amount$|^quantity$/)) return deed("track", `keep count of ${many}`);
  if (has(/^file$/)) return deed("upload", `upload ${many}`);
  if (typed("money") && (typed("date") || typed("date and time"))) return deed("add", `enter ${many}`);
  return fields.length === 0 && np.bare && !np.plural && head === last
    ? deed("view", `see the ${words}`)
    : deed("add", `add ${many}`);
}
