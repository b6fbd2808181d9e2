import { redirect } from "@remix-run/node";
import { passkeyQuestionForm } from "~/accounts/forms";
import { newPasskeyQuestion, passkeyQuestion } from "~/accounts/passkeys";
import { tellRefused } from "~/accounts/proofs";
import { links } from "~/base/links";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";

export const loader = () => redirect(links.signIn(), 303);

/** Returns the WebAuthn options as JSON: to sign in with a passkey, or to create one for the member. */
export const action = formAction(passkeyQuestionForm, {
  isButton: true,
  limit: LIMITS.passkey,
  async handle({ values, visit }) {
    const { user } = visit;
    const isUse = values.purpose === "use";
    if (!isUse && !(user && visit.hasFreshProof)) return Response.json(null, { status: 403 });
    const asked = isUse || !user ? passkeyQuestion() : newPasskeyQuestion(user);
    return Response.json(await asked.catch(tellRefused));
  },
});
