import { text as whole } from "node:stream/consumers";
import { exportDataOf, forgetEmail, listLeft, storedBesideAccount } from "~/accounts/stored-data";
import { command } from "~/base/command";
import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { DAY_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { isThere } from "~/base/kernel/is-there";
import { Refused } from "~/base/kernel/refused";
import { many } from "~/base/kernel/sentence";
import { COMMAND_LINE, noteOnDesk } from "~/identity/data/operator-acts";
import { findUserByEmail, normalEmail } from "~/identity/data/users";
import { outboxFolder } from "~/mail/transports";
import { memberActs, requireUserOfAnyState } from "../desk/member-acts";

/** @throws Refused when nothing is stored of the email */
async function requireData(email: string): Promise<string> {
  const found = await exportDataOf(email);
  if (!found) throw new Refused(`Nothing is stored of ${email}.`);
  return whole(found);
}

const findMember = async (email: string) => {
  const user = await findUserByEmail(email);
  return user && requireUserOfAnyState(user.id);
};

/** Says what stays: what is known to be left, and what a deletion does not reach. */
function whatStays(left: string[]): string {
  const { everyMs, keep } = config().backup;
  const own =
    everyMs && `, those of BACKUP_EVERY for ${many(Math.ceil((everyMs * keep) / DAY_MS), "day")} more`;
  const beyond = [
    ...(isThere(outboxFolder()) ? [`mails in ${outboxFolder()}`] : []),
    "a link mailed to confirm the newsletter, which works for 30 days",
    `backups and what was set aside (backup list), until you delete them${own || ""}`,
  ];
  return `What stays: ${[...left, ...beyond].join("; ")}.`;
}

/** The answers to somebody who asks for their data, with an account or without. */
export const person = {
  show: command({
    summary: "All that is stored of somebody: account, plans, subscription, waitlist, mail",
    takes: ["email"],
    async run({ given: [given = ""] }) {
      const email = normalEmail(given);
      const text = await requireData(email);
      await transaction((tx) => noteOnDesk(tx, COMMAND_LINE, "data_exported", accountInLog(email)));
      return { json: JSON.parse(text), text };
    },
  }),
  delete: command({
    summary: "Deletes all that is stored of somebody; the owner of an account is told by mail",
    takes: ["email"],
    async confirm({ given: [given = ""] }) {
      const email = normalEmail(given);
      const member = await findMember(email);
      if (member) await memberActs.wouldDo("delete", member);
      await requireData(email);
      const says = member ? ", and a mail would say so" : "";
      return `What is stored of ${email} would be deleted for good, proofs of consent too${says}. ${whatStays(await listLeft(email, member))}`;
    },
    async run({ given: [given = ""] }) {
      const email = normalEmail(given);
      const member = await findMember(email);
      if (member) await memberActs.command("delete", member, email);
      else {
        await requireData(email);
        await transaction(async (tx) => {
          await forgetEmail(tx, email);
          await noteOnDesk(tx, COMMAND_LINE, "person_deleted", accountInLog(email));
        });
      }
      const stays = (await storedBesideAccount(email, member)).map((each) =>
        each === "mails" ? "the mail that says so, until 7 days after it is sent" : each,
      );
      return {
        json: { about: email, done: "delete", stays },
        text: `${email}: what was stored is deleted. ${whatStays(stays)}`,
      };
    },
  }),
};
