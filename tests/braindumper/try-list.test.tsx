import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TryList } from "~/braindumper/ui/plan-rounds";

const TOLD = [
  { id: "never", question: "What must never happen?", answer: "Two at the same time." },
  { id: "pay", question: "What if it is not paid?", quote: "a deposit", answer: "A photo." },
];

const linesOf = (answers: typeof TOLD) =>
  renderToStaticMarkup(<TryList answers={answers} />)
    .split("</li>")
    .map((line) => line.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "));

it("an author tries what must never happen, and the rules about their own words", () => {
  const lines = linesOf(TOLD);
  expect(lines.find((line) => line.includes("must never happen"))).toContain("“Two at the same time.”");
  expect(lines.find((line) => line.includes("each rule of yours"))).toContain(
    "About “a deposit”: “A photo.”",
  );
});

it("whoever told no rule is not asked to break one", () => {
  expect(linesOf(TOLD.slice(0, 1)).join()).not.toContain("each rule of yours");
});
