// braindumper: the wizard, its questions, plans, their versions and second rounds, and the public page of a plan.
// Owns the tables in braindumper/tables, the routes under /braindumper, /braindumps and /shared, and no letter.
// Others may import its sample plan, cards of plans, drafts and counts.

import { inParts } from "~/base/data/paging";
import type { Area } from "~/identity/area";
import { findAllowance } from "./data/allowance";
import { deleteOldSteps } from "./data/daily-steps";
import { deleteOldDrafts, listDraftsOf } from "./data/drafts";
import { deleteOldCounts } from "./data/model-calls";
import { listPlans } from "./data/plans";
import { listRoundsOf } from "./data/rounds";
import { leaveOutOldAnswers } from "./sample-plan";

export const braindumper: Area = {
  checkContent: leaveOutOldAnswers,

  async clearAway(tx) {
    await deleteOldDrafts(tx);
    await deleteOldSteps(tx);
    await deleteOldCounts(tx);
  },

  async dataOf({ id }) {
    return {
      allowance: await findAllowance(id),
      // The search text only repeats title and description.
      plans: inParts(async (part) => (await listPlans(id, part)).map(({ searchText: _, ...plan }) => plan)),
      rounds: inParts((part) => listRoundsOf(id, part)),
      drafts: inParts((part) => listDraftsOf(id, part)),
    };
  },
};
