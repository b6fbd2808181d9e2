import { grantToMember } from "~/accounts/account-acts";
import { requireAccount } from "~/accounts/cli/user";
import { command, wholeNumber } from "~/base/command";

export const generations = {
  grant: command({
    summary: "Gives a member generations on top of the month's; they do not expire",
    takes: ["email", "number"],
    async run({ given: [email, number = ""] }) {
      const count = wholeNumber(number, "<number>");
      const account = await requireAccount(email);
      const granted = await grantToMember(account, count);
      return {
        json: { email: account.email, granted },
        text: `${account.email} has ${granted} granted generations now.`,
      };
    },
  }),
};
