import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { GenerateBar, IdeaSoFar } from "~/braindumper/ui/idea-so-far";

const question = { name: "answer-day", lead: "Who is there?", answer: "" };
const questions = [
  { ...question, id: "day", answer: "Both of us." },
  { ...question, id: "never", left: true as const },
  { ...question, id: "rules" },
  { ...question, id: "stock", quote: "shop", left: true as const },
];
const bar = (more: object) =>
  renderToStaticMarkup(
    <GenerateBar {...{ answered: 1, updates: false, generationsLeft: 2, refill: "1 December", ...more }} />,
  );
const INVITES = /btn-primary[^>]*>Generate Plan/;

it("Generate says what the plan is made of", () => {
  expect(bar({})).toContain("From your idea and 1 answer.<");
  expect(bar({ answered: 0 })).toContain("From your idea alone.<");
  expect(bar({})).toMatch(INVITES);
});

it("a visitor hears that an account is needed before Generate is pressed", () => {
  expect(bar({ generationsLeft: null })).toContain("1 answer. A free account keeps the plan");
});

it("without a generation Generate does not invite, and the day of the next ones is named", () => {
  const shown = bar({ generationsLeft: 0 });
  expect(shown).not.toMatch(INVITES);
  expect(shown).toContain("New ones come on 1 December");
  // A further version costs none.
  expect(bar({ generationsLeft: 0, updates: true })).toMatch(/btn-primary[^>]*>Update the plan/);
});

it("each answer is a row that can be changed, also one that was left to the builder; an open question is none", () => {
  const told = { platform: "bolt", appType: "web", description: "A shop.", name: "" } as const;
  const html = renderToStaticMarkup(<IdeaSoFar {...told} questions={questions} updates={false} />);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links.slice(-3)).toEqual(
    ["day", "never", "stock"].map((id) => `/braindumper/summary?ask=${id}&amp;plan#summary-answer-${id}`),
  );
  expect(html.match(/<em>Left to the builder<\/em>/g)).toHaveLength(2);
});
