/** What a text has because it was written as a mail: a subject line, a greeting by name, a name at its end. */

const FORWARDED = /^\s*(?:(?:fwd?|re|aw|wg|tr|rv|betreff|subject)\s*:\s*)+/i;

const GREETED =
  /^([ \t]*)(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Dd]ear|[Gg]ood (?:morning|afternoon|evening))\s+(?!(?:all|team|everyone|everybody|there|folks|we|i)\b)\p{Lu}[\p{L}'-]+(?:(?: and |, | & )\p{Lu}[\p{L}'-]+)*\s*[,!.]\s*/u;

/** "Dear sir or madam," */
const ADDRESSED =
  /^([ \t]*)(?:dear|respected) (?:sirs?|madam|ma'am)(?:\s*(?:\/|,|or|and|&)\s*(?:sirs?|madam|ma'am))*\b[ ,.!]*/i;

/** "Kindly do the needful.", "sorry for caps, keyboard is broken" */
const COURTESY =
  /(?<=^|[.!?,;]\s*|\n)(?:(?:kindly|please|pls)?\s*(?:do the needful|advise accordingly)\b|(?:sorry|excuse|apologies|forgive)(?: me)?(?: for)? (?:the |my |any |all )*(?:bad |poor |long |broken )?(?:caps|capitals|spelling|english|typos|grammar|mistakes|message|text|rambling)\b)[^.!?\n]*[.!]*/gi;

const SIGNED =
  /\n\s*(?:cheers|thanks|many thanks|thanks (?:a lot|so much|in advance)|thank you|kind regards|best regards|warm regards|regards|best wishes|best|all the best|yours(?: sincerely| truly| faithfully)?|sincerely|love|ta|bye)\s*[,!.]*(?:\s+\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}(?: \([^)]*\))?)?\s*$/iu;

/** "as discussed after the match" */
const AS_DISCUSSED =
  /(?<=^|[.!?]\s*|\n)as (?:discussed|promised|agreed|mentioned|we said|you asked)\b[^.,;!?\n]*[.,;!]?\s*/gi;

/** The text without its subject line, greeting and signature; what the subject line says stays when nothing else follows. */
export function withoutLetter(text: string): string {
  const lines = text.split("\n");
  const subject = lines[0] ?? "";
  const forwarded = FORWARDED.test(subject);
  const rest = lines.slice(1).join("\n").trim();
  const named = /\b(?:app|site|website|system|register|log|list|booking|tracker|tool|planner|rota)\b/i.test(
    subject,
  );
  const body = forwarded
    ? rest && !named
      ? rest
      : [subject.replace(FORWARDED, ""), rest].join("\n\n")
    : text;
  return body
    .split("\n")
    .map((line) => line.replace(GREETED, "$1").replace(ADDRESSED, "$1"))
    .join("\n")
    .replace(AS_DISCUSSED, "")
    .replace(COURTESY, "")
    .replace(SIGNED, "\n");
}
