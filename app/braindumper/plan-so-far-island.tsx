import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { type PlanRequest, planSoFar } from "~/braindumper/planner/write";
import { PlanSoFarText } from "~/braindumper/ui/plan-so-far";

/** Marked lines are scrolled to this share of the box's height. */
const MARK_AT = 1 / 4;

/** Hydrates the server's text in `box`, and updates it while the forms are typed into. Everything works without it. */
export function followTyping(box: HTMLElement): void {
  const request: PlanRequest = JSON.parse(box.dataset.plan ?? "");
  let now = box.dataset.now ?? null;
  const drawn = (typed: PlanRequest) => <PlanSoFarText {...planSoFar(typed)} now={now} />;
  const root = flushSync(() => hydrateRoot(box, drawn(request)));

  const draw = () => {
    const control = document.activeElement as HTMLTextAreaElement | null;
    const about = control?.name?.replace(/^answer-/, "");
    if (about === "name" || request.answers.some(({ id }) => id === about)) now = about as string;
    flushSync(() => root.render(drawn(withTyped(request))));
    // Scrolls inside the box only, so that the page stays where it is.
    const mark = box.querySelector("mark");
    if (mark) box.scrollTop = mark.offsetTop - box.offsetTop - box.clientHeight * MARK_AT;
  };
  addEventListener("input", draw);
  addEventListener("focusin", draw);
  draw();
}

/** Returns the request with what the page's controls contain now. */
function withTyped(request: PlanRequest): PlanRequest {
  const typed = (name: string, kept: string) =>
    document.querySelector<HTMLTextAreaElement>(`:is(input, textarea)[name="${name}"]`)?.value ?? kept;
  return {
    ...request,
    name: typed("name", request.name),
    answers: request.answers.map((each) => ({ ...each, answer: typed(`answer-${each.id}`, each.answer) })),
  };
}
