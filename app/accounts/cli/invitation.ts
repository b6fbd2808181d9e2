import { asTable, command, value, wholeNumber } from "~/base/command";
import { utcDay } from "~/base/kernel/clock";
import { listInvitations } from "~/identity/data/invitations";
import { COMMAND_LINE } from "~/identity/data/operator-acts";
import { createInvitation, endInvitation, invitationState, whyNoInvitations } from "~/identity/registration";

const LISTED = 1000;

export const invitation = {
  make: command({
    summary: "Makes a link by which people may make an account where registration is by invitation",
    options: {
      uses: value("how many people; 1 by default"),
      days: value("for how long; 14 by default"),
      note: value("what it is for; only operators see it"),
    },
    async run({ options: { uses = "1", days = "14", note = "" } }) {
      const given = { note, usesMax: wholeNumber(uses, "--uses"), days: wholeNumber(days, "--days") };
      const { invitation, url } = await createInvitation(given, COMMAND_LINE);
      const { number, expiresAt } = invitation;
      const warning = whyNoInvitations();
      const says = `Invitation ${number}, for ${uses}, until ${expiresAt.toISOString()}. The link is shown only now.`;
      return {
        json: { number, url, expiresAt, warning },
        text: [url, says, ...(warning ? [warning] : [])].join("\n"),
        unseen: `invitation revoke ${number} ends it.`,
      };
    },
  }),
  list: command({
    summary: "Invitations, the newest first",
    async run() {
      const all = await listInvitations(LISTED);
      const rows = all.map((each) => [
        String(each.number),
        invitationState(each),
        `${each.uses} of ${each.usesMax}`,
        utcDay(each.expiresAt),
        each.note,
      ]);
      return {
        json: all.map(({ secretHash: _, ...each }) => ({ ...each, state: invitationState(each) })),
        text: asTable(["number", "state", "used", "ends", "for"], rows),
      };
    },
  }),
  revoke: command({
    summary: "Ends an invitation at once",
    takes: ["number"],
    async confirm({ given: [given = ""] }) {
      const number = wholeNumber(given, "<number>");
      const found = (await listInvitations(LISTED)).find((each) => each.number === number);
      return found && invitationState(found) === "open"
        ? `The link of invitation ${number}${found.note && ` (${found.note})`} would stop working for good.`
        : null;
    },
    async run({ given: [given = ""] }) {
      const number = wholeNumber(given, "<number>");
      await endInvitation(number, COMMAND_LINE);
      return { json: { revoked: number }, text: `Invitation ${number} is revoked.` };
    },
  }),
};
