/** What a JSON text is made of (RFC 8259), and blanks. */
const PART =
  /[ \t\r\n]+|[{}[\],:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|(?:true|false|null)\b/uy;

/** What has to come next: `first` where an end may come instead. */
type Wanted = "value" | "first value" | "name" | "first name" | "colon" | "comma" | "end";

const MISSING: Partial<Record<Wanted, string>> = {
  colon: "a colon is missing before it",
  comma: "a comma is missing before it",
  end: "the file should end before it",
};

/** Reads JSON that somebody typed. @throws Error with the first mistake in plain words, its line and column */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch (error) {
    const found = mistakeIn(text);
    throw found ? new Error(placed(text, found)) : error;
  }
}

type Mistake = { at: number; why: string };

function mistakeIn(text: string): Mistake | null {
  const open: string[] = [];
  let wanted: Wanted = "value";
  let end = 0;
  const after = (): Wanted => (open.length > 0 ? "comma" : "end");
  const inside = (): Wanted => (open.at(-1) === "}" ? "name" : "value");
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(text)?.[0];
    if (part === undefined) return { at, why: unreadable(text.slice(at)) };
    if (part.trim() === "") continue;
    const wrong = (why: string) => ({ at, why });
    if (part === "}" || part === "]") {
      if (part !== open.at(-1))
        return wrong(open.length > 0 ? `${open.at(-1)} is missing before it` : "it is too much");
      if (wanted === "name" || (wanted === "value" && part === "]" && text[end - 1] === ","))
        return wrong("the last entry has no comma after it");
      if (wanted === "value" || wanted === "colon") return wrong("a value is missing before it");
      open.pop();
      wanted = after();
    } else if (MISSING[wanted]) {
      if (part !== (wanted === "colon" ? ":" : wanted === "comma" ? "," : ""))
        return wrong(MISSING[wanted] as string);
      wanted = wanted === "colon" ? "value" : inside();
    } else if (part === "," || part === ":") {
      return wrong(`a ${wanted.includes("name") ? "name" : "value"} is missing before it`);
    } else if (wanted.includes("name")) {
      if (!part.startsWith('"')) return wrong("a name in double quotes is missing before it");
      wanted = "colon";
    } else if (part === "{" || part === "[") {
      open.push(part === "{" ? "}" : "]");
      wanted = part === "{" ? "first name" : "first value";
    } else wanted = after();
    end = PART.lastIndex;
  }
  if (end === 0) return { at: 0, why: "the file is empty" };
  if (open.length > 0)
    return { at: end, why: `the file ends here, and ${open.reverse().join(" and ")} is missing` };
  return null;
}

/** Why nothing of JSON begins here. */
function unreadable(rest: string): string {
  if (/^(?:\/[/*]|#)/.test(rest)) return "there are no comments in JSON: take it out";
  if (/^['‘’“”„«»`]/.test(rest)) return "texts have straight double quotes";
  const word = /^[\p{L}\p{N}_$.-]+/u.exec(rest)?.[0];
  if (word) return `${word} needs double quotes around it`;
  if (!rest.startsWith('"')) return `${[...rest][0]} does not belong here`;
  const [written = ""] = /^"(?:[^"\\\n]|\\.)*"?/.exec(rest) ?? [];
  if (!written.endsWith('"') || written === '"')
    return "the text has no double quote at its end, in the same line";
  return written.includes("\t")
    ? "a tab in a text is written \\t"
    : "a backslash in a text is written twice: \\\\";
}

/** As much of a line as is told. */
const SEEN = 40;

function placed(text: string, { at, why }: Mistake): string {
  const above = text.slice(0, at).split("\n");
  const column = (above.at(-1) ?? "").length + 1;
  const line = (text.split("\n")[above.length - 1] ?? "").replace(/\r$/, "");
  const from = column > SEEN ? column - SEEN : 0;
  const shown = line.slice(from, column + SEEN);
  const cut = `${from > 0 ? "…" : ""}${shown.trim()}${line.length > column + SEEN ? "…" : ""}`;
  return `line ${above.length}, column ${column}, \`${cut}\`: ${why}`;
}
