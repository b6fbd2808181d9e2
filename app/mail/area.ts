// mail: letters' frame, the queue, SMTP, Postmark and the outbox, addresses that get no more mail.
// Owns the tables in mail/tables, /outbox, and no letter of its own: each feature writes its letters with `sheet`.
// Others may import `data/outgoing` (queueMail), `letter`, `letter-site`, `kinds` and `bulk`.

import type { Area } from "~/identity/area";
import { deleteOldMail } from "./data/outgoing";

export const mail: Area = { clearAway: deleteOldMail };
