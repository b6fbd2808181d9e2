import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Control, putBack } from "./restore-page";

/** The controls that were changed, by their ids, for each entry of the history that the framework made. */
const typed = new Map<string, Map<string, Control>>();

/**
 * After Back and Forward shows again what was typed and not sent, as the browser does for pages that it loads itself.
 * Passwords are left out.
 */
export function useTypedText(): void {
  const { key, pathname } = useLocation();
  const isTraversal = useNavigationType() === "POP";
  const last = useRef({ key, pathname });
  useEffect(() => {
    document.addEventListener("input", remember);
    return () => document.removeEventListener("input", remember);
  }, []);
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    last.current = { key, pathname };
    if (isTraversal) return putBack(typed.get(key)?.values() ?? []);
    // A form led on: its text is the server's now. One that is still here, refused perhaps, has another key.
    const here = before.pathname === pathname ? typed.get(before.key) : undefined;
    typed.delete(before.key);
    // What is typed right after the answer may be there before this.
    if (here) typed.set(key, new Map([...here, ...(typed.get(key) ?? [])]));
  }, [key, pathname, isTraversal]);
}

function remember({ target }: Event): void {
  const control = target as Control;
  if (!control.id || control.type === "password") return;
  // The framework's name for the page that was loaded first.
  const key: string = window.history.state?.key ?? "default";
  typed.set(key, (typed.get(key) ?? new Map()).set(control.id, control));
}
