import { redirect } from "@remix-run/node";
import type { User } from "~/data/users";
import { links } from "~/links";
import { ownPath } from "./own-path";
import type { Visit } from "./visit";

/** The own path that a sign-in address asks to come back to, or null. */
export function askedPath(request: Request): string | null {
  return ownPath(new URL(request.url).searchParams.get("redirectTo"), "") || null;
}

/** Where a member goes after signing in (specification §4): to the plan tool when coming from there, else where they were, else home. */
export function destinationOf(visit: Visit, asked: string | null = null, otherwise = links.home()): string {
  const { signupSource } = visit.state;
  const redirectTo = asked ?? visit.state.redirectTo;
  return signupSource === "braindumper" ? links.wizard() : ownPath(redirectTo, otherwise);
}

/** Signs in and sends the member on. */
export async function signInAndGo(visit: Visit, user: User, asked: string | null): Promise<Response> {
  const to = destinationOf(visit, asked);
  await visit.signIn(user);
  await visit.keep({ signupSource: undefined, redirectTo: undefined });
  await visit.flash(to, { kind: "success", seconds: 3, title: "Welcome back!", text: "Sign in successful." });
  return redirect(to, 303);
}

/** The heading that says what signing in is for (specification §2, /auth). */
export function signInReason(visit: Visit): "plan tool" | null {
  return visit.state.signupSource === "braindumper" ? "plan tool" : null;
}
