export type Control = HTMLInputElement | HTMLTextAreaElement;

export function all<E extends HTMLElement = HTMLElement>(
  selector: string,
  inside: ParentNode = document,
): E[] {
  return [...inside.querySelectorAll<E>(selector)];
}

/** Whether a posted form leaves the page: no script has stopped it, and its answer is not for a frame. */
export function leavesPage({ target, submitter, defaultPrevented }: SubmitEvent): boolean {
  const isPost = (target as HTMLFormElement).getAttribute("method") === "post";
  return isPost && !defaultPrevented && !(submitter as HTMLButtonElement | null)?.formTarget;
}

/** The same markup as the server's icons. */
export function icon(path: string): string {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

export function button(className: string, html: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  made.innerHTML = html;
  made.addEventListener("click", onClick);
  return made;
}
