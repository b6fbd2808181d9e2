import { redirect } from "@remix-run/node";
import type { User } from "~/data/users";
import { links } from "~/links";
import { type Visit, visitOf } from "./visit";

/**
 * The member behind a request.
 * @throws a redirect to sign in and back here.
 */
export async function requireMember(request: Request): Promise<Visit & { user: User }> {
  const visit = await visitOf(request);
  if (!visit.user) throw redirect(links.signInFor(new URL(request.url).pathname), 303);
  return visit as Visit & { user: User };
}
