import { SubmitRow } from "./post-form";

type Unsent = { action: string; fields: { name: string; label: string; value: string }[] };

/**
 * What was typed into a form that could not be taken, to be sent again. A plain form, because it already has the hidden fields
 * of the page that it was typed on.
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
