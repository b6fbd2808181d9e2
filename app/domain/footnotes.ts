/**
 * For marked, which knows no footnotes and takes one whose text is a single word or address (`[^1]: https://a.example`) for
 * where a link leads to, which nobody sees. As a paragraph its text stays.
 */
export const FOOTNOTES_AS_TEXT = {
  def: (source: string): undefined | false => (/^ {0,3}\[\^/.test(source) ? undefined : false),
};
