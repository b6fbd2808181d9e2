// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { showPlanSoFar } from "~/braindumper/enhance/plan-so-far";
import { planSoFar, writePlan } from "~/braindumper/planner";
import { PlanSoFar } from "~/braindumper/ui/plan-so-far";
import { draw, one } from "../../support/draw";

const IDEA = "I bake custom cakes and lose half of the orders.";
const DAY = { id: "day", question: "Who does what on one real day?" };
const CASES = { id: "cases", question: "Which three special cases really happen?" };
const DEPOSIT = { id: "money", question: "Who pays whom, and when?", quote: "a deposit" };
const REQUEST = { platform: "replit", appType: "web", name: "", description: IDEA } as const;
const ANSWERS = [
  { ...DAY, answer: "I write the orders down." },
  { ...CASES, answer: "" },
  { ...DEPOSIT, answer: "" },
];

/** The form of the summary, and beside it what the server has drawn. */
const page = (ask: string | null) => {
  const request = { ...REQUEST, answers: ANSWERS };
  draw(
    <form data-keep="/keep">
      <textarea name="answer-day" defaultValue="I write the orders down." />
      <textarea name="answer-cases" />
      <textarea name="answer-money" />
      <input name="name" />
    </form>,
    <PlanSoFar {...planSoFar(request)} platform="replit" source={request} ask={ask} />,
  );
};

const text = () => one("[data-plan] pre").textContent;
const marked = () => document.querySelector("[data-plan] mark")?.textContent ?? "";
const type = async (name: string, value: string) => {
  const control = one<HTMLTextAreaElement>(`[name="${name}"]`);
  await act(async () => {
    control.focus();
    await vi.dynamicImportSettled();
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  });
};
const plan = (answers: typeof ANSWERS, name = "") => {
  const made = writePlan({ ...REQUEST, name, answers });
  return made.type === "text" ? made.text : "";
};

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

it("the server draws what Generate would make, with the lines of the question that is asked marked", () => {
  page("cases");
  expect(text()).toBe(plan(ANSWERS.slice(0, 2)));
  expect(marked()).toBe(`- ${CASES.question}`);
});

it("the text follows what is typed, and what it is about is marked", async () => {
  page("cases");
  showPlanSoFar();
  await type("answer-cases", "Twins share a cake.");
  const answered = { ...CASES, answer: "Twins share a cake." };
  expect(text()).toBe(plan([ANSWERS[0] as never, answered]));
  expect(marked()).toContain("> Twins share a cake.");

  await type("answer-money", "Half of it before I start.");
  const paid = { ...DEPOSIT, answer: "Half of it before I start." };
  expect(text()).toBe(plan([ANSWERS[0] as never, answered, paid]));
  expect(marked()).toContain("> a deposit");

  await type("answer-money", "");
  expect(text()).not.toContain("deposit");
  await type("name", "Cake book");
  expect(marked()).toBe("# Cake book");
});

it("the server's text is taken over as it is", async () => {
  page("day");
  const drawn = one("[data-plan]").innerHTML;
  showPlanSoFar();
  const errors = vi.spyOn(console, "error");
  await type("answer-day", "I write the orders down.");
  expect(one("[data-plan]").innerHTML).toBe(drawn);
  expect(errors).not.toHaveBeenCalled();
});
