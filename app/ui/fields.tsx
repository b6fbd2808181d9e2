import { type ReactNode, useEffect, useRef } from "react";
import { helpWithPassword } from "~/enhance/password";
import { classNames } from "./class-names";
import type { BoundField } from "./form-view";
import { Icon } from "./icons";
import { PasswordStrength } from "./password-strength";
import { useEnhancement } from "./use-enhancement";

type FieldProps = { field: BoundField };

/** One line of text or an address. */
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
        // Names and addresses are no prose: a phone's corrections would spoil them.
        autoCapitalize={field.type === "email" ? "none" : undefined}
        spellCheck={field.type === "email" ? false : undefined}
      />
    </FieldFrame>
  );
}

/**
 * A longer text. No maxlength: the server counts code points and says so, nothing is cut while pasting. `gates`: nothing
 * goes on while it is empty.
 */
export function TextArea({ field, rows = 8, gates }: FieldProps & { rows?: number; gates?: boolean }) {
  return (
    <FieldFrame field={field}>
      <textarea
        {...controlProps(field)}
        rows={rows}
        dir="auto"
        data-gates={gates || undefined}
        defaultValue={field.defaultValue}
        placeholder={field.placeholder}
      />
    </FieldFrame>
  );
}

/**
 * A password. The button that shows it and the live rules come with the script; the rules themselves are text from
 * the start. The value is never written into a page and is gone after each answer of the server.
 */
export function PasswordField({ field, showRules = false }: FieldProps & { showRules?: boolean }) {
  const box = useEnhancement<HTMLDivElement>(helpWithPassword);
  const answered = useRef(field.attempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is always the same
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (answered.current === field.attempt || !input) return;
    answered.current = field.attempt;
    input.value = "";
    // So that the rules below hear of it.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, [field.attempt]);
  const rulesId = `${field.id}-rules`;
  return (
    <FieldFrame field={field} after={showRules && <PasswordStrength id={rulesId} />}>
      <div className="password" data-password ref={box}>
        <input
          {...controlProps(field, showRules ? rulesId : undefined)}
          type="password"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </FieldFrame>
  );
}

/** A native checkbox. `children` is its label when that holds links; `gates` marks one without which nothing goes. */
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

/** A value that travels with the form unseen. */
export function HiddenField({ field, value }: FieldProps & { value?: string }) {
  return (
    <input type="hidden" name={field.name} id={field.id} defaultValue={value ?? field.defaultValue ?? ""} />
  );
}

type FrameProps = FieldProps & { children: ReactNode; after?: ReactNode };

/** Label, hint, error, control: in the order in which they are read. */
function FieldFrame({ field, children, after }: FrameProps) {
  return (
    <div className={classNames("field", field.error && "in-error")}>
      <label htmlFor={field.id} className={classNames(field.required && "is-required")}>
        {field.label}
      </label>
      <FieldHint field={field} />
      <FieldError field={field} />
      {children}
      {after}
    </div>
  );
}

/** What helps to fill a field in. */
export function FieldHint({ field }: FieldProps) {
  if (!field.hint) return null;
  return (
    <p className="field-hint" id={`${field.id}-hint`}>
      {field.hint}
    </p>
  );
}

/** The text of a field's error, beside it. */
export function FieldError({ field }: FieldProps) {
  if (!field.error) return null;
  return (
    <p className="field-error" id={`${field.id}-error`}>
      <Icon name="alert" />
      {field.error}
    </p>
  );
}

/** Attributes of every control. The error is described before the hint: it is what the reader came back for. */
export function controlProps(field: BoundField, alsoDescribedBy?: string) {
  const described = classNames(
    field.error && `${field.id}-error`,
    field.hint && `${field.id}-hint`,
    alsoDescribedBy,
  );
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete,
    "aria-invalid": field.error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}
