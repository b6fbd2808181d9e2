import { classOf } from "../catalogue/noun-classes";
import { shapeOf } from "../catalogue/things";
import type { Reading } from "../read/reading";
import { singular } from "../text/words";
import { canonical } from "./canonical";
import type { EntityDraft } from "./draft";

/** Nouns that are kinds of one thing, or one thing under two names, become one table. */

/** "Lends wheelchairs, crutches and beds. An item is reserved": what is listed are kinds of an item. */
export function foldKinds(found: Map<string, EntityDraft>, reading: Reading): void {
  const general = ["item", "equipment", "product", "thing"].find((noun) => found.has(noun));
  if (!general) return;
  for (const action of reading.actions) {
    const kinds = action.objects.filter((object) => found.has(object) && object !== general);
    if (kinds.length < 3 || reading.fields.some((field) => kinds.includes(field.owner))) continue;
    for (const kind of kinds) found.delete(kind);
    reading.fields.push({ owner: general, name: "kind" });
  }
}

/** Words for all things of a class: "hawks, owls and falcons" of an idea that speaks of "each bird". */
const GENERAL_OF_CLASS =
  /^(?:animal|bird|instrument|vehicle|boat|tool|machine|device|appliance|plant|garment|costume|toy|drink|building)$/;

/** "We keep hawks, owls and falcons; keepers weigh each bird": what is listed are kinds of the bird, in one table. */
export function foldNamedKinds(found: Map<string, EntityDraft>, reading: Reading): void {
  for (const general of [...found.values()]) {
    if (general.person || !GENERAL_OF_CLASS.test(general.noun)) continue;
    const ofIts = (noun: string) =>
      noun !== general.noun &&
      found.get(noun)?.person === false &&
      (general.noun === "bird"
        ? shapeOf(noun, reading.text) === shapeOf("bird", reading.text)
        : classOf(noun) === classOf(general.noun)) &&
      !reading.fields.some((field) => field.owner === noun);
    const kinds = new Set(
      [...reading.actions.map((action) => [...action.objects, ...action.around]), ...reading.spoken].flatMap(
        (nouns) => {
          const said = nouns.map(canonical).filter(ofIts);
          return said.length >= 2 ? said : [];
        },
      ),
    );
    if (kinds.size < 2) continue;
    general.kinds = [...kinds];
    for (const kind of kinds) found.delete(kind);
    const put = (nouns: string[]) => [
      ...new Set(nouns.map((noun) => (kinds.has(noun) ? general.noun : noun))),
    ];
    for (const action of reading.actions) {
      action.objects = put(action.objects);
      action.around = put(action.around);
    }
  }
}

/** Names of one thing: of those that an idea uses the one it speaks of most is the table. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["bike", "bicycle", "cycle"],
  ["score", "sheet music", "music", "piece of music"],
  ["flat", "apartment"],
  ["car", "automobile"],
  ["film", "movie"],
  ["purchase order", "order"],
  ["bug", "issue"],
  ["lift", "ride", "carpool"],
  ["tyre", "tire"],
  ["mobile", "phone", "cell phone", "smartphone"],
  ["advert", "ad", "advertisement"],
  ["vacancy", "job opening", "open position"],
  ["gig", "concert"],
  ["quote", "estimate", "quotation"],
  ["dish", "menu item"],
  ["goods", "good"],
  ["trip", "journey"],
  ["picture", "photo", "image"],
  ["holiday", "vacation"],
  ["pram", "stroller"],
  ["couch", "sofa"],
  ["plot", "allotment"],
  ["gift", "present"],
  ["rubbish", "trash", "garbage"],
  ["parcel", "package"],
  ["shop", "store"],
  ["pharmacy", "chemist"],
  ["lorry", "truck"],
  ["booking", "reservation"],
  ["appointment", "booking"],
  ["exam", "examination"],
  ["test result", "lab result"],
  ["medicine", "medication"],
  ["vaccine", "vaccination", "jab"],
  ["pickup", "pick-up", "collection"],
  ["client", "customer"],
  ["colleague", "coworker", "co-worker"],
  ["employee", "staff member"],
  ["pupil", "student", "learner"],
  ["neighbor", "neighbour"],
  ["physician", "doctor"],
  ["attendee", "participant"],
  ["kid", "child"],
  ["referee", "ref"],
  ["physiotherapist", "physio"],
  ["sitter", "babysitter"],
];

/** "Customers bring a bicycle, mechanics write what the bike needs": one table under the name that is used most. */
export function foldSynonyms(found: Map<string, EntityDraft>, reading: Reading): void {
  // "List properties with price; agents manage listings": what is listed is the listing.
  const listed = /\blists? (?:all |the |their |our |its |an? )?(\p{L}+)/u.exec(reading.text)?.[1] ?? "";
  for (const names of [...SYNONYMS, [canonical(singular(listed)), "listing"]]) {
    const same = names.flatMap((name) => found.get(name) ?? []);
    const [kept, ...others] = same.sort((a, b) => b.weight - a.weight);
    if (!kept) continue;
    for (const other of others) {
      // Roles that each do something of their own stay two.
      if (other.person && reading.roles.includes(other.noun)) continue;
      kept.weight += other.weight;
      found.delete(other.noun);
      rename(reading, other.noun, kept.noun);
    }
  }
}

/** Speaks of a table by its other name wherever the reading speaks of it. */
function rename(reading: Reading, from: string, to: string): void {
  const put = (nouns: readonly string[]) => [
    ...new Set(nouns.map((noun) => (canonical(noun) === from ? to : noun))),
  ];
  for (const action of reading.actions) {
    action.objects = put(action.objects);
    action.around = put(action.around);
  }
  reading.spoken = reading.spoken.map(put);
  for (const field of reading.fields) if (canonical(field.owner) === from) field.owner = to;
  for (const one of reading.statuses) if (canonical(one.owner) === from) one.owner = to;
  for (const one of reading.relations) {
    if (canonical(one.from) === from) one.from = to;
    if (canonical(one.to) === from) one.to = to;
  }
}

/** "family recipe" and "recipe" are one table, under the shorter name when both are used. */
export function mergeCompounds(found: Map<string, EntityDraft>, reading: Reading): void {
  for (const [key, entity] of [...found]) {
    if (!key.includes(" ") || entity.person) continue;
    const last = key.slice(key.lastIndexOf(" ") + 1);
    const short = found.get(last);
    if (!short || short.person) continue;
    short.weight += entity.weight;
    found.delete(key);
    for (const field of reading.fields) if (field.owner === key) field.owner = last;
  }
}
