import { minuteText } from "~/base/kernel/clock";
import { many } from "~/base/kernel/sentence";
import { type Actor, ActRefused, noteOnDesk } from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import { describeHeld, dropHeld, endHold, findHold, type Hold, REHEARSAL } from "~/mail/data/held";

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

/** Describes in sentences what mail is held, since when, and how to end it; null when none is. */
export async function heldMailTexts(timeText = minuteText): Promise<{ hold: Hold; texts: string[] } | null> {
  const hold = await findHold();
  if (!hold) return null;
  const { letters, oldest, issues } = await describeHeld(hold);
  const texts = [
    hold.isRehearsal
      ? REHEARSAL
      : `A backup was restored on ${timeText(hold.since)}. The mail in it waits, because it may have been sent already; what was written since is sent.`,
    `From the backup: ${letters} ${letters === 1 ? "letter waits" : "letters wait"}${oldest ? `, the oldest of ${timeText(oldest)}` : ""}.`,
    ...issues.map(
      ({ subject, startedAt, waiting }) =>
        `The newsletter “${subject}”, begun ${startedAt ? timeText(startedAt) : ""}, still waits for ${many(waiting, "reader")}.`,
    ),
  ];
  return { hold, texts };
}
