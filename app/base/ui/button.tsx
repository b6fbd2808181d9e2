import type { AnchorHTMLAttributes, ReactNode } from "react";

export type ButtonVariant = "primary" | "secondary" | "danger" | "danger-solid" | "quiet";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "btn btn-primary",
  secondary: "btn",
  danger: "btn btn-danger",
  "danger-solid": "btn btn-danger-solid",
  quiet: "btn btn-quiet",
};

export function buttonClass(variant: ButtonVariant = "primary"): string {
  return VARIANTS[variant];
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  variant?: ButtonVariant;
  newTab?: boolean;
  children: ReactNode;
};

export function ButtonLink({ variant, newTab, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...(newTab ? NEW_TAB : {})} {...rest} className={buttonClass(variant)}>
      {children}
      {newTab && <NewTabHint />}
    </a>
  );
}

/** The row of a page's buttons when there is only one. */
export function LinkRow(props: ButtonLinkProps) {
  return (
    <div className="actions">
      <ButtonLink {...props} />
    </div>
  );
}

export const NEW_TAB = { target: "_blank", rel: "noopener" } as const;

export function NewTabHint() {
  return <span className="tw:sr-only"> (opens in a new tab)</span>;
}

/** Joins class names, and leaves out missing ones. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
