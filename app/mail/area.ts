// mail: letters' frame, the queue, SMTP, Postmark and the outbox, addresses that get no more mail.
// Owns the tables in mail/tables, /outbox, and no letter of its own: each feature writes its letters with `sheet`.
// Others mostly import `data/outgoing` (queueMail), `letter`, `letter-site`, `kinds` and `bulk`.

import type { Area } from "~/identity/area";
import { deleteMailTo, deleteOldMail, listMailTo } from "./data/outgoing";
import { allowEmail, findStopped } from "./data/stopped-emails";

export const mail: Area = {
  clearAway: deleteOldMail,
  dataOfEmail: async (email) => ({ mails: await listMailTo(email), mailStopped: await findStopped(email) }),
  async forget(tx, email) {
    await deleteMailTo(tx, email);
    await allowEmail(tx, email);
  },
};
