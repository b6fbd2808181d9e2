import { layOut } from "~/mail/letter";
import type { LetterSite } from "~/mail/sheet";
import type { Letter } from "~/mail/tables";

/**
 * To an imported member, with the link to set a first password. `name`: "" when nobody knows it; `origin`: where the
 * account was before; `days`: how long the link works.
 */
export function firstPasswordLetter(
  site: LetterSite,
  to: { name: string; url: string; days: number; forgotUrl: string; origin?: string | null },
): Letter {
  const before = to.origin ? `from ${to.origin}` : "from where you had it before";
  return layOut("set-password", site, to, {
    paragraphs: [
      `You have an account at ${site.name} now: it was moved here ${before}, with this address. Set a password, and you can sign in.`,
    ],
    button: { label: "Set a password", url: to.url },
    after: [
      `The link works once, for ${to.days} days. Later, or if it was used, ask for a new one at ${to.forgotUrl}`,
      "If you do not want the account, do nothing: nobody can sign in to it without this link.",
    ],
  });
}
