import { describe, expect, it } from "vitest";
import { FRAMES, HEADINGS, HOW_TO_WORK, LOVABLE_PROMPT } from "~/braindumper/planner/library/frame";
import { writePlan } from "~/braindumper/planner/write";
import { textLength } from "~/site/idea/description";
import { APP_TYPES, PLATFORMS } from "~/site/idea/platforms";

const length = (lines: string[]) => lines.reduce((sum, line) => sum + textLength(line), 0);

describe.each(PLATFORMS)("the frame for %s", (platform) => {
  const { use, always, ...kinds } = FRAMES[platform];

  it.each(APP_TYPES)("leaves room for the author's words in a %s app", (appType) => {
    const lines = [...Object.values(HEADINGS), ...HOW_TO_WORK, use, ...always, ...kinds[appType]];
    expect(length(lines)).toBeLessThanOrEqual(1900);
  });

  it("is made of whole sentences without marks that could break the plan around them", () => {
    for (const line of [use, ...always, ...kinds.mobile, ...kinds.web, ...HOW_TO_WORK, ...LOVABLE_PROMPT]) {
      expect(line).toMatch(/^[A-Z][^"\\<{}[\]`*_\n]*[.:]$/);
    }
  });
});

it("keeps Lovable's first message between 700 and 4,000 characters, whatever the idea", () => {
  for (const description of ["Ten chars.", "n".repeat(2000), "n\n".repeat(1000)]) {
    const plan = writePlan({ platform: "lovable", appType: null, name: "", description, answers: [] });
    const characters = textLength(plan.type === "lovable" ? plan.prompt : "");
    expect(characters).toBeGreaterThanOrEqual(700);
    expect(characters).toBeLessThanOrEqual(4000);
  }
});
