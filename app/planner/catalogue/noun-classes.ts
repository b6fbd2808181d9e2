import TABLE from "./noun-table";

/**
 * What kind of thing an English noun is, for nouns that no list of ours names: its class in noun-table.ts, which is
 * made from WordNet (scripts/noun-classes.mjs). Unpacked at the first question, or with the planner's language model.
 */
let classes: Map<string, string> | undefined;

/** Classes of what is measured out rather than counted: such nouns have no plural. */
const MASS = new Set(["material", "ingredient", "textile"]);
/** Nouns of those classes that are counted all the same. */
const COUNTED = new Set(
  `material substance ingredient textile resource brick tile log board plank lath batten pantile ashlar block keystone capstone stone slab shingle panel beam metal gem
  pigment glaze crayon candle card page pad notepad leaflet foldout fabric cloth element chemical compound colour paint dye
  blanket towel bandage bandana bib hankie lungi scarf flag curtain rug carpet quilt napkin ribbon sheet label tapestry
  canvas sail jib tarp patch rag dishrag swatch mat net hairnet web cobweb gusset yoke jean tissue wipe bead sequin thread
  pill tablet capsule pellet briquette ingot nugget plate bar stick sticker wafer particle puddle feather pelt hide stalk
  husk shuck sponge spray firework remnant leftover nodule stele splinter louver builder joker mother
  sauce jam herb spice cheese egg potato chip fry menu diet marinade pate dip spread starter pickle oil dressing syrup nut
  grocery ration edible yolk condiment preserve relish salsa
  hormone enzyme protein vitamin acid antibody allergen toxin poison drug sample culture virus clone atom molecule`.split(
    /\s+/,
  ),
);
/** Classes of things that can be touched, animals and plants among them. */
const TOUCHABLE = new Set(
  `instrument gauge vehicle boat aircraft appliance machine tool weapon device container furniture garment textile sportsgear
  toy picture book room part material specimen thing animal creature plant culture food ingredient drink drug`.split(
    /\s+/,
  ),
);
/** Classes of what something else has: never tables of their own. */
const PROPERTIES = new Set(["measure", "feeling", "phenomenon", "bodypart", "period"]);

const DIGIT_ZERO = 48;
const isDigit = (code: number) => code >= DIGIT_ZERO && code < DIGIT_ZERO + 10;

function table(): Map<string, string> {
  if (classes) return classes;
  classes = new Map();
  for (const line of TABLE.trim().split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon);
    let word = "";
    // Each word begins with how many letters of the word before it are kept.
    for (let at = colon + 1; at < line.length; ) {
      let end = at + 1;
      while (end < line.length && !isDigit(line.charCodeAt(end))) end += 1;
      word = word.slice(0, line.charCodeAt(at) - DIGIT_ZERO) + line.slice(at + 1, end);
      classes.set(word, name);
      at = end;
    }
  }
  return classes;
}

/** Unpacks the table, so that the first plan does not wait for it. */
export function warmNounClasses(): void {
  table();
}

/** The class of an English singular noun ("kiln" → "appliance"), by the whole of it or its last word; "" when unknown. */
export function classOf(noun: string): string {
  const known = table();
  return (
    known.get(noun) ?? known.get(noun.slice(Math.max(noun.lastIndexOf(" "), noun.lastIndexOf("-")) + 1)) ?? ""
  );
}

/** True for singular nouns that the table has just so. */
export function isEnglishNoun(word: string): boolean {
  return table().has(word);
}

/** True for nouns of what can be touched and has no mind ("barometer"): they are never roles. */
export function isTouchable(noun: string): boolean {
  return TOUCHABLE.has(classOf(noun));
}

/** True for nouns of stuff ("clay", "firewood"), which have no plural. */
export function isMass(noun: string): boolean {
  return MASS.has(classOf(noun)) && !COUNTED.has(noun);
}

/** True for nouns of what something else has or is in ("tidiness", "fog", "elbow"). */
export function isProperty(noun: string): boolean {
  return PROPERTIES.has(classOf(noun));
}
