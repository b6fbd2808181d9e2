import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileToSave, respondWithFile } from "~/base/http/file-to-save";
import { noForm, requireOperator } from "~/desk/operator";
import { byOperator } from "~/identity/data/operator-acts";
import { requireProof } from "~/identity/member";
import { exportList } from "~/operations/lists";

/** Downloads a list of many people's emails. Needs a fresh proof, and is recorded in the audit trail. */
export async function loader({ request, params: { list } }: LoaderFunctionArgs) {
  const { user: operator } = await requireOperator(request);
  await requireProof(request);
  // Not compared as a whole address, because Remix rewrites `?spreadsheet` as `?spreadsheet=`.
  const reader = new URL(request.url).searchParams.has("spreadsheet") ? "spreadsheet" : "program";
  const { csv } = await exportList(list, reader, byOperator(operator));
  return respondWithFile(
    request,
    fileToSave(reader === "program" ? `${list}.csv` : `${list}-${reader}.csv`, "text/csv", csv),
  );
}

export const action = noForm;
