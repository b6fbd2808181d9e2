type Scalar = string | boolean;
export type FrontMatter = Record<string, Scalar | Record<string, Scalar>>;

/**
 * Takes the head off a content file: lines of `key: value` between two `---`, and one level below a key, either indented
 * or as `key: { a: "…", b: "…" }`. A value is true, false, "text in double quotes" (as in JSON), or the rest of the line.
 * That much is YAML, and what is not that much is refused rather than guessed.
 * @throws Error that names the line.
 */
export function readFrontMatter(source: string): { head: FrontMatter; body: string } {
  const lines = source.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) throw new Error("line 1: expected a head between two lines of ---");
  const head: FrontMatter = {};
  let below: Record<string, Scalar> | undefined;
  for (let number = 1; number < end; number += 1) {
    const line = lines[number] ?? "";
    if (line.trim() === "") continue;
    const [, indent = "", key, rest = ""] = /^( *)([A-Za-z]\w*):(?: +(.*))?$/.exec(line.trimEnd()) ?? [];
    const target = indent ? below : head;
    if (!key || !target) throw wrong(number, "expected `key: value`");
    if (Object.hasOwn(target, key)) throw wrong(number, `${key} is here twice`);
    if (indent && rest === "") throw wrong(number, `${key} has no value (an empty one is "")`);
    if (indent) target[key] = scalar(rest, number);
    else if (rest.startsWith("{")) head[key] = flowMap(rest, number);
    else if (rest === "") head[key] = below = {};
    else head[key] = scalar(rest, number);
    if (!indent && rest !== "") below = undefined;
  }
  return { head, body: lines.slice(end + 1).join("\n") };
}

const PAIR = /\s*([A-Za-z]\w*):\s*("(?:[^"\\]|\\.)*"|true|false)\s*(?:,|$)/y;

/** `{ id: "", title: "…" }`; texts inside are always in quotes. */
function flowMap(text: string, line: number): Record<string, Scalar> {
  if (!text.endsWith("}")) throw wrong(line, "expected } at the end");
  const inner = text.slice(1, -1).trimEnd();
  const map: Record<string, Scalar> = {};
  PAIR.lastIndex = 0;
  while (PAIR.lastIndex < inner.length) {
    const [, key, value] = PAIR.exec(inner) ?? [];
    if (!key || !value) throw wrong(line, 'expected { key: "value", … }');
    map[key] = scalar(value, line);
  }
  return map;
}

function scalar(text: string, line: number): Scalar {
  if (text === "true" || text === "false") return text === "true";
  if (/^[[{'|>&*!%@`#]/.test(text)) throw wrong(line, "put the text in double quotes");
  if (!text.startsWith('"')) {
    if (/: | #/.test(text)) throw wrong(line, "put the text in double quotes");
    return text;
  }
  try {
    return JSON.parse(text) as string;
  } catch {
    throw wrong(line, "the text in double quotes is not closed, or something follows it");
  }
}

function wrong(index: number, message: string): Error {
  return new Error(`line ${index + 1}: ${message}`);
}
