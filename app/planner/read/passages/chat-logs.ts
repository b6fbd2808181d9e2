import { PEOPLE } from "../../catalogue/people";
import { capital, singular } from "../../text/words";

/** Ideas that are pasted from a chat: who wrote a line and when is no word of the idea. */

const DAY = "(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?\\s+)";
const STAMP = `(?:${DAY}?\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?)`;
const NAME = "(?<name>[~@]?\\p{L}[\\p{L}.'-]*(?: \\p{L}[\\p{L}.'-]*){0,2})";

/** "[19:42] Jess: …", "12/03/2025, 18:02 - Ana: …", "Ana (18:02): …", "Ana, 18:02: …" */
const STAMPED = new RegExp(
  `^\\s*(?:[[(]?${STAMP}[\\])]?\\s*[-–,]?\\s*${NAME}|${NAME.replace("name", "last")}[,]?\\s*[[(]?${STAMP}[\\])]?)\\s*:\\s*(?<said>.*)$`,
  "iu",
);

const NAMED = /^\s*(?<name>\p{Lu}\p{Ll}+)\s*:\s*(?<said>.+)$/u;

type Line = { name: string; said: string };

/** "yes!", "ok so", "+": how one goes on in a chat. */
const JOINS =
  /^(?:(?:ok(?:ay)?|so|yes|yeah|yep|yup|ya|sure|true|right|exactly|cool|nice|great|good (?:idea|point)|oh|hmm+|hm|lol|haha|btw|and|also|plus|then)\b[\s,.!:]*|\+\s*)+/i;
const YES = /^(?:yes|yeah|yep|yup|ya|sure|of course|ok(?:ay)?|definitely)\b/i;
const NO = /^(?:no|nah|nope|not now|rather not)\b[\s,.!]*/i;
/** "can ppl donate thru it", which most write without a mark */
const ASKED =
  /^(?:and |so |also )?(?:can|could|should|shall|do|will|would)\s+(?<who>we|ppl|people|they|users|members|\p{L}+s)\s+(?<doing>[^?]+)\??$/iu;

/** The text of a chat without its speakers, a line for each message; any other text as it is. */
export function withoutChat(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const said = messagesOf(lines, STAMPED) ?? messagesOf(lines, NAMED);
  if (!said) return text;
  const told: string[] = [];
  for (const [at, { name, said: words }] of said.entries()) {
    const asked = ASKED.exec(words.trim())?.groups;
    const answer = said.slice(at + 1).find((one) => one.name !== name)?.said ?? "";
    const before =
      said
        .slice(0, at)
        .findLast((one) => one.name !== name)
        ?.said.trim() ?? "";
    const answers = ASKED.test(before);
    if (asked && NO.test(answer)) told.push(`We do not want to ${asked.doing}.`);
    else if (asked && YES.test(answer)) told.push(`${capital(asked.who ?? "")} can ${asked.doing}.`);
    else {
      const rest = (answers ? words.trim().replace(NO, "") : words.trim()).replace(JOINS, "");
      if (/\p{L}{2}/u.test(rest)) told.push(told.length === 0 ? titleOf(rest) : rest);
    }
  }
  return told.join("\n");
}

/** "for the cat rescue app": what the chat is about. */
function titleOf(said: string): string {
  const [, named = ""] =
    /^(?:about|for|re|regarding) (?:the|our|my|this|that) (.+ (?:app|site|website|tool|thing))$/i.exec(
      said.trim(),
    ) ?? [];
  const [, about = ""] =
    /^(?:about|for|re|regarding) (?:the|our|my|this|that) ([\p{L} -]{3,40})$/iu.exec(said.trim()) ?? [];
  return named ? `${capital(named)}.` : about ? `An app for the ${about}.` : said;
}

/** Who says what, line by line; null where the lines are no chat. A line without a speaker goes on with the last one's. */
function messagesOf(lines: readonly string[], form: RegExp): Line[] | null {
  const found: Line[] = [];
  let spoken = 0;
  for (const line of lines) {
    const { name, last, said = "" } = form.exec(line)?.groups ?? {};
    const who = name ?? last;
    if (who === undefined) {
      const before = found.at(-1);
      if (before) before.said += ` ${line.trim()}`;
      else return null;
      continue;
    }
    spoken += 1;
    found.push({ name: who, said });
  }
  if (spoken < 2 || spoken * 2 < lines.length) return null;
  return form === STAMPED || isTalk(found) ? found : null;
}

/** Two or more who speak in turns: "Member: …" and "Admin: …" would be roles, each of which comes once. */
function isTalk(found: readonly Line[]): boolean {
  const names = new Set(found.map(({ name }) => name));
  const roles = [...names].some((name) => PEOPLE.has(singular(name.toLowerCase())));
  return !roles && names.size > 1 && names.size < found.length;
}
