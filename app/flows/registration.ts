import { hasPart, siteContent } from "~/content/site.server";
import type { ActedBy } from "~/data/audit";
import type { Queries } from "~/data/database";
import {
  findLivingInvitation,
  type Invitation,
  insertInvitation,
  revokeInvitation,
  takeInvitation,
} from "~/data/invitations";
import { ActRefused, noteOnDesk } from "~/data/operator-acts";
import { actOnce } from "~/data/presses";
import type { SessionState } from "~/data/sessions";
import type { User } from "~/data/users";
import { DAY_MS, fromNow, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { links } from "~/links";

/** Whether a visitor may make an account, and by which invitation; else why not. */
export type Registration =
  | { isOpen: true; invitationId: string | null }
  | { isOpen: false; why: "invitation" | "closed" };

/** What this browser may do. It says nothing of any email. */
export async function registrationIn({
  invitationId,
}: Pick<SessionState, "invitationId">): Promise<Registration> {
  const { registration } = siteContent();
  if (registration === "open") return { isOpen: true, invitationId: null };
  if (registration === "closed") return { isOpen: false, why: "closed" };
  const invitation = invitationId ? await findLivingInvitation({ id: invitationId }) : null;
  return invitation ? { isOpen: true, invitationId: invitation.id } : { isOpen: false, why: "invitation" };
}

/** What the sign-up pages say in place of their form; null where this browser may make an account. */
export async function closedTo(state: Pick<SessionState, "invitationId">) {
  const registration = await registrationIn(state);
  return registration.isOpen ? null : { why: registration.why, hasWaitlist: hasPart("waitlist") };
}

/** The same for pages that are the same for everybody. */
export function closedToStrangers() {
  const { registration } = siteContent();
  return registration === "open" ? null : { why: registration, hasWaitlist: hasPart("waitlist") };
}

/** An invitation had room when its holder signed up, and others came first. */
export class InvitationUsedUp extends Error {
  override name = "InvitationUsedUp";
}

/**
 * Lets an account in whose email is confirmed now. The invitation counts here, not at sign-up: so nobody uses it up with emails
 * of others, and its count tells nobody whether an email has an account. @throws InvitationUsedUp
 */
export async function letIn(tx: Queries, { verifiedAt, invitationId }: User): Promise<void> {
  if (verifiedAt || !invitationId || siteContent().registration !== "invitation") return;
  if (!(await takeInvitation(tx, invitationId))) throw new InvitationUsedUp();
}

export const invitationUrl = (secret: string) => config().appOrigin + links.invitation(secret);

/** Makes an invitation for `usesMax` accounts, for so many days. @returns it, and its link, which is never shown again */
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

/** Why invitations' links let nobody in now; null while they do. */
export function whyNoInvitations(): string | null {
  const { registration } = siteContent();
  if (registration === "invitation") return null;
  return `The link does not work until registration in content/site.json is “invitation”: it is “${registration}” now.`;
}

/** Ends an invitation: its link and the sign-ups that it has not let in yet do nothing any more. @throws ActRefused */
export async function endInvitation(number: number, by: ActedBy): Promise<void> {
  await actOnce(async (tx) => {
    if (!(await revokeInvitation(tx, number)))
      throw new ActRefused(`There is no invitation ${number}, or it is revoked already.`);
    await noteOnDesk(tx, by, "invitation_revoked", String(number));
  });
}

/** In a word, for lists. */
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
