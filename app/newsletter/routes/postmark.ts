import { readBody } from "~/base/http/read-form";
import { config } from "~/base/kernel/config";
import { sameSecret } from "~/base/kernel/ids";
import { openAction } from "~/identity/form-action";
import { applyMailReport, mailReport } from "~/newsletter/mail-report";

/** Only Postmark uses this URL, with POST. */
export function loader() {
  return new Response(null, { status: 404 });
}

/**
 * Receives Postmark's webhooks for bounces, complaints and unsubscriptions (https://postmarkapp.com/developer/webhooks).
 * Authenticated by POSTMARK_WEBHOOK_SECRET as the Basic password, with any name. 404 when that is not set.
 */
export const action = openAction("the mail service, proven by its own secret", async ({ request }) => {
  const secret = config().postmarkWebhookSecret;
  if (!secret) return new Response(null, { status: 404 });
  if (!sameSecret(passwordOf(request), secret)) {
    return new Response("Wrong secret.\n", { status: 401, headers: { "WWW-Authenticate": "Basic" } });
  }
  const report = mailReport.safeParse(await jsonOf(request));
  if (!report.success) return new Response("This is not a report that can be read.\n", { status: 400 });
  await applyMailReport(report.data);
  return new Response(null, { status: 204 });
});

/** Returns the password of HTTP Basic authentication (RFC 7617). The name ends at the first colon. */
function passwordOf(request: Request): string {
  const [scheme = "", code = ""] = (request.headers.get("Authorization") ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic") return "";
  const pair = Buffer.from(code, "base64").toString();
  return pair.slice(pair.indexOf(":") + 1);
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(Buffer.from(await readBody(request)).toString());
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
