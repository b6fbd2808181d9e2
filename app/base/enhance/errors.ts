/** Removes a field's error as soon as the field changes; the server will judge the new value. */
export function forgetErrors(): void {
  document.addEventListener("input", (event) => {
    const control = event.target as HTMLInputElement;
    const field = control.closest(".in-error");
    if (!field || !control.value) return;
    field.classList.remove("in-error");
    field.querySelector(".field-error")?.remove();
    control.removeAttribute("aria-invalid");
  });
}

/** The same for its line above the form, and for the box there after the last line. Reading pages show no such box. */
export function forgetErrorLines(): void {
  document.addEventListener("input", (event) => {
    const control = event.target as HTMLInputElement;
    // The line leads to the first of a field's controls, and any of them may have changed.
    const ids = [...(control.closest(".field")?.querySelectorAll("[id]") ?? [control])].map(({ id }) => id);
    const line = control.value && findLine(ids)?.parentElement;
    if (line) (line.matches(":only-child") ? line.closest("[data-error-summary]") : line)?.remove();
  });
}

const findLine = (ids: string[]) =>
  [...document.querySelectorAll("[data-error-summary] [href]")].find((link) =>
    ids.includes(link.getAttribute("href")?.slice(1) ?? ""),
  );
