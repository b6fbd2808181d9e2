import { text as whole } from "node:stream/consumers";
import { forgetEmail } from "~/accounts/account-acts";
import { exportDataOf, storedBesideAccount } from "~/accounts/export-data";
import { command } from "~/base/command";
import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { DAY_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { Refused } from "~/base/kernel/refused";
import { many } from "~/base/kernel/sentence";
import { COMMAND_LINE, noteOnDesk } from "~/identity/data/operator-acts";
import { findUserByEmail, normalEmail } from "~/identity/data/users";
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

/** What a deletion does not reach. */
function inBackups(): string {
  const { everyMs, keep } = config().backup;
  const own =
    everyMs && `, those of BACKUP_EVERY for ${many(Math.ceil((everyMs * keep) / DAY_MS), "day")} more`;
  return ` Backups and what was set aside (backup list) still hold it until you delete them${own || ""}.`;
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
      const member = await findMember(given);
      if (member) return memberActs.wouldDo("delete", member);
      await requireData(normalEmail(given));
      return `All that is stored of ${given}, proofs of consent too, would be deleted for good.`;
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
      const left = await storedBesideAccount(email);
      const but = left.length > 0 ? "; the mail that says so still waits" : "";
      return {
        json: { about: email, done: "delete" },
        text: `${email}: all that was stored is deleted${but}.${inBackups()}`,
      };
    },
  }),
};
