import type { LoaderFunctionArgs } from "@remix-run/node";
import { transaction } from "~/data/database";
import { byOperator, noteOnDesk } from "~/data/desk-acts";
import { deskLinks } from "~/desk-links";
import { subscriberList, waitlistList } from "~/flows/lists";
import { fileToSave, respondWithFile } from "~/http/file-to-save";
import { requireProof } from "~/http/member";
import { noForm, requireOperator } from "~/http/operator";

/** A list with many people's emails. The operator needs a fresh proof, and the trail notes the download. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user: operator } = await requireOperator(request);
  await requireProof(request);
  const isNewsletter = new URL(request.url).pathname === deskLinks.listFile("newsletter");
  const name = isNewsletter ? "newsletter" : "waitlist";
  const { csv } = await (isNewsletter ? subscriberList() : waitlistList());
  await transaction((tx) => noteOnDesk(tx, byOperator(operator), "list_exported", name));
  return respondWithFile(request, fileToSave(`${name}.csv`, "text/csv", csv));
}

export const action = noForm;
