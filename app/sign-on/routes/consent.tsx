import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { allowFormTarget } from "~/base/http/page-headers";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { PostForm, SubmitButton, useFormView } from "~/base/ui/form";
import { Items } from "~/base/ui/items";
import { MailAddress } from "~/base/ui/mail-address";
import { recordEvent } from "~/identity/data/audit";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";
import { requireProof } from "~/identity/member";
import { AuthCard } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { placeOf } from "~/sign-on/client-rules";
import { upsertGrant } from "~/sign-on/data/grants";
import { noteAnswer } from "~/sign-on/data/records";
import { consentForm } from "~/sign-on/forms";
import { faceOf, requireQuestion } from "~/sign-on/pending";
import { scopeTexts, WHILE_AWAY } from "~/sign-on/sign-on";
import { formView } from "~/site/form-page";
import { ClientPicture } from "~/site/ui/client-picture";

export const handle = { title: "Sign on", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { signOn, client, user } = await requireQuestion(request, await visitOf(request), ["consent"]);
  // Access for a third party needs the member's own proof: a stolen session alone must not grant it.
  await requireProof(request);
  allowFormTarget(request, signOn.redirectUri);
  return {
    client: faceOf(client),
    place: placeOf(signOn.redirectUri),
    email: user.email,
    learns: [...scopeTexts(signOn.scopes), WHILE_AWAY],
    form: formView(consentForm),
  };
}

export const action = memberAction(consentForm, {
  needsProof: true,
  async handle({ request, values, visit, user }) {
    const { signOn } = await requireQuestion(request, visit, ["consent"]);
    await actOnce(async (tx) => {
      if (values.decision === "deny") return noteAnswer(tx, signOn, DENIED);
      await noteAnswer(tx, signOn, { consent: {} });
      await upsertGrant(tx, { userId: user.id, clientId: signOn.clientId, scopes: signOn.scopes });
      await recordEvent(tx, { userId: user.id, kind: "grant_given", ip: shortClientIp(request) });
    });
    return redirect(links.resumeSignOn(signOn.id), 303);
  },
});

const DENIED = { error: "access_denied", error_description: "The member did not agree" };

export default function Consent() {
  const { client, place, email, learns, form } = useLoaderData<typeof loader>();
  const { formProps, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <AuthCard errors={errors}>
      <header>
        <ClientPicture hash={client.picture} />
        <h1>Sign on to {client.name}?</h1>
        <p className="lede">
          {client.name} ({place}) asks to know who you are.
        </p>
      </header>
      <p>It will be able to:</p>
      <Items className="hints squares" texts={learns} />
      <p className="fine">
        You are signed in as <MailAddress email={email} end="." /> It does not get your password. You can take
        this back at any time under Account Settings.
      </p>
      <PostForm {...formProps}>
        <div className="actions">
          <SubmitButton name="decision" value="allow">
            Allow
          </SubmitButton>
          <SubmitButton name="decision" value="deny" variant="secondary">
            Deny
          </SubmitButton>
        </div>
      </PostForm>
    </AuthCard>
  );
}
