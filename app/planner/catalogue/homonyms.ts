import { mayMatch } from "../text/rewriting";

/**
 * Words that fire a topic only by their sound: health points are no health, a control point earns nothing, and
 * "important" imports nothing. They are taken out before a text is asked which topics it touches.
 */
const HOMONYMS: readonly RegExp[] = [
  // Points that nobody earns, and health that only a hero has.
  /\b(?:health|hit|life|mana) (?:points?|bars?)\b/g,
  /\b(?:control|check|data|access|power|entry|exit|bullet|measuring|sampling|water|talking|starting|end|vantage)[- ]points?\b/g,
  // Rooms and lists for reading; nothing is measured there.
  /\breading[- ](?:rooms?|lists?|groups?|clubs?|corners?|glasses|age|levels?|desks?)\b/g,
  // What leaves as a file is not brought in; the spreadsheet of today is what the app replaces.
  /(?<=\bexport\w*\b[^.;\n]{0,60})\b(?:csv|excel|spreadsheets?)\b/g,
  /\b(?:as|into|to|by) (?:an? )?(?:csv|excel)\b|\b(?:csv|excel)(?=[- ]exports?\b)/g,
  /\b(?:own|instead of an?|replac\w+ (?:an?|the|our|my)|rather than an?|on paper (?:and|or) (?:an?|in)|in an?|no more) (?:\w+ )?spreadsheets?\b/g,
  // Nobody is on the roster because something is done in every shift.
  /\b(?:every|per) shift\b(?! (?:has|is|needs|gets))/g,
  /\b(?:end|start|beginning) of (?:the |a |my |each |every )?shifts?\b|\b(?:after|before|during) (?:the|a|my|each|every) shift\b/g,
  // What one may sell one day is no dealing between strangers.
  /\b(?:ready|fit|old enough|allowed) (?:to (?:sell|be sold)|for sale)\b|\b(?:what|how much) (?:you|they|we|each) sells?\b/g,
  // A slip that somebody takes to the store is no order of goods; a receipt confirmed is no till receipt.
  /\border (?:slips?|numbers?)\b|\b(?:confirm\w*|acknowledg\w*|(?:up)?on|sign\w* for) (?:the |of )?receipt\b/g,
  // Those who write, with their friends, are the users; a family tree is no group.
  /\bme and my friends\b|\bmy friends and (?:i|me)\b|\bfamily (?:trees?|history|names?)\b/g,
  // The tip that things are kept from; what is given away is not paid.
  /\b(?:from|to|at) the tip\b/g,
  /\b(?:ship|collect|sell|discard|keep|return|recycle|dispose)\w*[^.;\n]{0,25}\bor donate\b|\bdonat\w+ or (?:dispos|discard|recycl|s[eo]ll?d?|throw)\w*/g,
  // "We do not wish to take payments online".
  /\b(?:do|does|will|would)(?: not|n't) (?:\w+ (?:to )?){0,3}(?:payments?|pay)\b[^.;\n]*/g,
  /\battendants?\b|\bimportan\w+\b|\bpowers? of attorney\b/g,
];

/** A text (in small letters) without the words that only sound like a topic. */
export function withoutHomonyms(text: string): string {
  return HOMONYMS.reduce((rest, words) => (mayMatch(words, rest) ? rest.replace(words, " … ") : rest), text);
}
