import { layOut } from "~/mail/letter";
import type { LetterSite } from "~/mail/sheet";
import type { Letter } from "~/mail/tables";

/** To an address that an operator names, to test whether mail arrives. */
export function trialLetter(site: LetterSite, to: { name: string }): Letter {
  return layOut(site, to, {
    subject: `Mail from ${site.name} arrives`,
    paragraphs: [`This letter was sent to see whether mail from ${site.name} arrives. It does.`],
  });
}
