import { type Archetype, archetypeOf } from "./archetype";
import { BRIEF } from "./brief";
import { EVERYDAY } from "./everyday";
import { GATHERINGS } from "./gatherings";
import { HOUSEHOLD } from "./household";
import { GENERIC_SERVICES, SERVICES } from "./services";
import { GENERIC_SITES, SITES } from "./sites";
import { GENERIC_TOOLS, TOOLS } from "./tools";
import { GENERIC_TRACKERS, TRACKERS } from "./trackers";

/** Kinds that any words of an idea can tell. */
export const ARCHETYPES: readonly Archetype[] = [...BRIEF, ...EVERYDAY].map(archetypeOf);

/** Kinds that a few words of a short idea tell, wherever they stand: "who borrowed my books", "tickets of our raffle". */
export const TELLING: readonly Archetype[] = [...GATHERINGS, ...HOUSEHOLD].map((row) => ({
  ...archetypeOf(row),
  telling: true,
}));

/** Kinds that only the name of the app tells: "loyalty card app", "band website", "fuel log". */
export const NAMED: readonly Archetype[] = [...SERVICES, ...TRACKERS, ...SITES, ...TOOLS].map(archetypeOf);

/** What an app is when the last word of its name is all that is known, and decides: a website is one, whoever it is for. */
export const FIRM: readonly Archetype[] = [...GENERIC_SITES, ...GENERIC_TOOLS].map(archetypeOf);

/** The same, where whom it is for tells more: a diary of bees is more of bees than a diary. */
export const LOOSE: readonly Archetype[] = [...GENERIC_TRACKERS, ...GENERIC_SERVICES].map(archetypeOf);
