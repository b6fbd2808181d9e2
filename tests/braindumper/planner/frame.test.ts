import { describe, expect, it } from "vitest";
import { FRAMES, KNOWLEDGE, LASTING_RULES, ORDER_OF_WORK } from "~/braindumper/planner/library/frame";
import { textLength } from "~/site/idea/description";
import { APP_TYPES, PLATFORMS } from "~/site/idea/platforms";

describe.each(PLATFORMS)("the frame for %s", (platform) => {
  const { always, ...kinds } = FRAMES[platform];

  it.each(APP_TYPES)(
    "has at most nine rules for a %s app, and leaves room for the author's words",
    (appType) => {
      const rules = [...ORDER_OF_WORK, ...LASTING_RULES, ...always, ...kinds[appType]];
      expect(rules.length).toBeLessThanOrEqual(9);
      expect(rules.reduce((sum, rule) => sum + textLength(rule), 0)).toBeLessThanOrEqual(1900);
    },
  );

  it("is made of whole sentences without marks that could break the plan around them", () => {
    for (const rule of [
      KNOWLEDGE,
      ...ORDER_OF_WORK,
      ...LASTING_RULES,
      ...always,
      ...kinds.mobile,
      ...kinds.web,
    ])
      expect(rule).toMatch(/^[A-Z][^"\\<{}[\]`*_\n]*[.:]$/);
  });
});
