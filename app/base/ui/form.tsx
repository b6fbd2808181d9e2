import { getInputProps } from "@conform-to/react";
import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { FormHTMLAttributes, ReactNode } from "react";
import type { BoundField, FormError } from "~/base/forms/form-view";
import { KEY_FIELD, MEMBER_FIELD, SHOWN } from "~/base/forms/hidden-fields";
import { passwordRules } from "~/base/text/password";
import { type ButtonVariant, buttonClass, classNames } from "./button";
import { Icon } from "./icons";

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
  const { user, key } =
    (useRouteLoaderData("root") as { user: { id: string } | null; key: string | null } | undefined) ?? {};
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

type FieldProps = { field: BoundField };

export function TextField({ field }: FieldProps) {
  return (
    <FieldFrame field={field}>
      <input
        {...controlProps(field)}
        type={field.type}
        inputMode={field.inputMode}
        dir="auto"
        defaultValue={field.defaultValue}
        placeholder={field.placeholder}
        // Phone keyboards must not autocorrect emails.
        autoCapitalize={field.type === "email" ? "none" : undefined}
        spellCheck={field.type === "email" ? false : undefined}
      />
    </FieldFrame>
  );
}

/**
 * A multi-line text. Without maxlength, because the server counts code points and a paste must not be cut off.
 * `gates`: required, so the main button looks unready while it is empty. `max`: the limit that a script counts
 * towards when few characters are left.
 */
export function TextArea({
  field,
  rows,
  gates,
  max,
}: FieldProps & { rows: number; gates?: boolean; max?: number }) {
  return (
    <FieldFrame field={field}>
      <textarea
        {...controlProps(field)}
        rows={rows}
        dir="auto"
        data-gates={gates || undefined}
        data-max={max}
        defaultValue={field.defaultValue}
        placeholder={field.placeholder}
      />
    </FieldFrame>
  );
}

/** A file upload for these content types. The file must be chosen again when the form comes back. */
export function FileField({ field, accept }: FieldProps & { accept: string }) {
  return (
    <FieldFrame field={field}>
      <input {...controlProps(field)} type="file" accept={accept} />
    </FieldFrame>
  );
}

/** A password. A script adds a show button and live rules. Its value is never written into a page. */
export function PasswordField({ field, showRules = false }: FieldProps & { showRules?: boolean }) {
  const rulesId = `${field.id}-rules`;
  return (
    <FieldFrame field={field}>
      <div className="password" data-password>
        <input
          {...controlProps(field, showRules ? rulesId : undefined)}
          type="password"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {showRules && <PasswordStrength id={rulesId} />}
    </FieldFrame>
  );
}

/** A native checkbox. `children` is its label if that has links; `gates`: see TextArea. */
export function Checkbox({ field, children, gates }: FieldProps & { children?: ReactNode; gates?: boolean }) {
  return (
    <div className={classNames("field", field.error && "in-error")}>
      <FieldError field={field} />
      <div className="check">
        <input
          {...controlProps(field)}
          type="checkbox"
          defaultChecked={field.defaultValue === "on"}
          data-gates={gates || undefined}
        />
        <input type="hidden" name={field.name + SHOWN} value="on" />
        <label htmlFor={field.id}>{children ?? field.label}</label>
      </div>
      <FieldHint field={field} />
    </div>
  );
}

/** A dropdown to choose one of many. */
export function SelectField({
  field,
  options,
}: FieldProps & { options: { value: string; label: string }[] }) {
  return (
    <FieldFrame field={field}>
      <select {...controlProps(field)} defaultValue={field.defaultValue}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function HiddenField({ field, value }: FieldProps & { value?: string }) {
  return (
    <input type="hidden" name={field.name} id={field.id} defaultValue={value ?? field.defaultValue ?? ""} />
  );
}

/** A honeypot: a hidden field that only bots fill in. */
export function RobotField({ field }: FieldProps) {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={field.id}>{field.label}</label>
      <input id={field.id} name={field.name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Label, hint, error and control, in reading order. */
function FieldFrame({ field, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={classNames("field", field.error && "in-error")}>
      <label htmlFor={field.id} className={classNames(field.required && "is-required")}>
        {field.label}
      </label>
      <FieldHint field={field} />
      <FieldError field={field} />
      {children}
    </div>
  );
}

export function FieldHint({ field }: FieldProps) {
  if (!field.hint) return null;
  return (
    <p className="field-hint" id={`${field.id}-hint`}>
      {field.hint}
    </p>
  );
}

export function FieldError({ field }: FieldProps) {
  if (!field.error) return null;
  return (
    <p className="field-error" id={`${field.id}-error`}>
      <Icon name="alert" />
      <span>
        {field.error}
        {field.detail && <span className="field-detail">{field.detail}</span>}
      </span>
    </p>
  );
}

/** Returns the attributes of a control. Its error comes before its hint in aria-describedby. */
export function controlProps(field: BoundField, alsoDescribedBy?: string) {
  const ariaDescribedBy = classNames(field.hint && `${field.id}-hint`, alsoDescribedBy) || undefined;
  // No `form` attribute: browsers restore typed text into a control that has one, whatever form it is in.
  const {
    form: _form,
    type: _type,
    ...props
  } = getInputProps(field.meta, { type: "text", value: false, ariaDescribedBy });
  return { ...props, autoComplete: field.autoComplete };
}

type ErrorSummaryProps = { errors: FormError[]; title?: string };

/** Lists a form's errors, as the first element in main. */
export function ErrorSummary({ errors, title = "There is a problem" }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for by a post that failed, this is its answer
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus data-error-summary>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={`${id} ${text}`}>{id ? <a href={`#${id}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The password's rules. A script ticks them while typing, and adds a strength bar. */
export function PasswordStrength({ id }: { id: string }) {
  return (
    <div className="strength" data-strength>
      <div className="strength-bar flow">
        <output className="strength-word">Your password needs:</output>
      </div>
      <ul className="rules" id={id}>
        {passwordRules("").map((rule) => (
          <li key={rule.id} data-rule={rule.id}>
            <Icon name="dot" />
            {rule.label}
          </li>
        ))}
        <li>
          <Icon name="dot" />
          Not one of the commonly used passwords
        </li>
      </ul>
    </div>
  );
}
