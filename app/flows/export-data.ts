import { findAllowance } from "~/data/allowance";
import { listEvents, recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { listDraftsOf } from "~/data/drafts";
import { countRecoveryCodes, findOneTimeCodes, listPasskeys } from "~/data/factors";
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
    codes,
    passkeys,
    recoveryCodesLeft,
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
    findOneTimeCodes(user.id),
    listPasskeys(user.id),
    countRecoveryCodes(user.id),
  ]);
  await transaction((tx) => recordEvent(tx, { userId: user.id, kind: "data_exported", ip }));
  const { passwordHash: _, ...account } = user;
  return {
    account,
    allowance,
    // The search text repeats title and description.
    plans: plans.map(({ searchText: _, ...plan }) => plan),
    unfinishedPlans,
    drafts,
    sessions: sessions.map(({ userAgent, amr, createdAt, lastSeenAt, expiresAt }) => ({
      userAgent,
      amr,
      createdAt,
      lastSeenAt,
      expiresAt,
    })),
    knownDevices,
    secondFactors: {
      codesSince: codes?.createdAt ?? null,
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
      recoveryCodesLeft,
    },
    signOnSites,
    signOnTokens,
    events: events.map(({ ip, ...event }) => ({ ...event, address: ip })),
    newsletter,
    waitlist,
  };
}
