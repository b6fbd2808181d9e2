import { asTable, command, flag } from "~/base/command";
import { minuteText } from "~/base/kernel/clock";
import { Refused } from "~/base/kernel/refused";
import { otherSecret } from "~/operations/data/running-site";
import { giveUp, lostForGood } from "~/operations/sealed-with";
import { listKeys } from "~/sign-on/data/keys";
import { rotateKeys } from "~/sign-on/provider/keys";

/** Returns what a rotation would give up, in words; null for nothing. @throws Refused when it would destroy what is not lost */
async function wouldGiveUp(isSecretLost = false): Promise<string | null> {
  const other = await otherSecret();
  if (other) throw new Refused(other);
  return isSecretLost ? lostForGood() : null;
}

export const keys = {
  list: command({
    summary: "The published keys that check ID tokens; the first one signs",
    async run() {
      const all = await listKeys();
      const day = (time: Date | null) => (time ? minuteText(time) : "signs");
      return {
        json: all.map(({ id, createdAt, replacedAt }) => ({ kid: id, createdAt, replacedAt })),
        text: asTable(
          ["key", "made", "replaced"],
          all.map((each) => [each.id, day(each.createdAt), day(each.replacedAt)]),
        ),
      };
    },
  }),

  rotate: command({
    summary:
      "Makes a new signing key; the old one stays published for a day, until nothing it signed is valid",
    options: {
      "secret-lost": flag(
        "give up what the present SESSION_SECRET does not open: authenticator apps have to be set up again",
      ),
    },
    async confirm({ options }) {
      const lost = await wouldGiveUp(options["secret-lost"]);
      return lost
        ? `${lost} would be of no use to anybody, even if the lost secret turned up.`
        : "A new key would sign ID tokens. The present one never signs again, and is published for a day more.";
    },
    async run({ options }) {
      const givenUp = (await wouldGiveUp(options["secret-lost"])) ? await giveUp() : [];
      const kid = await rotateKeys();
      return { json: { kid }, text: [...givenUp, `Key ${kid} signs from now on.`].join("\n") };
    },
  }),
};
