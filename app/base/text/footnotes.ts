/**
 * A tokenizer for marked, which does not support footnotes: it takes `[^1]: https://a.example` for an invisible link
 * definition. This keeps the text of such a footnote as a paragraph.
 */
export const FOOTNOTES_AS_TEXT = {
  def: (source: string): undefined | false => (/^ {0,3}\[\^/.test(source) ? undefined : false),
};
