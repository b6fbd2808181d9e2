import { ClientPicture } from "./client-picture";
import { Logo } from "./logo";

type GoingOnProps = { to: string; place: string; picture?: string | null; afterMs?: number };

/** Says where the page's Refresh header leads, with a link for browsers that ignore it. Scripts use `afterMs` instead. */
export function GoingOn({ to, place, picture = null, afterMs }: GoingOnProps) {
  return (
    <p className="going-on">
      {picture ? (
        <ClientPicture hash={picture} />
      ) : (
        <span className="turning" aria-hidden="true">
          <Logo />
        </span>
      )}
      <span>
        Taking you to {place}. If nothing happens,{" "}
        <a href={to} data-after={afterMs}>
          click here to go to {place}
        </a>
        .
      </span>
    </p>
  );
}
