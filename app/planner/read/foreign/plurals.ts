import type { LanguageCode } from "../language";

type Rules = readonly (readonly [RegExp, string])[];

/** From many to one, for words that no glossary has; the first rule that fits. */
const SINGULAR: Partial<Record<LanguageCode, Rules>> = {
  es: [
    [/ces$/, "z"],
    [/iones$/, "ión"],
    [/([lrndj])es$/, "$1"],
    [/([aeéiou])s$/, "$1"],
  ],
  pt: [
    [/(?:ões|ães)$/, "ão"],
    [/([aou])is$/, "$1l"],
    [/éis$/, "el"],
    [/ns$/, "m"],
    [/([rz])es$/, "$1"],
    [/([aeiouãéêó])s$/, "$1"],
  ],
  fr: [
    [/eaux$/, "eau"],
    [/([^s])s$/, "$1"],
  ],
  it: [
    [/isti$/, "ista"],
    [/([zs]i|tor|sor|al|bil|ent|ant)(on)?i$/, "$1$2e"],
    [/chi$/, "co"],
    [/i$/, "o"],
  ],
  de: [
    [/(ung|heit|keit|schaft|ion|tät)en$/, "$1"],
    [/innen$/, "in"],
  ],
};

/** From one to many. */
const PLURAL: Partial<Record<LanguageCode, Rules>> = {
  es: [
    [/z$/, "ces"],
    [/ión$/, "iones"],
    [/([lrndj])$/, "$1es"],
    [/([aeiouáéó])$/, "$1s"],
  ],
  pt: [
    [/ão$/, "ões"],
    [/m$/, "ns"],
    [/([aou])l$/, "$1is"],
    [/el$/, "éis"],
    [/([rz])$/, "$1es"],
    [/([aeiouãéêó])$/, "$1s"],
  ],
  fr: [
    [/(eau|eu)$/, "$1x"],
    [/([^sxz])$/, "$1s"],
  ],
  it: [
    [/([cg])a$/, "$1he"],
    [/a$/, "e"],
    [/io$/, "i"],
    [/[oe]$/, "i"],
  ],
  de: [
    [/(ung|heit|keit|schaft|ion|tät)$/, "$1en"],
    [/in$/, "innen"],
    [/e$/, "en"],
    [/(e[rln]|chen|s)$/, "$1"],
    [/([^aeiou])$/, "$1e"],
    [/([aiou])$/, "$1s"],
  ],
};

function change(word: string, rules: Rules = []): string {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** An unknown noun's forms by the grammar of its language: "degustazioni" → "degustazione", "degustazioni". */
export function formsOf(noun: string, language: LanguageCode): { one: string; many: string } {
  const one = change(noun, SINGULAR[language]);
  return { one, many: one === noun ? change(noun, PLURAL[language]) : noun };
}
