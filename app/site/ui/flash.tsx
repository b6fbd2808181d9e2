import type { Flash as FlashMessage } from "~/base/text/flash";
import { Icon } from "~/base/ui/icons";

/**
 * The message about the last action. Without scripts it is a panel at the top. With scripts it floats and is closed after its
 * seconds; if the script never runs, CSS hides it after 30.
 */
export function Flash({ flash }: { flash: FlashMessage | null | undefined }) {
  // The status region must already exist before its text, or screen readers do not announce that.
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
