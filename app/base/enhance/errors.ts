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
    const { id, value } = event.target as HTMLInputElement;
    const line = value && document.querySelector(`[data-error-summary] [href="#${id}"]`)?.parentElement;
    if (line) (line.matches(":only-child") ? line.closest("[data-error-summary]") : line)?.remove();
  });
}
