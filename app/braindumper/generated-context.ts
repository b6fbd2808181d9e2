import type { Platform } from "~/site/idea/platforms";

/** A stored plan: for Lovable a prompt and perhaps a knowledge file (`prd`), for others one text. */
export type GeneratedContext =
  | { type: "lovable"; prompt: string; prd: string }
  | { type: "text"; text: string };

/** Returns a plan as it is stored: plain text, for Lovable JSON of prompt, prd and type. */
export function storeContext(context: GeneratedContext): string {
  if (context.type === "text") return context.text;
  return JSON.stringify({ prompt: context.prompt, prd: context.prd, type: "lovable" });
}

/** Reads a stored plan. Older Lovable rows are plain text: a prompt without a knowledge file. */
export function readContext(platform: string, stored: string): GeneratedContext {
  if (platform !== ("lovable" satisfies Platform)) return { type: "text", text: stored };
  try {
    const parsed: unknown = JSON.parse(stored);
    if (parsed && typeof parsed === "object" && "prompt" in parsed && typeof parsed.prompt === "string") {
      const prd = "prd" in parsed && typeof parsed.prd === "string" ? parsed.prd : "";
      return { type: "lovable", prompt: parsed.prompt, prd };
    }
  } catch {
    // Not JSON: an older row.
  }
  return { type: "lovable", prompt: stored, prd: "" };
}

/** Returns the one text that has all of a plan. Of Lovable's two that is the prompt, in older plans the knowledge file. */
export function wholeText(context: GeneratedContext): string {
  if (context.type === "text") return context.text;
  return context.prompt.length < context.prd.length ? context.prd : context.prompt;
}

/** Returns the text for a download; Lovable's has both parts under headings. */
export function downloadText(context: GeneratedContext): string {
  if (context.type === "text") return context.text;
  if (context.prd === "") return context.prompt;
  return `# Initial Prompt\n\n${context.prompt}\n\n# Knowledge File\n\n${context.prd}\n`;
}
