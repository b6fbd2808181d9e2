import { noPage, problem } from "~/base/http/problem";
import { config } from "~/base/kernel/config";
import { ActRefused } from "~/identity/data/operator-acts";
import type { User } from "~/identity/data/users";
import { ACR, acrOf } from "~/identity/factors";
import { memberAction, openAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { requireMember } from "~/identity/member";
import type { Visit } from "~/identity/visit";

/**
 * Returns the visit of an operator at the desk.
 * @throws a redirect to the sign-in; the 404 page for members who are no operators; 403 when a second factor is required and
 * this session was begun without one
 */
export async function requireOperator(request: Request): Promise<Visit & { user: User }> {
  const visit = await requireMember(request);
  if (!visit.user.operatorSince) throw noPage();
  const isEnough = config().requireSecondFactor === "off" || acrOf(visit.session?.amr ?? null) === ACR.two;
  if (!isEnough)
    throw problem(
      403,
      "Sign in with two steps",
      "The desk opens only after a sign-in with a code or a passkey. Sign out, then sign in with one.",
    );
  return visit;
}

/** Makes the action of a form on the desk. If the act is refused, the form comes back with the reason and what was typed. */
export const operatorAction: typeof memberAction = (form, handler) =>
  memberAction(form, {
    ...handler,
    requires: requireOperator,
    handle: (args) => handler.handle(args).catch(tellRefusal),
  });

function tellRefusal(error: unknown): never {
  if (!(error instanceof ActRefused)) throw error;
  const { message: form, revision } = error;
  throw new FormRejection({ form }, 409, revision === undefined ? {} : { revision });
}

/** The action of a desk page without a form. For members who are no operators the page must look missing here too. */
export const noForm = openAction("takes nothing, and says so to operators alone", async ({ request }) => {
  await requireOperator(request);
  throw problem(405, "That cannot be sent here", "Forms cannot be sent to this address.");
});
