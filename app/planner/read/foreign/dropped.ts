import { thirdPerson } from "../../text/words";
import type { Token } from "../words/tokens";
import { make } from "./senses";

/** What comes, is missing or is left does so by itself; everything else is done by somebody. */
const BY_ITSELF = /^(?:arrive|come|happen|remain|expire|miss|lack|be|cost|go|leave|fail|rain)$/;

/**
 * "si cancelan a última hora", "lo que cosechan": where other languages leave out who does it, English says "they".
 */
export function doersSaid(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    if (!before || !/^[VMH]$/.test(token.tag) || (token.tag === "V" && token.form !== "base")) return [token];
    const acts = token.tag !== "V" || !BY_ITSELF.test(token.base);
    if (before.tag === "S" && /^(?:if|when|whenever|whether|while|until|because)$/.test(before.lower))
      return acts ? [make("they", "R"), token.lower === "has" ? make("have", "H") : token] : [token];
    if (before.tag !== "W") return [token];
    // "quién recoge", "lo que falta"
    const rest = tokens.slice(i + 1);
    if (/^(?:miss|lack)$/.test(token.base) && /^(?:who|what)$/.test(before.lower) && rest[0]?.tag !== "N")
      return [make("is", "B"), make("missing", "A")];
    if (token.tag === "V" && (before.lower === "who" || (before.lower === "what" && !acts)))
      return [{ ...make(thirdPerson(token.base), "V", token.base), form: "s" }];
    if (before.lower === "what" && acts && !/^[NDQ]$/.test(rest[0]?.tag ?? ""))
      return [make("they", "R"), token];
    return [token];
  });
}
