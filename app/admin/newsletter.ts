import { subscriberList } from "~/flows/lists";
import { command } from "./command";
import { LIST_OPTIONS } from "./list-options";

export const newsletter = {
  export: command({
    summary: "Who gets the newsletter, with the proof of consent and the unsubscribe link, as CSV",
    ...LIST_OPTIONS,
    async run({ options }) {
      const { rows, csv } = await subscriberList(options.spreadsheet ? "spreadsheet" : "program");
      return { json: rows, text: csv };
    },
  }),
};
