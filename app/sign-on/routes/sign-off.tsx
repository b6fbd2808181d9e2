import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emptyForm } from "~/base/forms/form";
import { allowFormTarget } from "~/base/http/page-headers";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { formAction } from "~/identity/form-action";
import { AuthCard } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { placeOf } from "~/sign-on/client-rules";
import { findClient } from "~/sign-on/data/clients";
import { faceOf } from "~/sign-on/pending";
import { readSignOut, type SignOutRequest } from "~/sign-on/provider/engine";
import { ClientPicture } from "~/site/ui/client-picture";

export const handle = { title: "Sign out", width: "narrow" };

const readRequest = (request: Request) => readSignOut(new URL(request.url).search);

function endOf({ redirectUri, state }: SignOutRequest): string {
  if (!redirectUri) return links.home();
  const end = new URL(redirectUri);
  if (state !== null) end.searchParams.set("state", state);
  return end.href;
}

/** Asks a member whether to sign out, as a client requests (RP-initiated logout). Visitors go straight back. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = await readRequest(request);
  const end = endOf(asked);
  const { user } = await visitOf(request);
  if (!user) throw redirect(end, 303);
  const client = asked.clientId ? await findClient(asked.clientId) : null;
  const isElsewhere = !end.startsWith("/");
  if (isElsewhere) allowFormTarget(request, end);
  return {
    place: isElsewhere ? placeOf(end) : null,
    client: client && faceOf(client),
    isRefused: asked.isRefused,
    email: user.email,
  };
}

export const action = formAction(emptyForm, {
  isButton: true,
  limit: null,
  async handle({ request, visit }) {
    const end = endOf(await readRequest(request));
    await visit.signOut();
    return redirect(end, 303);
  },
});

export default function SignOff() {
  const { client, place, isRefused, email } = useLoaderData<typeof loader>();
  return (
    <AuthCard>
      <header>
        <ClientPicture hash={client?.picture ?? null} />
        <h1>Sign out?</h1>
        <p className="lede">
          You are signed in as <MailAddress email={email} end="." />
          {place && ` Afterwards we take you back to ${client?.name ?? ""} (${place}).`}
          {isRefused &&
            " The site that sent you here gave no address that we know, so you stay here afterwards."}
        </p>
      </header>
      <PostForm>
        <div className="actions">
          {/* Not "Sign out" alone: the menu has a button of that name, which leads nowhere back. */}
          <SubmitButton>{place ? "Sign out and go back" : "Yes, sign out"}</SubmitButton>
          <ButtonLink href={links.home()} variant="secondary">
            Stay signed in
          </ButtonLink>
        </div>
      </PostForm>
    </AuthCard>
  );
}
