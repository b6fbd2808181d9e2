import type { Plan } from "~/domain/plan";
import { safeLine } from "../text/clean";

/** A copy of the plan in which no string can break, hide in, or reach out of a Markdown document. */
export function safePlan(plan: Plan, allowedUrls: readonly string[]): Plan {
  const clean = (value: unknown, most = 400): unknown => {
    if (typeof value === "string")
      return safeLine(value, allowedUrls)
        .replace(/`/g, "'")
        .replace(/\|/g, "/")
        .replace(/\*{2,}|_{2,}/g, "")
        .slice(0, most);
    if (Array.isArray(value)) return value.map((item) => clean(item)).filter((item) => item !== "");
    if (value && typeof value === "object")
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          key === "route" || key === "id" ? item : clean(item, key === "doneWhen" ? 700 : 400),
        ]),
      );
    return value;
  };
  return clean(plan) as Plan;
}

/** A Markdown table; cells are one line each. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\|/g, "/").replace(/\s+/g, " ").trim() || "–").join(" | ")} |`;
  return [line(head), `|${head.map(() => " --- ").join("|")}|`, ...rows.map(line)].join("\n");
}

/** A bulleted list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** A section with its heading; "" when it has nothing to say. */
export function section(heading: string, ...blocks: readonly string[]): string {
  const body = blocks.filter((block) => block.trim() !== "");
  return body.length > 0 ? `## ${heading}\n\n${body.join("\n\n")}` : "";
}

/** Joins sections into one document that ends in a newline. */
export function document(...parts: readonly string[]): string {
  return `${parts.filter((part) => part.trim() !== "").join("\n\n")}\n`;
}

/** Ends a text with a full stop unless it ends in a mark already. */
export function stop(text: string): string {
  // A name that ends in a question mark ends no sentence of ours: the health question “Any allergies?”.
  return /(?:[.!?…。؟]|[.…。]["”])$/.test(text) ? text : `${text}.`;
}
