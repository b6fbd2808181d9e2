import { describe, expect, it } from "vitest";
import { matches, mayMatch, rewritten } from "~/planner/text/rewriting";

describe("whether a pattern can match at all", () => {
  it.each<[RegExp, string]>([
    [/\bnot (?:only|just) organi[sz]ed?\b/i, "It is NOT just organised"],
    [/(?<=^|[.;] )(?:we|they) (?:can|could) wait/i, "Now. they could wait"],
    [/\b(?:no|without) (?:an? |any )?\p{L}+s? (?=please)/iu, "no maps please"],
    [/^(?:the |a )*(?:first|next) one$/, "next one"],
    [/colou?rs{1,2}|\bfee\b/, "a fee"],
    [/^[^.;]+ (?:wait|later)[.]?$/, "payments later."],
    [/\$\d+|\(later\)/, "the shop (later)"],
    [/x{0}y+z*/, "y"],
    [/(?!a)(?<thing>b|c)\k<thing>/, "cc"],
    [/a\u0062c|\x64/, "d"],
    [/[\]|(]later/, "]later"],
    [/(?:)/, ""],
  ])("asks %s of what it matches", (pattern, text) => {
    expect(pattern.test(text)).toBe(true);
    expect(matches(pattern, text)).toBe(true);
  });

  it.each<[RegExp, string]>([
    [/\bnot (?:only|just) organi[sz]ed?\b/i, "It is organised"],
    [/\b\p{L}+ (?:can|may) wait\b/u, "Customers can pay"],
    [/(?:payroll|invoices?)? (?:can wait|is for later)/, "payroll is not for us"],
  ])("does not ask %s where its words are missing", (pattern, text) => {
    expect(mayMatch(pattern, text)).toBe(false);
  });

  it("puts forms one after the other", () => {
    expect(
      rewritten("one and two", [
        [/one/, "two"],
        [/three/, "four"],
        [/two/g, (found: string) => found.toUpperCase()],
      ]),
    ).toBe("TWO and TWO");
  });
});
