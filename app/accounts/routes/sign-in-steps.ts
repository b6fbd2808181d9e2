import { redirect } from "@remix-run/node";
import { signInAndGo, signInQuery } from "~/accounts/after-sign-in";
import { beginSecondStep, recordSignIn } from "~/accounts/sign-in";
import { seen } from "~/base/http/seen";
import { links } from "~/base/links";
import { hasFactor } from "~/identity/data/factors";
import type { User } from "~/identity/data/users";
import { guesserOf } from "~/identity/limits";
import type { OpenVisit } from "~/identity/visit";

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
