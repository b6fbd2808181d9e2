/** Writes these styles into the page, in place of its links to stylesheets. @throws Error when it has none */
export function withOwnStyle(html: string, css: string): string {
  const [first = "", ...rest] = html.split(/<link rel="stylesheet" href="[^"]*"\/>/);
  if (rest.length === 0) throw new Error("no stylesheet in a page that was to have one");
  return `${first}<style>${css}</style>${rest.join("")}`;
}
