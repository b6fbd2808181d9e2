import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasFactor } from "~/data/factors";
import { deskLinks } from "~/desk-links";
import { accountSeen } from "~/domain/account-state";
import { success } from "~/domain/flash";
import { memberActForm } from "~/domain/forms/desk";
import { AccountChanged, ActRefused, byOperator } from "~/flows/administer";
import { FormRejection, formHeaders, formView } from "~/http/form-action";
import { operatorAction, requireOperator } from "~/http/operator";
import { requireNamed } from "~/http/problem";
import { DeskAct } from "~/ui/desk";
import { pageTitle } from "~/ui/page-title";
import { MEMBER_ACTS, requireListed } from "./member-acts";

export { deskStyles as links } from "~/ui/desk";

const MOST_GRANTED = 1000;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  const user = await requireListed(params.id);
  const { label, says, asks = null, destroys = false } = requireNamed(MEMBER_ACTS, params.act);
  const form = formView(memberActForm, { seen: accountSeen(user) });
  return { id: user.id, name: user.name, email: user.email, label, says, asks, destroys, form };
}

/** Every act asks for a fresh proof: a desk that was left open is somebody else's chance. */
export const action = operatorAction(memberActForm, {
  needsProof: true,
  async handle({ params, values, visit, user: operator }) {
    const act = requireNamed(MEMBER_ACTS, params.act);
    const user = await requireListed(params.id);
    if (values.seen === accountSeen(user) && !act.fits(user, await hasFactor(user.id)))
      throw new FormRejection({ form: "This does not fit the account as it is now." });
    const number = act.asks === "number" ? numberIn(values.number) : 0;
    if (act.asks === "email" && values.email.trim().toLowerCase() !== user.email)
      throw new FormRejection({ fields: { email: `Type ${user.email} to confirm.` } });
    await act.run(user, { ...byOperator(operator), seen: values.seen }, number).catch(async (error) => {
      if (error instanceof AccountChanged)
        throw changedMeanwhile(values.seen, accountSeen(await requireListed(user.id)));
      throw error instanceof ActRefused ? new FormRejection({ form: error.message }) : error;
    });
    // Who deletes, disables or signs out the own account has no session any more: the list asks to sign in.
    const to = act === MEMBER_ACTS.delete ? deskLinks.members() : deskLinks.member(user.id);
    return visit.goTo(to, success(act.done, user.email));
  },
});

/** Another operator, or the member, was first. The form comes back with the account's present state. */
function changedMeanwhile(before: string, now: string): FormRejection {
  const form = `This account was changed meanwhile. When you opened the page it was “${before}”, now it is “${now}”. Nothing was done: look again, and press the button if you still mean it.`;
  return new FormRejection({ form }, 409, { seen: now });
}

function numberIn(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text.trim()) || number < 1 || number > MOST_GRANTED)
    throw new FormRejection({ fields: { number: `Type a whole number from 1 to ${MOST_GRANTED}.` } });
  return number;
}

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.label ?? "Member", args);

export default function MemberAct() {
  const { id, name, email, ...act } = useLoaderData<typeof loader>();
  const back = { href: deskLinks.member(id), label: name };
  return (
    <DeskAct section="Members" back={back} result={useActionData<typeof action>()} {...act}>
      <p>
        <strong>{email}</strong>
      </p>
    </DeskAct>
  );
}
