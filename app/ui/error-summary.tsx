import { useEffect, useRef } from "react";
import type { FormError } from "./form-view";
import { useHydrated } from "./hydrated";

/**
 * What is wrong with a form, first in the main part. The browser itself focuses it when the page loads (`autofocus`
 * works without scripts); after an answer without a new document an effect does.
 */
export function ErrorSummary({
  errors,
  title = "There is a problem",
}: {
  errors: FormError[];
  title?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  // While React takes over the server's page the reader may be typing already: then the focus stays.
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

/** The title says so too. A page from the server has it already; an answer without a new document does not. */
function useErrorTitle(failed: boolean) {
  useEffect(() => {
    if (!failed || document.title.startsWith(ERROR_TITLE)) return;
    document.title = ERROR_TITLE + document.title;
    return () => {
      if (document.title.startsWith(ERROR_TITLE)) document.title = document.title.slice(ERROR_TITLE.length);
    };
  }, [failed]);
}
