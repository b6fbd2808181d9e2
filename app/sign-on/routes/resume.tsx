import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isBusy } from "~/base/kernel/busy";
import { log } from "~/base/kernel/log";
import { links } from "~/base/links";
import { answer, type OpenVisit } from "~/identity/visit";
import {
  answerSignOn,
  browserOf,
  findOwnSignOn,
  giveUpSignOn,
  hasSignedInFor,
  refuseTooManySignOns,
} from "~/sign-on/pending";
import { resumeSignOn } from "~/sign-on/provider/engine";

/** Continues a pending sign-on after the visitor has signed in or consented. */
export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return answer(request, (visit) => resume(request, visit, params.id ?? ""));
}

async function resume(request: Request, visit: OpenVisit, id: string): Promise<Response> {
  const signOn = await findOwnSignOn(visit, id);
  if (!signOn) return giveUpSignOn(visit, id);
  const mustSignIn = signOn.asks === "login" && !hasSignedInFor(visit, signOn);
  if (!visit.user || mustSignIn) {
    return redirect(links.signInWith(new URLSearchParams({ session_id: id }).toString()), 303);
  }
  await refuseTooManySignOns(request, visit);
  try {
    const started = await resumeSignOn(id, browserOf(visit));
    if (started.outcome.kind === "answered") visit.keep({ doneSignOn: id });
    if (started.outcome.kind !== "refused") return await answerSignOn(request, visit, started);
    log.warn({ error: started.outcome.error }, "Failed to complete OAuth flow");
  } catch (error) {
    // Temporary, so do not give the sign-on up: it can be continued later.
    if (isBusy(error)) throw error;
    log.error({ error }, "Error completing OAuth flow");
  }
  return giveUpSignOn(visit, id);
}
