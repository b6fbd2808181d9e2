import { describeHeld, dropHeld, endHold, findHold, type Hold } from "~/data/held-mail";
import { type Actor, ActRefused, noteOnDesk } from "~/data/operator-acts";
import { actOnce } from "~/data/presses";

export const REHEARSAL = "This is a copy to rehearse with (restore --copy): it never sends mail.";

/**
 * Ends the hold on mail after a restore: everything is sent, or what the backup brought along is dropped first. Notes it in
 * the trail. @throws ActRefused when no mail is held, or the database is a copy
 */
export async function endMailHold(by: Actor, change: "release" | "drop"): Promise<void> {
  await actOnce(async (tx) => {
    const hold = await findHold(tx);
    if (hold?.isRehearsal) throw new ActRefused(REHEARSAL);
    if (!hold || !(await endHold(tx))) throw new ActRefused("No mail is held.");
    if (change === "drop") await dropHeld(tx, hold);
    const kind = change === "drop" ? "held_mail_dropped" : "held_mail_released";
    await noteOnDesk(tx, by, kind, `restored ${minuteOf(hold.since)}`);
  });
}

/** What is held, from when and how it ends, a sentence each; null when mail is sent. */
export async function heldMailTexts(): Promise<{ hold: Hold; texts: string[] } | null> {
  const hold = await findHold();
  if (!hold) return null;
  const { letters, oldest, later, issues } = await describeHeld(hold);
  const texts = [
    hold.isRehearsal
      ? REHEARSAL
      : `No mail has been sent since a backup was restored on ${minuteOf(hold.since)}: what waits in it may have been sent already.`,
    `From the backup: ${letters} ${letters === 1 ? "letter waits" : "letters wait"}${oldest ? `, the oldest of ${minuteOf(oldest)}` : ""}.`,
    ...issues.map(
      ({ subject, startedAt, waiting }) =>
        `The newsletter “${subject}”, begun ${startedAt ? minuteOf(startedAt) : ""}, still waits for ${waiting} readers.`,
    ),
    ...(later > 0 ? [`Written since: ${later}.`] : []),
  ];
  return { hold, texts };
}

const minuteOf = (time: Date) => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
