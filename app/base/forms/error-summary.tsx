import type { FormError } from "./form-view";

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
