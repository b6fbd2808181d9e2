import { createServer } from "node:net";
import type { ConnectionOptions } from "node:tls";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { onOwnConnection } from "~/base/data/dialects/open-postgres";
import { driverAddress, programVariables } from "~/base/data/dialects/postgres-address";
import { withEnvironment } from "../../support/environment";
import { folderWith } from "../../support/folder";

const setEnvironment = withEnvironment();

const CA = folderWith({ "ca.pem": "a certificate" }).at("ca.pem");

/** What the driver does with its TLS connection. */
function driver(query: string) {
  const { ssl } = new pg.Client(driverAddress(`postgres://db.example/loam${query}`)) as {
    ssl: false | ConnectionOptions;
  };
  if (!ssl) return "plain";
  if (ssl.rejectUnauthorized === false) return "verifies nothing";
  return `verifies ${ssl.checkServerIdentity ? "the authority" : "authority and name"} by ${ssl.ca ? "the file" : "public authorities"}`;
}

function programs(query: string) {
  const { PGSSLMODE, PGSSLROOTCERT } = programVariables(`postgres://db.example/loam${query}`);
  return [PGSSLMODE, PGSSLROOTCERT];
}

describe("TLS to Postgres means the same for the site and for pg_dump", () => {
  it.each([
    ["", "plain", undefined, undefined],
    ["?sslmode=disable", "plain", "disable", undefined],
    ["?sslmode=prefer", "verifies nothing", "require", undefined],
    ["?sslmode=require", "verifies nothing", "require", undefined],
    ["?sslmode=no-verify", "verifies nothing", "require", undefined],
    [`?sslmode=no-verify&sslrootcert=${CA}`, "verifies nothing", "require", undefined],
    [`?sslmode=require&sslrootcert=${CA}`, "verifies the authority by the file", "require", CA],
    [`?sslmode=verify-ca&sslrootcert=${CA}`, "verifies the authority by the file", "verify-ca", CA],
    ["?sslmode=verify-ca", "verifies authority and name by public authorities", "verify-full", "system"],
    ["?sslmode=verify-full", "verifies authority and name by public authorities", "verify-full", "system"],
    [`?sslmode=verify-full&sslrootcert=${CA}`, "verifies authority and name by the file", "verify-full", CA],
    [`?sslrootcert=${CA}`, "verifies authority and name by the file", "verify-full", CA],
  ])("%s: the driver %s", (query, doesWhat, mode, root) => {
    expect(driver(query)).toBe(doesWhat);
    expect(programs(query)).toEqual([mode, root]);
  });
});

it.each([
  ["postgres://ann:p%40ss@[::1]:5433/loam", { PGHOST: "::1", PGPORT: "5433", PGPASSWORD: "p@ss" }],
  [
    "postgresql://ann@/loam?host=/run/postgresql",
    { PGHOST: "/run/postgresql", PGUSER: "ann", PGDATABASE: "loam" },
  ],
  ["postgres://db.example/loam?application_name=loam", { PGAPPNAME: "loam" }],
])("Postgres's own programs find the server of %s", (url, variables) => {
  expect(programVariables(url)).toMatchObject(variables);
});

it("a server that wants TLS, asked without, is answered with what to write", async () => {
  const said = 'no pg_hba.conf entry for host "10.0.0.1", user "loam", database "loam", no encryption';
  const fields = Buffer.from(`SFATAL\0C28000\0M${said}\0\0`);
  const head = Buffer.alloc(5, "E");
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) =>
    socket.once("data", () => socket.end(Buffer.concat([head, fields]))),
  );
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as { port: number };
  setEnvironment({
    DATABASE_URL: `postgres://loam:x@127.0.0.1:${port}/loam`,
    SESSION_SECRET: "x".repeat(32),
  });
  await expect(onOwnConnection(async () => {})).rejects.toThrow(
    `(28000): ${said}. It wants TLS: write sslmode=require`,
  );
  server.close();
});
