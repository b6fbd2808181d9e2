import type { BoundForm } from "~/base/forms/form-view";
import { CopyFacts } from "~/base/ui/copy-facts";
import { SelectField, TextArea, TextField } from "~/base/ui/form";
import { Items } from "~/base/ui/items";
import { DeskPart } from "~/desk/page";
import { PRODUCT_OPTIONS, TICKED } from "~/sign-on/products";
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
        <DeskPart title={`What to type into ${product.name}`}>
          <p>In {product.where}.</p>
          <Items className="desk-list" texts={product.urls.map((url) => `Its ${url}`)} />
          <CopyFacts id="setting" facts={product.settings} notTyped={TICKED} />
          <Items className="desk-list" texts={product.notes} />
        </DeskPart>
      )}
      <DeskPart title="Addresses to give to the client">
        <p>A client that reads the discovery address needs no other.</p>
        <CopyFacts id="address" facts={urls} />
      </DeskPart>
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
