// imports: members, subscribers and posts from elsewhere; what does not come along stands under "Left" or "Refused".
// Owns the table imports and the command `import`; it writes accounts and newsletter's subscriptions, and queues letters.
// Others may import nothing.

import type { MailArea } from "~/mail/bulk";
import { composeMail } from "./compose-mail";
import { bringNotes, saveNotes } from "./posts/notes";

export const imports: MailArea = { saveFiles: saveNotes, bringFiles: bringNotes, compose: composeMail };
