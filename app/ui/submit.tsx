import { Form, type FormProps, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { KEY_FIELD, MEMBER_FIELD } from "~/domain/hidden-fields";
import { isPending, markPending } from "~/enhance/pending";
import { type ButtonVariant, buttonClass } from "./button";
import { beginSubmission, endSubmission, isSubmitting } from "./native-fallback";
import type { ShellUser } from "./shell";

type PostFormProps = Omit<FormProps, "method" | "noValidate" | "onSubmit"> & {
  /** Post without the client router: for forms that end on a reading page or another site. */
  document?: boolean;
};

/**
 * A posted form. The server's error texts are shown, so native validation is off. A second submit is ignored
 * while the first is pending; without scripts the server deduplicates.
 */
export function PostForm({ document: inDocument = false, children, className, ...rest }: PostFormProps) {
  const { unsent, begin } = usePending();
  const root = useRouteLoaderData("root") as { user: ShellUser | null } | undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isPending(event.currentTarget) || isSubmitting()) return event.preventDefault();
    begin(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter, !inDocument);
  };
  return (
    <Form
      {...rest}
      method="post"
      noValidate
      reloadDocument={inDocument}
      onSubmit={submit}
      className={className ?? "form"}
    >
      {unsent && (
        // The button may be far below it.
        <p className="unsent" role="alert" ref={(text) => text?.scrollIntoView({ block: "nearest" })}>
          {unsent}
        </p>
      )}
      {children}
      {root?.user && (
        <>
          <input type="hidden" name={MEMBER_FIELD} defaultValue={root.user.id} />
          <input type="hidden" name={KEY_FIELD} defaultValue={root.user.key} />
        </>
      )}
    </Form>
  );
}

function usePending() {
  const busy = useNavigation().state !== "idle";
  /** Why the form could not be sent; it stays as it is. */
  const [unsent, setUnsent] = useState("");
  const isBusy = useRef(busy);
  const end = useRef(() => {});
  useEffect(() => {
    if (isBusy.current && !busy) end.current();
    isBusy.current = busy;
  });
  // On success this form unmounts before it sees the answer.
  useEffect(() => () => end.current(), []);
  return {
    unsent,
    begin(form: HTMLFormElement, button: HTMLElement | null, byScript: boolean) {
      setUnsent("");
      const ready = markPending(form, button, () => isBusy.current);
      end.current = () => {
        ready();
        endSubmission(form);
      };
      const fail = (text: string) => {
        end.current();
        setUnsent(text);
      };
      if (byScript) beginSubmission({ form, submitter: button, fail });
    },
  };
}

type SubmitButtonProps = {
  children: ReactNode;
  /** Text while the form is being sent, like "Generating...". */
  pending?: string;
  name?: string;
  value?: string;
  variant?: ButtonVariant;
};

export function SubmitButton({ children, pending, name, value, variant }: SubmitButtonProps) {
  return (
    <button type="submit" name={name} value={value} className={buttonClass(variant)} data-pending={pending}>
      {children}
    </button>
  );
}
