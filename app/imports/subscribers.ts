import { now } from "~/base/kernel/clock";
import { parseUrl } from "~/base/text/url";
import { queueForMany } from "~/mail/data/outgoing";
import { subscriptionOfLink } from "~/newsletter/subscribe";
import { whyLeft } from "./columns";
import {
  findMembersAmong,
  findStoppedAmong,
  findSubscriptionsAmong,
  insertSubscriptions,
  sourceOf,
} from "./data";
import { consentOf, type Importer, type ImportPlan, type ImportRow, timeOf } from "./rows";

/** Subscribes who has a proof of consent, and asks the others by mail. A subscription that is there, or has ended, stays so. */
export const importSubscribers: Importer = async (queries, rows, plan, from) => {
  const open = rows.filter(({ outcome }) => outcome === null);
  const emails = open.map(({ email }) => email);
  const subscriptions = await findSubscriptionsAmong(queries, emails);
  const stopped = await findStoppedAmong(queries, emails);
  const agreed = new Map<string, NonNullable<ReturnType<typeof consentIn>>>();
  for (const row of open) {
    const before = subscriptions.get(row.email);
    const reason = stopped.get(row.email);
    const left = whyLeft(row.cells, plan.columns, plan.first);
    const consent = consentIn(row, plan);
    if (before) row.outcome = before.endedAt ? "left" : "gets";
    else if (left) {
      Object.assign(row, { outcome: "left", note: left });
      if (consent?.endedAt) agreed.set(row.email, consent);
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
  const source = sourceOf(from);
  const subscribed = [...agreed].map(([email, { at, how, form, confirmedAt, endedAt, id }]) => {
    const owner = members.get(email);
    return {
      ...(owner ? { userId: owner } : { email }),
      consentText: how,
      consentForm: form || source,
      consentedAt: at,
      confirmedAt,
      endedAt,
      source,
      id,
    };
  });
  await insertSubscriptions(queries, subscribed);
  const asked = open.filter(({ outcome }) => outcome === "asked").map(({ email }) => email);
  await queueForMany(queries, asked, { kind: "newsletter-confirm-imported", cause: source });
};

/** @returns a consent that was given before now, with the rest that the row knows of it; null without one */
function consentIn({ cells }: ImportRow, { columns, agreed, first }: ImportPlan) {
  const consent = consentOf(cells, columns, first) ?? agreed;
  const cell = (at: number | undefined) => (at === undefined ? "" : (cells[at] ?? ""));
  const timeIn = (at: number | undefined) => {
    const time = timeOf(cell(at));
    return time && time <= now() ? time : null;
  };
  return consent && consent.at <= now()
    ? {
        ...consent,
        form: cell(columns.form).trim().slice(0, 80),
        confirmedAt: timeIn(columns.confirmed?.[0]),
        endedAt: timeIn(columns.ended),
        id: subscriptionOfLink(parseUrl(cell(columns.link).trim())?.searchParams),
      }
    : null;
}
