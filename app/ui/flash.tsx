import { useEffect, useRef, useState } from "react";
import type { Flash as FlashMessage } from "~/domain/flash";
import { useHydrated } from "./hydrated";
import { Icon } from "./icons";

/**
 * The message of the last action. In the server's HTML it is a panel at the top of the page and stays there. Where
 * scripts run it floats instead and goes after its seconds; a pointer or the focus on it stops the clock.
 */
export function Flash({ flash }: { flash: FlashMessage | null | undefined }) {
  const [given, setGiven] = useState(flash);
  const [shown, setShown] = useState(flash);
  if (flash !== given) {
    setGiven(flash);
    // A loader that runs again hands back nothing, because a flash is read once: what floats may finish its time.
    if (flash) setShown(flash);
  }
  // The status region is there before its text, or a screen reader would not announce a text put in later.
  const isError = shown?.kind === "error";
  return (
    <>
      <div role="status" className="flash-slot">
        {shown && !isError && <Message flash={shown} onDone={() => setShown(null)} />}
      </div>
      {shown && isError && (
        <div role="alert" className="flash-slot">
          <Message flash={shown} onDone={() => setShown(null)} />
        </div>
      )}
    </>
  );
}

function Message({ flash, onDone }: { flash: FlashMessage; onDone: () => void }) {
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  useCountdown(box, flash, onDone);
  return (
    <div
      ref={box}
      className={`flash flash-${flash.kind}`}
      data-floats={hydrated || undefined}
      data-seconds={flash.seconds}
    >
      <Icon name={flash.kind === "error" ? "alert" : flash.kind === "success" ? "check" : "info"} />
      <div className="flash-text">
        <p className="flash-title">{flash.title}</p>
        {flash.text && <p>{flash.text}</p>}
      </div>
      {hydrated && (
        <button type="button" className="flash-close" aria-label="Close message" onClick={onDone}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** Calls `onDone` when the flash has been shown for its seconds, not counting hover and focus. */
function useCountdown(box: React.RefObject<HTMLElement>, flash: FlashMessage, onDone: () => void) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    let leftMs = flash.seconds * 1000;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      if (timer || node.matches(":hover") || node.contains(document.activeElement)) return;
      startedAt = Date.now();
      timer = setTimeout(() => done.current(), leftMs);
    };
    const pause = () => {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs = Math.max(leftMs - (Date.now() - startedAt), 1000);
    };
    // On focusout the old element is still the active one: look again a moment later.
    const runSoon = () => setTimeout(run);
    node.addEventListener("pointerenter", pause);
    node.addEventListener("pointerleave", runSoon);
    node.addEventListener("focusin", pause);
    node.addEventListener("focusout", runSoon);
    run();
    return () => {
      pause();
      node.removeEventListener("pointerenter", pause);
      node.removeEventListener("pointerleave", runSoon);
      node.removeEventListener("focusin", pause);
      node.removeEventListener("focusout", runSoon);
    };
  }, [box, flash]);
}
