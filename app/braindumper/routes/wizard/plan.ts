import type { LoaderFunctionArgs } from "@remix-run/node";
import { links } from "~/base/links";
import { answer } from "~/identity/visit";

/** A plan's page had this second address until November 2026: mails, bookmarks and open pages still lead here. */
export function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return answer(request, async (visit) => visit.redirectWithMessage(links.plan(id), links.braindump(id)));
}

export { action } from "~/braindumper/routes/plans/detail";
