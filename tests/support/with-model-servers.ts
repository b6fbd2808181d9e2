import { afterEach } from "vitest";
import { type ModelServer, startModelServer } from "./model-server";

/** Model servers that end with the test. */
export function withModelServers() {
  const open: ModelServer[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
  });
  return async (...given: Parameters<typeof startModelServer>): Promise<ModelServer> => {
    const server = await startModelServer(...given);
    open.push(server);
    return server;
  };
}
