import { SubmitRow } from "~/base/ui/form";

type Unsent = { action: string; fields: { name: string; label: string; value: string }[] };

/**
 * A form with what was typed into one that could not be accepted, to send it again. Not a PostForm, because it already contains
 * the hidden fields of the original page.
 */
export function SendAgain({ action, fields }: Unsent) {
  return (
    <form method="post" action={action} encType="multipart/form-data" noValidate className="form">
      {fields.map(({ name, label, value }) =>
        label ? (
          <div className="field" key={name}>
            <label htmlFor={`again-${name}`}>{label}</label>
            <textarea id={`again-${name}`} name={name} rows={6} dir="auto" defaultValue={value} />
          </div>
        ) : (
          <input type="hidden" key={name} name={name} value={value} />
        ),
      )}
      <SubmitRow>Send again</SubmitRow>
    </form>
  );
}

/** A core sample with a gap, beside the text of an error page. */
export function LostSample({ code }: { code: string }) {
  return (
    <div className="lost" aria-hidden="true">
      <span className="sw-lovable" />
      <span className="sw-cursor" />
      <span className="lost-gap">{code}</span>
      <span className="sw-replit" />
      <span className="sw-rork" />
    </div>
  );
}
