import { getInputProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import type { BoundField } from "./form-view";
import { Icon } from "./icons";
import { PasswordStrength } from "./password-strength";

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
        // Phone keyboards must not correct emails.
        autoCapitalize={field.type === "email" ? "none" : undefined}
        spellCheck={field.type === "email" ? false : undefined}
      />
    </FieldFrame>
  );
}

/**
 * A longer text. No maxlength: the server counts code points, and nothing is cut while pasting. `gates`:
 * required, so the main button stands back while it is empty. `max`: so many characters it may have, which a script counts
 * when few are left.
 */
export function TextArea({
  field,
  rows = 8,
  gates,
  max,
}: FieldProps & { rows?: number; gates?: boolean; max?: number }) {
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

/** A file of one of these content types. It has to be chosen again where the form comes back. */
export function FileField({ field, accept }: FieldProps & { accept: string }) {
  return (
    <FieldFrame field={field}>
      <input {...controlProps(field)} type="file" accept={accept} />
    </FieldFrame>
  );
}

/**
 * A password. The script adds a show button and live rules. The value is never written into a page.
 */
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

/** A native checkbox. `children` is its label when that holds links; `gates`: see TextArea. */
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
        <label htmlFor={field.id}>{children ?? field.label}</label>
      </div>
      <FieldHint field={field} />
    </div>
  );
}

/** One of many, by name. */
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

/** A hidden field; only robots fill it in. */
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

/** Attributes of every control. The error is described before the hint. */
export function controlProps(field: BoundField, alsoDescribedBy?: string) {
  const ariaDescribedBy = classNames(field.hint && `${field.id}-hint`, alsoDescribedBy) || undefined;
  // Without the form's attribute: browsers put typed text back into such a control whatever form it is in.
  const {
    form: _form,
    type: _type,
    ...props
  } = getInputProps(field.meta, { type: "text", value: false, ariaDescribedBy });
  return { ...props, autoComplete: field.autoComplete };
}
