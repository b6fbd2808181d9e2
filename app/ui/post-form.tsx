import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { FormHTMLAttributes, ReactNode } from "react";
import { KEY_FIELD, MEMBER_FIELD } from "~/domain/hidden-fields";
import { type ButtonVariant, buttonClass } from "./button";
import type { ShellUser } from "./shell";

type PostFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "method" | "noValidate">;

/**
 * A posted form. The server's error texts are shown, so native validation is off. A second submit is ignored
 * while the first is pending (enhance/pending); without scripts the server deduplicates.
 */
export function PostForm({ children, className, action, ...rest }: PostFormProps) {
  // Named, or the browser would take the fragment along.
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData("root") as { user: ShellUser | null } | undefined;
  return (
    <form
      {...rest}
      action={action ?? pathname + search}
      method="post"
      noValidate
      className={className ?? "form"}
    >
      {children}
      {root?.user && (
        <>
          <input type="hidden" name={MEMBER_FIELD} defaultValue={root.user.id} />
          <input type="hidden" name={KEY_FIELD} defaultValue={root.user.key} />
        </>
      )}
    </form>
  );
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

/** A form's only button, in the place of all that can be pressed. */
export function SubmitRow(props: SubmitButtonProps) {
  return (
    <div className="actions">
      <SubmitButton {...props} />
    </div>
  );
}
