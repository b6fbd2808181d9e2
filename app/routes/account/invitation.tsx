import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findOpenInvitation } from "~/data/invitations";
import { closedToStrangers } from "~/flows/registration";
import { LIMITS, refuseTooMany } from "~/http/limits";
import { answer, visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ClosedRegistration } from "~/ui/closed-registration";

export const handle = { title: "Invitation", footer: false, width: "narrow" };

/** Opens an invitation: this browser remembers it and goes on to the sign-up. It is used up only when an email is confirmed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  if (user) throw redirect(links.home(), 303);
  const closed = closedToStrangers();
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
    <AuthCard>
      <h1>Invitation</h1>
      <ClosedRegistration {...closed} hasEnded signInHref={links.signIn()} />
    </AuthCard>
  );
}
