import type { LoaderFunctionArgs } from "@remix-run/node";
import { transaction } from "~/data/database";
import { deskLinks } from "~/desk-links";
import { noteOnDesk } from "~/flows/administer";
import { subscriberList, waitlistList } from "~/flows/lists";
import { requireProof } from "~/http/member";
import { answerWithFile, noForm, requireOperator } from "~/http/operator";

/** A list with many people's emails, for who proved a moment ago to be the operator. Noted in the trail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user: operator } = await requireOperator(request);
  await requireProof(request);
  const isNewsletter = new URL(request.url).pathname === deskLinks.listFile("newsletter");
  const name = isNewsletter ? "newsletter" : "waitlist";
  const { csv } = await (isNewsletter ? subscriberList() : waitlistList());
  await transaction((tx) => noteOnDesk(tx, operator, "list_exported", name));
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
    "Cache-Control": "no-store",
  };
  return answerWithFile(request, new Response(csv, { headers }));
}

export const action = noForm;

export { default } from "~/ui/nothing";
