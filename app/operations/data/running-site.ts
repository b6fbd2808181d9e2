import { getTableName } from "drizzle-orm";
import { times } from "~/base/data/tables";
import { config, settingMarks, usesPostgres } from "~/base/kernel/config";
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
  const [were, are] = [noted ? noted.split(" ") : settingMarks(), settingMarks()];
  const changed = [
    ...were.filter((each) => !are.includes(each)),
    ...are.filter((each) => !were.includes(each)),
  ].map((each) => each.replace(/=.*/, ""));
  return [...new Set(changed)].filter((name) => !usesPostgres() || name === "SESSION_SECRET");
}

/** Says why nothing may be sealed here now, nor other secrets be kept: the site that runs could not open what that leaves. */
export async function otherSecret(): Promise<string | null> {
  const changed = await changedSettings();
  // What answers at another port than the site's is another site.
  if (!changed.includes("SESSION_SECRET") || changed.includes("PORT") || !(await answers(siteUrl())))
    return null;
  return "The running site has another SESSION_SECRET: restart it with this one (or stop it) first.";
}
