import type { Token } from "./small-words";
import { type AsVerb, isTag, type Rule, type Spot } from "./spots";

/** A spot whose word the lexicon has as a verb. */
export type Twofold = Spot & {
  verb: AsVerb;
  /** "strong": as a bare word mostly a verb; "weak": as often a noun. */
  strength: "strong" | "weak" | null;
};
export type TwofoldRule = Rule<Twofold>;

/** What stands second in names of two nouns: "report page", "price list". */
export const COMPOUND_SECOND = new Set(
  "history system systems page pages screen screens board boards room rooms list lists form forms button buttons link links number numbers code codes date dates time times type types status level levels plan plans feature features app apps website site platform tool tools tracker manager planner software service services portal dashboard management tracking record records sheet sheets card cards entry entries details info information data report reports summary summaries request requests reminder reminders notification notifications alert alerts session sessions rate rates price prices fee fees area areas desk counter order orders log logs schedule schedules result results score scores".split(
    " ",
  ),
);

/** True when an object, or what else goes on from a verb, may begin here. */
export const opensPhrase = (next: Token | undefined) => isTag(next, "DNAQRPXTW");

/** True when the word would be the last one of its phrase. */
export const endsPhrase = (next: Token | undefined) => !next || isTag(next, "KCOBHM");
