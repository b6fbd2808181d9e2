import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { GenerateBar, Told } from "~/ui/told";

const question = { name: "answer-day", lead: "Who is there?", answer: "", isFirst: true };
const questions = [
  { ...question, id: "day", answer: "Both of us." },
  { ...question, id: "never", left: true as const },
  { ...question, id: "much" },
  { ...question, id: "stock", isFirst: false, left: true as const },
];
const bar = (more: object) =>
  renderToStaticMarkup(
    <GenerateBar {...{ questions, updates: false, generationsLeft: 2, refill: "1 December", ...more }} />,
  );
const INVITES = /btn-primary[^>]*>Generate Plan/;

it("Generate says what the plan is made of: of the author's own words only what was answered", () => {
  expect(bar({})).toContain("1 answer, 2 left to the builder");
  expect(bar({ questions: questions.slice(2) })).toContain("Your idea, 1 left to the builder");
  expect(bar({ questions: questions.slice(0, 1) })).toContain("1 answer, nothing left to the builder");
  expect(bar({})).toMatch(INVITES);
});

it("without a generation Generate does not invite, and the day of the next ones is named", () => {
  const shown = bar({ generationsLeft: 0 });
  expect(shown).not.toMatch(INVITES);
  expect(shown).toContain("New ones come on 1 December");
  // A further version costs none.
  expect(bar({ generationsLeft: 0, updates: true })).toMatch(/btn-primary[^>]*>Update the plan/);
});

it("each answer is a row that can be changed, also one that was left to the builder; an open question is none", () => {
  const told = { platform: "bolt", appType: "web", description: "A shop.", name: "", ask: "much" } as const;
  const html = renderToStaticMarkup(<Told {...told} questions={questions} />);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links.slice(-3)).toEqual(
    ["day", "never", "stock"].map((id) => `/braindumper/summary?ask=${id}#summary-answer-${id}`),
  );
  expect(html).toContain("<em>Left to the builder</em>");
  expect(html).toContain("<em>Skipped</em>");
});
