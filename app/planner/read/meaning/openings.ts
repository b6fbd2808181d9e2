import { BUSINESSES, isPerson, PLACE_ROLES } from "../../catalogue/people";
import { type Rewriting, rewritten } from "../../text/rewriting";
import { capital, plural, singular, uncapital } from "../../text/words";
import { APP } from "../state";

/** How people begin to ask for an app, put so that what they ask for stands first. */

const WHAT = `(?=(?:an?|some|this) (?:[\\p{L}-]+ ){0,4}${APP}\\b)`;
const MAKE = "(?:build|create|make|develop|design|have|get|launch|code|start|set up|program)";

const PRODUCT_WORDS: [RegExp, string] = [
  /\ban? (?:(?:b2b|b2c|micro|simple|small|ai-powered)[- ])?(?:saas|mvp)(?: (?:app|application|platform|tool|product|solution))?\b/gi,
  "an app",
];

/** Who a user story speaks of, singular: "tenant"; of a "referral agency" those who work there; "" for anything else. */
function tellsWho(words: string): string {
  const who = singular(words.toLowerCase());
  if (isPerson(who)) return who;
  const at = who.lastIndexOf(" ") + 1;
  const staff = PLACE_ROLES[who.slice(at)] ?? "";
  return staff && `${who.slice(0, at)}${staff}`;
}

const ASKED: Rewriting[] = [
  // "I want to build a SaaS for …", "looking for someone to build an app that …", "can you make a website where …"
  [
    new RegExp(
      `(?<=^|[.!?] ?)(?:please )?(?:(?:I|we)(?:'m| am|'re| are|'d| would)? (?:(?:really|just|also) )?(?:want|need|like|love|looking|trying|planning|hoping|going)(?: for (?:someone|somebody|a developer|help))? to ${MAKE}(?: me| us| myself)?|looking for (?:someone|somebody|a developer|help) to ${MAKE}(?: me| us)?|help me (?:to )?${MAKE}|(?:build|create|develop|design|code)(?: me| us)?) ${WHAT}`,
      "giu",
    ),
    "",
  ],
  PRODUCT_WORDS,
  // "Can you build a Secret Santa for big families?": what is asked for is what the app is.
  [
    new RegExp(
      `^(?:can|could|would) (?:you|someone|somebody|anyone|anybody|u) (?:please |pls )?${MAKE}(?: me| us)? (an? [^,.?!;:]{3,70})\\?`,
      "iu",
    ),
    (_: string, what: string) => `${capital(what)}.`,
  ],
  // "Think Airbnb but for camper vans", "Uber for lawn mowing": what it is like, and what it is for.
  [
    /^(?:(?:[Tt]hink|[Ii]magine|[Pp]icture|[Ii]t'?s|[Bb]asically|[Kk]ind of|[Ss]ort of|[Ll]ike|[Aa]n?) )*(?:of )?(?:(?!Apps?\b|Web|Site\b|Tool\b|Platform|Marketplace|Portal)\p{Lu}\p{L}+|airbnb|uber|tinder|netflix|ebay|etsy|strava|duolingo)(?: app)?,? (?:but )?(?:just )?for (?!(?:the|my|our|an?|finding|everyone)\b)(\p{L}+(?: \p{L}+)?)(?=[.:,;] ?\p{L}| where\b)/u,
    (_: string, what: string) => `An app for ${what}`,
  ],
  // "As a tenant I want to report repairs so that …": a user story names who it is.
  [
    /(?<=^|[.;!?] ?|\n)as (?:an?|the) (\p{L}+(?: \p{L}+)?),? (?:I|we) (?:want to|want to be able to|can|should be able to|need to|would like to|must be able to) (?=\p{L})/giu,
    (found: string, who: string) => (tellsWho(who) ? `${plural(tellsWho(who))} can ` : found),
  ],
  // "As a trustee I want the figures per month"
  [
    /(?<=^|[.;!?] ?|\n)as (?:an?|the) (\p{L}+(?: \p{L}+)?),? (?:I|we) (?:want|need|would like) (?=(?:the|an?|my|our|all)\b)/giu,
    (found: string, who: string) => (tellsWho(who) ? `${plural(tellsWho(who))} can see ` : found),
  ],
  // "A community garden needs to manage 40 plots": what it asks for.
  [
    /^(an? (?:\p{L}+ ){0,3}(\p{L}+)) (?:needs|wants|would like) to (?=\p{L})/iu,
    (found: string, body: string, last: string) =>
      BUSINESSES.has(last.toLowerCase()) ? `An app for ${uncapital(body)} to ` : found,
  ],
  // "a platform connecting dog shelters with people who want to adopt": both use it.
  [
    new RegExp(
      `\\b(${APP}) (?:connecting|linking|matching|bringing together|(?:that|which) (?:connects|links|matches|brings together)|to (?:connect|link|match|bring together)) ((?:[\\p{L}-]+ ){1,4}?)(?:with|and|to) (?=\\p{L})`,
      "giu",
    ),
    "$1 for $2and ",
  ],
  // "turns my voice notes into blog posts"
  [/\bturn(s|ing)? (?=(?:[\p{L}-]+ ){1,4}into\b)/giu, (_: string, form = "") => `convert${form} `],
  // "… because nobody knows how many will eat": why.
  [/,? because (?:nobody|no one|everyone|everybody|people|it|there|they|I|we) [^.;,!?]*/giu, ""],
];

/** The sentence with what is asked for first. */
export function withoutAsking(sentence: string): string {
  return rewritten(sentence, ASKED);
}
