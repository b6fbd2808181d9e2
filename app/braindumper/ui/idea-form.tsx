import type { ReactNode } from "react";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { PostForm, SubmitButton, TextArea, useFormView } from "~/base/ui/form";

type IdeaFormProps = {
  idea: FormView<"description" | "another">;
  /** What people should know before they type. */
  note?: ReactNode;
  children?: ReactNode;
};

/** The box for an idea on the home page: Braindumper's second step. `children`: further buttons. */
export function IdeaForm({ idea, note, children }: IdeaFormProps) {
  const { formProps, fields } = useFormView(idea, null);
  return (
    <PostForm {...formProps} action={links.wizardIdea()}>
      {note}
      <TextArea field={fields.description} rows={3} />
      <div className="actions">
        <SubmitButton>Ask me about it</SubmitButton>
        {children}
      </div>
    </PostForm>
  );
}
