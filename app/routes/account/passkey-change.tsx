import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listPasskeys, renamePasskey } from "~/data/factors";
import { actOnce } from "~/data/presses";
import { success } from "~/domain/flash";
import { changePasskeyForm } from "~/domain/forms/account";
import { removePasskey } from "~/flows/passkeys";
import { memberAction } from "~/http/form-action";
import { formView } from "~/http/form-page";
import { keptValues } from "~/http/kept-form";
import { LIMITS } from "~/http/limits";
import { requireProof } from "~/http/member";
import { seen } from "~/http/seen";
import { links } from "~/links";
import { BackLink } from "~/ui/back-link";
import { ErrorSummary, PostForm, SubmitRow, TextField, useFormView } from "~/ui/form";

export const handle = { title: "Change a passkey", width: "narrow" };

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const visit = await requireProof(request);
  const passkey = (await listPasskeys(visit.user.id)).find((each) => each.id === id);
  if (!passkey) throw redirect(links.passkeys(), 303);
  const { name } = passkey;
  return { name, form: formView(changePasskeyForm, { name, ...keptValues(visit, links.passkeyOf(id)) }) };
}

export const action = memberAction(changePasskeyForm, {
  limit: LIMITS.password,
  needsProof: true,
  async handle({ request, params: { id = "" }, values, visit, user }) {
    const isRemoval = values.action === "remove";
    if (isRemoval) await removePasskey(user, id, seen(request));
    else await actOnce((tx) => renamePasskey(tx, user.id, id, values.name));
    return visit.goTo(links.passkeys(), success(isRemoval ? "Passkey removed" : "Passkey renamed"));
  },
});

export default function PasskeyChange() {
  const { name, form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <BackLink href={links.passkeys()}>Passkeys</BackLink>
      <h1>{name}</h1>
      <PostForm {...formProps}>
        <TextField field={fields.name} />
        <SubmitRow name="action" value="rename">
          Save
        </SubmitRow>
      </PostForm>
      <PostForm>
        <input type="hidden" name="name" value={name} />
        <p>
          A removed passkey can no longer sign in here. Your device may still offer it: delete it there too.
        </p>
        <SubmitRow name="action" value="remove" variant="danger">
          Remove this passkey
        </SubmitRow>
      </PostForm>
    </div>
  );
}
