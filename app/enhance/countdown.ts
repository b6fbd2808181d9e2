import { COUNTDOWN_UNITS, countdownDigits, countdownTo } from "~/domain/countdown";
import { all } from "./dom";

/** Counts on from what the server wrote; at the end shows what the server would show. */
export function runCountdowns(): void {
  for (const list of all("[data-countdown]")) {
    const target = new Date(list.dataset.countdown ?? "");
    const digits = all("dd", list);
    const tick = () => {
      const left = countdownTo(target, new Date());
      for (const [at, unit] of COUNTDOWN_UNITS.entries()) {
        const place = digits[at];
        if (place) place.textContent = countdownDigits(left[unit]);
      }
      if (!left.isOver) return;
      clearInterval(timer);
      list.classList.add("is-over");
      for (const text of all("[data-when]", list.parentElement ?? document)) text.hidden = !text.hidden;
    };
    const timer = setInterval(tick, 1000);
    tick();
  }
}
