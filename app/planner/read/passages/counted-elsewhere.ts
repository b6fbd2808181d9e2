import { isFieldWord } from "../../catalogue/nouns";
import { BUSINESSES, isPerson } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { isPlural, singular } from "../../text/words";
import { mention, type Reading } from "../reading";
import { chunk } from "../words/chunks";
import { DAYS } from "../words/noun-phrases";
import type { Token } from "../words/tokens";

/** What there is a number of, or something for each of: "con tres camiones", "6 salas", "quanto falta por ala". */

/** Things that are counted only to say how big or how dear something is. */
const MEASURED =
  /^(?:seat|place|euro|metre|kilometre|hectare|litre|kilo|minute|percent|point|star|floor|session|time|step)$/;

/** Of what a sentence in another language counts there is a table, whatever else of it is understood. */
export function keepCounted(tokens: Token[], reading: Reading): void {
  for (const { np } of chunk(tokens)) {
    if (!np || np.pronoun || isPerson(np.head) || BUSINESSES.has(np.head) || DAYS.test(np.last)) continue;
    const [opens, before] = [tokens[np.start], tokens[np.start - 1]];
    const counted =
      opens?.tag === "Q" &&
      /^(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(opens.lower);
    const each = before?.tag === "P" && before.lower === "per";
    const limit = /^(?:after|before|until|in|within|every|max)\b/.test(before?.lower ?? "");
    if (!(counted && isPlural(tokens[np.end - 1]?.lower ?? "") && !limit) && !each) continue;
    if (MEASURED.test(singular(np.last)) || isFieldWord(np.head) || !isKnownThing(np.head)) continue;
    mention(reading, np.head, 2);
  }
}
