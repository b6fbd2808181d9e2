import { escapeHtml } from "~/domain/escape-html";

/** What every letter needs to know of the site. */
export type LetterSite = { name: string; origin: string };

/** The dark theme, for mail programs that know one; the others show the light one or make their own. */
const DARK = `@media (prefers-color-scheme:dark){${[
  ".ground{background:#100f1a!important;color:#ecedf2!important}",
  ".sheet{background:#232132!important;border-color:#ecedf2!important}",
  ".fine{color:#b4b4c2!important}",
  ".button{background:#ecedf2!important;color:#171522!important}",
  ".address{color:#9fbcff!important}",
].join("")}}`;

/** A letter's page in the site's look: `inside` the sheet and `below` it are HTML. `style` follows the site's own. */
export function sheet(
  site: LetterSite,
  { subject, inside, below, style = "" }: { subject: string; inside: string; below: string; style?: string },
): string {
  const swatches = ["#f8a08a", "#93cfe8", "#f4e06d", "#c9a5e6", "#a5dd92"]
    .map(
      (color) =>
        `<td style="background:${color};height:12px;line-height:12px;font-size:0" width="20%">&nbsp;</td>`,
    )
    .join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}${DARK}</style></head>
<body class="ground" style="margin:0;padding:24px;background:#ecf0f8;color:#1e1b39;font-family:Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" class="sheet" style="max-width:560px;width:100%;background:#ffffff;border:1px solid #1e1b39">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${swatches}</tr></table></td></tr>
<tr><td style="padding:28px"><p style="margin:0 0 20px;font-size:18px;font-weight:bold">${escapeHtml(site.name)}</p>
${inside}</td></tr>
</table>
<p class="fine" style="font-size:13px;color:#55536e">${below}</p>
</td></tr></table></body></html>`;
}
