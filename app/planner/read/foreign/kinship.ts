import { isEnglishNoun } from "../../catalogue/noun-classes";
import { isKnownThing } from "../../catalogue/things";
import { singular } from "../../text/words";
import type { LanguageCode } from "../language";

/** Endings that Romance languages share with English, and how words are spelled there. */
const GERMANIC: [RegExp, string][] = [
  [/eur$/, "or"],
  [/ör$/, "or"],
  [/(?:atie|ation)$/, "ation"],
  [/(?:iteit|ität)$/, "ity"],
  [/ief$/, "ive"],
  [/oog$/, "ogist"],
  [/isch$/, "ic"],
];

const ENDINGS: [RegExp, string][] = [
  [/(?:idad|idade|ità|ité)$/, "ity"],
  [/(?:ción|ção|zione|tion)$/, "tion"],
  [/(?:sión|são|sione|sion)$/, "sion"],
  [/(?:encia|ência|enza|ence)$/, "ence"],
  [/(?:ancia|ância|anza|ance)$/, "ance"],
  [/(?:ista|iste)$/, "ist"],
  [/(?:ario|ário|aire)$/, "ary"],
  [/(?:ador|atore|ateur)$/, "ator"],
  [/(?:ía|ia|ie)$/, "y"],
  [/(?:ico|ica|ique)$/, "ic"],
  [/(?:ismo|isme)$/, "ism"],
  [/(?:ento|ent)$/, "ent"],
  [/(?:ito|itto|it)$/, "it"],
  [/(?:[oae])$/, ""],
  [/(?:[oae])$/, "e"],
];

function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * The English noun that an unknown word is all but spelled like: "crédito" is a credit, "meditação" a meditation; "" when
 * English has no such noun. An English word in the middle of a foreign idea stands for itself.
 */
export function englishLike(noun: string, language: LanguageCode): string {
  const word = plain(noun);
  if (word.length < 5) return "";
  const known = (one: string) => isEnglishNoun(one) || isKnownThing(one);
  if (known(word)) return word;
  if (known(singular(word))) return singular(word);
  for (const [ending, english] of language === "de" || language === "nl" ? GERMANIC : ENDINGS) {
    if (!ending.test(noun) || (/\[oae\]/.test(ending.source) && noun.length < 7)) continue;
    const stem = plain(noun.replace(ending, english));
    for (const one of [
      stem,
      stem.replace(/^e(?=s[ptc])/, ""),
      stem.replace(/fono/, "phone").replace(/f(?=ot|ic)/, "ph"),
    ])
      if (one.length >= 5 && known(one)) return one;
  }
  return "";
}
