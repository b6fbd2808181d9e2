import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { buttonClass } from "./button";

type DialogFormProps = {
  /** The page with the same form, for browsers without scripts. */
  href: string;
  /** Names the link and the dialog. */
  title: string;
  children: ReactNode;
};

/** A form that has a page of its own and, with scripts, opens in a native dialog over this one. */
export function DialogForm({ href, title, children }: DialogFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current?.showModal) return;
    event.preventDefault();
    dialog.current.showModal();
  };
  return (
    <>
      <a href={href} className={buttonClass("secondary")} onClick={open}>
        {title}
      </a>
      <dialog ref={dialog} className="dialog stack" aria-labelledby={heading}>
        <h2 id={heading}>{title}</h2>
        {children}
        {/* Stands in the line of the form's own button. */}
        <form method="dialog" className="dialog-cancel">
          <button type="submit" className={buttonClass("quiet")}>
            Cancel
          </button>
        </form>
      </dialog>
    </>
  );
}
