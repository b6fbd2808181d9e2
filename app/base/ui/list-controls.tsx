import { ButtonLink, buttonClass } from "./button";

/** A plain GET form, so that a search has a URL of its own. */
export function ListSearch({ action, label, query }: { action: string; label: string; query: string }) {
  return (
    <search>
      <form method="get" action={action} className="field list-search">
        <label htmlFor="search-q">{label}</label>
        <div className="list-search-row">
          <input
            id="search-q"
            type="search"
            name="q"
            dir="auto"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
          />
          <button type="submit" className={buttonClass("secondary")}>
            Search
          </button>
          {query && (
            <ButtonLink href={action} variant="quiet">
              Show all
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}

/** Links to the previous and the next page. */
export function ListPager({ older, newer }: { older: string | null; newer: string | null }) {
  if (!older && !newer) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {newer && (
        <ButtonLink href={newer} variant="secondary" rel="prev">
          Newer
        </ButtonLink>
      )}
      {older && (
        <ButtonLink href={older} variant="secondary" rel="next">
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
