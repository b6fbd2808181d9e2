import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Puts into the document what the server would send. */
export function draw(...parts: ReactElement[]): void {
  document.body.innerHTML = parts.map((part) => renderToStaticMarkup(part)).join("");
}

/** The one element there is. @throws when there is none, or more */
export function one<E extends HTMLElement = HTMLElement>(selector: string): E {
  const [found, ...more] = document.querySelectorAll<E>(selector);
  if (!found || more.length > 0) throw new Error(`${selector}: ${more.length + (found ? 1 : 0)} elements`);
  return found;
}
