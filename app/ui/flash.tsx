import { useState } from "react";
import type { Flash as FlashMessage } from "~/domain/flash";
import { floatFlash } from "~/enhance/flash";
import { Icon } from "./icons";
import { useEnhancement } from "./use-enhancement";

/**
 * The message of the last action. In the server's HTML it is a panel at the top of the page and stays there. Where
 * scripts run it floats instead and goes after its seconds; a pointer or the focus on it stops the clock.
 */
export function Flash({ flash }: { flash: FlashMessage | null | undefined }) {
  const [given, setGiven] = useState(flash);
  const [shown, setShown] = useState(flash);
  /** Another message starts its own clock. */
  const [shownAt, setShownAt] = useState(0);
  if (flash !== given) {
    setGiven(flash);
    // A loader that runs again hands back nothing, because a flash is read once: what floats may finish its time.
    if (flash) {
      setShown(flash);
      setShownAt(shownAt + 1);
    }
  }
  // The status region is there before its text, or a screen reader would not announce a text put in later.
  const isError = shown?.kind === "error";
  return (
    <>
      <div role="status" className="flash-slot">
        {shown && !isError && <Message key={shownAt} flash={shown} onDone={() => setShown(null)} />}
      </div>
      {shown && isError && (
        <div role="alert" className="flash-slot">
          <Message key={shownAt} flash={shown} onDone={() => setShown(null)} />
        </div>
      )}
    </>
  );
}

function Message({ flash, onDone }: { flash: FlashMessage; onDone: () => void }) {
  const box = useEnhancement<HTMLDivElement>((element, signal) => floatFlash(element, onDone, signal));
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
