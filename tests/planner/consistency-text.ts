import type { Plan } from "~/domain/plan";
import { type PlanRequest, renderPlan } from "~/planner";
import { shortened } from "~/planner/plan/wording";
import { contentOf, type Kind, type Mismatch } from "./consistency-walk";
import { rowsOf } from "./document";

/** What does not fit in the text that people paste: it is cut to its length, and what it tries must not be cut away. */

type Part = { name: string; ids: string[]; done: string; kind: string };

/** What does not fit between the parts of a plan's text on its own platform. */
export function textMismatchesOf(plan: Plan, request: PlanRequest): Mismatch[] {
  const found: Mismatch[] = [];
  if (plan.clarity === "unclear") return found;
  const say = (kind: Kind, where: string, text: string) => found.push({ kind, where, text });
  const rendered = renderPlan(plan, request);
  const text = rendered.type === "lovable" ? rendered.prd : rendered.text;
  const parts = partsOf(text, plan);
  for (const [at, part] of parts.entries()) {
    const where = `phase ${at + 1}`;
    const steps = part.done.split("; then ");
    for (const id of part.ids) {
      const story = plan.stories.find((one) => one.id === id);
      if (story && !steps.some((step) => tries(step, story.want)))
        say("story nobody tries", `${where} ${id}`, `${story.want} | ${part.done}`);
    }
    for (const step of steps) {
      const shown = /\bstill shows (.+?)(?: with .+?)? (?:after|in a second tab)\b/.exec(step)?.[1] ?? "";
      if (shown && !/^the (?:second |third |fourth |fifth |next )?new |^each /.test(shown))
        say("sample for the doing", where, step);
    }
  }
  screensOf(text, parts, plan, say);
  if (request.platform === "rork" || request.appType === "mobile") {
    const own = text.replace(/^> .*$/gm, "");
    for (const [words] of own.matchAll(
      /\breload\w*|\btyp(?:es?|ing|ed) (?:the address|\/)|\baddress of .{0,40}? typed/g,
    ))
      say("page of the web on a phone", words, words);
  }
  return found;
}

/** The phases as the text has them. */
function partsOf(text: string, plan: Plan): Part[] {
  return [...text.matchAll(/^### (?:Phase|Checkpoint) \d+: (.*)\n\n((?:- .*\n?)+)/gm)].map(
    ([, name = "", lines = ""], at) => ({
      name,
      ids: (/^- Stories: (.*)$/m.exec(lines)?.[1] ?? "").split(", ").filter(Boolean),
      done: /^- Done when: (.*)$/m.exec(lines)?.[1] ?? "",
      kind: plan.phases[at]?.kind ?? "",
    }),
  );
}

/** "Hugo can add a dog, and …": the doing in this step is that of the story, whoever stands in it by name. */
function tries(step: string, want: string): boolean {
  const [, done = ""] = / can (.*)/.exec(step) ?? [];
  const words = contentOf(done);
  // "chat with another member": the other one has a name there.
  const asked = contentOf(
    shortened(want).replace(/\b(?:(?:with|to|for) another .*|each other\b.*|one another\b.*)/, ""),
  );
  const met = asked.filter((word) => words.includes(word));
  return words[0] === asked[0] && met.length * 2 >= asked.length;
}

/** Screens that are opened, reached or named by a phase are in the table of screens. */
function screensOf(
  text: string,
  parts: readonly Part[],
  plan: Plan,
  say: (kind: Kind, where: string, text: string) => void,
): void {
  const listed = new Set(
    rowsOf(/^## Screens[^\n]*\n([\s\S]*?)(?=\n## |$(?![\s\S]))/m.exec(text)?.[1] ?? "").map(
      (row) => row[0] ?? "",
    ),
  );
  for (const [at, { name, done, kind }] of parts.entries()) {
    const where = `phase ${at + 1}`;
    for (const [, page = ""] of done.matchAll(/\bopens the (\p{Lu}[\p{L}\p{N} -]*? page)\b/gu))
      if (!listed.has(page)) say("opened and not listed", `${where} ${page}`, done);
    for (const { name: screen } of plan.screens)
      if (
        !listed.has(screen) &&
        new RegExp(
          `\\b(?:and|in|from|opens|to) ${screen} (?:shows|still|lists|opens|names|has|goes|can be)`,
        ).test(done)
      )
        say("opened and not listed", `${where} ${screen}`, done);
    const looked = /^Look around (.*)$/.exec(name)?.[1] ?? "";
    if (kind === "sample")
      for (const { name: screen } of plan.screens)
        if (looked?.split(/, | and /).includes(screen) && !done.includes(screen))
          say("named and not looked at", `${where} ${screen}`, `${name} | ${done}`);
  }
}
