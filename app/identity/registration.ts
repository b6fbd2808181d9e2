import type { Queries } from "~/base/data/database";
import { DAY_MS, fromNow, now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { allAreas } from "~/identity/area";
import type { ActedBy } from "~/identity/data/audit";
import {
  findOpenInvitation,
  type Invitation,
  insertInvitation,
  revokeInvitation,
  takeInvitation,
} from "~/identity/data/invitations";
import { ActRefused, noteOnDesk } from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import type { SessionState } from "~/identity/data/sessions";
import type { User } from "~/identity/data/users";
import { siteContent } from "~/site/site.server";

/** Whether a visitor may make an account, and with which invitation; otherwise why not. */
export type Registration =
  | { isOpen: true; invitationId: string | null }
  | { isOpen: false; why: "invitation" | "closed" };

/** Returns whether this browser may make an account. It depends on no email, so it reveals none. */
export async function registrationIn({
  invitationId,
}: Pick<SessionState, "invitationId">): Promise<Registration> {
  const { registration } = siteContent();
  if (registration === "open") return { isOpen: true, invitationId: null };
  if (registration === "closed") return { isOpen: false, why: "closed" };
  const invitation = invitationId ? await findOpenInvitation({ id: invitationId }) : null;
  return invitation ? { isOpen: true, invitationId: invitation.id } : { isOpen: false, why: "invitation" };
}

/**
 * Returns what the sign-up pages say in place of their form; null where this browser may make an account. Cached pages, which
 * cannot know the visitor's invitation, give no state.
 */
export async function closedTo(state: Pick<SessionState, "invitationId"> = {}) {
  const registration = await registrationIn(state);
  if (registration.isOpen) return null;
  const [waitAt] = allAreas().flatMap((area) => area.waitAt?.() ?? []);
  return { why: registration.why, waitAt };
}

/** The invitation still had uses left when its holder signed up, but others confirmed first. */
export class InvitationUsedUp extends Error {
  override name = "InvitationUsedUp";
}

/**
 * Uses up one use of the account's invitation when its email is confirmed. Not at sign-up: there anybody could use it up with
 * other people's emails, and its count would reveal whether an email has an account. @throws InvitationUsedUp
 */
export async function claimInvitation(tx: Queries, { verifiedAt, invitationId }: User): Promise<void> {
  if (verifiedAt || !invitationId || siteContent().registration !== "invitation") return;
  if (!(await takeInvitation(tx, invitationId))) throw new InvitationUsedUp();
}

const invitationUrl = (secret: string) => config().appOrigin + links.invitation(secret);

/** Makes an invitation for `usesMax` accounts that lasts `days`. @returns it, and its link, which is never shown again */
export async function createInvitation(
  { note, usesMax, days }: { note: string; usesMax: number; days: number },
  by: ActedBy,
): Promise<{ invitation: Invitation; url: string }> {
  return actOnce(async (tx) => {
    const given = { note, usesMax, expiresAt: fromNow(days * DAY_MS) };
    const { invitation, secret } = await insertInvitation(tx, given);
    await noteOnDesk(tx, by, "invitation_made", String(invitation.number));
    return { invitation, url: invitationUrl(secret) };
  });
}

/** Returns why invitation links do not work now, or null while they do. */
export function whyNoInvitations(): string | null {
  const { registration } = siteContent();
  if (registration === "invitation") return null;
  return `The link does not work until registration in site.json is “invitation”: it is “${registration}” now.`;
}

/** Revokes an invitation: its link stops working, also for sign-ups not confirmed yet. @throws ActRefused */
export async function endInvitation(number: number, by: ActedBy): Promise<void> {
  await actOnce(async (tx) => {
    if (!(await revokeInvitation(tx, number)))
      throw new ActRefused(`There is no invitation ${number}, or it is revoked already.`);
    await noteOnDesk(tx, by, "invitation_revoked", String(number));
  });
}

/** Returns an invitation's state as one word, for lists. */
export function invitationState({
  revokedAt,
  uses,
  usesMax,
  expiresAt,
}: Omit<Invitation, "secretHash">): string {
  if (revokedAt) return "revoked";
  if (uses >= usesMax) return "used up";
  return expiresAt <= now() ? "expired" : "open";
}
