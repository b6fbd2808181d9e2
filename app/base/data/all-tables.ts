import { is, Table } from "drizzle-orm";
import { handedIn } from "../handed-in";

const handed = handedIn<Record<string, unknown>>("the tables");

/** Takes the exports of app/tables.ts. */
export const handInTables = handed.handIn;

/** Returns the tables of all areas. @throws Error before handInTables */
export const allTables = (): Table[] => Object.values(handed.get()).filter((each) => is(each, Table));
