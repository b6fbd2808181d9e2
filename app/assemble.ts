import { handInTables } from "~/base/data/schema-state";
import { type Area, handInAreas, identity } from "~/identity/area";
import { handInSessionsEnd } from "~/identity/session-ends";
import { queueLogouts } from "~/sign-on/data/logouts";
import { handInRoutes } from "~/site/addresses";
import { addContentCheck } from "~/site/warnings.server";
import * as areas from "./areas";
import { paths } from "./routes";
import * as tables from "./tables";

/**
 * Hands the areas' parts to areas below them, which cannot import them: a site, a command and a test with a database
 * begin with it.
 */
export function assemble(): void {
  const all: Area[] = [identity, ...Object.values(areas)];
  handInTables(tables);
  handInAreas(all);
  handInRoutes(paths);
  handInSessionsEnd(queueLogouts);
  for (const { checkContent } of all) if (checkContent) addContentCheck(checkContent);
}
