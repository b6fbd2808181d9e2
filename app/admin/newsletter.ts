import { asCsv } from "~/domain/csv";
import { exportSubscribers } from "~/flows/newsletter";
import { command } from "./command";

const COLUMNS = [
  "email",
  "name",
  "consentText",
  "consentForm",
  "consentedAt",
  "confirmedAt",
  "unsubscribeUrl",
] as const;

export const newsletter = {
  export: command({
    summary: "Who gets the newsletter, with the proof of consent and the unsubscribe link, as CSV",
    async run() {
      const subscribers = await exportSubscribers();
      return { json: subscribers, text: asCsv(COLUMNS, subscribers) };
    },
  }),
};
