import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { deskLinks } from "~/desk-links";
import { byOperator } from "~/flows/administer";
import { subscriberList, waitlistList } from "~/flows/lists";
import { requireProof } from "~/http/member";
import { requireOperator } from "~/http/operator";

/** A list with many people's emails, for who proved a moment ago to be the operator. Noted in the trail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user: operator } = await requireOperator(request);
  await requireProof(request);
  const isNewsletter = new URL(request.url).pathname === deskLinks.listFile("newsletter");
  const name = isNewsletter ? "newsletter" : "waitlist";
  const { csv } = await (isNewsletter ? subscriberList() : waitlistList());
  await transaction((tx) =>
    recordEvent(tx, { userId: operator.id, kind: "list_exported", detail: name, ...byOperator(operator) }),
  );
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
