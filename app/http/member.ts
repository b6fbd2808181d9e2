import { redirect } from "@remix-run/node";
import { hasFactor } from "~/data/factors";
import type { User } from "~/data/users";
import { links } from "~/links";
import { type Visit, visitOf } from "./visit";

/**
 * The member behind a request.
 * @throws a redirect to sign in and back here.
 */
export async function requireMember(request: Request): Promise<Visit & { user: User }> {
  const visit = await visitOf(request);
  if (!visit.user) {
    // The cookie stays, even one that opens nothing: a tab whose request another tab's new cookie has overtaken would
    // take that away. From the sign-in page it comes back.
    throw redirect(links.signInFor(new URL(request.url).pathname), 303);
  }
  return visit as Visit & { user: User };
}

/**
 * The member behind a request, with a fresh proof of who they are.
 * @throws a redirect to sign in, or to give the proof, and back here.
 */
export async function requireProof(
  request: Request,
  how: ProofNeeded = true,
): Promise<Visit & { user: User }> {
  const visit = await requireMember(request);
  const { pathname, search } = new URL(request.url);
  if (await lacksProof(visit, how)) throw redirect(links.proveFor(pathname + search), 303);
  return visit;
}

/**
 * What an act asks for: a fresh proof, or one "beside the password" that its own form asks for. The password is all that
 * an account without a second factor can be asked for, so there the form is enough.
 */
export type ProofNeeded = true | "beside the password";

/**
 * The one rule of who may do what matters. A fresh proof is what the account asks for at sign-in (`Visit.prove`): once it
 * has a second factor, that and nothing less.
 */
export async function lacksProof(visit: Visit, how: ProofNeeded): Promise<boolean> {
  if (visit.hasFreshProof) return false;
  return how === true || (visit.user !== null && (await hasFactor(visit.user.id)));
}
