import { isEmail, tidyEmail } from "~/domain/email";
import { letterSite } from "~/flows/letter-site";
import { newId } from "~/kernel/ids";
import { trialLetter } from "~/mail/letters";
import { chooseTransport, mailFaultOf, mailService } from "~/mail/transports";
import { CommandError, command, UsageError } from "./command";

export const mail = {
  test: command({
    summary: "Sends a letter to an address at once, and says what the mail server answers",
    takes: ["email"],
    opensDatabase: false,
    async run({ given: [given = ""] }) {
      const recipient = tidyEmail(given);
      if (!isEmail(recipient)) throw new UsageError(`<email> must be an address; it is "${given}".`);
      const send = chooseTransport({ keepsOpen: false });
      try {
        await send({ id: newId(), recipient, letter: trialLetter(letterSite(), { name: recipient }) });
      } catch (error) {
        throw new CommandError(`Not sent. ${mailFaultOf(error as Error).text}`);
      }
      const by = mailService();
      return { json: { recipient, by }, text: `Taken for ${recipient} by: ${by}.` };
    },
  }),
};
