import { capital } from "../../text/words";
import { SUCCESS_LABEL } from "./labels";
import type { Passage, Reader, Step } from "./passages";
import { isConstraint, isOutLabel, refusedThing, splitRefusals } from "./scope";

/** What bounds the app: what is refused, what is fixed, what would be a success. The rest of a passage is quoted. */
export const BOUND_STEPS: Step[] = [
  readWithdrawn,
  readRefusals,
  readSuccess,
  readFixedAside,
  readConstraint,
  noteText,
];

const WITHDRAWS =
  /^(.{6,}?)[\s,.;-]+(?:(?:oh|no|nah|wait|hmm),? )*(?<!\b(?:don't|do not|never|not|please) )(?:(?:scrap|forget|ignore|strike|drop) (?:that|it|this)(?: (?:one|bit|idea|part))?|on second thoughts?,? (?:no|not)|never ?mind)\b[\s,.;!-]*(.*)$/is;

/** "I was going to have a shop page, no, scrap that, only cakes": what was said first is refused. */
function readWithdrawn(passage: Passage): boolean {
  const found = passage.state.gloss ? null : WITHDRAWS.exec(passage.kept);
  if (!found?.[1]) return false;
  const thing = found[1]
    .replace(/^(?:and |so |then |also |maybe |first )+/i, "")
    .replace(
      /^(?:I|we)(?: also| first)? (?:(?:was|were|am|are) (?:going|planning|hoping) to|(?:was|were) thinking (?:of|about)|wanted|want|thought (?:of|about)|considered)(?: (?:to )?(?:have|having|add|adding|do|doing|build|make))? /i,
      "",
    );
  passage.state.reading.nonGoals.push(thing);
  passage.kept = found[2] ?? "";
  passage.quote = passage.kept;
  return !/\p{L}{2}/u.test(passage.kept);
}

/** "no chat, no payments" */
function readRefusals(passage: Passage): boolean {
  const { kept, refused } = splitRefusals(passage.kept);
  passage.kept = kept;
  passage.refused = refused;
  if (refused.length > 0) passage.quote = kept;
  for (const part of refused) {
    const thing = refusedWords(part, passage.reader);
    if (/\p{L}{2}/u.test(thing)) passage.state.reading.nonGoals.push(withGloss(thing, passage.reader));
  }
  return !/\p{L}{2}/u.test(kept);
}

/** "No guardamos datos": a whole sentence stays whole. */
function refusedWords(part: string, reader: Reader): string {
  const bare = refusedThing(part);
  const verbal = reader.gloss !== null && /^[VR]$/.test(reader.tokens(bare)[0]?.tag ?? "");
  return verbal ? capital(part.trim().replace(/[.!]+$/, "")) : bare;
}

/** "pagos (payments)" */
function withGloss(thing: string, reader: Reader): string {
  if (!reader.gloss) return thing;
  const nouns = reader.tokens(thing).filter((token) => token.tag === "N");
  const gloss = nouns.map((token) => token.text).join(" ");
  const says = gloss.split(" ").some((word) => !thing.toLowerCase().includes(word.toLowerCase()));
  return says ? `${thing} (${gloss})` : thing;
}

/** The passage as it is quoted, with its label. */
function quoted({ segment, label, quote }: Passage): string {
  const read = segment.inline && (label || segment.label);
  const named = segment.written?.toLowerCase() === read ? segment.written : read;
  return named ? `${capital(named)}: ${quote}` : quote;
}

function readSuccess(passage: Passage): boolean {
  const { label, quote, state } = passage;
  if (!SUCCESS_LABEL.test(label)) return false;
  state.reading.success = quote.replace(/[.!]+$/, "");
  state.reading.quotes.push(quoted(passage));
  return true;
}

/** "…, must work without internet, …": a fixed condition among other things. */
function readFixedAside(passage: Passage): boolean {
  const fixed =
    /(?:^|,)\s*((?:it |and )?must (?:also )?(?:(?:work|run) (?:without|offline|on|in|with)|use)\b[^,;.!?]*)/i.exec(
      passage.kept,
    );
  if (!fixed?.[1] || passage.kept.length <= fixed[0].length + 15) return false;
  passage.state.reading.constraints.push(fixed[1].trim());
  passage.kept = passage.kept.replace(fixed[0], "");
  return false;
}

/** "Must run in Firefox" */
function readConstraint(passage: Passage): boolean {
  const { kept, label, original, refused, state } = passage;
  const { reading } = state;
  if (!isConstraint(kept, label) && !(refused.length === 0 && isConstraint(original, label))) {
    reading.quotes.push(quoted(passage));
    return false;
  }
  // "Hosted in our own network, no cloud": the refusal is part of the condition.
  const bound = refused.every((part) =>
    /\bno (?:clouds?|internet|saas|third[ -]part\w+|trackers?|tracking)\b/i.test(part),
  );
  const said = titleOf(passage) + (bound ? original : kept);
  // "Must run in Firefox; login through the SSO.": one sentence, quoted as one.
  const last = reading.constraints.length - 1;
  if (last >= 0 && /;$/.test(reading.constraints[last] ?? ""))
    reading.constraints[last] = `${reading.constraints[last]} ${said}`;
  else reading.constraints.push(said);
  return (
    /^(?:\s*(?:it |(?:the |this )?app )?must|\s*(?:please )?(?:use|build (?:it |this )?(?:with|in|on))\b|\s*deploy|\s*host|\s*built|\s*(?:it )?runs (?:on|in|inside|offline)|\s*log ?in (?:only )?(?:through|with|via))/i.test(
      kept,
    ) ||
    label !== "" ||
    kept.split(/\s+/).length <= 8
  );
}

/** "GDPR: " */
function titleOf({ segment }: Passage): string {
  if (!segment.inline || !segment.label || isOutLabel(segment.label)) return "";
  const short = /^(?:gdpr|hipaa|wcag|dsgvo|rgpd|lgpd|sso)$/.test(segment.label);
  return `${short ? segment.label.toUpperCase() : capital(segment.label)}: `;
}

function noteText({ state, reader, label, kept }: Passage): boolean {
  const words = (reader.gloss ? reader.gloss(kept) : kept).toLowerCase();
  state.reading.text += ` ${label === "features" ? "" : label} ${words} .`;
  return false;
}
