import type { ReactNode } from "react";
import { links } from "~/base/links";
import { type BoundField, HiddenField, PostForm } from "~/base/ui/form";

type DraftFormProps = {
  form: { formProps: { id: string }; fields: { draft: BoundField } };
  /** Names the draft and the revision that the form shows. */
  draftKey: string;
  action?: string;
  children: ReactNode;
};

/**
 * A form of the wizard. On Back, Firefox restores typed text by the form's name, Chrome and Safari by its first two
 * fields' names. Here both contain the draft's key, so that text of another idea, or of an older revision, is not put
 * into this form.
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
