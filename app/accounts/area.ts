// accounts: sign-up, sign-in, the second factor, the account page, deletion, and members at the desk.
// Owns the mailed links (data/mailed-tokens), /auth, /account, letters, and the commands `user`, `person` and `invitation`. It
// knows all features, so that they need not know it. Others may import `forms`, the form to join, `account-waits`, `mailed-link` and the acts.

import type { Area } from "~/identity/area";
import { deleteExpiredTokens, listMailedTokens } from "./data/mailed-tokens";

export const accounts: Area = {
  clearAway: deleteExpiredTokens,
  dataOf: async ({ id }) => ({ mailedLinks: await listMailedTokens(id) }),
};
