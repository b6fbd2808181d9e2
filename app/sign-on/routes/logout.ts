import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readBody } from "~/base/http/read-form";
import { links } from "~/base/links";
import { openAction } from "~/identity/form-action";

const PARAMETERS = ["id_token_hint", "client_id", "post_logout_redirect_uri", "state"];

/** The protocol's logout endpoint. It only redirects to the page that asks the member. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return askMember(new URL(request.url).searchParams);
}

export const action = openAction("a client may post its request; it is only read", async ({ request }) =>
  askMember(new URLSearchParams(new TextDecoder().decode(await readBody(request)))),
);

function askMember(asked: URLSearchParams): Response {
  const kept = [...asked].filter(([name]) => PARAMETERS.includes(name));
  return redirect(links.signOff(new URLSearchParams(kept).toString()), 303);
}
