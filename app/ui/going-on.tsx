import { Logo } from "./logo";

/** Says where the page's own Refresh leads next, with a link for whoever is not taken there. */
export function GoingOn({ to, place }: { to: string; place: string }) {
  return (
    <p className="going-on">
      <span className="turning" aria-hidden="true">
        <Logo />
      </span>
      <span>
        Taking you to {place}. If nothing happens, <a href={to}>click here to go to {place}</a>.
      </span>
    </p>
  );
}
