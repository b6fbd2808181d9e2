import { links } from "~/links";

/** A client's picture beside its name, which says all that there is to say: so the picture is silent. Nothing without one. */
export function ClientPicture({ hash }: { hash: string | null }) {
  return (
    hash && <img className="client-picture" src={links.clientPicture(hash)} alt="" width={48} height={48} />
  );
}
