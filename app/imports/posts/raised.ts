// Raised and lowered signs, which Markdown does not have and Unicode has.

const PLAIN = "0123456789+-=()";
const SIGNS = {
  sup: new Map([...zip(`${PLAIN}−ni`, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾⁻ⁿⁱ")]),
  sub: new Map([...zip(`${PLAIN}−aehijklmnoprstuvx`, "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎₋ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")]),
};

function zip(from: string, to: string): [string, string][] {
  const signs = [...to];
  return [...from].map((sign, at) => [sign, signs[at] ?? ""]);
}

/** Endings of numbers and the like, which mean the same on the line: 1st, 2e, Nr, ™. */
const ON_LINE = /^(?:st|nd|rd|th|e|er|re|ère|è?me|ième|o|a|os|as|te|ter|tm|sm|[ªº®™©]|\W+)$/iu;

/** Returns a raised or lowered text in signs that are; null where Unicode has none for it. */
export function raised(text: string, kind: "sup" | "sub"): string | null {
  const signs = [...text].map((sign) => (/\s/.test(sign) ? "" : SIGNS[kind].get(sign)));
  return text.trim() !== "" && signs.every((sign) => sign !== undefined) ? signs.join("") : null;
}

/** Returns a raised or lowered text on one line, its meaning kept: 10⁶, x^(a+b), 1st. */
export function onLine(text: string, kind: "sup" | "sub"): string {
  const known = raised(text, kind);
  if (known !== null || ON_LINE.test(text.trim())) return known ?? text;
  const mark = kind === "sup" ? "^" : "_";
  return [...text.trim()].length === 1 ? mark + text.trim() : `${mark}(${text.trim()})`;
}
