import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { renderSVG } from "uqr";
import { confirmCodesForm } from "~/accounts/forms";
import { askedPath } from "~/accounts/next";
import { tellRefused } from "~/accounts/proofs";
import {
  addCodes,
  FIRST_FACTOR,
  keyUrl,
  offeredSecret,
  sealOffer,
  showCodes,
} from "~/accounts/second-factor";
import { CodesAreOn, CodesSetUp, Passkeys, RecoveryCodesLeft } from "~/accounts/ui/second-factor";
import { seen } from "~/base/http/seen";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { ErrorSummary, useFormView } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { countRecoveryCodes, findOneTimeCodes, listPasskeys } from "~/identity/data/factors";
import { AMR, inGroups } from "~/identity/factors";
import { memberAction } from "~/identity/form-action";
import { keptValues } from "~/identity/kept-form";
import { LIMITS } from "~/identity/limits";
import { requireMember, requireProof } from "~/identity/member";
import { formView } from "~/site/form-page";
import { siteTime } from "~/site/site.server";

export const handle = { title: "Two-step sign-in", width: "prose" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireMember(request);
  const { user } = visit;
  const [codes, passkeys, recoveryCodes] = await Promise.all([
    findOneTimeCodes(user.id),
    listPasskeys(user.id),
    countRecoveryCodes(user.id),
  ]);
  const offersPasskeys = config().passkeyHost !== null || passkeys.length > 0;
  const rest = { passkeys: passkeys.length, offersPasskeys, recoveryCodes };
  if (codes)
    return {
      ...rest,
      form: formView(confirmCodesForm),
      since: siteTime(codes.createdAt),
      offer: null,
      demanded: false,
    };
  const { session } = await requireProof(request);
  const carried = keptValues(visit, links.twoFactor()).offer;
  const secret = offeredSecret(user, session?.secretHash ?? "", carried);
  const url = keyUrl(user, secret);
  const qr = renderSVG(url, { border: 2 }).replace("<svg", '<svg width="200" height="200"');
  const asked = askedPath(request);
  // A client that demands a second factor asks on its own page (sign-on/routes/continue.tsx).
  const demanded = passkeys.length === 0 && asked !== null && !asked.startsWith(links.resumeSignOn(""));
  const form = formView(confirmCodesForm, { offer: sealOffer(user, secret) });
  return { ...rest, form, since: null, offer: { url, qr, secret: inGroups(secret.base32) }, demanded };
}

export const action = memberAction(confirmCodesForm, {
  limit: LIMITS.password,
  needsProof: true,
  async handle({ request, values, visit, user }) {
    const { id: sessionId = "", secretHash = "" } = visit.session ?? {};
    const secret = offeredSecret(user, secretHash, values.offer);
    const codes = await addCodes(user, secret, values.code, { ...seen(request), sessionId }).catch((error) =>
      tellRefused(error, "code"),
    );
    await visit.prove(AMR.code, { keptForm: undefined });
    await showCodes(visit, codes);
    if (codes) return visit.goTo(links.recoveryCodes(askedPath(request)), FIRST_FACTOR);
    return redirect(links.twoFactor(), 303);
  },
});

export default function SecondFactor() {
  const { demanded, form, offer, offersPasskeys, passkeys, recoveryCodes, since } =
    useLoaderData<typeof loader>();
  const bound = useFormView(form, useActionData<typeof action>());
  return (
    <div className="stack-l">
      <div className="stack">
        <ErrorSummary errors={bound.errors} />
        <BackLink href={links.account()}>Account Settings</BackLink>
        <h1>Two-step sign-in</h1>
        {demanded && (
          <Notice kind="warn" title="One step before you continue">
            <p>This site asks for a second step when you sign in. Set one up below.</p>
            <p>
              You can leave without one: <a href={links.accountExport()}>download your data</a> or{" "}
              <a href={links.accountDelete()}>delete the account</a>.
            </p>
          </Notice>
        )}
        <p>A password can be guessed or stolen. A second step needs something that only you have.</p>
      </div>
      {offersPasskeys && <Passkeys count={passkeys} />}
      {offer ? (
        <CodesSetUp offer={offer} form={bound} isFirst={passkeys === 0} />
      ) : (
        <CodesAreOn since={since ?? ""} />
      )}
      {(!offer || passkeys > 0) && <RecoveryCodesLeft count={recoveryCodes} />}
    </div>
  );
}
