import { redirect } from "@remix-run/node";
import { hasFactor } from "~/data/factors";
import type { User } from "~/data/users";
import { recordSignIn } from "~/flows/sign-in";
import { signInAndGo, signInQuery } from "~/http/after-sign-in";
import { auditAddress } from "~/http/client";
import { beginSecondStep } from "~/http/second-step";
import type { Visit } from "~/http/visit";
import { links } from "~/links";

/** Signs in who has shown enough; whoever has a second factor and typed a password alone is asked for it first. */
export async function goOnWith(
  request: Request,
  visit: Visit,
  { user, amr }: { user: User; amr: string[] },
): Promise<Response> {
  if (!amr.includes("mfa") && (await hasFactor(user.id))) {
    await beginSecondStep(visit, user);
    return redirect(links.code(signInQuery(request)), 303);
  }
  await recordSignIn(user, auditAddress(request));
  return signInAndGo(request, visit, user, amr);
}
