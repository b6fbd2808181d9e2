/** Replaces the page's one stylesheet link by these styles. @throws Error unless there is exactly one */
export function withOwnStyle(html: string, css: string): string {
  const parts = html.split(/<link rel="stylesheet" href="[^"]*"\/>/);
  if (parts.length !== 2) throw new Error(`${parts.length - 1} stylesheets in a page that was to have one`);
  return parts.join(`<style>${css}</style>`);
}
