/** Keeps the plan beside the question up with the typing. What that takes is loaded when the form has the focus first. */
export function showPlanSoFar(): void {
  const box = document.querySelector<HTMLElement>("[data-plan]");
  const form = document.querySelector<HTMLFormElement>("form[data-keep]");
  if (!box || !form) return;
  const load = () =>
    import("~/island/plan-so-far").then(
      ({ followTyping }) => followTyping(box),
      // The page is then as without scripts: the text changes with each press.
      () => {},
    );
  if (form.contains(document.activeElement)) load();
  else form.addEventListener("focusin", load, { once: true });
}
