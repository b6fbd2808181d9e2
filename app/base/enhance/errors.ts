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
