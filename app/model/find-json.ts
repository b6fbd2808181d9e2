/** Objects that could be meant are tried from the first brace on, but not for ever. */
const TRIES = 50;

/**
 * The JSON object in what a model wrote: without the thinking before it, the fence around it and the words beside it.
 * Commas before a closing bracket are forgiven; nothing else is.
 * @returns null when there is none.
 */
export function findJson(text: string): Record<string, unknown> | null {
  const written = afterThinking(text);
  let best: { value: Record<string, unknown>; length: number } | null = null;
  for (let start = written.indexOf("{"), tries = 0; start >= 0 && tries < TRIES; tries++) {
    const end = closingBrace(written, start);
    const source = end > 0 ? written.slice(start, end + 1) : "";
    const value = source && parse(source);
    if (value && source.length > (best?.length ?? 0)) best = { value, length: source.length };
    // What was read is passed over; what was not is looked into.
    start = written.indexOf("{", value ? end + 1 : start + 1);
  }
  return best?.value ?? null;
}

/** True when nothing was written but thoughts. */
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

/** Where the object that begins at `start` ends, or -1. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      at = closingQuote(text, at);
      if (at < 0) return -1;
    } else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function closingQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
}

function parse(source: string): Record<string, unknown> | null {
  for (const attempt of [source, withoutTrailingCommas(source)]) {
    try {
      const value: unknown = JSON.parse(attempt);
      return value && typeof value === "object" && !Array.isArray(value)
        ? (value as Record<string, unknown>)
        : null;
    } catch {
      // The next attempt, or none.
    }
  }
  return null;
}

/** Strings are stepped over: a comma in a text stays. */
function withoutTrailingCommas(source: string): string {
  return source.replace(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g, (match) => (match === "," ? "" : match));
}
