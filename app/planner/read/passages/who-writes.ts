import { looksLikePerson, PEOPLE } from "../../catalogue/people";
import { singular } from "../../text/words";

/** What somebody says of themselves before the idea begins: a trade or a place in the family, often without a verb. */

const HELLO = "^\\s*(?:(?:hi|hello|hey|hiya|yo)\\b[,!. ]*)?(?:(?:im|i'm|i am|iam)\\s+)?(?:an? |the )?";

/** Words for people that say nothing of who writes, or name those who are served. */
const NO_TRADE =
  /^(?:family|team|staff|crew|people|couple|person|buddy|friend|group|user|club|customer|client|guest|visitor|member|patient|buyer)$/;

/** "setlist manager for my band", "homework helper": as often what the app is called. */
const OFTEN_APPS =
  /\b(?:manager|organi[sz]er|helper|assistant|planner|scheduler|companion|guide|tutor|coach|reader|buddy|finder)$/i;

/** "going crazy", "fed up with calls": how they feel about it says nothing of the app. */
const MOOD =
  "(?:(?:my (?:dms?|inbox|phone|messages|e-?mails?|whatsapp) (?:is|are|never|keeps?|always)|going|losing|drowning|struggling|tired|sick|fed up|overwhelmed|desperate)\\b(?: [^\\s.,!;]+){0,5}[.,!;]\\s*)?";

/** What goes on after a trade without any mark: who writes speaks of themselves. */
const GOES_ON =
  "my|im|i'm|i|ive|i've|we|our|here|going|losing|struggling|tired|sick|fed|drowning|overwhelmed|desperate|by";

/** "tattoo artist my dms are a mess", "coach of a girls team,, every week": the words that say who writes. */
export function tradeOf(idea: string): { trade: RegExp } | null {
  const counted = new RegExp(
    `${HELLO}(\\p{L}+ of (?:\\d+|two|three|four|five|six))\\b[\\s,.!-]*${MOOD}`,
    "iu",
  );
  if (isTrade(counted.exec(idea)?.[1]?.split(" ")[0] ?? "", false)) return { trade: counted };
  if (!/\b(?:i|my|me|im|i'm|i've|ive|we|our)\b/i.test(idea)) return null;
  return beforeMark(idea) ?? ofSomething(idea) ?? runOn(idea);
}

/** "farrier, about 90 horses …" */
function beforeMark(idea: string): { trade: RegExp } | null {
  const found = new RegExp(
    `${HELLO}(\\p{L}+(?: \\p{L}+)?)(?: here)?\\s*(?:,|\\.|!|\\s-|\\sw\\/|\\swith)\\s`,
    "iu",
  ).exec(idea);
  const trade = found?.[1] ?? "";
  const here = new RegExp(`^\\s*(?:(?:hi|hello|hey)[,!.]? )?(?:an? )?${trade} here\\b`, "i").test(idea);
  if (!isTrade(trade, here)) return null;
  return {
    trade: new RegExp(`${HELLO}(${trade})(?: here)?\\s*(?:[,.!]+|\\s-(?=\\s)|(?=\\swith))\\s*${MOOD}`, "iu"),
  };
}

/** "coach of u12 girls team,", "mom of 3 going crazy": a trade with what it is of. */
function ofSomething(idea: string): { trade: RegExp } | null {
  const found = new RegExp(`${HELLO}(\\p{L}+(?: \\p{L}+)?) (of|at|in|for) `, "iu").exec(idea);
  const trade = found?.[1] ?? "";
  if (!isTrade(trade, false) || (found?.[2]?.toLowerCase() === "for" && OFTEN_APPS.test(trade))) return null;
  const rest = `(${trade} (?:of|at|in|for) (?:[^\\s,.!?:;-]+ ?){1,6}?)`;
  return { trade: new RegExp(`${HELLO}${rest}\\s*(?:[,.!]+|\\s-(?=\\s))\\s*${MOOD}`, "iu") };
}

/** "tattoo artist my dms are a mess" */
function runOn(idea: string): { trade: RegExp } | null {
  const words = new RegExp(`${HELLO}((?:\\p{L}+ ){0,2}?\\p{L}+) (?=(?:${GOES_ON})\\b)${MOOD}`, "iu");
  const trade = words.exec(idea)?.[1] ?? "";
  return isTrade(trade, false) && !OFTEN_APPS.test(trade) ? { trade: words } : null;
}

function isTrade(words: string, here: boolean): boolean {
  const last = words.toLowerCase().split(" ").pop() ?? "";
  const person = PEOPLE.has(last) || (here && looksLikePerson(last === "planner" ? "worker" : last));
  return person && singular(last) === last && !NO_TRADE.test(last);
}
