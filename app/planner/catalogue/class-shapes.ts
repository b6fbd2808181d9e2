import { capital } from "../text/words";
import { classOf } from "./noun-classes";
import { parseShape, type ThingShape } from "./shape";

/**
 * Columns and states of things that things.ts does not know, by their class. Several lines a class: the noun decides
 * which one it gets, so that two plans do not read alike. "class: columns | states", as in things.ts.
 */
const SHAPES = `
instrument: name, maker=text, serial number=text, year=number, condition=choice | playable, in repair, lent
instrument: name, maker=text, size=text, photo, last tuned=date | playable, worn, in repair
gauge: name, serial number=text, last calibrated=date, place | working, to be calibrated, faulty
gauge: name, range=text, place, last reading=number, last calibrated=date | in use, faulty
vehicle: name, registration=text, last service=date, place, photo | ready, out, in repair
vehicle: name, model, year=number, next check=date, note | in use, parked, in repair
boat: name, length=number, berth=place, last overhaul=date, photo | afloat, ashore, in repair
boat: name, registration=text, capacity=number, berth=place, next check=date | ready, out, laid up
aircraft: name, registration=text, seats=number, flying hours=number, next check=date | ready, out, in repair
appliance: name, model, place, last service=date, note | ready, running, faulty
appliance: name, maker=text, capacity=text, place, last service=date | free, in use, out of order
machine: name, model, serial number=text, last service=date, place | working, faulty, in repair
machine: name, maker=text, place, next service=date, note | ready, running, out of order
tool: name, size=text, shelf=place, condition=choice, photo | there, out, broken
tool: name, amount=number, shelf=place, condition=choice, note
weapon: name, serial number=text, kept at=place, last checked=date
device: name, model, place, date bought=date, condition=choice | working, faulty
device: name, maker=text, serial number=text, place, photo | in use, spare, faulty
container: label, contents=text, place, size=text, date filled=date | empty, in use, full
container: label, contents=text, shelf=place, weight=number | empty, packed, out
furniture: name, size=text, place, condition=choice, photo | free, taken, in repair
furniture: name, material, place, seats=number, note | free, taken
garment: name, size=text, colour, condition=choice, photo | there, lent, in the wash
garment: name, size=text, material, amount=number, price | available, sold out
textile: kind=text, colour, width=number, length=number, price per metre=money | in stock, low, used up
textile: kind=text, colour, amount=number, supplier=text, shelf=place | in stock, low, ordered
sportsgear: name, size=text, condition=choice, place, photo | free, lent, broken
sportsgear: name, maker=text, size=text, weight=number, last checked=date | ready, lent, in repair
toy: name, age range=text, material, condition=choice, photo | there, lent, broken
toy: name, maker=text, size=text, condition=choice, photo | there, out, in repair
picture: title, made by=text, date made=date, picture file=image, note
book: title, author=text, publisher, year=number, shelf=place | there, lent, missing
book: title, issue=text, language, copies=number, cover=image
room: name, capacity=number, equipment=text, place, photo | free, taken, closed
room: name, floor=text, capacity=number, size=text, note | free, taken
building: name, address, opening hours=text, contact=text, photo | open, closed
building: name, address, year built=number, capacity=number, note
structure: name, place, size=text, condition=choice, photo
workplace: name, address, contact=text, opening hours=text, note | open, closed
part: name, part number=text, amount=number, supplier=text, shelf=place | in stock, low, ordered
part: name, material, size=text, date fitted=date, condition=choice | fitted, worn, replaced
material: kind=text, amount=number, unit, supplier=text, price per unit=money | in stock, low, ordered
material: kind=text, amount=number, unit, storage place=place, date received=date | in stock, low, used up
specimen: number=text, kind=text, found at=place, date found=date, photo
thing: name, size=text, material, place, photo
thing: name, description=long text, condition=choice, place, photo
animal: name, birth date, sex=choice, weight=number, note | well, ill, under treatment
animal: name, tag number=text, sex=choice, age, photo | well, under treatment, gone
creature: name, amount=number, size=text, place, date counted=date
creature: name, species, amount=number, origin=text, date received=date
plant: name, species, date planted=date, location=place, photo | growing, resting, gone
plant: name, variety=text, date sown=date, amount=number, location=place | sown, growing, harvested
culture: strain=text, medium=text, date started=date, storage place=place | growing, frozen, thrown away
food: name, price, contains=text, portion=text, photo | available, sold out
food: name, price, weight=number, description, photo | available, sold out
ingredient: kind=text, amount=number, unit, best before=date, supplier=text | in stock, low, used up
ingredient: kind=text, amount=number, unit, price per unit=money, storage place=place | in stock, low, ordered
drink: name, price, size=text, origin=text, photo | available, sold out
drug: name, dose=text, amount=number, best before=date, note | in stock, low, used up
place: name, location=place, description, photo, note
group: name, contact=email, members=number, description, since=date
group: name, contact person=text, phone, meets on=text, note
collection: name, contents=text, amount=number, place, date added=date
music: title, composer=text, length=duration, file, note
story: title, author=text, length=duration, language, summary
document: title, file, date issued=date, signed by=text, note | draft, sent, signed
document: title, file, version=text, date received=date, note | missing, received, checked
award: name, reason, date given=date, given by=text, photo
message: title, text=long text, written by=text, date=date
right: kind=text, holder=text, valid from=date, valid until=date
payment: amount=money, date, reason, note
lesson: title, start time=date and time, duration, place, capacity=number | planned, over, cancelled
journey: start time=date and time, start=place, destination=place, duration, note | planned, under way, done
contest: title, start time=date and time, place, last day to enter=date, rules=long text | open, running, over
game: title, start time=date and time, place, players=number | planned, played
event: title, start time=date and time, place, capacity=number, note | planned, full, over, cancelled
event: title, start time=date and time, place, programme=long text, contact=text | planned, over, called off
incident: date happened=date, place, description=long text, photo, reported by=text | open, settled
illness: name, signs=long text, since=date, treatment=text
work: title, date, duration, done by=text, note | open, in work, done
deed: date, what was done=long text, done by=text, note
deed: date, done by=text, result=long text, note
idea: title, text=long text, written by=text, date written=date
mark: name, description, picture=image, note
`;

/** What such things are called in sample content. {n} is the noun, {N} the noun with a capital. */
const NAMES = `
instrument: Student {n}; Concert {n}; Old {n}
gauge: {N} at the gate; {N} in the cellar; Spare {n}
vehicle: Blue {n}; Red {n}; Spare {n}
vehicle: Small {n}; Large {n}; Old {n}
boat: Heron; Otter; Blue Wave
boat: Marie; Petrel; Windrose
aircraft: D-1187; D-4402; D-7316
appliance: Large {n}; Small {n}; Test {n}
appliance: Front {n}; Back {n}; Old {n}
machine: Front {n}; Back {n}; Spare {n}
machine: Big {n}; Small {n}; Old {n}
tool: Long {n}; Short {n}; New {n}
tool: Fine {n}; Broad {n}; Heavy {n}
weapon: Old {n}; Light {n}; Spare {n}
device: Front {n}; Back {n}; Spare {n}
device: Old {n}; New {n}; Spare {n}
container: {N} 14; {N} 15; {N} 22
furniture: Oak {n}; Folding {n}; White {n}
furniture: Long {n}; Low {n}; Corner {n}
garment: Blue {n}; Grey {n}; Red {n}
textile: Indigo {n}; Natural {n}; Striped {n}
sportsgear: Junior {n}; Light {n}; Spare {n}
toy: Red {n}; Wooden {n}; Little {n}
picture: Harbour at dusk; Blue door; Two chairs
picture: Winter field; The ferry; Hands
book: The Salt Path; A Year of Birds; River Songs
room: Large {n}; Small {n}; Garden {n}
room: Upper {n}; Lower {n}; Back {n}
building: Mill Lane {n}; Old {n}; Harbour {n}
structure: North {n}; South {n}; Old {n}
structure: Mill {n}; River {n}; Upper {n}
workplace: Old {n}; Lower {n}; Harbour {n}
part: Front {n}; Rear {n}; Spare {n}
material: White {n}; Red {n}; Coarse {n}
material: Fine {n}; Mixed {n}; Coarse {n}
thing: Blue {n}; Small {n}; Tall {n}
thing: Plain {n}; Painted {n}; Old {n}
animal: Rosa; Bruno; Pip
animal: Juno; Merlin; Hazel
creature: Small {n}; Large {n}; Striped {n}
plant: Early white; Late red; Old garden
food: Small {n}; Large {n}; {N} of the day
food: Classic {n}; Spiced {n}; {N} for two
ingredient: Fresh {n}; Fine {n}; Organic {n}
drink: House {n}; Dry {n}; Sweet {n}
place: North {n}; South {n}; Old {n}
place: Lower {n}; Upper {n}; Mill {n}
group: Harbour {n}; Thursday {n}; Youth {n}
music: Spring tune; Old road; Night ferry
story: The Lost Lantern; Under the Bridge; Snow in May
document: {N} for May; {N} for June; {N} for July
document: Signed {n}; New {n}; Old {n}
award: Fair play; Best newcomer; Audience {n}
lesson: Beginners' {n}; Evening {n}; Saturday {n}
contest: Club {n}; Spring {n}; Junior {n}
game: First {n}; Return {n}; Last {n}
event: Spring {n}; Summer {n}; Autumn {n}
`;

const shapes = byClass(SHAPES, parseShape);
const names = byClass(NAMES, (text) => text.split("; "));

function byClass<T>(source: string, read: (text: string) => T): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const line of source.trim().split("\n")) {
    const colon = line.indexOf(": ");
    const key = line.slice(0, colon);
    found.set(key, [...(found.get(key) ?? []), read(line.slice(colon + 2))]);
  }
  return found;
}

/** One of several, always the same for a noun. */
function chosen<T>(variants: readonly T[] | undefined, noun: string): T | undefined {
  const sum = [...noun].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return variants?.[sum % (variants.length || 1)];
}

/** The usual columns and states of a thing of this noun's class; null when the class is unknown or has none. */
export function classShape(noun: string): ThingShape | null {
  return chosen(shapes.get(classOf(noun)), noun) ?? null;
}

/** What three things of this noun's class could be called, in English; empty when nothing believable is known. */
export function classNames(noun: string): readonly string[] {
  const put = (name: string) => name.replace(/\{n\}/g, noun).replace(/\{N\}/g, capital(noun));
  return (chosen(names.get(classOf(noun)), noun) ?? []).map(put);
}
