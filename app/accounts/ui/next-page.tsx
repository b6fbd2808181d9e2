import { Notice } from "~/base/ui/notice";
import { ClientPicture } from "~/site/ui/client-picture";
import { Logo } from "~/site/ui/shell";

type NextPageProps = { to: string; place: string; picture?: string | null; afterMs?: number };

/** Says where the page's Refresh header leads, with a link for browsers that ignore it. Scripts use `afterMs` instead. */
export function NextPage({ to, place, picture = null, afterMs }: NextPageProps) {
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

/** `afterMs`: when scripts go on; the Refresh header, in whole seconds, is slower. */
export function Connecting({ url, afterMs }: { url: string; afterMs?: number }) {
  return (
    <>
      <h1>Connecting to Community</h1>
      <Notice role="status">
        <p>
          Redirecting you to the community...{" "}
          <a href={url} data-after={afterMs}>
            Go there now
          </a>
        </p>
      </Notice>
    </>
  );
}
