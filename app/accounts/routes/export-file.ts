import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { exportData } from "~/accounts/stored-data";
import { fileToSave, respondWithFile } from "~/base/http/file-to-save";
import { shortClientIp } from "~/base/http/seen";
import { now } from "~/base/kernel/clock";
import { links } from "~/base/links";
import { LIMITS, refuseTooMany } from "~/identity/limits";
import { requireMember } from "~/identity/member";

/** Serves the member's data as a file, for some minutes after it was asked for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user, session } = await requireMember(request);
  if ((session?.state.mayExportUntil ?? 0) < now().getTime()) throw redirect(links.accountExport(), 303);
  await refuseTooMany(request, LIMITS.export, user);
  const everything = await exportData(user, shortClientIp(request));
  return respondWithFile(request, fileToSave("my-data.json", "application/json", everything));
}
