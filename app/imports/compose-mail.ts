import { makeMailedLink } from "~/accounts/mailed-link";
import { reader, transaction } from "~/base/data/database";
import { DAY_MS } from "~/base/kernel/clock";
import { findUserByEmail } from "~/identity/data/users";
import type { MailArea } from "~/mail/bulk";
import type { MailKind } from "~/mail/kinds";
import { letterSite, letterUrls } from "~/mail/letter-site";
import { joinLetter } from "~/newsletter/subscribe";
import { findOrigin, findSubscriptionsAmong } from "./data";
import { firstPasswordLetter } from "./password-letter";
import { isMadeUp } from "./rows";

/** Imported members do not expect this mail, so its link works longer than others. */
const FIRST_PASSWORD_DAYS = 30;

type Compose = NonNullable<MailArea["compose"]>;

/** Mails of an import are queued without a text; each is written here just before it is sent. Null: no longer needed. */
const WRITERS: Partial<Record<MailKind, Compose>> = {
  "set-password": async ({ recipient, cause }) =>
    transaction(async (tx) => {
      const user = await findUserByEmail(recipient, tx);
      // Meanwhile the account may have been deleted, or its owner may have set a password through "Forgot password".
      if (!user || user.disabledAt || user.verifiedAt) return null;
      const lifetimeMs = FIRST_PASSWORD_DAYS * DAY_MS;
      const url = await makeMailedLink(tx, { userId: user.id, purpose: "recovery", lifetimeMs });
      const { forgotUrl } = letterUrls(user.email);
      return firstPasswordLetter(letterSite(), {
        name: isMadeUp(user) ? "" : user.name,
        url,
        days: FIRST_PASSWORD_DAYS,
        forgotUrl,
        origin: await findOrigin(tx, cause),
      });
    }),
  // Skipped if the owner has subscribed or unsubscribed meanwhile.
  "newsletter-confirm-imported": async ({ recipient, cause }) =>
    (await findSubscriptionsAmong(reader(), [recipient])).has(recipient)
      ? null
      : joinLetter(recipient, cause ?? "import", await findOrigin(reader(), cause)),
};

/** Writes the text of a mail that was queued without one. */
export const composeMail: Compose = async (mail) => WRITERS[mail.kind as MailKind]?.(mail) ?? null;
