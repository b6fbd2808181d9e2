import { now } from "~/base/kernel/clock";
import { queueForMany } from "~/mail/data/outgoing";
import { whyLeft } from "./columns";
import {
  findMembersAmong,
  findStoppedAmong,
  findSubscriptionsAmong,
  insertSubscriptions,
  sourceOf,
} from "./data";
import { type Consent, consentOf, type Importer, type ImportPlan, type ImportRow, timeOf } from "./rows";

/**
 * Subscribes rows that have proof of consent, and asks the others by mail. Who left before is kept as such. An existing
 * or ended subscription is not touched.
 */
export const importSubscribers: Importer = async (queries, rows, plan, from) => {
  const open = rows.filter(({ outcome }) => outcome === null);
  const emails = open.map(({ email }) => email);
  const subscriptions = await findSubscriptionsAmong(queries, emails);
  const stopped = await findStoppedAmong(queries, emails);
  const agreed = new Map<string, Consent>();
  for (const row of open) {
    const before = subscriptions.get(row.email);
    const reason = stopped.get(row.email);
    const left = whyLeft(row.cells, plan.columns, plan.first);
    const consent = consentIn(row, plan);
    if (before) row.outcome = before.endedAt ? "left" : "gets";
    else if (left) {
      Object.assign(row, { outcome: "left", note: left });
      if (consent && endedIn(row, plan)) agreed.set(row.email, consent);
    } else if (reason) Object.assign(row, { outcome: "stopped", note: `it ${reason}` });
    else if (consent) {
      Object.assign(row, {
        outcome: "subscribed",
        note: `${consent.at.toISOString().slice(0, 10)}: ${consent.how}`,
      });
      agreed.set(row.email, consent);
    } else row.outcome = plan.isQuiet ? "unproven" : "asked";
  }
  if (!from) return;
  const members = await findMembersAmong(queries, [...agreed.keys()]);
  const ended = new Map(open.map((row) => [row.email, endedIn(row, plan)]));
  const subscribed = [...agreed].map(([email, { at, how }]) => {
    const userId = members.get(email) ?? null;
    const endedAt = ended.get(email) ?? null;
    return { userId, email: userId ? null : email, consentText: how, consentedAt: at, endedAt };
  });
  await insertSubscriptions(queries, subscribed, sourceOf(from));
  const asked = open.filter(({ outcome }) => outcome === "asked").map(({ email }) => email);
  await queueForMany(queries, asked, { kind: "newsletter-confirm-imported", cause: sourceOf(from) });
};

const endedIn = ({ cells }: ImportRow, { columns }: ImportPlan) =>
  columns.ended === undefined ? null : timeOf(cells[columns.ended]);

function consentIn({ cells }: ImportRow, { columns, agreed, first }: ImportPlan): Consent | null {
  const consent = consentOf(cells, columns, first) ?? agreed;
  return consent && consent.at <= now() ? consent : null;
}
