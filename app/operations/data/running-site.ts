import { getTableName } from "drizzle-orm";
import { times } from "~/base/data/tables";
import { config, settingMarks, usesPostgres } from "~/base/kernel/config";
import { Refused } from "~/base/kernel/refused";
import { answers, localUrl } from "../../../scripts/shared.mjs";
import { readThere } from "./backup";
import { SETTINGS_ROW } from "./readiness";

/** Returns where the site answers when it runs. */
export const siteUrl = () => localUrl({ HOST: config().host, PORT: config().port });

/** Returns the marks of the settings that the site started with; "" where it never did. The database may be of any version. */
export async function startedWith(): Promise<string> {
  const names = await readThere(async (valuesIn) => valuesIn(getTableName(times), times.name.name));
  return names.find((name) => name?.startsWith(SETTINGS_ROW))?.slice(SETTINGS_ROW.length) ?? "";
}

/** Returns the variables that are other ones here than at the site's start. On Postgres processes may differ, but in the secret. */
export async function changedSettings(): Promise<string[]> {
  const noted = await startedWith();
  const are = settingMarks();
  const were = noted ? noted.split(" ") : are;
  const other = [...were, ...are].filter((each) => were.includes(each) !== are.includes(each));
  const names = new Set(other.map((each) => each.replace(/=.*/, "")));
  return [...names].filter((name) => !usesPostgres() || name === "SESSION_SECRET");
}

/** Refuses to seal anything, or to keep other secrets, while the site runs without the present one. */
export async function requireSitesSecret(): Promise<void> {
  // A damaged database says nothing, and what answers at another port than the site's is another site.
  const changed = await changedSettings().catch((): string[] => []);
  if (!changed.includes("SESSION_SECRET") || changed.includes("PORT") || !(await answers(siteUrl()))) return;
  throw new Refused(
    "The running site has another SESSION_SECRET: restart it with this one (or stop it) first.",
  );
}
