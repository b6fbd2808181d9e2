import { escapeHtml } from "~/base/text/escape-html";
import { partsOfName } from "~/base/text/name";
import { type MailKind, subjectOf } from "./kinds";
import { coloursOf, type LetterSite, sheet } from "./sheet";
import type { Letter } from "./tables";

type Parts = {
  greeting?: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  after?: string[];
};

/** Whoever reads a mail to an email without an account. */
export const NOBODY = { name: "" };

/** Renders a letter as plain text and as HTML in the site's look, with tables for old mail programs. */
export function layOut(
  about: MailKind | { subject: string },
  site: LetterSite,
  to: { name: string },
  parts: Parts,
): Letter {
  const subject = typeof about === "string" ? subjectOf(about, site) : about.subject;
  const { button: ground, onButton, fine, link: linkColour } = coloursOf(site);
  const {
    greeting = to.name ? `Hello ${partsOfName(to.name).given},` : "Hello,",
    paragraphs,
    button,
    after = [],
  } = parts;
  const text = [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    `${site.name}\n${site.origin}`,
  ].join("\n\n");
  const paragraph = (html: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${html}</p>`;
  const link = (url: string) =>
    `<a href="${url}" class="address" style="color:${linkColour};overflow-wrap:anywhere;word-break:break-word">${url}</a>`;
  /** Makes URLs of this site clickable. */
  const linked = (content: string) =>
    escapeHtml(content)
      .split(" ")
      .map((word) => (word.startsWith(`${site.origin}/`) ? link(word) : word))
      .join(" ");
  const buttonHtml = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" class="button" style="display:inline-block;background:${ground};color:${onButton};padding:12px 22px;font-weight:bold;text-decoration:none;border-radius:2px">${escapeHtml(button.label)}</a></p>
<p class="fine" style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${fine}">If the button does not work, copy this address into your browser:<br>${link(escapeHtml(button.url))}</p>`
    : "";
  const inside = `${paragraph(escapeHtml(greeting))}${[...paragraphs.map(linked).map(paragraph), buttonHtml, ...after.map(linked).map(paragraph)].join("")}`;
  const html = sheet(site, {
    subject,
    inside,
    below: `${escapeHtml(site.name)} · ${escapeHtml(site.origin)}`,
  });
  return { from: site.name, subject, text, html };
}
