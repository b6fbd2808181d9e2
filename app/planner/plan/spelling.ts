import { type Rewriting, rewritten } from "../text/rewriting";

const SPELLINGS: Rewriting[] = [
  [/\bphd\b/gi, "PhD"],
  [/(?<![’'])\b(?:sms|gps|pdf|csv|rsvp|qr|ai|faq|gdpr)\b/gi, (found) => found.toUpperCase()],
  [/\b(?:pdf|rsvp|faq)s\b/gi, (found) => `${found.slice(0, -1).toUpperCase()}s`],
];

/** Abbreviations as people write them; quotations and addresses stay as they are. */
export function spelled<T extends Record<string, unknown>>(plan: T): T {
  const walk = (value: unknown, key: string): unknown => {
    if (key === "idea" || key === "constraints" || key === "route" || key === "interface") return value;
    if (typeof value === "string") return rewritten(value, SPELLINGS);
    if (Array.isArray(value)) return value.map((one) => walk(one, key)).filter((one) => one !== "");
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
    return value;
  };
  return walk(plan, "") as T;
}
