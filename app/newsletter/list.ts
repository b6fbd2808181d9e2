import { many } from "~/base/kernel/sentence";
import { csvInParts } from "~/base/text/csv";
import type { Area } from "~/identity/area";
import { listStopped } from "~/mail/data/stopped-emails";
import { countSubscribers, countSubscribersWithoutAccount, listSubscribers } from "./data/subscriptions";
import { unsubscribeUrl } from "./subscribe";

const COLUMNS = [
  "email",
  "name",
  "consentText",
  "consentForm",
  "consentedAt",
  "confirmedAt",
  "unsubscribeUrl",
] as const;

export const list: Area["list"] = {
  name: "newsletter",
  title: "Subscribers",
  summary: "Who gets the newsletter, with the proof of consent and the unsubscribe link, as CSV",
  ended: "also who left, bounced or complained: for import subscribers; others would mail them again",
  async about() {
    const [count, without] = await Promise.all([countSubscribers(), countSubscribersWithoutAccount()]);
    if (count === 0) return "Nobody.";
    return `${many(count, "subscriber")}${without > 0 ? `, ${without} of them without an account` : ""}.`;
  },
  /** `withEnded`: also who left, or gets no mail, subscriber or not: not for a file that other products read, which would mail them. */
  async write(reader, withEnded) {
    const subscribers = await listSubscribers(withEnded);
    const listed = new Set(subscribers.map(({ email }) => email));
    const others = (withEnded ? await listStopped() : []).filter(({ email }) => !listed.has(email));
    const rowOf = (one: (typeof subscribers)[number] | (typeof others)[number]) => {
      if (!("id" in one)) return { email: one.email, mailStopped: one.reason };
      const { id, endedAt, stopped, ...subscriber } = one;
      const more = withEnded && { endedAt, mailStopped: stopped };
      return { ...subscriber, ...more, unsubscribeUrl: unsubscribeUrl(id) };
    };
    const columns: readonly string[] = withEnded ? [...COLUMNS, "endedAt", "mailStopped"] : COLUMNS;
    const all = [...subscribers, ...others];
    return { rows: () => all.map(rowOf), csv: csvInParts(reader, columns, all, rowOf) };
  },
};
