import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { installPackages } from "./debian-program";
import { newFolder } from "./folder";
import { startProgram } from "./program";
import { freePort, poll } from "./server";

const PACKAGES = "/usr/lib/postgresql";
const USER = "postgres";

export type PostgresServer = {
  /** Returns the URL of an empty database, or of `database`. */
  url(database?: string): string;
  /** Stops the server under open connections; `resume` starts it again with the same port and data. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Provides an empty Postgres server on loopback: that of TEST_POSTGRES_URL if set (its databases are created and dropped), else
 * one from Debian's package, which is installed if it is missing.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) {
    const url = (database = "postgres") => Object.assign(new URL(given), { pathname: `/${database}` }).href;
    const notOurs = async () => {
      throw new Error("TEST_POSTGRES_URL names a server that is not ours to end.");
    };
    return { url, pause: notOurs, resume: notOurs, stop: async () => {} };
  }
  const bin = findPrograms() ?? install();
  const folder = newFolder();
  const asRoot = process.getuid?.() === 0;
  // Postgres refuses to run as root.
  const ids: { uid?: number; gid?: number } = asRoot ? idsOf(USER) : {};
  if (ids.uid !== undefined) chownSync(folder, ids.uid, ids.gid ?? ids.uid);
  const data = path.join(folder, "data");
  const initdb = ["-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(path.join(bin, "initdb"), initdb, { ...ids, stdio: "pipe", cwd: folder });
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    // Not in /dev/shm, where they would stay.
    "dynamic_shared_memory_type=mmap",
    "max_connections=200",
  ];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const start = () =>
    startProgram(path.join(bin, "postgres"), args, { ...ids, stdio: "ignore", cwd: folder });
  let server = start();
  const url = (database = "postgres") => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  await untilItAnswers(url());
  return {
    url,
    // SIGINT is a fast shutdown: connections are cut, and what was committed is kept.
    pause: async () => void (await server.stop("SIGINT")),
    async resume() {
      server = start();
      await untilItAnswers(url());
    },
    async stop() {
      // SIGQUIT skips writing data that is deleted anyway.
      await server.stop("SIGQUIT");
    },
  };
}

function untilItAnswers(url: string): Promise<boolean> {
  return poll(
    20_000,
    () => "Postgres does not answer",
    async () => {
      const client = new pg.Client({ connectionString: url });
      client.on("error", () => {});
      const answered = await client.connect().then(
        () => true as const,
        () => undefined,
      );
      if (answered) await client.end();
      return answered;
    },
  );
}

/** Creates an empty database. @returns its URL */
export async function newDatabase(server: Pick<PostgresServer, "url">, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.url(name);
}

function findPrograms(): string | null {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(PACKAGES, version, "bin"));
  const inPath = (process.env.PATH ?? "").split(":");
  return [...found, ...inPath].find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
}

function install(): string {
  installPackages("postgresql");
  const bin = findPrograms();
  if (!bin)
    throw new Error("No Postgres was found or could be installed: set TEST_POSTGRES_URL=postgres://…");
  return bin;
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (which: string) => Number(execFileSync("id", [which, user], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
