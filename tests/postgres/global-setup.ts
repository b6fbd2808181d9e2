import type { TestProject } from "vitest/node";
import { startPostgres } from "../support/postgres-server";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server for all test files. @returns what ends it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url());
  return () => server.stop();
}
