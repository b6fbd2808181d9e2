import { useState } from "react";
import type { Flash as FlashMessage } from "~/domain/flash";
import { runFlash } from "~/enhance/flash";
import { Icon } from "./icons";
import { useEnhancement } from "./use-enhancement";

/**
 * The message of the last action. With scripts off a panel at the top of the page; else it floats, and its
 * script closes it after its seconds; without the script its style does after 30. It goes when `path` changes: it
 * speaks of the page that it came with.
 */
export function Flash({ flash, path }: { flash: FlashMessage | null | undefined; path?: string }) {
  const [given, setGiven] = useState({ flash, path });
  const [shown, setShown] = useState(flash);
  const [shownAt, setShownAt] = useState(0);
  if (flash !== given.flash || path !== given.path) {
    setGiven({ flash, path });
    // A flash is read once: a loader that runs again returns none, but the shown one stays for its time.
    if (flash && flash !== given.flash) {
      setShown(flash);
      setShownAt(shownAt + 1);
    } else if (path !== given.path) {
      setShown(null);
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
