import { redirect } from "@remix-run/node";
import type { User } from "~/data/users";
import { links } from "~/links";
import { hasSessionCookie, type Visit, visitOf } from "./visit";

/**
 * The member behind a request.
 * @throws a redirect to sign in and back here.
 */
export async function requireMember(request: Request): Promise<Visit & { user: User }> {
  const visit = await visitOf(request);
  if (!visit.user) {
    // A cookie that opens nothing any more would only keep its browser from the pages that everybody shares.
    if (!visit.session && hasSessionCookie(request)) await visit.signOut();
    const { headers } = visit;
    throw redirect(links.signInFor(new URL(request.url).pathname), { status: 303, headers });
  }
  return visit as Visit & { user: User };
}

/**
 * The member behind a request, with a fresh proof of who they are.
 * @throws a redirect to sign in, or to give the proof, and back here.
 */
export async function requireProof(request: Request): Promise<Visit & { user: User }> {
  const visit = await requireMember(request);
  const { pathname, search } = new URL(request.url);
  if (!visit.hasFreshProof) throw redirect(links.proveFor(pathname + search), 303);
  return visit;
}
