/** Redirects after a time that the page's Refresh, in whole seconds, cannot express. */
export function goOn(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-after]");
  if (link) setTimeout(() => location.replace(link.href), Number(link.dataset.after));
}

/** The cards of saved plans open with Space too, as buttons do. */
export function openWithSpace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".plan-card a")) {
    link.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      link.click();
    });
  }
}
