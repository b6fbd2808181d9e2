/** A text of content/, rendered from Markdown by the server: the self-hoster's own words, in which HTML is escaped. */
export function Markdown({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing a visitor wrote gets here
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
