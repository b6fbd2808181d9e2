import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";

// The languages that posts use, and xml for tags in tsx. The grammars also know aliases (ts, tsx, js, html).
const LANGUAGES = { bash, javascript, json, sql, typescript, xml };

/** Registers grammars on first use, to keep start-up quick. */
function knowLanguages(): void {
  if (hljs.listLanguages().length > 0) return;
  for (const [name, grammar] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, grammar);
}

/** Maps the library's dozens of classes to five short ones, since each class costs bytes. */
const KINDS: Record<string, string> = {
  "hljs-keyword": "k",
  "hljs-literal": "k",
  "hljs-tag": "k",
  "hljs-string": "s",
  "hljs-regexp": "s",
  "hljs-number": "n",
  "hljs-comment": "c",
  "hljs-title": "t",
  "hljs-attr": "t",
  "hljs-built_in": "t",
};

/** Returns code as HTML with a span around each highlighted token, or null for an unknown language. */
export function highlight(code: string, language: string): string | null {
  if (!language) return null;
  knowLanguages();
  if (!hljs.getLanguage(language)) return null;
  const open: boolean[] = [];
  return hljs
    .highlight(code, { language })
    .value.replace(/<span class="([\w-]*)[^"]*">|<\/span>/g, (_, name?: string) => {
      if (name === undefined) return open.pop() ? "</span>" : "";
      const kind = KINDS[name];
      open.push(kind !== undefined);
      return kind ? `<span class="hl-${kind}">` : "";
    });
}
