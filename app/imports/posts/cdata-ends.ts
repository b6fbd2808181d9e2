/** In characters: no tag that matters here is longer. */
const AHEAD = 300;

/**
 * Mends XML in which a text ends its CDATA section too early: older versions of WordPress wrote the `]]>` of a text as it is.
 * A section ends where its element ends after it, or another section follows. Takes the file in parts.
 */
export class CdataEnds {
  private held = "";
  /** The element whose text is open; null between sections. */
  private name: string | null = null;

  /** Takes the next part of the file. @returns what of it is certain */
  add(part: string): string {
    this.held += part;
    let sure = "";
    for (;;) {
      if (this.name === null) {
        const start = /<([\w:.-]+)[^<>]*>\s*<!\[CDATA\[/.exec(this.held);
        const end = start ? start.index + start[0].length : Math.max(0, this.held.length - AHEAD);
        sure += this.held.slice(0, end);
        this.held = this.held.slice(end);
        if (!start) return sure;
        this.name = start[1] ?? "";
      }
      const found = this.held.indexOf("]]>");
      if (found < 0 || (this.held.length < found + AHEAD && part !== "")) {
        const end = found < 0 ? Math.max(0, this.held.length - 2) : found;
        sure += this.held.slice(0, end);
        this.held = this.held.slice(end);
        return sure;
      }
      const after = this.held.slice(found + 3);
      const closes = new RegExp(`^\\s*</${this.name}\\s*>`).test(after);
      const goesOn = after.startsWith("<![CDATA[");
      // Written as WordPress writes it today: the section is parted.
      sure += this.held.slice(0, found) + (closes || goesOn ? "]]>" : "]]]]><![CDATA[>");
      this.held = goesOn ? after.slice(9) : after;
      if (goesOn) sure += "<![CDATA[";
      if (closes) this.name = null;
    }
  }

  /** What is left at the end of the file. */
  rest(): string {
    const sure = this.add("");
    return sure + this.held;
  }
}
