import type { ReactNode } from "react";
import { links } from "~/links";
import { type BoundField, HiddenField, PostForm } from "./form";

type DraftFormProps = {
  form: { formProps: { id: string }; fields: { draft: BoundField } };
  /** Which draft, and which revision of it, the form shows. */
  draftKey: string;
  action?: string;
  children: ReactNode;
};

/**
 * A wizard's form. After Back a browser puts typed text into the form of the same name: Firefox goes by the form's own,
 * Chrome and Safari by those of its first two fields. Both name the draft here, so that text which was typed for another
 * idea, or before this one was saved again, does not get into this form.
 */
export function DraftForm({ form: { formProps, fields }, draftKey, action, children }: DraftFormProps) {
  const name = `draft-${draftKey}`;
  return (
    <PostForm {...formProps} name={name} action={action} data-keep={links.wizardKeep()}>
      <input type="hidden" name={name} />
      <HiddenField field={fields.draft} value={draftKey} />
      {children}
    </PostForm>
  );
}
