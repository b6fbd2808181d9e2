import { findAllowance } from "~/data/allowance";
import { listEvents, recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { listDraftsOf } from "~/data/drafts";
import { listUnfinishedJobs } from "~/data/jobs";
import { listKnownDevices } from "~/data/known-devices";
import { findSubscription } from "~/data/newsletter";
import { listPlans } from "~/data/plans";
import { listSessions } from "~/data/sessions";
import { listGrants } from "~/data/sso-grants";
import { listTokensOf } from "~/data/sso-records";
import type { User } from "~/data/users";
import { findWaitlistEntry } from "~/data/waitlist";

/** Everything stored about a member, without secrets: for the data download. */
export async function exportData(user: User, ip: string) {
  const [
    allowance,
    plans,
    unfinishedPlans,
    drafts,
    sessions,
    knownDevices,
    signOnSites,
    signOnTokens,
    events,
    newsletter,
    waitlist,
  ] = await Promise.all([
    findAllowance(user.id),
    listPlans(user.id),
    listUnfinishedJobs(user.id),
    listDraftsOf(user.id),
    listSessions(user.id),
    listKnownDevices(user.id),
    listGrants(user.id),
    listTokensOf(user.id),
    listEvents(user.id),
    findSubscription(user.id),
    findWaitlistEntry(user.email),
  ]);
  await transaction((tx) => recordEvent(tx, { userId: user.id, kind: "data_exported", address: ip }));
  const { passwordHash: _, ...account } = user;
  return {
    account,
    allowance,
    // The search text repeats title and description.
    plans: plans.map(({ searchText: _, ...plan }) => plan),
    unfinishedPlans,
    drafts,
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
      userAgent,
      createdAt,
      lastSeenAt,
      expiresAt,
    })),
    knownDevices,
    signOnSites,
    signOnTokens,
    events,
    newsletter,
    waitlist,
  };
}
