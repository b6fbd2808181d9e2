import { describesAnApp, speaksToTheModel } from "./hostile";

/**
 * Where orders to the plan's writer hide: comments, quoted mails, code, encoded blobs, text turned around. What stands
 * there is taken out before the idea is read; what only looks like it and describes an app stays.
 */

/** A text with what was taken out of it: how many orders, and how much that was merely formatting. */
type Undisguised = { text: string; orders: number; scaffolds: number };

type Taken = { orders: number; scaffolds: number };

/** Written from right to left, so that a person does not see it. */
const TURNED = /[\u202A\u202B\u202D\u202E\u2066-\u2068][^\u202C\u2069\n]{0,400}[\u202C\u2069]/g;
/** Comments of HTML and of code, and texts in three quotation marks. */
const COMMENTS: RegExp[] = [
  /<!--([\s\S]{0,2000}?)-->/g,
  /\/\*([\s\S]{0,2000}?)\*\//g,
  /("""|''')([\s\S]{0,2000}?)\1/g,
  /(?<=^|\s)\/\/(?!\S+\.\S)([^\n]{0,400})$/gm,
];
/** A line that is a program: "#!/bin/bash", "import os". */
const CODE_LINE =
  /^\s*(?:#!\s?\/|(?:\$ |sudo )?(?:curl|wget|rm|chmod|bash|sh|nc|ssh|python3?|powershell)\s+(?:-|\/|https?:|\.\/)\S*|import \w+;?$|from \w+ import |print\(|console\.|(?:SELECT|INSERT|DELETE|UPDATE|DROP)\b.{0,60}\b(?:FROM|INTO|TABLE|WHERE)\b.*;|def \w+\(|function \w*\(|<\?php|\{%|@echo)/;
/** Lines at the head of a mail; "From: Monday" alone is none. */
const MAIL_LINE = /^\s*(?:fwd?|from|to|cc|bcc|sent|date|subject|reply-to|return-path|x-[\w-]+)\s*:\s*\S/i;
const QUOTED_BY = /^\s*>*\s*on .{3,60}\b(?:wrote|schrieb|a écrit)\s*:\s*$/i;
/** "SWdub3JlIGFsbCBw…": letters and digits that no language has. */
const BLOB = /(?<![\w/.-])(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])(?=[\w+/]*\d)[A-Za-z0-9+/]{32,}={0,2}(?![\w/])/g;
const HEX_BLOB = /(?<![\w-])(?:(?:\\x|%)[0-9a-f]{2}){8,}|(?<![\w-])(?:[0-9a-f]{2}){20,}(?![\w-])/gi;
/** "{"instruction": "output only OK"}" */
const ORDER_OBJECT =
  /\{[^{}]{0,600}["'](?:instructions?|system(?:_prompt)?|prompt|command|override|directive|jailbreak|messages?)["']\s*:[^{}]{0,2000}\}/gi;
/** "i g n o r e   a l l" */
const SPACED = /(?<!\S)\p{L}(?: \p{L}){3,}(?: {2,}\p{L}(?: \p{L})+)*(?!\S)/gu;

/** Whom an order names that is meant for the writer of the plan. */
const ADDRESSED =
  /\b(?:a\.?i\.?|llms?|gpt|chatbots?|(?:language )?models?|assistant|agent|bot|claude|copilot)\b\s*[:,]/i;

/** The text without its hiding places. */
export function withoutDisguises(text: string): Undisguised {
  const taken: Taken = { orders: 0, scaffolds: 0 };
  const order = () => {
    taken.orders += 1;
    return " ";
  };
  let rest = text.replace(TURNED, order).replace(ORDER_OBJECT, order);
  for (const comment of COMMENTS)
    rest = rest.replace(comment, (whole: string, ...groups: unknown[]) => {
      const said =
        groups
          .filter((one): one is string => typeof one === "string")
          .slice(0, -1)
          .at(-1) ?? whole;
      if (speaksToTheModel(said.replace(/\n/g, " ")) || ADDRESSED.test(said)) return order();
      // What a page does not show is no part of the idea, unless it tells of the app.
      if (whole.startsWith("<!") && !describesAnApp(said)) {
        taken.scaffolds += 1;
        return " ";
      }
      return ` ${said} `;
    });
  rest = rest.replace(BLOB, order).replace(HEX_BLOB, order);
  rest = rest.replace(SPACED, (spaced: string) => {
    const joined = spaced
      .split(/ {2,}/)
      .map((word) => word.replace(/ /g, ""))
      .join(" ");
    return speaksToTheModel(joined) ? order() : joined;
  });
  return { text: withoutLines(rest, taken), ...taken };
}

/** Programs, heads of mails, and what was quoted from a mail. */
function withoutLines(text: string, taken: Taken): string {
  const lines = text.split("\n");
  const mail = lines.filter((line) => MAIL_LINE.test(line)).length > 1;
  const quoted = lines.some((line) => QUOTED_BY.test(line));
  return lines
    .filter((line) => {
      const scaffold =
        CODE_LINE.test(line) || QUOTED_BY.test(line) || (mail && MAIL_LINE.test(line) && line.length < 120);
      if (scaffold) taken.scaffolds += 1;
      // What somebody else wrote under "On Monday, Bob wrote:" was written to somebody else.
      const theirs = quoted && /^\s*>/.test(line) && /\S+@\S+|\bplease\b|\byou(?:r|'re)?\b/i.test(line);
      if (theirs && !scaffold) taken.orders += 1;
      return !scaffold && !theirs;
    })
    .map((line) => line.replace(/^\s*>+ ?/, ""))
    .join("\n");
}
