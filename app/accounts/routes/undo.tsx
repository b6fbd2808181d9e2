import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { denyAlert } from "~/accounts/alert-member";
import { findMailedToken } from "~/accounts/data/mailed-tokens";
import { keepResetToken } from "~/accounts/reset-cookie";
import { undoEmailChange } from "~/accounts/undo-email-change";
import { defineForm, line } from "~/base/forms/form";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { LinkRow } from "~/base/ui/button";
import { HiddenField, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { otherMember } from "~/identity/member";
import { AuthCard, SignedInAs } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";

export const handle = { title: ({ title }: SerializeFrom<typeof loader>) => title, width: "narrow" };

/** "This was not me" and the undoing of a new email: both end all sessions, and lead to a new password. */
const UNDOES = {
  alert: {
    title: "This Was Not Me",
    button: "Sign out all devices",
    pending: "Signing out...",
    undo: denyAlert,
    done: success("All devices are signed out", "Please choose a new password now."),
  },
  email_undo: {
    title: "Undo Email Change",
    button: "Undo the change",
    pending: "Undoing...",
    undo: undoEmailChange,
    done: success(
      "Your email is changed back",
      "All devices are signed out. Please choose a new password now.",
    ),
  },
};

const purposeAt = (request: Request) =>
  new URL(request.url).pathname === links.notMe() ? "alert" : "email_undo";

const UNUSABLE_LINK = "This link has expired or already been used.";

const undoForm = defineForm({
  id: "undo",
  schema: z.object({ token_hash: line }),
  fields: { token_hash: { label: "Token", type: "hidden" } },
});

/** Changes nothing, because mail scanners open the link too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token_hash = new URL(request.url).searchParams.get("token_hash") ?? "";
  const purpose = purposeAt(request);
  const { title, button, pending } = UNDOES[purpose];
  const found = await findMailedToken(token_hash, purpose);
  return {
    purpose,
    title,
    button,
    pending,
    form: formView(undoForm, { token_hash }),
    problem: found ? null : UNUSABLE_LINK,
    /** The one that it restores, or the account's. */
    email: found?.change.email ?? found?.user.email ?? "",
    signedInAs: found && otherMember(await visitOf(request), found.user.email),
  };
}

export const action = formAction(undoForm, {
  limit: LIMITS.verify,
  async handle({ request, values, visit }) {
    const { undo, done } = UNDOES[purposeAt(request)];
    const undone = await undo(values.token_hash, shortClientIp(request));
    if (!undone) throw new FormRejection({ form: UNUSABLE_LINK });
    // This session has ended together with all the others.
    if (visit.user?.id === undone.user.id) await visit.signOut();
    visit.give(keepResetToken(undone.resetSecret));
    return visit.goTo(links.resetPassword(), done);
  },
});

export default function Undo() {
  const { purpose, title, button, pending, form, problem, email, signedInAs } =
    useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <AuthCard title={title} errors={errors.length === 0 && problem ? [{ text: problem }] : errors}>
      {problem ? (
        <LinkRow href={links.signIn()}>Sign In</LinkRow>
      ) : (
        <>
          <WhatEnds isAlert={purpose === "alert"} email={email} />
          <SignedInAs email={signedInAs}>That account stays signed in.</SignedInAs>
          <PostForm {...formProps}>
            <HiddenField field={fields.token_hash} />
            <SubmitRow pending={pending}>{button}</SubmitRow>
          </PostForm>
        </>
      )}
    </AuthCard>
  );
}

/** What the button does, also to whoever could have got in meanwhile. */
function WhatEnds({ isAlert, email }: { isAlert: boolean; email: string }) {
  return (
    <>
      <p className="lede">
        {isAlert ? "Did somebody else use your account" : "Press the button, and your account will use"}{" "}
        <MailAddress email={email} isStrong />
        {isAlert ? "? The button signs out all devices, including this one." : " again."}
      </p>
      <p>
        {!isAlert && "All devices are signed out. "}Your recovery codes stop working, and so does every second
        factor added {isAlert ? "after this mail" : "since a week before the change"}, unless it was still in
        use a day later. Then you choose a new password.
      </p>
    </>
  );
}
