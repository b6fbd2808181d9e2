import { z } from "zod";
import { transaction } from "~/base/data/database";
import { cutText } from "~/base/text/cut-text";
import { EMAIL_MAX } from "~/base/text/email";
import { incomingText } from "~/base/text/incoming-text";
import { findUserByEmail, normalEmail } from "~/identity/data/users";
import { stopEmail } from "~/mail/data/stopped-emails";
import { noteReport } from "~/newsletter/data/issues";
import { unsubscribe } from "~/newsletter/subscribe";

/** The fields used of Postmark's webhooks: bounces, complaints, and changes of its suppression list. */
export const mailReport = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  Email: z.string().max(EMAIL_MAX).optional(),
  Recipient: z.string().max(EMAIL_MAX).optional(),
  Inactive: z.boolean().optional(),
  SuppressSending: z.boolean().optional(),
  SuppressionReason: z.string().nullish(),
  Description: z.string().nullish(),
  Details: z.string().nullish(),
  Metadata: z.record(z.string(), z.string()).nullish(),
});

type MailReport = z.output<typeof mailReport>;

const PERMANENT = new Set(["HardBounce", "BadEmailAddress"]);

/** Returns what a report means for its recipient, or null when it changes nothing, such as a mailbox that is full today. */
function verdict({ RecordType, Type = "", Inactive, SuppressSending, SuppressionReason }: MailReport) {
  if (RecordType === "Bounce") return PERMANENT.has(Type) || Inactive ? "bounced" : null;
  if (RecordType === "SpamComplaint") return "complained";
  if (RecordType !== "SubscriptionChange" || !SuppressSending) return null;
  if (SuppressionReason === "HardBounce") return "bounced";
  return SuppressionReason === "SpamComplaint" ? "complained" : "unsubscribed";
}

/** Stops mail to a recipient, or ends a subscription, as a report of the mail service asks. Idempotent. */
export async function applyMailReport(report: MailReport): Promise<void> {
  const says = verdict(report);
  const email = normalEmail(report.Email ?? report.Recipient ?? "");
  if (!says || !email) return;
  await transaction(async (tx) => {
    if (says === "unsubscribed") {
      const event = { detail: "at the mail service", ip: "" };
      await unsubscribe(tx, { email }, event);
      const user = await findUserByEmail(email, tx);
      if (user) await unsubscribe(tx, { userId: user.id }, event);
      return;
    }
    const detail = cutText(incomingText(report.Description || report.Details || ""), 300);
    await stopEmail(tx, { email, reason: says, detail });
    const { mail } = report.Metadata ?? {};
    if (mail) await noteReport(tx, mail, says);
  });
}
