import { afterAll } from "vitest";
import { type ModelServer, startModelServer } from "./model-server";

/** Returns a function that starts model servers. They close after the file's last test, because tests may run in parallel. */
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
