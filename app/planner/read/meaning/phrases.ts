import { isFieldWord } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { isUncounted, plural, singular, thirdPerson, withArticle } from "../../text/words";
import type { Clause, NounPhrase, Parsed } from "../clauses/clauses";
import type { Token } from "../words/tokens";

/** The clause's verb phrase in base form, in the third person, with its lists made readable. */
export function phraseOf(clause: Clause, parsed: Parsed, lastThing = "", gloss = false, actor = ""): string {
  const rest = [
    ...(clause.fronted ? parsed.tokens.slice(clause.fronted.start, clause.fronted.end) : []),
    ...parsed.tokens.slice(clause.verbAt + 1, clause.end),
  ];
  const words: string[] = [];
  const places = new Map(rest.map((token, i) => [token, clause.verbAt + 1 + i]));
  if (gloss) objectFirst(rest, clause);
  for (let i = 0; i < rest.length; i++) {
    const token = rest[i] as Token;
    const np = clause.objects.find((one) => one.start === places.get(token));
    const countable =
      np?.bare &&
      !np.plural &&
      !np.pronoun &&
      np.end === np.start + 1 &&
      ((isPerson(singular(np.last)) && !/^(?:grand(?:ma|pa)|mum|mom|dad)$/.test(np.last)) ||
        (clause.objects.length === 1 &&
          isKnownThing(np.head) &&
          !isUncounted(np.head) &&
          !isFieldWord(np.head)) ||
        (gloss && isKnownThing(np.head)));
    const notice =
      np?.bare &&
      !np.plural &&
      np.end === np.start + 1 &&
      /^(?:pdf|alert|e-?mail|graph|message|report|notification|reminder|link|invoice|bill|receipt|warning)$/.test(
        token.lower,
      );
    if (notice) {
      words.push(withArticle(token.text));
      continue;
    }
    const described =
      np?.bare &&
      !np.plural &&
      !np.pronoun &&
      np.end > np.start + 1 &&
      token.tag === "A" &&
      isKnownThing(np.head) &&
      !isUncounted(np.last) &&
      !/^(?:own|more|less|other|same|all|many|most|few|free|next|last|upcoming|first)$/.test(token.lower);
    if (described) {
      words.push(withArticle(token.text));
      continue;
    }
    words.push(
      countable
        ? withArticle(token.text)
        : token.tag === "V" && token.form === "s" && /^[CKX]$/.test(rest[i - 1]?.tag ?? "")
          ? token.base
          : token.text,
    );
  }
  let text = "";
  for (const word of words) text += /^[,;:.!?)]$/.test(word) || word === "'s" ? word : ` ${word}`;
  text = `${clause.verb}${text}`
    .replace(/\b(day|night|evening|hour|week)-(before|after|ahead)\b/g, "the $1 $2")
    .replace(/ \/ /g, " or ")
    .replace(/\byes-no-other\b/g, "yes, no or maybe")
    .replace(/\byes-or-no\b/g, "yes or no")
    .replace(
      /\bin the (January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
      "in $1",
    )
    .replace(/\s*[.,;:!?]+$/, "")
    .replace(/(?<=\p{L}) (?:too|as well)$/u, "");
  if (gloss) text = text.replace(/^(\p{L}+)-(off|up|out|down|in|for|lots|over|to)(?= |$)/u, "$1 $2");
  if (gloss) text = text.replace(/\ba (?=[aeiou])/g, "an ").replace(/^(\p{L}+) some (?=\p{L}+s\b)/u, "$1 ");
  // "pick a barber, service" lacks its last "and".
  const attached = clause.prepositions.find((one) => one.word === "with")?.phrases ?? [];
  if (attached.length > 0 && attached.every((np) => isFieldWord(np.head)))
    text = text.replace(/(?<= .+), with [^,]+$/, ""); // ", with a photo": a column, kept as one
  if (
    /, (?!(?:with|except|including|without|besides|even|ideally|mostly|until|till|by|before|after|at|on|per|max|not)\b)/.test(
      text,
    ) &&
    !/ (?:and|or|but|etc)\b/.test(text)
  )
    text = text.replace(/, ([^,]+)$/, " and $1");
  text = text
    .replace(/^vote (?=(?:the|a|an|their|each|all) |\p{L}+s$)/u, "vote on ")
    .replace(
      /^mark (?:as )?(\p{L}+ed)(?= (?:with|by|when|after|on|in|at)\b)/u,
      (_, value: string) => `mark ${plural(lastThing || "item")} as ${value}`,
    )
    .replace(
      /^mark ((?:as )?(?:sold-out|available|paid|done|free|complete|overdue|missing|lost|ready|broken))$/,
      (_, value: string) =>
        `mark ${plural(lastThing || "item")} as ${value.replace(/^as /, "").replace("-", " ")}`,
    );
  return thirdPersonWords(text, actor).replace("sold-out", "sold out");
}

/** "report in October their reading" is "report their reading in October": English says what before when and where. */
function objectFirst(rest: Token[], clause: Clause): void {
  const object = clause.objects[0];
  const from = clause.verbAt + 1;
  if (clause.fronted || clause.question || !object || object.pronoun || !/^[PX]$/.test(rest[0]?.tag ?? ""))
    return;
  const before = object.start - from;
  // A mark or a joint in between begins something else.
  if (before <= 0 || rest.slice(0, before).some((token) => /^[KCOWSV]$/.test(token.tag))) return;
  const moved = rest.splice(before, object.end - object.start);
  rest.unshift(...moved);
}

/** The idea's words as a plan says them; in what somebody else does, the writer is "{writer}". */
export function thirdPersonWords(text: string, actor: string): string {
  const other = actor !== "" && actor !== "me" && actor !== "app";
  const told = other
    ? text
        .replace(/\b(?:I am|I'm)\b/g, "{writer} is")
        .replace(/\bI (\p{L}+)/gu, (_, verb: string) =>
          /^(?:can|will|would|should|must|may|might|could|was|had|only|also|never|always|just|still|often|already|\p{L}+ly)$/u.test(
            verb,
          )
            ? `{writer} ${verb}`
            : `{writer} ${thirdPerson(verb)}`,
        )
        .replace(/\bme\b/g, "{writer}")
    : text;
  return told
    .replace(/\b(?:my|our|your|her|his)\b/gi, "their")
    .replace(/\b(?:me|us)\b/g, "them")
    .replace(/\b(?:myself|ourselves|yourself|himself|herself)\b/g, "themselves")
    .replace(/\b(?:I|we|you) am\b|\bI am\b/g, "they are")
    .replace(/(?<!-)\b(?:I|we|you)\b/g, "they")
    .trim();
}

export function columnName(np: NounPhrase, parsed: Parsed): string {
  const words = parsed.tokens
    .slice(np.start, np.end)
    .filter(
      (token) =>
        !/^[DQ]$/.test(token.tag) &&
        !/^(?:optional|own|new|other|many|several|different|small|nice|required)$/.test(token.lower),
    );
  const name = words.map((token) => token.lower).join(" ");
  return isFieldWord(name) && !/s$/.test(singular(name)) ? singular(name) : singular(name);
}
