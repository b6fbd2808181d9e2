import { mayMatch } from "../../text/rewriting";

/** Puts what a form of words says in another way; null where its words say something else. Parts that did not occur are "". */
export type Put = (parts: string[], whole: string) => string | null;

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
