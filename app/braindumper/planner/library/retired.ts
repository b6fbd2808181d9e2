/**
 * Questions that are asked no more. Older drafts and pages have answers to them, each with its question: the ids keep these, and no other
 * question may have one.
 */
export const RETIRED_IDS =
  "ai alarm amount another-date answer-time approval approve away bill bills book both-agree both-changed buying called-off cannot-do-it changed-since chat checked claimed codes come community confirm damage decided deposit-back deputy dispute due dues enough estimate exactly-when expires files first fitting forgets free-days full gone handover handy hidden how-many judge kept languages late-from left-out lend let-off lifted match membership minors more-than much next-one no-answer nobody-takes not-done not-fetched not-there notify offer offline old-ones order other-side paid-by pay paying personal pictures place price proof rating reached reading record report reported request result rule-after rule-deadline rule-every rule-limit rule-never rule-only same-thing seen-by shifts sign silence sold-out split status staying-away stock stored-wrong sums swap tasks their-turn today too-late turn twice unread unsigned votes voucher waiting-list warning who-checks who-counts who-finishes who-judges who-noticed wrong-guess".split(
    " ",
  );
