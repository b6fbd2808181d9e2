import { type ReactNode, useId } from "react";
import { buttonClass } from "~/base/ui/button";

type DialogFormProps = {
  /** The page with the same form, for browsers without scripts. */
  href: string;
  /** Names both the link and the dialog. */
  title: string;
  children: ReactNode;
};

/** A form that has a page of its own and, with scripts, opens in a native dialog (accounts/enhance/account-pages). */
export function DialogForm({ href, title, children }: DialogFormProps) {
  const id = useId();
  return (
    <>
      <a href={href} className={buttonClass("secondary")} data-dialog={id}>
        {title}
      </a>
      <dialog id={id} className="dialog stack" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
        {/* A second form, because the first one has its own submit button. */}
        <form method="dialog" className="dialog-cancel">
          <button type="submit" className={buttonClass("quiet")}>
            Cancel
          </button>
        </form>
      </dialog>
    </>
  );
}
