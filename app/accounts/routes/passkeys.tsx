import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deviceName } from "~/accounts/device";
import { addPasskeyForm } from "~/accounts/forms";
import { addPasskey } from "~/accounts/passkeys";
import { tellRefused } from "~/accounts/proofs";
import { PasskeyForm } from "~/accounts/ui/passkey-form";
import { PasskeyList } from "~/accounts/ui/second-factor";
import { seen } from "~/base/http/seen";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { BackLink } from "~/base/ui/back-link";
import { ErrorSummary, TextField, useFormView } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { hasFactor, listPasskeys } from "~/identity/data/factors";
import { AMR } from "~/identity/factors";
import { memberAction } from "~/identity/form-action";
import { keptValues } from "~/identity/kept-form";
import { LIMITS } from "~/identity/limits";
import { requireProof } from "~/identity/member";
import { formView } from "~/site/form-page";
import { siteTime } from "~/site/site.server";
import { FIRST_FACTOR, showCodes } from "../second-factor";

export const handle = { title: "Passkeys", width: "prose" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireProof(request);
  const name = deviceName(request.headers.get("User-Agent") ?? "");
  const passkeys = await listPasskeys(visit.user.id);
  return {
    isPossible: config().passkeyHost !== null,
    isFirst: !(await hasFactor(visit.user.id)),
    form: formView(addPasskeyForm, { name, ...keptValues(visit, links.passkeys()) }),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: siteTime(createdAt),
      lastUsed: lastUsedAt && siteTime(lastUsedAt),
    })),
  };
}

export const action = memberAction(addPasskeyForm, {
  limit: LIMITS.password,
  needsProof: true,
  async handle({ request, values, visit, user }) {
    const by = { ...seen(request), sessionId: visit.session?.id ?? "" };
    const codes = await addPasskey(user, values, by).catch(tellRefused);
    await visit.prove(AMR.passkey, { keptForm: undefined });
    await showCodes(visit, codes);
    if (codes) return visit.goTo(links.recoveryCodes(), FIRST_FACTOR);
    return visit.goTo(links.passkeys(), success("Passkey added"));
  },
});

export default function Passkeys() {
  const { form, isFirst, isPossible, passkeys } = useLoaderData<typeof loader>();
  const { fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <div className="stack-l">
      <div className="stack">
        <ErrorSummary errors={errors} />
        <BackLink href={links.twoFactor()}>Two-step sign-in</BackLink>
        <h1>Passkeys</h1>
        <p>
          A passkey signs you in with your fingerprint, your face or your device's PIN, without a password and
          without a second step. Once you have one, your password alone no longer signs you in.
        </p>
      </div>
      <PasskeyList passkeys={passkeys} />
      <section className="stack">
        <h2>Add a passkey</h2>
        {isPossible ? (
          <PasskeyForm form={form} purpose="add" label="Add this device">
            <TextField field={fields.name} />
            {isFirst && <p className="fine">All your other devices are then signed out.</p>}
          </PasskeyForm>
        ) : (
          <Notice>
            <p>
              Passkeys do not work at this address: they need https and a name, or http://localhost. Codes
              from an app do.
            </p>
          </Notice>
        )}
      </section>
    </div>
  );
}
