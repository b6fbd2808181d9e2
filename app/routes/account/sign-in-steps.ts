import { redirect } from "@remix-run/node";
import { hasFactor } from "~/data/factors";
import type { User } from "~/data/users";
import { recordSignIn } from "~/flows/sign-in";
import { signInAndGo, signInQuery } from "~/http/after-sign-in";
import { guesserOf } from "~/http/limits";
import { beginSecondStep } from "~/http/second-step";
import { seen } from "~/http/seen";
import type { OpenVisit } from "~/http/visit";
import { links } from "~/links";

/** Signs the member in, or asks for the second factor first if there is one and only the password was given. */
export async function goOnWith(
  request: Request,
  visit: OpenVisit,
  { user, amr }: { user: User; amr: string[] },
): Promise<Response> {
  if (!amr.includes("mfa") && (await hasFactor(user.id))) {
    await beginSecondStep(visit, user);
    return redirect(links.code(signInQuery(request)), 303);
  }
  const { isKnown } = await guesserOf(request, user.email);
  await recordSignIn(user, seen(request), isKnown);
  return signInAndGo(request, visit, user, amr);
}
