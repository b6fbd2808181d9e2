import { Form, type FormProps, useNavigation } from "@remix-run/react";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { type ButtonVariant, buttonClass } from "./button";
import { beginSubmission, endSubmission, isSubmitting } from "./native-fallback";

type Pending = { pending: boolean; submitter: EventTarget | null };

const PendingSubmit = createContext<Pending>({ pending: false, submitter: null });

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
  const { pending, submitter, unsent, begin } = usePending();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (pending()) return event.preventDefault();
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    begin(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter, !inDocument);
  };
  return (
    <PendingSubmit.Provider value={{ pending: submitter !== undefined, submitter: submitter ?? null }}>
      <Form
        {...rest}
        method="post"
        noValidate
        reloadDocument={inDocument}
        onSubmit={submit}
        className={className ?? "form"}
      >
        {unsent && (
          <p className="unsent" role="alert">
            {unsent}
          </p>
        )}
        {children}
      </Form>
    </PendingSubmit.Provider>
  );
}

/** `submitter` is undefined at rest, else the button that was pressed (null: none, the form was sent by a key). */
function usePending() {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle";
  const [submitter, setSubmitter] = useState<EventTarget | null>();
  /** Why it could not be sent: the form stays as it is. */
  const [unsent, setUnsent] = useState("");
  const form = useRef<HTMLFormElement | null>(null);
  // Two clicks may come before React has rendered the first: the ref knows at once.
  const sent = useRef(false);
  const wasBusy = useRef(false);
  const latestBusy = useRef(busy);
  latestBusy.current = busy;
  const end = () => {
    sent.current = false;
    setSubmitter(undefined);
    endSubmission(form.current);
  };
  useEffect(() => {
    if (wasBusy.current && !busy) end();
    wasBusy.current = busy;
  });
  useEffect(() => {
    // A page that comes back from the browser's memory, or a request that the reader stopped: ready again.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) end();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  });
  // The next page came: this form is gone before it can see that it was sent.
  useEffect(() => () => endSubmission(form.current), []);
  useEffect(() => {
    if (submitter === undefined) return;
    const timer = setTimeout(() => {
      if (!latestBusy.current) end();
    }, 10_000);
    return () => clearTimeout(timer);
  });
  return {
    submitter,
    unsent,
    pending: () => sent.current || isSubmitting(),
    begin(posted: HTMLFormElement, button: HTMLElement | null, byScript: boolean) {
      sent.current = true;
      form.current = posted;
      setSubmitter(button);
      setUnsent("");
      if (!byScript) return;
      const fail = (text: string) => {
        end();
        setUnsent(text);
      };
      beginSubmission({ form: posted, submitter: button, fail });
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

/** A submit button that says so while its form is on its way. It stays focusable: only its second press is ignored. */
export function SubmitButton({ children, pending, name, value, variant, className }: SubmitButtonProps) {
  const submit = useContext(PendingSubmit);
  const button = useRef<HTMLButtonElement>(null);
  const isOwn = submit.pending && (submit.submitter === null || submit.submitter === button.current);
  return (
    <button
      ref={button}
      type="submit"
      name={name}
      value={value}
      className={buttonClass(variant, className)}
      aria-disabled={submit.pending || undefined}
      // For the script of reading pages, which have no React.
      data-pending={pending}
    >
      {isOwn && pending ? pending : children}
    </button>
  );
}
