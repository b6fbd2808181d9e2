import { asTable, command, flag } from "~/base/command";
import { listKeys } from "~/sign-on/data/keys";
import { rotateKeys } from "~/sign-on/provider/keys";

export const keys = {
  list: command({
    summary: "The published keys that check ID tokens; the first one signs",
    async run() {
      const all = await listKeys();
      const day = (time: Date | null) => time?.toISOString().slice(0, 16).replace("T", " ") ?? "signs";
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
      "secret-lost": flag("go on with another SESSION_SECRET: authenticator apps have to be set up again"),
    },
    async run() {
      const kid = await rotateKeys();
      return { json: { kid }, text: `Key ${kid} signs from now on.` };
    },
  }),
};
