import { capital, clip, isPlural, isUncounted, plural, withArticle } from "../text/words";
import { canonical } from "./canonical";
import type { Draft } from "./draft";

/** "Addresses and windows": the first two things, where nobody says what the app is called or whom it is for. */
function titleOfThings(draft: Draft): string {
  const other = draft.entities.find(
    (one) => !one.person && one.origin === "named" && one.noun !== draft.main,
  );
  const main = plural(canonical(draft.main));
  if (other) return `${main} and ${plural(canonical(other.noun))}`;
  return draft.user === "user"
    ? `${main} of ${withArticle(draft.writer)}`
    : `${main} for ${plural(draft.user)}`;
}

/** What the app is called: as the idea calls it, else by its business, its kind or its things. */
export function titleOf(draft: Draft): string {
  const { reading } = draft;
  // "my whole business is in messages" says of what it lives elsewhere.
  const business = /^(?:business|company|firm)$/.test(reading.business) ? "" : reading.business;
  let title = reading.product
    .replace(/\s+(?:where|that|which|who|so that|with)\b.*$/i, "")
    .replace(/[.!?,;:]+$/, "")
    .replace(/\s+(?:and|or)\s+\d+$/i, "")
    .replace(/^(?:an?|the|my|our)\s+/i, "")
    // "Dog walkers need an app": whom it is for.
    .replace(/\s+(?:needs?|wants?) (?:an? |some )?(?:app|website|site|tool|platform|system)$/i, "")
    // "Piano teacher here": who speaks, not where the app is.
    .replace(/\s+here$/i, "")
    .replace(/\b(?:my|our) ((?:\p{L}+ )*\p{L}+)$/giu, (_, rest: string) =>
      isPlural(headOf(rest)) || isUncounted(headOf(rest)) ? rest : `a ${rest}`,
    )
    .replace(/\ba (?=[aeio])/g, "an ")
    .trim();
  if (title.split(" ").length > 9)
    title = title
      .split(" ")
      .slice(0, 8)
      .join(" ")
      .replace(/ (?:for|and|of|the|to|in|with|a|an)$/i, "");
  if (title.length < 3) {
    if (
      business &&
      draft.archetype &&
      (draft.archetype.name.includes(" ") || business.endsWith(draft.archetype.name))
    )
      title = `${business} organiser`;
    else if (business)
      title = `${business} ${draft.archetype && draft.archetype.id !== "club" ? draft.archetype.name : "organiser"}`;
    else if (draft.clarity === "unclear") title = "Unclear idea";
    else
      title =
        draft.archetype && draft.clarity === "short"
          ? draft.archetype.name
          : draft.user === "user"
            ? draft.writer === "user"
              ? `${canonical(draft.main)} app`
              : titleOfThings(draft)
            : titleOfThings(draft);
  }
  return clip(capital(title), 110);
}

/** "beehives in the city" → "beehives" */
function headOf(phrase: string): string {
  return phrase.replace(/ (?:in|of|for|at|on|from|with|to) .*$/i, "");
}
