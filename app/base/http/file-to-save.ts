import { requestContext, runningRequest } from "~/base/kernel/request-context";

/** Returns a response that the browser saves as a file of this name. It is private: no cache may keep it. */
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

/** Streams parts as they are made, and stops when the browser disconnects. */
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

/** Makes a page's loader answer with a file. Its empty page (`withoutPage` in routes.ts) is only for refusals. */
export function respondWithFile(request: Request, file: Response): null {
  requestContext(request).file = file;
  return null;
}
