import { uncapital } from "../../text/words";

/** Ideas that are told as questions and answers ("Q: Can I pay by card? A: No, only cash"), put as sentences. */

const PAIR =
  /(?:^|\n)[ \t]*(?:Q(?:uestion)?\d*)[.:)][ \t]*([^\n]+?)\??[ \t]*\n[ \t]*A(?:nswer)?\d*[.:)][ \t]*([^\n]+)/gi;

const CAN = /^(?:can|could|may) (?:I|we|you|people|users|customers|guests|members) (.+)$/i;
const IS_THERE = /^(?:is|are) there (.+)$/i;
const WHO_CAN = /^who (can|may) (.+)$/i;
const NO = /^no\b[,.;:!]?\s*/i;
const YES = /^(?:yes|yeah|sure|of course)\b[,.;:!]?\s*/i;

/** The text with each question and its answer as what they say together; what is no such pair stays as it is. */
export function withoutQuestions(text: string): string {
  return (text.match(PAIR) ?? []).length < 2
    ? text
    : text.replace(
        PAIR,
        (_, question: string, answer: string) => `\n${toldBy(question.trim(), answer.trim())}`,
      );
}

function toldBy(question: string, answer: string): string {
  const deed = CAN.exec(question)?.[1];
  const thing = IS_THERE.exec(question)?.[1];
  if (NO.test(answer) && (deed ?? thing)) {
    const instead = answer.replace(NO, "");
    return `${deed ? `We do not want to ${deed}` : `No ${thing?.replace(/^(?:an?|any|the) /i, "")}`}. ${instead}`;
  }
  const said = answer.replace(YES, "");
  if (deed) return said === answer ? `People can ${deed} ${uncapital(said)}` : `People can ${deed}. ${said}`;
  if (thing) return `There is ${thing}, ${uncapital(said)}`;
  const who = WHO_CAN.exec(question);
  if (!who) return answer;
  const [, first = answer, rest = ""] = /^([^.!]+)[.!]\s*(.*)$/.exec(answer) ?? [];
  return `${first} ${who[1]} ${who[2]}. ${rest}`;
}
