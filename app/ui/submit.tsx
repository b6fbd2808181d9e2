import { Form, type FormProps, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isPending, markPending } from "~/enhance/pending";
import { type ButtonVariant, buttonClass } from "./button";
import { beginSubmission, endSubmission, isSubmitting } from "./native-fallback";

type PostFormProps = Omit<FormProps, "method" | "noValidate"> & {
  /** Post as the browser does, into a new document: for whatever ends on a reading page or another site. */
  document?: boolean;
};

/**
 * A form that is posted. The server's own texts are shown, so the browser's bubbles are off. Where scripts run, a
 * second submit is ignored while the first is on its way; where they do not, the server makes one out of two.
 */
export function PostForm({
  document: inDocument = false,
  onSubmit,
  children,
  className,
  ...rest
}: PostFormProps) {
  const { unsent, begin } = usePending();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isPending(event.currentTarget) || isSubmitting()) return event.preventDefault();
    onSubmit?.(event);
    if (event.defaultPrevented) return;
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
        // The button that was pressed may be far below it.
        <p className="unsent" role="alert" ref={(text) => text?.scrollIntoView({ block: "nearest" })}>
          {unsent}
        </p>
      )}
      {children}
    </Form>
  );
}

function usePending() {
  const busy = useNavigation().state !== "idle";
  /** Why it could not be sent: the form stays as it is. */
  const [unsent, setUnsent] = useState("");
  const isBusy = useRef(busy);
  const end = useRef(() => {});
  useEffect(() => {
    if (isBusy.current && !busy) end.current();
    isBusy.current = busy;
  });
  // The next page came: this form is gone before it can see that it was sent.
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
  /** What it reads while its form is on its way, like "Generating...". */
  pending?: string;
  name?: string;
  value?: string;
  variant?: ButtonVariant;
  className?: string;
};

/** A submit button; a script writes `pending` on it while its form is on its way. */
export function SubmitButton({ children, pending, name, value, variant, className }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      className={buttonClass(variant, className)}
      data-pending={pending}
    >
      {children}
    </button>
  );
}
