import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { links } from "~/base/links";
import { findOpenInvitation } from "~/identity/data/invitations";
import { LIMITS, refuseTooMany } from "~/identity/limits";
import { closedTo } from "~/identity/registration";
import { AuthCard } from "~/identity/ui/auth-card";
import { ClosedRegistration } from "~/identity/ui/closed-registration";
import { answer, visitOf } from "~/identity/visit";

export const handle = { title: "Invitation", footer: false, width: "narrow" };

/** Opens an invitation: this browser remembers it and goes on to the sign-up. It is used up only when an email is confirmed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  if (user) throw redirect(links.home(), 303);
  const closed = await closedTo();
  if (!closed) throw redirect(links.signUp(), 303);
  const secret = new URL(request.url).searchParams.get("token") ?? "";
  const invitation = closed.why === "invitation" ? await findOpenInvitation({ secret }) : null;
  if (!invitation) return data(closed, { status: 400 });
  throw await answer(request, async (visit) => {
    if (!visit.session) await refuseTooMany(request, LIMITS.signOn);
    visit.keep({ invitationId: invitation.id });
    return redirect(links.signUp(), 303);
  });
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function Invitation() {
  const closed = useLoaderData<typeof loader>();
  return (
    <AuthCard title="Invitation">
      <ClosedRegistration {...closed} hasEnded signInHref={links.signIn()} />
    </AuthCard>
  );
}
