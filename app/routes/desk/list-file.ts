import type { LoaderFunctionArgs } from "@remix-run/node";
import { transaction } from "~/data/database";
import { deskLinks } from "~/desk-links";
import { noteOnDesk } from "~/flows/administer";
import { subscriberList, waitlistList } from "~/flows/lists";
import { requireProof } from "~/http/member";
import { requireOperatorOfFile } from "~/http/operator";

/** A list with many people's emails, for who proved a moment ago to be the operator. Noted in the trail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user: operator } = await requireOperatorOfFile(request);
  await requireProof(request);
  const isNewsletter = new URL(request.url).pathname === deskLinks.listFile("newsletter");
  const name = isNewsletter ? "newsletter" : "waitlist";
  const { csv } = await (isNewsletter ? subscriberList() : waitlistList());
  await transaction((tx) => noteOnDesk(tx, operator, "list_exported", name));
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
