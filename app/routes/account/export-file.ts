import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { exportData } from "~/flows/export-data";
import { fileToSave, respondWithFile } from "~/http/file-to-save";
import { LIMITS, refuseTooMany } from "~/http/limits";
import { requireMember } from "~/http/member";
import { shortClientIp } from "~/http/seen";
import { now } from "~/kernel/clock";
import { links } from "~/links";

/** Serves the member's data as a file, for some minutes after it was asked for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user, session } = await requireMember(request);
  if ((session?.state.mayExportUntil ?? 0) < now().getTime()) throw redirect(links.accountExport(), 303);
  await refuseTooMany(request, LIMITS.export, user);
  const everything = await exportData(user, shortClientIp(request));
  return respondWithFile(request, fileToSave("my-data.json", "application/json", everything));
}
