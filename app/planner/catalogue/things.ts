import CARE from "./domains/care";
import EVERYDAY from "./domains/everyday";
import LEISURE from "./domains/leisure";
import OTHERS from "./domains/others";
import TRADES from "./domains/trades";
import { inSense, type Sensed, senseOf } from "./senses";
import { parseShape, type ThingShape } from "./shape";

/**
 * What a noun means in one of its senses: its columns and states, what three of them could be called, and whether it is
 * so only within a domain.
 */
type Family = Sensed & { shape: ThingShape; names: readonly string[]; within: boolean };

/** The domain that lines stand in; its sense is null for "# any", which no reader has to know. */
type Within = Sensed | null;

const FAMILIES = new Map<string, Family[]>();
for (const source of [CARE, TRADES, LEISURE, OTHERS, EVERYDAY]) {
  let within: Within = null;
  for (const line of source.trim().split("\n")) {
    const [heading, words = ""] = /^# [a-z-]+(?:: (.+))?$/.exec(line) ?? [];
    if (heading) within = { sense: words ? senseOf(words) : null };
    else if (line) addFamily(line, within);
  }
}

function addFamily(line: string, within: Within): void {
  const [, own = "", nouns = "", rest = ""] = /^(?:\[([^\]]+)\] )?([^:]+): (.*)$/.exec(line) ?? [];
  const [columns = "", names = ""] = rest.split(" || ");
  const family: Family = {
    sense: own ? senseOf(own) : (within?.sense ?? null),
    shape: parseShape(columns),
    names: names ? names.split("; ") : [],
    within: within !== null,
  };
  for (const noun of nouns.split(" "))
    for (const name of new Set([noun, noun.replace(/-/g, " ")]))
      FAMILIES.set(name, [...(FAMILIES.get(name) ?? []), family]);
}

/** The sense that a noun has in an idea of this text; where no text is given, any that needs no domain. */
function familyOf(noun: string, text: string | undefined): Family | undefined {
  const families = FAMILIES.get(noun) ?? [];
  return text === undefined ? families.find((one) => !one.within) : inSense(families, text, noun);
}

/** Looks a thing up by its whole name, then by its last word. */
function find(noun: string, text?: string): Family | undefined {
  // "aftercare tips" are advice; a tip on its own is money.
  if (/\S tip$/.test(noun) && !FAMILIES.has(noun)) return familyOf("advice", text);
  return familyOf(noun, text) ?? familyOf(noun.slice(noun.lastIndexOf(" ") + 1), text);
}

/** The usual columns of a thing; null when it is unknown, or when an idea of this text does not mean it. */
export function shapeOf(noun: string, text?: string): ThingShape | null {
  return find(noun, text)?.shape ?? null;
}

/** True when the noun is a thing in a domain that an idea of this text is about. */
export function isThingOfDomain(noun: string, text: string): boolean {
  const family = find(noun, text);
  return Boolean(family?.within && family.sense);
}

/** What such things could be called in an idea of this text; empty where that is written elsewhere, or nowhere. */
export function namesInSense(noun: string, text: string): readonly string[] {
  return find(noun, text)?.names ?? [];
}

/** True when the noun is a thing apps keep records of. */
export function isKnownThing(noun: string): boolean {
  return shapeOf(noun) !== null;
}
