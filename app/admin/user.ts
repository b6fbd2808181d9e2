import { type ListedUser, listUsers } from "~/data/users";
import { asTable, command, wholeNumber } from "./command";

function stateOf({ disabledAt, verifiedAt }: ListedUser): string {
  if (disabledAt) return "disabled";
  return verifiedAt ? "verified" : "unverified";
}

export const user = {
  list: command({
    summary: "Accounts, newest first",
    options: { search: { type: "string" }, limit: { type: "string" } },
    optionTexts: { search: "a part of the address or name", limit: "how many, 50 unless told" },
    async run({ options: { search = "", limit = "50" } }) {
      const users = await listUsers({ search, limit: wholeNumber(limit, "limit", 1) });
      const rows = users.map((each) => {
        const since = each.createdAt.toISOString().slice(0, 10);
        return [each.id, each.email, each.name, since, stateOf(each)];
      });
      return {
        json: users.map((each) => ({ ...each, state: stateOf(each) })),
        text: asTable(["id", "email", "name", "since", "state"], rows),
      };
    },
  }),
};
