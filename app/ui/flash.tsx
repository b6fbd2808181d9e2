import { useState } from "react";
import type { Flash as FlashMessage } from "~/domain/flash";
import { runFlash } from "~/enhance/flash";
import { Icon } from "./icons";
import { useEnhancement } from "./use-enhancement";

/**
 * The message of the last action. With scripts off a panel at the top of the page; else it floats, and its
 * script closes it after its seconds; without the script its style does after 30.
 */
export function Flash({ flash }: { flash: FlashMessage | null | undefined }) {
  const [given, setGiven] = useState(flash);
  const [shown, setShown] = useState(flash);
  const [shownAt, setShownAt] = useState(0);
  if (flash !== given) {
    setGiven(flash);
    // A flash is read once: a loader that runs again returns none, but the shown one stays for its time.
    if (flash) {
      setShown(flash);
      setShownAt(shownAt + 1);
    }
  }
  // Screen readers announce text only in a status region that was there before.
  const isError = shown?.kind === "error";
  const message = shown && <Message key={shownAt} flash={shown} onDone={() => setShown(null)} />;
  return (
    <>
      <div role="status" className="flash-slot">
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

function Message({ flash, onDone }: { flash: FlashMessage; onDone: () => void }) {
  const box = useEnhancement<HTMLDivElement>((element, signal) => runFlash(element, onDone, signal));
  return (
    <div ref={box} className={`flash flash-${flash.kind}`} data-seconds={flash.seconds}>
      <Icon name={flash.kind === "error" ? "alert" : flash.kind === "success" ? "check" : "info"} />
      <div className="flash-text">
        <p className="flash-title">{flash.title}</p>
        {flash.text && <p>{flash.text}</p>}
      </div>
    </div>
  );
}
