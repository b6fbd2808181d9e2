import { now, utcDay } from "~/base/kernel/clock";
import { parseUrl } from "~/base/text/url";
import { queueForMany } from "~/mail/data/outgoing";
import { stopEmail } from "~/mail/data/stopped-emails";
import { subscriptionOfLink, unsubscribe } from "~/newsletter/subscribe";
import { whyLeft } from "./columns";
import {
  findAccountsAmong,
  findStoppedAmong,
  findSubscriptionsAmong,
  insertSubscriptions,
  sourceOf,
} from "./data";
import { consentOf, type Importer, type ImportPlan, type ImportRow, timeOf } from "./rows";

/**
 * Subscribes who has a proof of consent, and asks the others by mail. A subscription that is there, or has ended, stays so;
 * one ends whose owner left in the file after the consent here.
 */
export const importSubscribers: Importer = async (queries, rows, plan, from) => {
  const open = rows.filter(({ outcome }) => outcome === null);
  const emails = open.map(({ email }) => email);
  const subscriptions = await findSubscriptionsAmong(queries, emails);
  const stopped = await findStoppedAmong(queries, emails);
  const agreed = new Map<string, NonNullable<ReturnType<typeof consentIn>>>();
  const ends: string[] = [];
  for (const row of open) {
    const before = subscriptions.get(row.email);
    const reason = stopped.get(row.email);
    const stop = stopIn(row, plan);
    const left = stop ?? whyLeft(row.cells, plan.columns, plan.first);
    const consent = consentIn(row, plan);
    const here = before && !before.endedAt ? (before.confirmedAt ?? before.consentedAt) : null;
    const isLater = here && consent?.endedAt && consent.endedAt > here;
    if (left && (!here || stop || isLater)) {
      Object.assign(row, { outcome: "left", note: left, isSpecial: here !== null });
      if (!before && consent && (stop || consent.endedAt)) agreed.set(row.email, consent);
      if (before && isLater) ends.push(before.id);
    } else if (reason) Object.assign(row, { outcome: "stopped", note: `it ${reason}` });
    else if (before) {
      row.outcome = here ? "gets" : "left";
      const note = here && left && `agreed here on ${utcDay(here)}; in the file ${left}`;
      if (note) Object.assign(row, { note, isSpecial: true });
    } else if (consent) {
      Object.assign(row, { outcome: "subscribed", note: `${utcDay(consent.at)}: ${consent.how}` });
      agreed.set(row.email, consent);
    } else row.outcome = plan.isQuiet ? "unproven" : "asked";
  }
  if (!from) return;
  const accounts = await findAccountsAmong(queries, [...agreed.keys()]);
  const source = sourceOf(from);
  const subscribed = [...agreed].map(([email, { at, how, form, confirmedAt, endedAt, id }]) => {
    const owner = accounts.get(email);
    return {
      ...(owner?.verifiedAt ? { userId: owner.id } : { email }),
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
  for (const id of ends) await unsubscribe(queries, { id }, { detail: source, ip: "command line" });
  for (const row of open) {
    const reason = stopIn(row, plan);
    if (reason) await stopEmail(queries, { email: row.email, reason, detail: source });
  }
  const asked = open.filter(({ outcome }) => outcome === "asked").map(({ email }) => email);
  await queueForMany(queries, asked, { kind: "newsletter-confirm-imported", cause: source });
};

/** Returns why the product's own file says that no mail goes to somebody; null where it does not. */
const stopIn = ({ cells }: ImportRow, { columns }: ImportPlan) =>
  ["bounced", "complained"].find((reason) => reason === cells[columns.stopped ?? -1]) ?? null;

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
