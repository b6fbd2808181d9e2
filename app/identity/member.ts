import { redirect } from "@remix-run/node";
import { links } from "~/base/links";
import { hasFactor } from "~/identity/data/factors";
import type { User } from "~/identity/data/users";
import { type Visit, visitOf } from "./visit";

/** Returns the visit of a signed-in member. @throws a redirect to the sign-in, which leads back here */
export async function requireMember(request: Request): Promise<Visit & { user: User }> {
  const visit = await visitOf(request);
  if (!visit.user) {
    // Do not delete the cookie, even if it opens no session: this request may be older than a sign-in in another tab, and
    // would delete that tab's new cookie.
    throw redirect(links.signIn({ redirectTo: new URL(request.url).pathname }), 303);
  }
  return visit as Visit & { user: User };
}

/** Returns the visit of a freshly proved member. @throws a redirect to sign in or give the proof, which leads back */
export async function requireProof(
  request: Request,
  how: ProofNeeded = true,
): Promise<Visit & { user: User }> {
  const visit = await requireMember(request);
  const { pathname, search } = new URL(request.url);
  if (await lacksProof(visit, how)) throw redirect(links.prove(pathname + search), 303);
  return visit;
}

/**
 * What an act needs: always a fresh proof, or one "beside the password" when its form asks for the password itself. An account
 * without a second factor has only the password to prove itself with, so there the form is enough.
 */
export type ProofNeeded = true | "beside the password";

/** Returns whether a fresh proof is missing. `Visit.prove` counts only what a sign-in would need, a second factor too. */
export async function lacksProof(visit: Visit, how: ProofNeeded): Promise<boolean> {
  if (visit.hasFreshProof) return false;
  return how === true || (visit.user !== null && (await hasFactor(visit.user.id)));
}

/** Returns the signed-in member's email if a mailed link is about another account, else null. */
export function otherMember({ user }: Visit, email: string | null): string | null {
  return user && email !== null && user.email !== email ? user.email : null;
}
