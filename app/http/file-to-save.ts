/** A text file that the browser saves under this name. It is for this visitor alone. */
export function fileToSave(
  name: string,
  type: `text/${string}` | "application/json",
  text: string,
): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
