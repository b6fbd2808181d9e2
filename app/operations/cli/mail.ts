import { command, UsageError } from "~/base/command";
import { newId } from "~/base/kernel/ids";
import { Refused } from "~/base/kernel/refused";
import { isEmail, tidyEmail } from "~/base/text/email";
import { COMMAND_LINE } from "~/identity/data/operator-acts";
import { findHold, REHEARSAL } from "~/mail/data/held";
import { layOut } from "~/mail/letter";
import { letterSite } from "~/mail/letter-site";
import type { Letter } from "~/mail/tables";
import { chooseTransport, mailFaultOf, mailService } from "~/mail/transports";
import { endMailHold, heldMailTexts } from "~/operations/release-held";

/** The mail worker polls each minute, because nothing tells it about other processes. */
const NOTICED = "a running site notices within a minute.";

const ending = (change: "release" | "drop", summary: string, wouldDo: string, text: string) =>
  command({
    summary,
    async confirm() {
      const held = await heldMailTexts();
      return held?.some && !held.hold.isRehearsal ? [...held.texts, wouldDo].join("\n") : null;
    },
    async run() {
      await endMailHold(COMMAND_LINE, change);
      return { json: { done: change }, text };
    },
  });

function trialLetter(name: string): Letter {
  const site = letterSite();
  const paragraphs = [`This letter was sent to see whether mail from ${site.name} arrives. It does.`];
  return layOut({ subject: `Mail from ${site.name} arrives` }, site, { name }, { paragraphs });
}

export const mail = {
  test: command({
    summary: "Sends a letter to an address at once, and says whether the mail server takes it",
    takes: ["email"],
    async run({ given: [given = ""] }) {
      const recipient = tidyEmail(given);
      if (!isEmail(recipient)) throw new UsageError(`<email> must be an address; it is "${given}".`);
      if ((await findHold())?.isRehearsal) throw new Refused(`Not sent. ${REHEARSAL}`);
      const send = chooseTransport({ keepsOpen: false });
      try {
        await send({ id: newId(), recipient, letter: trialLetter(recipient) });
      } catch (error) {
        throw new Refused(`Not sent. ${mailFaultOf(error as Error).text}`);
      }
      const by = mailService();
      return { json: { recipient, by }, text: `Taken for ${recipient} by: ${by}.` };
    },
  }),
  release: ending(
    "release",
    "After a restore: sends the mail that the backup held",
    "All of it would be sent, and cannot be called back.",
    `The backup's mail is sent: ${NOTICED}`,
  ),
  drop: ending(
    "drop",
    "After a restore: drops the mail that the backup held",
    "What the backup held would be dropped for good.",
    "The backup's mail is dropped.",
  ),
};
