import { isPerson } from "../../catalogue/people";
import { singular } from "../../text/words";

/** How people tell what they live from, what is wrong, and who is to do what, put as the grammar reads it. */
export const TELLING: [RegExp, string | ((...found: string[]) => string)][] = [
  // "tap 'open here'": what stands on it.
  [/(?<=^|\s)'([^'\n]{2,40})'(?=[\s,.!?;)]|$)/g, '"$1"'],
  // "so please keep the first version small": how it has to be.
  [
    /\b(?:please )?keep (the first version|the app|the site) (small|simple|short|cheap|lean|minimal)\b/gi,
    "the app must stay $2",
  ],
  // "I want to see who has lessons left, who owes money and the pass rate": each of them is seen.
  [
    /\b(I|we) (want|need|would like|'d like) to (see|know) ((?:who|what|which|how|where|when)\b[^.;!?]*)/gi,
    (found: string, who: string, wish: string, see: string, seen: string) => {
      const parts = seen.split(
        /,? and (?=(?:the|an?|who|whose|what|which|how) )|, (?=(?:who|whose|what|which|how|the) )/,
      );
      return /^(?:the|an?) /i.test(parts.at(-1) ?? "")
        ? parts.map((part) => `${who} ${wish} to ${see} ${part}`).join(". ")
        : found;
    },
  ],
  // "sorry, my kid typed that": of what stands there, not of the app.
  [
    /(?<=^|[.!?]\s*)(?:(?:anyway|anyways|sorry|oops|whoops|ignore that)\b[\s,.!-]*)+(?:(?:my|the|our) (?:\p{L}+ ){1,2}(?:typed|wrote|pasted|did|sent) (?:that|this|it)\b[\s,.!]*)?/giu,
    "",
  ],
  // "I do car detailing out of my van": what they live from.
  [
    /\b(I|we) do (?!(?:the|our|my|all|some|not|any|every|no|it|a|an)\b)((?:[\p{L}-]+ ){0,3}(?!(?:any|every|no|some)thing)\p{L}{2,}ing)(?= (?:out of|from|in|at|around|for|and|on|with)\b|[.,;]|$)/giu,
    "$1 run a $2 business",
  ],
  // "what's the point of having a food truck if no one knows where it is": a complaint says what there is.
  [
    /(?<=^|[.!?]\s+)what(?:'s| is)? the (?:point|use) (?:of|in) (?:having|running|owning) (an? [^.,;!?]*?) (?:if|when) [^.!?]*/giu,
    "I have $1",
  ],
  // "I'd like employees to request days off, managers to approve": one wish for each.
  [
    /\b(I|we)(?:'d| would) (?:like|love|prefer) (?=(?:the |our |my |all )?(\p{L}+s) to \p{L})/giu,
    (found: string, me: string, who: string) =>
      isPerson(singular(who.toLowerCase())) ? `${me} want ` : found,
  ],
  [
    /(?<=\b(?:would like|'d like|want|need) (?:the |our |my |all |each |every )?\p{L}+ to [^.;!?]{3,160}?),? (?:and )?((?:the |our |my |all |each |every )(?:\p{L}+ )?\p{L}+|(?:\p{L}+ )?\p{L}+s) to (?=\p{L})/giu,
    (found: string, who: string) =>
      isPerson(singular(who.toLowerCase().replace(/^.* /, ""))) ? `. I want ${who} to ` : found,
  ],
];
