import { many } from "~/base/kernel/sentence";
import { csvInParts } from "~/base/text/csv";
import type { Area } from "~/identity/area";
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
  ended: "also who left, and when: for import subscribers; others would mail them again",
  async about() {
    const [count, without] = await Promise.all([countSubscribers(), countSubscribersWithoutAccount()]);
    if (count === 0) return "Nobody.";
    return `${many(count, "subscriber")}${without > 0 ? `, ${without} of them without an account` : ""}.`;
  },
  /** `withEnded`: also who left, and when: not for a file that other products read, which would mail them. */
  async write(reader, withEnded) {
    const subscribers = await listSubscribers(withEnded);
    const rowOf = ({ id, endedAt, stopped, ...subscriber }: (typeof subscribers)[number]) => ({
      ...subscriber,
      ...(withEnded && { endedAt }),
      unsubscribeUrl: unsubscribeUrl(id),
    });
    const columns: readonly string[] = withEnded ? [...COLUMNS, "endedAt"] : COLUMNS;
    return { rows: () => subscribers.map(rowOf), csv: csvInParts(reader, columns, subscribers, rowOf) };
  },
};
