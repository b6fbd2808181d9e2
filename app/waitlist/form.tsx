import { emailForm, type FieldName } from "~/base/forms/form";
import type { BoundForm } from "~/base/forms/form-view";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { PostForm, RobotField, SubmitRow, TextField } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";

type WaitlistFormProps = {
  form: BoundForm<FieldName<typeof waitlistForm.schema>>;
  hasJoined: boolean;
};

export function WaitlistForm({ form: { formProps, fields }, hasJoined }: WaitlistFormProps) {
  if (hasJoined) {
    return (
      <Notice kind="ok" title="You are on the waitlist" role="status">
        <p>We will email you as soon as there is news.</p>
      </Notice>
    );
  }
  return (
    <section className="panel stack" aria-labelledby="waitlist-title">
      <h2 id="waitlist-title">Put your email on the list</h2>
      <PostForm {...formProps} action={links.waitlist()}>
        <RobotField field={fields.trap} />
        <TextField field={fields.email} />
        <SubmitRow pending="Joining...">Join the waitlist</SubmitRow>
      </PostForm>
    </section>
  );
}

/**
 * Another site's waitlist form. Only after a click is it loaded into a frame, so that the other site does not learn of earlier
 * visits.
 */
export function ForeignForm({ url, isOpen }: { url: string; isOpen: boolean }) {
  const { host } = new URL(url);
  if (!isOpen) {
    return (
      <div className="stack">
        <ButtonLink href={`${links.waitlist()}?form`}>Join the waitlist</ButtonLink>
        <p className="fine">Opens a form of {host}, which then sees your visit.</p>
      </div>
    );
  }
  return (
    <section className="stack" aria-label="Waitlist form">
      <p>
        Nothing below? <a href={url}>Open the form at {host}</a>
      </p>
      <iframe className="foreign-form" src={url} title="Waitlist form" />
    </section>
  );
}

export const waitlistForm = emailForm("waitlist", "waitlist");
