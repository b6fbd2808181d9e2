declare module "morgan" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Line = (tokens: unknown, request: IncomingMessage, response: ServerResponse) => string | undefined;
  const morgan: { format(name: string, line: Line): void };
  export default morgan;
}

declare module "on-headers" {
  import type { ServerResponse } from "node:http";
  export default function onHeaders(response: ServerResponse, listener: () => void): void;
}
