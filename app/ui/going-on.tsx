import { Logo } from "./logo";

/** Where the page's Refresh leads next, with a link for browsers that ignore it. */
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
