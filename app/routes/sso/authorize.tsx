import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { openAction } from "~/http/form-action";
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

/** By POST the cookie of a member does not come along (SameSite=Lax): the same request again, by GET. */
export const action = openAction("a site may post its request; it is only read", async ({ request }) => {
  const form = new TextDecoder().decode(await readBody(request));
  return redirect(links.authorize(form), 303);
});

export default function Authorize() {
  return null;
}
