import typeUrl from "../styles/type.css?url";

/**
 * Replaces a page's stylesheet links with an inline style element, and the link to its type: a page that waits for none is shown
 * before its font is there. @throws Error when the page has no such link
 */
export function withOwnStyle(html: string, css: string): string {
  const [first = "", ...rest] = html.split(/<link rel="stylesheet" href="[^"]*"\/>/);
  if (rest.length === 0) throw new Error("no stylesheet in a page that was to have one");
  return `${first}<style>${css}</style><link rel="stylesheet" href="${typeUrl}"/>${rest.join("")}`;
}
