export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns all matching elements as an array. */
export function all<E extends HTMLElement = HTMLElement>(
  selector: string,
  inside: ParentNode = document,
): E[] {
  return [...inside.querySelectorAll<E>(selector)];
}

/** Returns the same markup as the server's icons. */
export function icon(path: string): string {
  return `<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

export function button(className: string, html: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  made.innerHTML = html;
  made.addEventListener("click", onClick);
  return made;
}
