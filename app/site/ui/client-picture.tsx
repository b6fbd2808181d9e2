import { links } from "~/base/links";

/** A client's picture. Its alt text is empty, because the name beside it says everything. Draws nothing without a picture. */
export function ClientPicture({ hash }: { hash: string | null }) {
  return (
    hash && <img className="client-picture" src={links.pictureFile(hash)} alt="" width={48} height={48} />
  );
}
