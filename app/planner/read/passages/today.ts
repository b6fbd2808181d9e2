import type { Segment } from "./normalise";

const WISHED = /^(?:and |so |but |now )*(?:I|we|she|he|they)(?:'d| would| wants?| wish| needs?| really)\b/i;

/** How things are kept without an app. */
export const BY_HAND =
  /\b(?:by phone|on (?:the |a piece of )?paper|by hand|by fax|in (?:an? |the |our )?(?:excel|spreadsheet|notebook|binder|paper|(?:log ?)?book)\b(?! club)|on (?:a|the) (?:list|whiteboard|clipboard|sheet|piece of paper|post-?its?))\b/i;

/** "I would like him to do it on his tablet": what is done by hand today is what the app is for. */
export const IN_THE_APP =
  /\b(?:do|have|keep|make|write|get|enter) (?:it|this|that|all of (?:it|this)|everything) (?:all )?(?:on|in|with|from) (?:an? |his |her |their |my |our |the )?(?:tablet|phone|computer|laptop|app|website)\b/i;

/** "She has a notebook with what they said", "it is all in a biscuit tin" */
const KEPT_IN =
  /\b(?:he|she|they|we|I|it|everything|(?:my|our|the) \p{L}+) (?:(?:is|are|'s) (?:all )?in|ha(?:s|ve)|keeps?(?: it| them| everything| all)?(?: in| on)?|uses?) (?:an? |the |my |our |his |her |their )?(?:old |big |little |paper |thick )?(?:notebook|exercise book|biscuit tin|shoe ?box|spreadsheet|excel(?: sheet| file| list)?|whiteboard|ring binder|binder|card index|ledger|blackboard)\b/iu;

/** "Last month she was in hospital and nobody knew who to ring": what happened once. */
const ONCE =
  /^(?:and |but |so )?(?:last (?:week|month|year|summer|winter|spring|autumn|time|season|term|saturday|sunday)|the other day|yesterday|recently|(?:two|three|a few|some) (?:weeks|months|years|days) ago|once)\b[^?]*\b(?:was|were|had|forgot|lost|knew|came|went|got|broke|missed|turned up|ended up|did|didn't|paid|spent|found)\b/i;

/** "People ring when I'm under a sink". */
const RINGS =
  /\b(?:ring|call|phone|text|keep calling|keep ringing)s? (?:me )?(?:when|while) (?:I'?m|I am|we'?re|we are)\b/i;

/** "Relatives write to us all the time to ask where somebody lies". */
const AGAIN =
  /\b(?:write|writes|call|calls|ring|rings|ask|asks|phone|phones|text|texts|e-?mail|e-?mails) (?:to )?(?:us|me)\b.*\b(?:all the time|constantly|over and over|again and again|all day|every (?:single )?day|non-?stop|(?:ten|a hundred) times)\b/i;

/** "People write me on five different channels": told before the first wish. */
const REACHES =
  /^(?:and |so |now )*(?:people|ppl|folks|everybody|everyone|they|customers|clients|tenants|parents|members|guests|patients|neighbours|students) (?:all )?(?:writes?|calls?|rings?|phones?|texts?|messages?|msgs?|dms?|e-?mails?) (?:to )?(?:me|us)\b/i;

/** "Today our dispatcher uses a whiteboard and a phone": with what it is done without an app. */
const SO_FAR =
  /^(?:today|right now|currently|at present|at the moment|so far|until now|these days|nowadays)\b[^?]*\b(?:whiteboards?|paper|excel|spreadsheets?|google (?:sheets?|docs?)|whatsapp|phone|notebooks?|by hand|chats?(?: groups?)?|e-?mails?|post-?its?|in (?:my|our|his|her|their) heads?)\b/i;

/** "Every time we hire, CVs get lost in email" */
const EACH_TIME =
  /^(?:and |but |so )?(?:every|each) time\b.*\b(?:lost|forgotten|forgets?|missed|misses|wrong|late|chaos|mess|argue|fight|panic|scramble|too long|nobody|no one)\b/i;

/** "We check our trucks every week on paper." */
const WE_BY_HAND = /^(?:we|I)\b(?!.*\b(?:want|need|would|should|must|like|app|can)\b)/i;

/** "Staff ask in three chat groups and I lose the overview" */
const LOST =
  /\b(?:I|we) (?:always |often |constantly |keep )?los(?:e|ing) (?:the |all )?(?:overview|track of (?:it|them|everything)|count)\b/i;

/**
 * Which sentences tell how things are today: what is done on paper before the first wish, and who rings while the
 * writer works. What they speak of stays what the app is about; what is done in them is no story.
 */
export function toldOfToday(segments: readonly Segment[]): readonly boolean[] {
  const wish = segments.findIndex((segment) => WISHED.test(segment.text));
  const asked = segments.findIndex(({ text }) => WISHED.test(text) || /\b(?:should|must|can)\b/.test(text));
  const meant = segments.some((segment) => IN_THE_APP.test(segment.text));
  return segments.map(
    ({ text, under, label, inline }, at) =>
      under === "problem" ||
      (inline && /^(?:the )?(?:problem|situation|background)(?: today| now)?$/.test(label)) ||
      (at < wish && (BY_HAND.test(text) || KEPT_IN.test(text)) && !meant) ||
      (ONCE.test(text.trim()) && !/\b(?:should|want|need|must|app)\b/i.test(text)) ||
      ((at < wish || (wish < 0 && at < 3)) && REACHES.test(text.trim())) ||
      (segments.length > 1 && EACH_TIME.test(text.trim())) ||
      (at < asked && !meant && WE_BY_HAND.test(text.trim()) && BY_HAND.test(text)) ||
      (at < wish && LOST.test(text)) ||
      (segments.length > 1 && SO_FAR.test(text.trim())) ||
      RINGS.test(text) ||
      AGAIN.test(text),
  );
}
