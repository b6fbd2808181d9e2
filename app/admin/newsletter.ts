import { subscriberList } from "~/flows/lists";
import { command } from "./command";

export const newsletter = {
  export: command({
    summary: "Who gets the newsletter, with the proof of consent and the unsubscribe link, as CSV",
    async run() {
      const { rows, csv } = await subscriberList();
      return { json: rows, text: csv };
    },
  }),
};
