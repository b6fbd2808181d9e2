import { mayMatch } from "../../text/rewriting";

/** Puts what a form of words says in another way; null where its words say something else. Parts that did not occur are "". */
export type Put = (parts: string[], whole: string) => string | null;

/** A form of words as the source of a pattern, and what its groups say in another way. */
export type Form = [string, (...parts: string[]) => string | null];

/** The forms with their patterns made. */
export function patternsOf(forms: readonly Form[]) {
  return forms.map(([told, put]) => [new RegExp(told, "giu"), put] as const);
}

/** The sentence with a form put plainly wherever it occurs; null where it does not, or says something else each time. */
export function putPlainly(sentence: string, form: RegExp, put: Put): string | null {
  if (!mayMatch(form, sentence)) return null;
  let changed = false;
  const plain = sentence.replace(form, (...found) => {
    // After the groups come the place in the sentence, the sentence, and groups by name.
    const groups = found.slice(
      1,
      found.findIndex((part) => typeof part === "number"),
    ) as (string | undefined)[];
    const said = put(
      groups.map((group) => group ?? ""),
      String(found[0]),
    );
    changed ||= said !== null;
    return said ?? String(found[0]);
  });
  return changed ? plain : null;
}
