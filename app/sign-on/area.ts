// sign-on: the OAuth and OpenID Connect provider for communities and other clients.
// Owns the tables sso_…, the routes under /api/oauth and /.well-known, /auth/consent, the desk's pages of clients and
// keys, and the command `client`. Others mostly import `pending`, the data of clients and of grants.

import type { Area } from "~/identity/area";
import { listGrants } from "./data/grants";
import { deleteOldKeys } from "./data/keys";
import { deleteOldLogouts } from "./data/logouts";
import { deleteExpiredRecords, listTokensOf } from "./data/records";
import { deleteOldRefusals } from "./data/refusals";

export const signOn: Area = {
  async clearAway(tx) {
    await deleteExpiredRecords(tx);
    await deleteOldKeys(tx);
    await deleteOldRefusals(tx);
    await deleteOldLogouts(tx);
  },
  dataOf: async ({ id }) => ({ signOnClients: await listGrants(id), signOnTokens: await listTokensOf(id) }),
};
