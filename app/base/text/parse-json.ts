import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** Reads JSON that somebody typed. @throws Error with the first mistake in plain words, its line and column */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch (error) {
    const found: ParseError[] = [];
    parseTree(text.trimEnd(), found, { disallowComments: true });
    const [first] = found.sort((one, other) => one.offset - other.offset);
    throw first ? new Error(placed(text, first.offset, whyOf(text, first))) : error;
  }
}

/** What is wrong, by the parser's name for it. */
const WHY: Record<string, string> = {
  PropertyNameExpected: "a name in double quotes is missing before it",
  ValueExpected: "a value is missing before it",
  ColonExpected: "a colon is missing before it",
  CommaExpected: "a comma is missing before it",
  EndOfFileExpected: "the file should end before it",
  CloseBraceExpected: "the file ends here, and } is missing",
  CloseBracketExpected: "the file ends here, and ] is missing",
  InvalidCommentToken: "there are no comments in JSON: take it out",
  UnexpectedEndOfString: "the text has no double quote at its end, in the same line",
  InvalidCharacter: "a tab in a text is written \\t",
};

function whyOf(text: string, { error, offset, length }: ParseError): string {
  const name = printParseErrorCode(error);
  const [sign = ""] = text.slice(offset);
  if (text.trim() === "") return "the file is empty";
  if (name === "InvalidSymbol")
    return /['‘’“”„«»`]/.test(sign)
      ? "texts have straight double quotes"
      : `${text.slice(offset, offset + length)} needs double quotes around it`;
  if (/^[}\]]$/.test(sign)) {
    if (/,\s*$/.test(text.slice(0, offset))) return "the last entry has no comma after it";
    if (name === "CommaExpected") return `${sign === "}" ? "]" : "}"} is missing before it`;
  }
  return WHY[name] ?? "a backslash in a text is written twice: \\\\";
}

/** As much of a line as is told. */
const SEEN = 40;

function placed(text: string, at: number, why: string): string {
  const above = text.slice(0, at).split("\n");
  const column = (above.at(-1) ?? "").length + 1;
  const line = (text.split("\n")[above.length - 1] ?? "").replace(/\r$/, "");
  const from = column > SEEN ? column - SEEN : 0;
  const shown = line.slice(from, column + SEEN);
  const cut = `${from > 0 ? "…" : ""}${shown.trim()}${line.length > column + SEEN ? "…" : ""}`;
  return `line ${above.length}, column ${column}, \`${cut}\`: ${why}`;
}
