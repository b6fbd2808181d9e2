import { minuteText } from "~/base/kernel/clock";
import { many } from "~/base/kernel/sentence";
import { type Actor, ActRefused, noteOnDesk } from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import { describeHeld, dropHeld, endHold, findHold, REHEARSAL } from "~/mail/data/held";

/** Ends a restore's hold on mail: sends all, or first drops the backup's. @throws ActRefused without a hold to end */
export async function endMailHold(by: Actor, change: "release" | "drop"): Promise<void> {
  await actOnce(async (tx) => {
    const hold = await findHold(tx);
    if (hold?.isRehearsal) throw new ActRefused(REHEARSAL);
    if (!hold || !(await endHold(tx))) throw new ActRefused("No mail is held.");
    if (change === "drop") await dropHeld(tx, hold);
    const kind = change === "drop" ? "held_mail_dropped" : "held_mail_released";
    await noteOnDesk(tx, by, kind, `restored ${minuteText(hold.since)}`);
  });
}

/** Describes in sentences what mail is held (if `some` is), and since when; null when mail is not held. */
export async function heldMailTexts(timeText = minuteText) {
  const hold = await findHold();
  if (!hold) return null;
  const { letters, oldest, issues } = await describeHeld(hold);
  const inIt = many(letters, "letter waits", "letters wait");
  const some = letters > 0 || issues.length > 0;
  const texts = [
    hold.isRehearsal
      ? REHEARSAL
      : `A backup was restored on ${timeText(hold.since)}. ${some ? "The mail in it waits, because it may have been sent already; what was written since is sent." : "No mail in it waits."}`,
    ...(oldest ? [`From the backup: ${inIt}, the oldest of ${timeText(oldest)}.`] : []),
    ...issues.map(
      ({ subject, startedAt, waiting }) =>
        `The newsletter “${subject}”, begun ${startedAt ? timeText(startedAt) : ""}, still waits for ${many(waiting, "reader")}.`,
    ),
  ];
  return { hold, some, texts };
}
