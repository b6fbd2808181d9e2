import { all } from "~/base/enhance/dom";
import { COUNTDOWN_UNITS, countdownDigits, countdownTo } from "~/waitlist/time-left";

// Counts down from what the server wrote, and at the end shows what the server would show.
for (const place of all("[data-countdown]")) {
  const target = new Date(place.dataset.countdown ?? "");
  const digits = all("dd", place);
  const tick = () => {
    const left = countdownTo(target, new Date());
    for (const [at, unit] of COUNTDOWN_UNITS.entries()) {
      const digit = digits[at];
      if (digit) digit.textContent = countdownDigits(left[unit]);
    }
    if (!left.isOver) return;
    clearInterval(timer);
    for (const text of all("[data-when]", place)) text.hidden = !text.hidden;
  };
  const timer = setInterval(tick, 1000);
  tick();
}
