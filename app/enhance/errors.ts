/** Takes the error beside a field away as soon as the field is changed: whether it is right now, the server says. */
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
