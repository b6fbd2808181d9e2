import { requestContext, runningRequest } from "~/kernel/request-context";

/** A text file, whole or as it is made, that the browser saves under this name. It is for this visitor alone. */
export function fileToSave(
  name: string,
  type: `text/${string}` | "application/json",
  content: string | AsyncGenerator<string>,
): Response {
  const body = typeof content === "string" ? content : streamOf(content);
  return new Response(body, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Made while it is read; stops when the browser leaves. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done || runningRequest()?.signal?.aborted) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/**
 * Answers with a file instead of a page. The route has an empty page (`withoutPage` in routes.ts), so that it refuses as
 * the page of a missing URL does: with HTML.
 */
export function respondWithFile(request: Request, file: Response): null {
  requestContext(request).file = file;
  return null;
}
