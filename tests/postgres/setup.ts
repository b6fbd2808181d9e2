import { inject } from "vitest";
import { newDatabase } from "../support/postgres-server";

// Runs before a test file is loaded: the tables are built for the database that DATABASE_URL names. Each file has a
// database of its own.
const server = inject("postgresUrl");
const url = (database = "postgres") => Object.assign(new URL(server), { pathname: `/${database}` }).href;
process.env.DATABASE_URL = await newDatabase({ url }, `loam_${process.pid}_${Date.now()}`);
process.env.SESSION_SECRET = "a-secret-that-only-these-tests-have";
