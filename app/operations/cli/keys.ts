import { asTable, command, flag } from "~/base/command";
import { minuteText } from "~/base/kernel/clock";
import { giveUp, lostInWords } from "~/operations/sealed-with";
import { listKeys } from "~/sign-on/data/keys";
import { rotateKeys } from "~/sign-on/provider/keys";

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
    seals: true,
    async confirm({ options }) {
      const lost = options["secret-lost"] ? await lostInWords() : null;
      return lost
        ? `${lost} would be of no use to anybody, even if the lost secret turned up.`
        : "A new key would sign ID tokens. The present one never signs again, and is published for a day more.";
    },
    async run({ options }) {
      const givenUp = options["secret-lost"] ? await giveUp() : null;
      const kid = await rotateKeys();
      return { json: { kid }, text: [givenUp, `Key ${kid} signs from now on.`].filter(Boolean).join("\n") };
    },
  }),
};
