/** How many opening braces are tried at most. */
const TRIES = 50;
const DEEPEST = 12;

type Found = { value: Record<string, unknown>; start: number; end: number };

/**
 * Finds the JSON object in a model's reply, between reasoning, code fences and prose. Accepts comments, trailing
 * commas, single quotes, unquoted words and line breaks in strings.
 * @returns null when there is none
 */
export function findJson(text: string): Record<string, unknown> | null {
  const written = afterThinking(text);
  let best: Found | null = null;
  for (let start = written.indexOf("{"), tries = 0; start >= 0 && tries < TRIES; tries++) {
    const found = readObject(written, start);
    if (found && (!best || found.end - start > best.end - best.start)) best = found;
    // Continues after an object that could be read, or inside one that could not.
    start = written.indexOf("{", found ? found.end : start + 1);
  }
  return best?.value ?? null;
}

/** Returns whether a reply contains nothing but reasoning and code fences. */
export function isBlank(text: string): boolean {
  return (
    afterThinking(text)
      .replace(/```\w*/g, "")
      .trim() === ""
  );
}

function afterThinking(text: string): string {
  const [, after] = /^[\s\S]*<\/think(?:ing)?>([\s\S]*)$/i.exec(text) ?? [];
  return after ?? text.replace(/^\s*<think(?:ing)?>[\s\S]*$/i, "");
}

/** Whitespace and comments, strings, words, numbers, brackets and punctuation. */
const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|[a-z_][\w-]*|[-+.\d][-+.\de]*|[{}[\],:]/iy;

/** Reads the object that starts here, token by token, and rewrites it as strict JSON. */
function readObject(text: string, start: number): Found | null {
  const strict: string[] = [];
  let depth = 0;
  TOKEN.lastIndex = start;
  for (let token = TOKEN.exec(text)?.[0]; token; token = TOKEN.exec(text)?.[0]) {
    if (/^[\s/]/.test(token)) continue;
    if ("{[".includes(token)) depth += 1;
    if ("}]".includes(token)) {
      depth -= 1;
      if (strict.at(-1) === ",") strict.pop();
    }
    strict.push(asJson(token));
    if (depth === 0) return parsed(strict.join(""), start, TOKEN.lastIndex);
    if (depth > DEEPEST) return null;
  }
  return null;
}

function asJson(token: string): string {
  if (/^["']/.test(token)) return `"${token.slice(1, -1).replace(NOT_IN_JSON, escaped)}"`;
  if (!/^[a-z_]/i.test(token) || /^(?:true|false|null)$/.test(token)) return token;
  return `"${token}"`;
}

/** Escape sequences, double quotes and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not take
const NOT_IN_JSON = /\\[\s\S]|"|[\u0000-\u001f]/g;

function escaped(found: string): string {
  if (found === '"') return '\\"';
  if (found === "\n") return "\\n";
  if (!found.startsWith("\\")) return " ";
  return '"\\/bfnrtu'.includes(found.slice(1)) ? found : found.slice(1);
}

function parsed(source: string, start: number, end: number): Found | null {
  try {
    return { value: JSON.parse(source), start, end };
  } catch {
    return null;
  }
}
