import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { openAction } from "~/http/form-action";
import { problem } from "~/http/problem";
import { readBody } from "~/http/read-form";
import { answerSignOn, browserOf } from "~/http/sign-on";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { beginSignOn } from "~/sign-on/engine";

/** The authorization endpoint: members go straight through, visitors sign in first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const visit = await visitOf(request);
  const { search } = new URL(request.url);
  return answerSignOn(request, visit, await beginSignOn(search, browserOf(visit)));
}

/** What an address of ours may hold (scripts/request-limits.mjs): a longer one would lead to an empty 414. */
const ADDRESS_LIMIT = 8 * 1024;

/** By POST the cookie of a member does not come along (SameSite=Lax): the same request again, by GET. */
export const action = openAction("a site may post its request; it is only read", async ({ request }) => {
  // Written anew: a body may hold what no address can, and a Location with a line break in it is an error of ours.
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(request)));
  const address = links.authorize(form.toString());
  if (address.length > ADDRESS_LIMIT) {
    throw problem(413, "That is too much", "A request to sign on may hold at most 8 KB.");
  }
  return redirect(address, 303);
});

export default function Authorize() {
  return null;
}
