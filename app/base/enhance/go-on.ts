/** Redirects after a delay in milliseconds, which the page's Refresh header, in whole seconds, cannot express. */
export function redirectAfterDelay(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-after]");
  if (link) setTimeout(() => location.replace(link.href), Number(link.dataset.after));
}

/** Opens the cards of saved plans with Space too, as buttons do. */
export function openWithSpace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".plan-card a")) {
    link.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      link.click();
    });
  }
}
