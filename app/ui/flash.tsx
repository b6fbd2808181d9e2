import type { Flash as FlashMessage } from "~/domain/flash";
import { Icon } from "./icons";

/**
 * The message of the last action. With scripts off a panel at the top of the page; else it floats, and its
 * script closes it after its seconds; without the script its style does after 30.
 */
export function Flash({ flash }: { flash: FlashMessage | null | undefined }) {
  // Screen readers announce text only in a status region that was there before.
  const isError = flash?.kind === "error";
  const message = flash && (
    <div className={`flash flash-${flash.kind}`} data-seconds={flash.seconds}>
      <Icon name={isError ? "alert" : flash.kind === "success" ? "check" : "info"} />
      <div className="flash-text">
        <p className="flash-title">{flash.title}</p>
        {flash.text && <p>{flash.text}</p>}
      </div>
    </div>
  );
  return (
    <>
      <div role="status" className="flash-slot" data-flashes>
        {!isError && message}
      </div>
      {isError && (
        <div role="alert" className="flash-slot">
          {message}
        </div>
      )}
    </>
  );
}
