import { isFieldWord, SCREEN_WORDS } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import { capital, isPlural, plural, singular, withArticle } from "../../text/words";
import { type Clause, type NounPhrase, type Parsed, spell } from "../clauses/clauses";
import { mention } from "../reading";
import { actorOf, addAction, addRole, type Done, mentionPhrase, type State, WISH } from "../state";
import { DAYS } from "../words/noun-phrases";
import { givenTo, isIdiom, isManner, pronounMeans, withNames } from "./around-clauses";
import { classOf, isSelfRating } from "./doings";
import { isDoubtful } from "./doubtful";
import { columnName, phraseOf, thirdPersonWords } from "./phrases";
import { readKept, readRecord } from "./records";
import { lowerFirst, readColumns } from "./states-and-columns";
import { nameThose } from "./turns";
import { RECORDING } from "./wishes";

/** Somebody does something in the app: a story, the things that it is about, and their columns. */
export function readStory(done: Done): void {
  const { clause, parsed, state, sentence, actor } = done;
  const { reading } = state;
  noteOnly(done);
  const before = state.lastActor;
  noteActor(done);
  // "My sister uses it too": a role, and nothing that it does.
  if (clause.verb === "use" && clause.objects.every((np) => /^(?:it|this)$/.test(np.pronoun))) return;
  const choice = oneOf(done, before);
  const meant = pronounMeans(clause, parsed, state);
  const objects = objectsOf(done, meant);
  const around = placesOf(clause).map(({ np }) => np.head);
  mentionPlaces(done);
  mentionObjects(done);
  readKept(clause, state, objects);
  if (!isRecorded(clause)) readColumns(clause, parsed, state, meant);
  readRecord(clause, parsed, state, objects);
  // "the board shows who is on duty": what is seen on it.
  const onScreen = clause.subject && SCREEN_WORDS.has(singular(clause.subject.last)) && actor !== "app";
  // "Website for an agency. List properties with photos": whoever comes to the site sees them.
  const onSite = actor === "" && !clause.subject && !clause.inherited && SITE.test(reading.product);
  if ((onScreen && /^(?:show|display|list|present)$/.test(clause.verb)) || (onSite && clause.verb === "list"))
    clause.verb = "see";
  noteLastThing(clause, state);
  // "give it a number and price": columns of the thing.
  if (clause.verb === "give" && meant && classOf(clause, parsed) === "edit")
    for (const np of clause.objects.filter((one) => !one.pronoun))
      reading.fields.push({ owner: meant, name: columnName(np, parsed) });
  const recipient = recipientOf(clause, state);
  const words = spell(parsed.tokens.slice(clause.verbAt, clause.end));
  // In another language there is no word of the author's for the payment: it is implied, where it is needed.
  if (clause.question && !state.gloss && /\bwho (?:has |have |already )*paid\b/.test(words))
    mention(reading, "payment", 2);
  const told = actor === "app" && /^(?:tell|email|text|message)$/.test(clause.verb);
  const kind = told ? "notify" : classOf(clause, parsed);
  const said = choice + addUnsaid(done, kind, objects);
  if (isSelfRating(clause)) {
    const name = `${clause.objects[0]?.head ?? ""} rating`.trim();
    mention(reading, name, 3);
    objects.splice(0, objects.length, name);
  }
  const reached =
    (actor === "app" && kind !== "add") || /^(?:notify|message|share|assign|invite)$/.test(kind);
  if (recipient && recipient !== "me" && recipient !== "app" && reached) addRole(state, recipient);
  if (clause.via) mention(reading, clause.via, 1);
  const phrase = nameThose(phraseWith(done, meant, said), state.lastThing || state.lastEntity);
  addAction(state, {
    actor,
    verb: clause.verb,
    class: kind,
    phrase: withNames(phrase, actor, recipient, state),
    objects,
    around,
    condition: thirdPersonWords(lowerFirst(clause.condition), actor === "app" ? recipient : actor),
    recipient,
    origin: WISH.test(sentence) ? "wish" : "clause",
    unread: state.gloss && isDoubtful(clause, parsed, phrase),
  });
  if (clause.subject && WISH.test(sentence)) reading.wishes.push(phraseOf(clause, parsed));
}

/** What is looked at by people who come by. */
const SITE = /\b(?:web ?site|web page|homepage|portal|directory|catalogue)\b/i;

/** "only the fleet manager sees costs": a story, and a limit. */
function noteOnly({ clause, parsed, state, actor }: Done): void {
  const { subject } = clause;
  if (!subject || parsed.tokens[subject.start - 1]?.lower !== "only") return;
  const named = subject.pronoun === "they" && actor && actor !== "me" && actor !== "app";
  const who = named ? `${plural(actor)} ` : "";
  const from = named ? subject.end : subject.start;
  state.reading.rules.push(capital(`only ${who}${spell(parsed.tokens.slice(from, clause.end))}`));
}

function noteActor({ clause, state, actor }: Done): void {
  if (clause.subject || clause.inherited) state.lastActor = actor;
  const everyone = /^(?:people|person|everyone|everybody|anyone|anybody|user|somebody|someone)$/.test(
    clause.subject?.head ?? "",
  );
  if (actor === "" && everyone) state.reading.everyone = true;
}

/** "the owner picks one": one of those who were spoken of just before. */
function oneOf({ clause, actor }: Done, before: string): string {
  const [one, ...more] = clause.objects;
  const picks = classOfVerb(clause.verb) === "choose" && one?.head === "one" && more.length === 0;
  const others = /\S/.test(before) && before !== actor && before !== "me" && before !== "app";
  return picks && others ? ` of the ${plural(before)}` : "";
}

/** "we deliver thursday" */
function isDay(np: NounPhrase): boolean {
  return (
    np.bare && /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|noon|evening))?$/.test(np.head)
  );
}

/** True for what the verb does something to; not for what it is not done to, when it is done, or a sequence. */
function isObject(np: NounPhrase, clause: Clause, parsed: Parsed): boolean {
  const denied = parsed.tokens.slice(clause.verbAt, np.start).some((token) => token.tag === "G");
  // "gets a pdf every 3 months": when, not what.
  const when =
    /^(?:days?|weeks?|months?|years?|minutes?)$/.test(np.last) &&
    /^(?:every|each|this|next|last)$/.test(parsed.tokens[np.start]?.lower ?? "");
  // "drag the order", "decide the order": a sequence, not a purchase.
  const sequence =
    np.head === "order" &&
    !np.plural &&
    /^(?:drag|decide|set|arrange|change|sort|choose|shuffle|rearrange|keep|know)$/.test(clause.verb);
  return !denied && !when && !isDay(np) && !sequence;
}

/** The things that it is done to; "take old ones down" is about what was spoken of just before. */
function objectsOf({ clause, parsed, state }: Done, meant: string): string[] {
  const spoken = state.lastThing || state.lastEntity;
  const objects = clause.objects
    .filter((np) => !np.pronoun && isObject(np, clause, parsed))
    .map((np) => (np.head === "one" && spoken ? spoken : np.head));
  if (meant) objects.push(meant);
  if (clause.verb === "mark" && objects.length === 0 && spoken) objects.push(spoken);
  const given = givenTo(clause);
  if (given) objects.splice(objects.indexOf(given.head), 1);
  return objects;
}

/** What stands in its condition and after its prepositions: near it, not done to. */
function placesOf(clause: Clause): { word: string; np: NounPhrase }[] {
  const after = clause.prepositions.flatMap(({ word, phrases }) => phrases.map((np) => ({ word, np })));
  return [
    ...clause.nearby.map((np) => ({ word: "", np })),
    ...after.filter((one) => !isIdiom(one.word, one.np)),
  ].filter(({ np }) => !np.pronoun);
}

function mentionPlaces({ clause, parsed, state }: Done): void {
  for (const { word, phrases } of clause.prepositions)
    for (const np of phrases) {
      if (isIdiom(word, np) || isManner(word, np, parsed)) continue;
      // "at fixed sites", "from the producers": several of a kind are kept track of; "stops in order" are not.
      const several =
        np.plural && /^(?:at|for|to|on|from)$/.test(word) && parsed.tokens[np.start]?.tag !== "Q";
      // "a checklist per truck", "comments for each chapter": of what there are many, one is kept each.
      const each = word === "per" || /^(?:each|every)$/.test(parsed.tokens[np.start]?.lower ?? "");
      const counted = (several || each) && !DAYS.test(np.last);
      mentionPhrase(np, word === "with" ? 0.5 : counted ? 2 : 1, state, false);
    }
}

function mentionObjects({ clause, parsed, state }: Done): void {
  // "Residents report overflowing bins, fallen branches and fly tipping": kinds of what they report.
  const kinds = clause.verb === "report" && !state.gloss && clause.objects.length > 2;
  if (kinds) {
    mention(state.reading, "report", 3);
    state.lastEntity = "report";
    for (const np of clause.objects) mentionPhrase(np, 0.8, state, false);
    return;
  }
  // "drills, ladders etc" are examples of a thing, not things of their own.
  const examples = parsed.tokens.slice(clause.verbAt, clause.end).some((token) => token.lower === "etc");
  const given = givenTo(clause);
  for (const np of clause.objects.filter((one) => one !== given))
    if (isObject(np, clause, parsed) && np.head !== "one")
      mentionPhrase(np, examples && clause.objects.length > 1 ? 0.8 : 3, state, !examples);
}

/** "At each visit note weight, length and mood": the list is the record's columns already. */
function isRecorded(clause: Clause): boolean {
  return (
    RECORDING.test(clause.verb) &&
    clause.objects.length > (clause.opener ? 1 : 2) &&
    (clause.opener !== null || clause.objects.every((np) => np.bare))
  );
}

function noteLastThing(clause: Clause, state: State): void {
  const thing = clause.objects.find(
    (np) =>
      !np.pronoun && np.head !== "one" && !isDay(np) && !isFieldWord(np.head) && !isPerson(singular(np.last)),
  );
  if (thing) state.lastThing = thing.head;
}

/** Whom it is done for or told to; "" for nobody. */
function recipientOf(clause: Clause, state: State): string {
  const to = clause.prepositions.filter((p) => /^(?:to|for)$/.test(p.word)).flatMap((p) => p.phrases);
  // "assign it to one of my handymen": of whom it is one.
  const among = to.some((np) => /^(?:one|some|any|several)$/.test(np.head))
    ? clause.prepositions.filter((p) => p.word === "of").flatMap((p) => p.phrases)
    : [];
  const given = [...to, ...among].find((np) => !np.pronoun && isPerson(singular(np.last)));
  const assigned = classOfVerb(clause.verb) === "assign" ? given : undefined;
  const phrase =
    assigned ?? [...clause.objects, ...to].find((np) => np.pronoun || isPerson(singular(np.last)));
  return phrase ? (actorOf(phrase, state) ?? "") : "";
}

/** What the sentence leaves unsaid because it was said before: added to the objects, and as words to the phrase. */
function addUnsaid(done: Done, kind: string, objects: string[]): string {
  const { clause, parsed, state, sentence } = done;
  const { reading } = state;
  const alone = clause.end <= clause.verbAt + 1;
  // "fill in a form that we approve"
  const relative = /^(?:that|which)$/.test(parsed.tokens[(clause.subject?.start ?? 0) - 1]?.lower ?? "");
  // "treasurer ticks who paid", "gets a quote and approves": what was spoken of just before.
  const silent = clause.question ? kind === "mark" : alone && (clause.inherited || relative);
  if (
    silent &&
    objects.length === 0 &&
    state.lastThing &&
    /^(?:mark|approve|edit|cancel|share|choose)$/.test(kind)
  )
    objects.push(state.lastThing);
  // "volunteers answer": what people wrote to them.
  const replies =
    alone &&
    objects.length === 0 &&
    /^(?:answer|reply|respond)$/.test(clause.verb) &&
    /\b(?:chat|question|message|letter|write)/.test(`${reading.text} ${sentence}`.toLowerCase());
  const asked = reading.actions.at(-1)?.objects[0] ?? "";
  const decides = alone && clause.verb === "decide" && objects.length === 0 && asked && !state.gloss;
  if (decides) objects.push(asked);
  return (
    (decides ? ` on the ${asked}` : "") +
    (replies ? (/\bquestion/.test(reading.text) ? " questions" : " messages") : "")
  );
}

/** The clause as the words of a story; `said` is what its words leave out. */
function phraseWith({ clause, parsed, state, actor }: Done, meant: string, said: string): string {
  const spoken = state.lastThing || state.lastEntity;
  if (!meant) {
    const via = clause.via ? ` on ${withArticle(clause.via)}` : "";
    return phraseOf(clause, parsed, spoken, state.gloss, actor) + said + via;
  }
  const noting =
    state.happened !== "" &&
    /^(?:note|record|log|report|document|mark|write down|enter|photograph)$/.test(clause.verb) &&
    clause.objects.some((np) => /^(?:that|this|it)$/.test(np.pronoun));
  const several = isPlural(meant) || /\bthem\b/.test(phraseOf(clause, parsed));
  const named = noting ? state.happened : `the ${several ? plural(meant) : meant}`;
  return phraseOf(clause, parsed, spoken, false, actor).replace(/\b(?:them|it|that)\b/, named);
}
