import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { outboxFolder } from "./transports";

type OutboxMail = {
  file: string;
  to: string;
  subject: string;
  date: string;
  text: string;
};

const NEWEST = 50;

/** Returns the newest mails in DATA_DIR/outbox, newest first. */
export async function listOutbox(): Promise<OutboxMail[]> {
  const files = (await readdir(outboxFolder()).catch(() => [])).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.sort().reverse().slice(0, NEWEST).map(readMail));
}

async function readMail(file: string): Promise<OutboxMail> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(await readFile(path.join(outboxFolder(), file)));
  return {
    file,
    to: mail.to?.map((address) => address.address).join(", ") ?? "",
    subject: mail.subject ?? "",
    date: mail.date ?? "",
    text: mail.text ?? "",
  };
}
