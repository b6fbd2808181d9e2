import { CLOSE } from "~/domain/icon-paths";
import { all, button, icon } from "./dom";

/** The message of the last action floats, and goes after its seconds; a pointer or the focus on it stops the clock. */
export function floatFlash(): void {
  for (const flash of all("[data-seconds]")) {
    const done = () => flash.remove();
    let timer = 0;
    const stop = () => clearTimeout(timer);
    const run = () => {
      stop();
      timer = window.setTimeout(done, Number(flash.dataset.seconds) * 1000);
    };
    const close = button("flash-close", icon(CLOSE), done);
    close.ariaLabel = "Close message";
    flash.append(close);
    flash.dataset.floats = "";
    for (const type of ["pointerenter", "focusin"]) flash.addEventListener(type, stop);
    for (const type of ["pointerleave", "focusout"]) flash.addEventListener(type, run);
    run();
  }
}
