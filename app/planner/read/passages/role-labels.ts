import { isPerson } from "../../catalogue/people";
import { singular } from "../../text/words";

/** What stands above or before a list of those who use the app, and what is written as if it did. */

export const ROLE_LABEL =
  /^(?:(?:(?:the|our|its|my) )?(?:user |main )?(?:roles?|users?|actors?)(?: and (?:their )?(?:roles?|users?|rights|permissions))?|(?:user|account) (?:types?|groups?|roles?|kinds)|(?:types|kinds|sorts|groups) of (?:users?|people|accounts?)|target (?:users?|group)|accounts?|log ?ins?|access(?: for)?|involved|who(?:'s| is) (?:involved|who|using it|in it)|who(?: all)? (?:uses|will use|is going to use|would use|logs in(?:to it)?|needs (?:access|it|an account)|works with)(?: (?:it|this|the app|that))?|who(?: (?:is it|it is|it's) for)?|(?:people|those|the ones) (?:who use it|using it|involved)|personas?|people|usuarios|roles|quién|usuários|utilisateurs|rôles|rollen|benutzer|nutzer|wer|utenti|ruoli|المستخدمون|الأدوار|用户|角色|使用者)$/iu;

/** "Mechanic - logs repairs", "roles = mechanic / customer": a colon between who it is and what is said of them. */
export function withNames(line: string): string {
  return line.replace(
    /^((?:\p{L}[\p{L}'-]* ){0,2}\p{L}[\p{L}'-]*)\s+(-|–|—|=|->|→)\s+(?=\p{L})/u,
    (found: string, who: string, mark: string) => {
      const one = singular(who.toLowerCase());
      return ROLE_LABEL.test(who) || (mark !== "=" && isPerson(one)) ? `${who}: ` : found;
    },
  );
}

/** "Who uses it? Mechanics and customers.": the question is the label of its answer. */
export function answered(sentence: string, found: { text: string; inline: boolean }[]): string {
  const question = found.at(-1);
  if (!question || question.inline || !/\?$/.test(question.text) || sentence.split(" ").length > 14)
    return sentence;
  const asked = question.text.replace(/^(?:and|so|but) /i, "").replace(/[?\s]+$/, "");
  if (!ROLE_LABEL.test(asked)) return sentence;
  found.pop();
  return `Users: ${sentence}`;
}

/** "| Role | Does |" with a row for each: who does what, line by line. */
export function withoutTables(text: string): string {
  return text.replace(
    /(?:^|\n)[ \t]*\|([^|\n]+)\|([^\n]*)\|?[ \t]*\n[ \t]*\|[ :|-]+\|?[ \t]*((?:\n[ \t]*\|[^\n]+)+)/g,
    (found: string, first: string, _: string, rows: string) => {
      if (!ROLE_LABEL.test(first.trim())) return found;
      const told = rows
        .trim()
        .split("\n")
        .map((row) =>
          row
            .split("|")
            .map((cell) => cell.trim())
            .filter(Boolean),
        );
      return `\n\nUsers:\n${told.map(([who = "", ...does]) => `- ${who}${does.length > 0 ? `: ${does.join(", ")}` : ""}`).join("\n")}\n`;
    },
  );
}
