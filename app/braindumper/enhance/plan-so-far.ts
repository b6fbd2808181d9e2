/** Updates the plan beside the question while typing. The code for it loads when the form first gets the focus. */
export function showPlanSoFar(): void {
  const box = document.querySelector<HTMLElement>("[data-plan]");
  const form = document.querySelector<HTMLFormElement>("form[data-keep]");
  if (!box || !form) return;
  const load = () =>
    import("~/braindumper/plan-so-far-island").then(
      ({ followTyping }) => followTyping(box),
      // If it cannot load, the plan is updated at each press, as without scripts.
      () => {},
    );
  if (form.contains(document.activeElement)) load();
  else form.addEventListener("focusin", load, { once: true });
}
