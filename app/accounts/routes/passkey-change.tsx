import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePasskeyForm } from "~/accounts/forms";
import { removePasskey } from "~/accounts/passkeys";
import { seen } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { BackLink } from "~/base/ui/back-link";
import { ErrorSummary, PostForm, SubmitRow, TextField, useFormView } from "~/base/ui/form";
import { listPasskeys, renamePasskey } from "~/identity/data/factors";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";
import { keptValues } from "~/identity/kept-form";
import { LIMITS } from "~/identity/limits";
import { requireProof } from "~/identity/member";
import { formView } from "~/site/form-page";

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
