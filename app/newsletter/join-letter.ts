import { layOut, NOBODY } from "~/mail/letter";
import type { LetterSite } from "~/mail/sheet";
import type { Letter } from "~/mail/tables";

/** To an email entered for the newsletter, with the link that proves its owner's consent. */
export function confirmNewsletterLetter(
  site: LetterSite,
  {
    url,
    days,
    isImported,
    origin,
  }: { url: string; days: number; isImported: boolean; origin?: string | null },
): Letter {
  const asked = `Somebody, probably you, asked for the newsletter of ${site.name} at this address.`;
  const moved = `You were on a list${origin ? ` at ${origin}` : ""} of people who get news from those who run ${site.name}. The newsletter comes from here now, and only to whoever says yes.`;
  return layOut("newsletter-confirm", site, NOBODY, {
    paragraphs: [
      isImported ? moved : asked,
      "Press the button to get it. Each issue has a link that ends it.",
    ],
    button: { label: "Get the newsletter", url },
    after: [`The link works for ${days} days. If you do not want it, do nothing: nothing more comes.`],
  });
}
