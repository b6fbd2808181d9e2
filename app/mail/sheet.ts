import { escapeHtml } from "~/base/text/escape-html";
import type { MailColours, MailLook } from "~/site/brand.server";

/** What every letter needs to know about the site. `language`: that of its newsletter (BCP 47). */
export type LetterSite = { name: string; origin: string; look?: MailLook; language?: string };

const LOOK: MailLook = {
  light: {
    ground: "#ecf0f8",
    ink: "#1e1b39",
    sheet: "#ffffff",
    fine: "#55536e",
    button: "#1e1b39",
    onButton: "#f8f9fd",
    link: "#2a4da8",
  },
  dark: {
    ground: "#100f1a",
    ink: "#ecedf2",
    sheet: "#232132",
    fine: "#b4b4c2",
    button: "#ecedf2",
    onButton: "#171522",
    link: "#9fbcff",
  },
  layers: ["#f8a08a", "#93cfe8", "#f4e06d", "#c9a5e6", "#a5dd92"],
  header: null,
};

/** Returns the colours of the light theme, which are set inline. */
export const coloursOf = ({ look = LOOK }: LetterSite): MailColours => look.light;

/** CSS of the dark theme, for mail programs that support it. Others show the light one or make one up. */
const darkStyle = ({ ground, ink, sheet, fine, button, onButton, link }: MailColours) =>
  `@media (prefers-color-scheme:dark){${[
    `.ground{background:${ground}!important;color:${ink}!important}`,
    `.sheet{background:${sheet}!important;border-color:${ink}!important}`,
    `.fine{color:${fine}!important}`,
    `.button{background:${button}!important;color:${onButton}!important}`,
    `.address{color:${link}!important}`,
  ].join("")}}`;

/** The site's name, or the picture that contains it, at most as wide as the sheet's content. */
function headOf({ name, origin, look = LOOK }: LetterSite): string {
  const text = 'style="margin:0 0 20px;font-size:18px;font-weight:bold"';
  if (!look.header) return `<p ${text}>${escapeHtml(name)}</p>`;
  const { path, width, height } = look.header;
  const shown = Math.min(width, 504);
  const size = `width="${shown}" height="${Math.round((height * shown) / width)}"`;
  return `<p ${text}><img src="${escapeHtml(origin + path)}" alt="${escapeHtml(name)}" ${size} style="display:block;max-width:100%;height:auto;border:0"></p>`;
}

/** Returns a letter as an HTML document in the site's look. `inside` the sheet and `below` it are HTML. */
export function sheet(
  site: LetterSite,
  { subject, inside, below, style = "" }: { subject: string; inside: string; below: string; style?: string },
): string {
  const { light, dark, layers } = site.look ?? LOOK;
  const swatches = layers
    .map(
      (color) =>
        `<td style="background:${color};height:12px;line-height:12px;font-size:0" width="20%">&nbsp;</td>`,
    )
    .join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}${darkStyle(dark)}</style></head>
<body class="ground" style="margin:0;padding:24px;background:${light.ground};color:${light.ink};font-family:Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" class="sheet" style="max-width:560px;width:100%;background:${light.sheet};border:1px solid ${light.ink}">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${swatches}</tr></table></td></tr>
<tr><td style="padding:28px">${headOf(site)}
${inside}</td></tr>
</table>
<p class="fine" style="font-size:13px;color:${light.fine}">${below}</p>
</td></tr></table></body></html>`;
}
