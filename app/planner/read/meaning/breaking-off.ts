/** A doing that nobody has put into English, or a thing with more behind it: "寻访 seniors", "见面's places". */
const NO_ENGLISH =
  /^[\p{Script=Han}\p{Script=Arabic}]|[\p{Script=Han}\p{Script=Arabic}](?:'s)? (?!(?:and|or)\b)\p{Script=Latin}/u;

/** True for words that end where more must follow, or that nobody has put into English. */
export function breaksOff(phrase: string): boolean {
  return (
    NO_ENGLISH.test(phrase) ||
    / and (?:daily|weekly|monthly|then|also|still|too|again|already|only|now|automatically)$/.test(phrase) ||
    /,\s*,|\b(?:a|an|the) (?:they|we|I|he|she|which|who|what|to|of|in|on|at|for|with|and|or)\b/.test(
      phrase,
    ) ||
    /(?:^| )(?:a|an|the|my|our|and|or|but|of|with|to|from|at|per|between|if|whether|because|when|who|which|they|we|can|must|should|is|are|was|has|have|not)$/.test(
      phrase,
    ) ||
    /(?<!(?:sign|log|check|hand|fill|clock|drop|put|bring|opt)) in$/.test(phrase)
  );
}
