import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emptyForm } from "~/base/forms/form";
import { allowFormTarget } from "~/base/http/page-headers";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";
import { AuthCard } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { noteAnswer } from "~/sign-on/data/records";
import { faceOf, requireQuestion } from "~/sign-on/pending";
import { whoToAsk } from "~/site/site.server";
import { AskOperator } from "~/site/ui/ask-operator";
import { ClientPicture } from "~/site/ui/client-picture";

export const handle = { title: "Sign on", footer: false, width: "narrow" };

/** Consent has a page of its own, and a sign-in cannot be answered with a button. */
const QUESTIONS = ["create", "select_account", "group", "second_factor"] as const;

/** Asks the member what a sign-on needs: whether this is the right account, or a second factor. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signOn, client, user } = await requireQuestion(request, await visitOf(request), QUESTIONS);
  const { id, asks } = signOn;
  allowFormTarget(request, signOn.redirectUri);
  const { email } = user;
  const signIn = (more: string) => links.signInWith(`session_id=${encodeURIComponent(id)}&other=1${more}`);
  if (asks === "second_factor") {
    const factor = { needs: client.needsSecondFactor, setUp: links.twoFactor(links.resumeSignOn(id)) };
    return { client: faceOf(client), email, factor, other: null, ask: null };
  }
  const other =
    asks === "create"
      ? { href: signIn("&tab=signup"), label: "Create another account" }
      : { href: signIn(""), label: "Use another account" };
  const ask = asks === "group" ? whoToAsk() : null;
  return { client: faceOf(client), email, factor: null, other, ask };
}

/** Continues with the signed-in account, or without a second factor that was only requested. */
export const action = memberAction(emptyForm, {
  isButton: true,
  async handle({ request, visit }) {
    const { signOn } = await requireQuestion(request, visit, QUESTIONS);
    // The engine checks again, so this cannot skip a second factor that is required.
    const answer = signOn.asks === "group" ? NOT_LET_IN : { [signOn.asks]: {} };
    await actOnce((tx) => noteAnswer(tx, signOn, answer));
    return redirect(links.resumeSignOn(signOn.id), 303);
  },
});

const NOT_LET_IN = {
  error: "access_denied",
  error_description: "The account is not in a group of this client",
};

export default function Continue() {
  const { client, email, factor, other, ask } = useLoaderData<typeof loader>();
  return (
    <AuthCard>
      <header>
        <ClientPicture hash={client.picture} />
        <h1>{titleOf(client.name, factor !== null, ask !== null)}</h1>
        <p className="lede">
          You are signed in as <MailAddress email={email} end="." />
        </p>
      </header>
      {ask && (
        <p>
          {client.name} is only for some members, and this account is not among them yet. To be let in, ask{" "}
          <AskOperator ask={ask} />.
        </p>
      )}
      {factor && <WhyFactor client={client.name} {...factor} />}
      <PostForm>
        <div className="actions">
          {factor && <ButtonLink href={factor.setUp}>Set it up</ButtonLink>}
          {!factor && <SubmitButton>{ask ? `Back to ${client.name}` : "Continue"}</SubmitButton>}
          {factor && !factor.needs && <SubmitButton variant="secondary">Go on without</SubmitButton>}
          {other && (
            <ButtonLink href={other.href} variant="secondary">
              {other.label}
            </ButtonLink>
          )}
        </div>
      </PostForm>
    </AuthCard>
  );
}

function titleOf(client: string, isFactor: boolean, isShut: boolean): string {
  if (isShut) return `${client} is not open to this account`;
  return isFactor ? `${client} asks for a second step` : `Continue to ${client}?`;
}

function WhyFactor({ client, needs }: { client: string; needs: boolean }) {
  return (
    <>
      <p>
        A password can be guessed or stolen. A second step needs something that only you have: an app on your
        phone, or a passkey. Setting it up takes a minute, and then you go on to {client}.
      </p>
      <p>
        {needs ? "Without one you cannot sign on there." : `Without one ${client} may send you back here.`}
      </p>
    </>
  );
}
