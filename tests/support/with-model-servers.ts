import { afterAll } from "vitest";
import { type ModelServer, startModelServer } from "./model-server";

/** Model servers that end with the file: its tests may run side by side. */
export function withModelServers() {
  const open: ModelServer[] = [];
  afterAll(async () => {
    for (const server of open) await server.close();
  });
  return async (...given: Parameters<typeof startModelServer>): Promise<ModelServer> => {
    const server = await startModelServer(...given);
    open.push(server);
    return server;
  };
}
