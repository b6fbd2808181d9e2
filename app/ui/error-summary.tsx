import { useEffect, useRef } from "react";
import type { FormError } from "./form-view";
import { useHydrated } from "./hydrated";

type ErrorSummaryProps = { errors: FormError[]; title?: string };

/**
 * The errors of a form, first in main. `autofocus` focuses it when the page loads; an effect does after a
 * client-side answer.
 */
export function ErrorSummary({ errors, title = "There is a problem" }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // During hydration the user may be typing already: leave the focus.
  const fresh = useRef(useHydrated());
  useEffect(() => {
    if (errors.length > 0 && fresh.current) box.current?.focus();
    fresh.current = true;
  }, [errors]);
  useErrorTitle(errors.length > 0);
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for by a post that failed, this is its answer
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus ref={box} data-error-summary>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={`${id} ${text}`}>{id ? <a href={`#${id}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}

const ERROR_TITLE = "Error: ";

/** Starts the title with "Error: ", as the server does, after an answer without a new document. */
function useErrorTitle(failed: boolean) {
  useEffect(() => {
    if (!failed || document.title.startsWith(ERROR_TITLE)) return;
    document.title = ERROR_TITLE + document.title;
    return () => {
      if (document.title.startsWith(ERROR_TITLE)) document.title = document.title.slice(ERROR_TITLE.length);
    };
  }, [failed]);
}
