import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { success } from "~/base/text/flash";
import { CopyFacts } from "~/base/ui/copy-facts";
import {
  ErrorSummary,
  HiddenField,
  PostForm,
  SubmitButton,
  SubmitRow,
  TextField,
  useFormView,
} from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { invitationForm } from "~/desk/forms";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DeskPage, TablePart } from "~/desk/page";
import { listInvitations } from "~/identity/data/invitations";
import { byOperator } from "~/identity/data/operator-acts";
import { listShown, showUntilKept, stopShowing } from "~/identity/data/shown-once";
import { keptValues } from "~/identity/kept-form";
import { createInvitation, endInvitation, invitationState, whyNoInvitations } from "~/identity/registration";
import { formView } from "~/site/form-page";
import { siteContent, siteTime } from "~/site/site.server";

export const handle = { title: "Invitations" };

const SHOWN = 100;
const LINK = "invitation";
const USUAL = { change: "make", uses: "1", days: "14" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  return {
    registration: siteContent().registration,
    warning: whyNoInvitations(),
    made: [...(await listShown(visit, LINK))]
      .map(([number, url]) => ({ number: Number(number), url }))
      .reverse(),
    form: formView(invitationForm, { ...USUAL, ...keptValues(visit, deskLinks.invitations()) }),
    invitations: (await listInvitations(SHOWN)).map((each) => ({
      number: each.number,
      isOpen: invitationState(each) === "open",
      cells: [
        each.note,
        invitationState(each),
        `${each.uses} of ${each.usesMax}`,
        siteTime(each.createdAt),
        siteTime(each.expiresAt),
      ],
    })),
  };
}

export const action = operatorAction(invitationForm, {
  needsProof: true,
  async handle({ values: { change, number, uses, days, note }, visit, user }) {
    const to = deskLinks.invitations();
    if (change === "kept") {
      await stopShowing(visit, LINK, String(number));
      return visit.goTo(to, success(`The link of invitation ${number} is no longer shown`));
    }
    if (change === "revoke") {
      await endInvitation(number, byOperator(user));
      await stopShowing(visit, LINK, String(number));
      return visit.goTo(to, success(`Invitation ${number} is revoked`));
    }
    const { invitation, url } = await createInvitation({ note, usesMax: uses, days }, byOperator(user));
    await showUntilKept(visit, LINK, String(invitation.number), url);
    return visit.goTo(to, success(`Invitation ${invitation.number} is made`, "Copy its link now."));
  },
});

const LEDES = {
  open: "Anybody may make an account, so no invitation is needed. site.json says so: registration.",
  invitation: "An account needs an invitation. Each link lets in so many people, until its day.",
  closed: "No accounts are made, with an invitation or without. site.json says so: registration.",
};

export default function Invitations() {
  const { registration, warning, made, form, invitations } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title="Invitations" lede={LEDES[registration]}>
      {made.map(({ number, url }) => (
        <Notice key={number} kind="ok" title={`The link of invitation ${number}`}>
          <p>It is stored as a hash, so it cannot be shown again later.</p>
          {warning && <p>{warning}</p>}
          <CopyFacts id={`invitation-${number}`} facts={[{ term: "Link", text: url }]} />
          <Press change="kept" number={number} label="I have kept it" />
        </Notice>
      ))}
      <section className="stack desk-form">
        <h2>Invite</h2>
        <ErrorSummary errors={errors} />
        <PostForm {...formProps}>
          <HiddenField field={fields.change} value="make" />
          <TextField field={fields.uses} />
          <TextField field={fields.days} />
          <TextField field={fields.note} />
          <SubmitRow>Make an invitation</SubmitRow>
        </PostForm>
      </section>
      <TablePart
        title="Made so far"
        columns={["Number", "For", "State", "Used", "Made", "Ends", "Change"]}
        rows={invitations.map(({ number, isOpen, cells }) => ({
          key: String(number),
          cells: [
            String(number),
            ...cells,
            isOpen && <Press key="revoke" change="revoke" number={number} label="Revoke" />,
          ],
        }))}
        none="None yet."
      />
    </DeskPage>
  );
}

function Press({ change, number, label }: { change: "kept" | "revoke"; number: number; label: string }) {
  return (
    <PostForm action={deskLinks.invitations()}>
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="number" value={number} />
      <SubmitButton variant="secondary">
        {label}
        <span className="tw:sr-only">: invitation {number}</span>
      </SubmitButton>
    </PostForm>
  );
}
