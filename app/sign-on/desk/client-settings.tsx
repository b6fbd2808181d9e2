import type { BoundForm } from "~/base/forms/form-view";
import { CopyFacts } from "~/base/ui/copy-facts";
import { PRODUCT_OPTIONS, TICKED } from "~/sign-on/products";
import { SelectField, TextArea, TextField } from "~/site/ui/form";
import type { TypedClient } from "../forms";

type Value = { term: string; text: string };

type ClientSettingsProps = {
  urls: Value[];
  /** Null for an unknown product. */
  product: { name: string; where: string; urls: string[]; notes: string[]; settings: Value[] } | null;
};

/** What to type into a client's own settings. */
export function ClientSettings({ urls, product }: ClientSettingsProps) {
  return (
    <>
      {product && (
        <section className="stack">
          <h2>What to type into {product.name}</h2>
          <p>In {product.where}.</p>
          <ul className="desk-list">
            {product.urls.map((url) => (
              <li key={url}>Its {url}</li>
            ))}
          </ul>
          <CopyFacts id="setting" facts={product.settings} notTyped={TICKED} />
          {product.notes.length > 0 && (
            <ul className="desk-list">
              {product.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section className="stack">
        <h2>Addresses to give to the client</h2>
        <p>A client that reads the discovery address needs no other.</p>
        <CopyFacts id="address" facts={urls} />
      </section>
    </>
  );
}

/** The fields of a client that is added or changed. */
export function ClientFields({ fields }: Pick<BoundForm<keyof TypedClient>, "fields">) {
  return (
    <>
      <TextField field={fields.name} />
      <SelectField field={fields.product} options={PRODUCT_OPTIONS} />
      <TextArea field={fields.redirectUris} rows={3} />
      <TextArea field={fields.logoutUris} rows={3} />
      <TextField field={fields.backchannelLogoutUri} />
      <TextField field={fields.groups} />
    </>
  );
}
