import { isPerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import type { Token } from "../words/tokens";
import { type Here, ROMANCE } from "./here";
import { isActor } from "./order";
import { continues, writerForm } from "./senses";

/** Decides for a word that is both: "cosechas" after "registran" are harvests, "reservas" after "que" is booking. */
export function isVerbHere({ previous, tokens, surface, language, next }: Here): boolean {
  // "vacunas, partos, peso y ventas": in a list of things a form that could be "I weigh" is one more of them.
  if (
    previous?.tag === "K" &&
    tokens.at(-2)?.tag === "N" &&
    writerForm(surface, language) === "I" &&
    !next?.noun &&
    next?.small?.small !== "D"
  )
    return false;
  if (language === "de") return /^\p{Ll}/u.test(surface);
  // "leden kunnen kamers boeken": at the end of a clause with "can" stands a verb.
  if (language === "nl" && /en$/.test(surface) && previous?.tag !== "D") {
    const clause = tokens.slice(tokens.findLastIndex((token) => /^[KCOSW]$/.test(token.tag)) + 1);
    if (clause.some((token) => token.tag === "M") && !clause.some((token) => token.tag === "V")) return true;
  }
  // "Venda dos lotes", "Cadastro dos catadores": at the beginning too, unless it is an infinitive.
  if (
    !previous &&
    ROMANCE.has(language) &&
    /^of\b/.test(next?.small?.gloss ?? "") &&
    !/(?:[aei]r|re)$/.test(surface)
  )
    return false;
  if (!previous) return language !== "zh" || next?.noun != null;
  if (previous.tag === "M" || previous.tag === "T" || previous.tag === "R" || previous.tag === "W")
    return true;
  // "أريد تسجيل الحليب": what is wanted is a doing.
  if (language === "ar" && previous.tag === "V" && /^(?:want|need)$/.test(previous.base))
    return next?.noun != null;
  if (previous.tag === "D" || previous.tag === "A" || previous.tag === "V") return false;
  // "escala das barracas", "récolte de miel": what something hangs on is a noun.
  if (
    ROMANCE.has(language) &&
    next?.small?.small === "P" &&
    /^of\b/.test(next.small.gloss) &&
    /^[KC]$/.test(previous.tag)
  )
    return false;
  if (previous.tag === "P") return /(?:ar|er|ir)$/.test(surface) && ROMANCE.has(language);
  if (ROMANCE.has(language))
    return !/s$/.test(surface) && previous.tag === "N" ? isActor(headNoun(tokens)) : !/s$/.test(surface);
  // "إذا دفع الزبون": after "if", "when" and "who" something happens.
  if (language === "ar" && previous.tag === "S") return true;
  if (language === "ar") return next?.noun != null && !next.verb;
  // "游客在线预订": adverbs stand between who and what.
  const before = language === "zh" ? (tokens.findLast((token) => token.tag !== "X") ?? previous) : previous;
  if (before.tag === "N") return isPerson(singular(before.lower));
  return tokens.some((token) => token.tag === "V" || token.tag === "M");
}

/** "le responsable des achats commande": the noun that the last ones hang on. */
function headNoun(tokens: Token[]): Token {
  let head = tokens[tokens.length - 1] as Token;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    // "minha barbearia cliente marca": without a word between them they are two things.
    const apart = token.tag === "N" && tokens[i + 1]?.tag === "N" && !continues.has(tokens[i + 1] as Token);
    if (apart) break;
    if (token.tag === "N") head = token;
    else if (!(/^[DA]$/.test(token.tag) || (token.tag === "P" && token.lower === "of"))) break;
  }
  return head;
}
