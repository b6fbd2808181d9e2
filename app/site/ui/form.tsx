import { useLocation } from "@remix-run/react";
import type { FormHTMLAttributes, ReactNode } from "react";
import { KEY_FIELD, MEMBER_FIELD } from "~/base/forms/hidden-fields";
import { type ButtonVariant, buttonClass } from "~/base/ui/button";
import { useRoot } from "./frame";

/** All parts of a form, to import from one module. */
export {
  Checkbox,
  ErrorSummary,
  FileField,
  HiddenField,
  PasswordField,
  RobotField,
  SelectField,
  TextArea,
  TextField,
} from "~/base/forms/fields";
export { type BoundField, type BoundForm, type FormError, useFormView } from "~/base/forms/form-view";

type PostFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "method" | "noValidate"> & {
  /** The account's email, in a form with a password and no field of it: password managers then know whose it is. */
  username?: string;
};

/**
 * A form that is posted. Native validation is off, because the server's texts are shown. A script ignores a second submit while
 * the first is pending (base/enhance/pending); the server recognizes repeats too.
 */
export function PostForm({ children, className, action, username, ...rest }: PostFormProps) {
  // Always with an action: without one, the page's fragment would be carried through the redirect.
  const { pathname, search } = useLocation();
  const { user, key } = useRoot() ?? {};
  return (
    <form
      {...rest}
      action={action ?? pathname + search}
      method="post"
      noValidate
      className={className ?? "form"}
    >
      {username !== undefined && <input hidden readOnly autoComplete="username" value={username} />}
      {children}
      {user && <input type="hidden" name={MEMBER_FIELD} defaultValue={user.id} />}
      {key && <input type="hidden" name={KEY_FIELD} defaultValue={key} />}
    </form>
  );
}

type SubmitButtonProps = {
  children: ReactNode;
  /** The label while the form is being sent, such as "Generating...". */
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

/** The row of a form's buttons when there is only one. */
export function SubmitRow(props: SubmitButtonProps) {
  return (
    <div className="actions">
      <SubmitButton {...props} />
    </div>
  );
}
