import { CopyFacts } from "~/base/ui/copy-facts";
import { TICKED } from "~/sign-on/products";

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
