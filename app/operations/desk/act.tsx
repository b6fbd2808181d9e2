import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { memberActs } from "~/accounts/desk/member-acts";
import { requireNamed } from "~/base/http/problem";
import { ButtonLink } from "~/base/ui/button";
import { ErrorSummary, HiddenField, PostForm, SubmitButton, TextField, useFormView } from "~/base/ui/form";
import { Items } from "~/base/ui/items";
import { Notice } from "~/base/ui/notice";
import { deskActForm } from "~/desk/forms";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DeskPage } from "~/desk/page";
import { keptValues } from "~/identity/kept-form";
import { issueActs } from "~/newsletter/desk/issue-acts";
import { clientActs } from "~/sign-on/desk/client-acts";

/** The acts of each section of the desk. */
const ACTS = { members: memberActs, clients: clientActs, newsletter: issueActs };

type AnyActs = Pick<(typeof ACTS)[keyof typeof ACTS], "show" | "perform">;

const actsOf = ({ section }: LoaderFunctionArgs["params"]) => requireNamed<AnyActs>(ACTS, section);

export const handle = {
  title: ({ label }: SerializeFrom<typeof loader>) => label,
  hasNoTimes: true,
};

/** Shows what an act will do before its button is pressed. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  return actsOf(params).show(params, keptValues(visit, new URL(request.url).pathname));
}

/** Every act needs a fresh proof, in case somebody else finds an open desk. */
export const action = operatorAction(deskActForm, {
  needsProof: true,
  handle: (args) => actsOf(args.params).perform(args),
});

export default function ActPage() {
  const { back, label, says, about, asks, destroys, refusal, warnings, button, instead, form } =
    useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title={label} back={back}>
      <div className="stack desk-form">
        <ErrorSummary errors={errors} />
        {about && (
          <p>
            <strong>{about}</strong>
          </p>
        )}
        {errors.length === 0 || !refusal ? <p>{refusal ?? says}</p> : null}
        {warnings.length > 0 && (
          <Notice kind="warn" title="Look at these first">
            <Items className="desk-list" texts={warnings} />
          </Notice>
        )}
        {!refusal && (
          <PostForm {...formProps}>
            <HiddenField field={fields.revision} />
            {asks && <TextField field={fields[asks]} />}
            <div className="actions">
              {instead && <ButtonLink href={back.href}>{instead}</ButtonLink>}
              <SubmitButton variant={destroys ? "danger-solid" : instead ? "quiet" : undefined}>
                {button}
              </SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </DeskPage>
  );
}
