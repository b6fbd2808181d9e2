import type { LoaderFunctionArgs } from "@remix-run/node";
import { deskLinks } from "~/base/desk-links";
import { fileToSave, respondWithFile } from "~/base/http/file-to-save";
import { noForm, requireOperator } from "~/desk/operator";
import { byOperator } from "~/identity/data/operator-acts";
import { requireProof } from "~/identity/member";
import { exportSubscribers } from "~/newsletter/list";
import { exportWaitlist } from "~/waitlist/list";

const EXPORTS = { newsletter: exportSubscribers, waitlist: exportWaitlist };

/** Downloads a list of many people's emails. Needs a fresh proof, and is recorded in the audit trail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user: operator } = await requireOperator(request);
  await requireProof(request);
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname === deskLinks.listFile("newsletter", "program") ? "newsletter" : "waitlist";
  // Not compared as a whole address, because Remix rewrites `?spreadsheet` as `?spreadsheet=`.
  const reader = searchParams.has("spreadsheet") ? "spreadsheet" : "program";
  const { csv } = await EXPORTS[name](reader, byOperator(operator));
  return respondWithFile(
    request,
    fileToSave(reader === "program" ? `${name}.csv` : `${name}-${reader}.csv`, "text/csv", csv),
  );
}

export const action = noForm;
