import { deliverDueMail } from "~/mail/deliver";
import type { Envelope } from "~/mail/transports";

/** Delivers mail that is due. @returns what was sent */
export async function deliver(): Promise<Envelope[]> {
  const sent: Envelope[] = [];
  await deliverDueMail(async (mail) => void sent.push(mail));
  return sent;
}
