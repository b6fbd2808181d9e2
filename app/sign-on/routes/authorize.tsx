import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { problem } from "~/base/http/problem";
import { readBody } from "~/base/http/read-form";
import { links } from "~/base/links";
import { openAction } from "~/identity/form-action";
import { answer } from "~/identity/visit";
import { answerSignOn, browserOf, refuseTooManySignOns } from "~/sign-on/pending";
import { beginSignOn } from "~/sign-on/provider/engine";

/** The authorization endpoint: members go through, visitors sign in first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answer(request, async (visit) => {
    await refuseTooManySignOns(request, visit);
    const { search } = new URL(request.url);
    return answerSignOn(request, visit, await beginSignOn(search, browserOf(visit)));
  });
}

/** In bytes, our limit for URLs (app/base/front/request-limits.ts). Beyond it the redirect would end in an empty 414. */
const URL_LIMIT = 8 * 1024;

/** A POST from another site has no session cookie (SameSite=Lax), so it is redirected to a GET. */
export const action = openAction("a client may post its request; it is only read", async ({ request }) => {
  // Parsed and encoded again, because a body may contain characters that a Location header cannot.
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(request)));
  const url = links.authorize(form.toString());
  if (url.length > URL_LIMIT) {
    throw problem(413, "That is too long", "A sign-on request can have at most 8 KB.");
  }
  return redirect(url, 303);
});
