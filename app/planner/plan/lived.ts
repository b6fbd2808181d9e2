import type { Action } from "../read/reading";

/**
 * What people of the idea do without the app, beside it: no screen bakes a cake or brings the oranges. Such doings tell
 * what the tables are about and make no story.
 */

/** Done with hands and feet; nobody does it on a screen. */
const BODILY =
  /^(?:bake|bring|brew|build|carve|carry|climb|come|cook|die|dig|drive|eat|fetch|fly|go|grab|grow|hang|heal|knit|lift|light|milk|pack|pick up|queue|raise|ride|roast|sail|sew|sing|sit|sleep|stand|swim|visit|wait|wake|walk|wash|water|wear|weld)$/;
/** How somebody is, or what they have and like: nothing that is done at all. */
const STATIVE = /^(?:stare|live|own|owe|prefer|like|love|hate|mean|exist|belong|shout|suffer)$/;
/** "hold a festival", "leave the room", "meet WCAG 2.1 AA", "pay less", "use Firefox" */
const NO_DEED =
  /^(?:hold (?:an? |the |our |their )?(?:[\p{L}'-]+ ){0,2}(?:evening|event|auction|fair|festival|congress|conference|party|sale|bazaar|market|tournament|championship)s?\b|leave (?:the |their |a )?(?:room|house|home|school|office|building|shop|site|door|work|bed)\b|meet (?:the )?(?:wcag|gdpr|iso|deadlines?|standards?|requirements?)\b|pay (?:less|more)$|use (?:the |an? )?(?:firefox|chrome|safari|edge|android|iphones?|ipads?|windows|macs?)\b)/iu;
/** What is said without what it is said of. */
const UNSAID =
  /^(?:say|show|tell|have|make|do|let|day|week|\p{L}+ how (?:far|much|many|long|often|well|big|old))$|(?: which| whose| for the)$/u;
/** "thaw count goes up": something happens, and nobody does it. */
const HAPPENS =
  /^\p{L}+ (?:count|number|level|status|price|total|score) (?:goes|is|gets|becomes|turns|rises|drops)\b/u;

/** What an app keeps track of on its way. */
const ON_ITS_WAY = /(?:^| )(?:pick-?up|delivery|order|parcel|package|donation|meal|box|basket|crate)$/;
/** "take 11 pills a day", "take turns" */
const TAKEN =
  /^take (?:(?:the|their|a|an|some|\S+ different|\d+|two|three|four|five|six|seven|eight|ten) )*(?:pills?|tablets?|medicines?|medication|turns?)\b/;
/** "write the daily report on paper", "swap shifts in a WhatsApp group": how it goes without the app. */
const ELSEWHERE =
  /\b(?:on (?:a |the )?(?:piece of )?paper(?: cards?| forms?| lists?)?|(?:in|on|over|by|via) (?:an? |the |our |my )?(?:whatsapp|facebook|telegram|signal|viber|messenger|chat)(?: groups?| chats?)?|on (?:etsy|ebay|craigslist)|(?:in|on) (?:an? |the |their )?(?:notebook|white ?board|spreadsheet|binder|exercise book))$/i;
/** "replace the paper diary" */
const REPLACED =
  /^(?:replace|get rid of|stop using) (?:the |our |their |an? )?(?:\S+ )?(?:paper|white ?board|diary|notebook|spreadsheet|excel|binder|clipboard)\b/;
/** Where it goes from the app to the outside, or from there into it. */
const SENT = /^(?:export|import|notify|invite|share|message)$/;

/** True when what is done is part of people's lives, and not of the app; `text` is the idea, which may ask to see it. */
export function isLived({ actor, class: deed, objects, phrase, verb }: Action, text: string): boolean {
  if (actor === "app" || (verb === "owe" && /\bwho owes\b/.test(text))) return false;
  // "Pick up to 3": chosen, and nothing is picked up.
  if (/^\S+ up to \d/.test(phrase)) return false;
  if (objects.some((noun) => ON_ITS_WAY.test(noun))) return false;
  if (REPLACED.test(phrase)) return true;
  if (ELSEWHERE.test(phrase) && !SENT.test(deed)) return true;
  if (STATIVE.test(verb) || NO_DEED.test(phrase) || UNSAID.test(phrase) || HAPPENS.test(phrase)) return true;
  return deed === "act" && (BODILY.test(verb) || TAKEN.test(phrase) || / by hand$/.test(phrase));
}
