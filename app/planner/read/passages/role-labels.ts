import { isPerson } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import { capital, singular, uncapital, verbBases } from "../../text/words";

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
  // "What can a beekeeper do? Log inspections. And the inspector? Order a treatment."
  const who =
    /^what (?:can|may|does|do|should|must|will) ((?:the |an? |our )?[\p{L} -]{3,30}?) (?:do|be able to do|need to do|see)\b[^,]*$/iu.exec(
      asked,
    )?.[1] ?? (/^(?:and|what about) /i.test(question.text) ? asked.replace(/^what about /i, "") : "");
  if (who && isPerson(singular(who.slice(who.lastIndexOf(" ") + 1).toLowerCase()))) {
    found.pop();
    return `${capital(who)} can ${uncapital(sentence)}`;
  }
  // "What should it remember? Hives and harvests."
  if (
    /^what (?:all )?(?:should|do|does|must|has|is|gets|will|shall)\b.* (?:remember|store|keep|save|track|record|hold|contain|note|stored|kept|saved|recorded)(?: in it)?$/i.test(
      asked,
    ) &&
    !/\b(?:is|are|has|have|should|must|can)\b/.test(sentence)
  ) {
    found.pop();
    return `We keep track of ${uncapital(sentence)}`;
  }
  // "Who may delete a tool? Only the coordinator."
  const [, verb = "", thing = ""] = /^who (\p{L}+s) (.{3,80})$/iu.exec(asked) ?? [];
  const base = verbBases(verb.toLowerCase()).find(
    ({ base: one, form }) => form === "s" && classOfVerb(one),
  )?.base;
  const doers = sentence.replace(/[.!]+$/, "").replace(/^only /i, "");
  if (
    base &&
    doers.split(" ").length < 6 &&
    isPerson(singular((doers.split(" ").at(-1) ?? "").toLowerCase()))
  ) {
    found.pop();
    return `${capital(doers)} can ${base} ${thing}`;
  }
  const [, modal = "", deed = ""] =
    /^who (can|may|should|must|is allowed to|will) (.{3,80})$/i.exec(asked) ?? [];
  const [, only = ""] =
    /^((?:only |just )?(?:the|an?|our|my|\p{L}+s)\b[\p{L} ,-]{0,60}?)[.!]*$/iu.exec(sentence) ?? [];
  if (deed && only && isPerson(singular((only.split(" ").at(-1) ?? "").toLowerCase()))) {
    found.pop();
    return `${capital(only)} ${modal} ${deed}`;
  }
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
