/** A piece of a plan's text: a heading, a list, or words, quoted or not. */
export type Piece =
  | { kind: "heading"; text: string }
  | { kind: "list"; lines: string[] }
  | { kind: "words"; text: string };

/**
 * Takes the text of a plan or of a message apart, of any age: Markdown with headings, lists, numbered points, quotations and
 * fences. Nothing is lost but the marks. The title is left out, because pages have it already.
 */
export function readPlan(text: string): Piece[] {
  const pieces: Piece[] = [];
  const lines = text.split("\n");
  const takeWhile = (isMine: (line: string) => boolean) => {
    const end = lines.findIndex((line) => !isMine(line));
    return lines.splice(0, end < 0 ? lines.length : end);
  };
  while (lines.length > 0) {
    const [line = ""] = lines;
    const [, fence] = /^(`{3,})text$/.exec(line) ?? [];
    const [, heading] = /^##+ (.+)$/.exec(line) ?? /^\*\*(.+)\*\*$/.exec(line) ?? [];
    if (fence && lines.includes(fence)) {
      lines.shift();
      pieces.push({ kind: "words", text: takeWhile((each) => each !== fence).join("\n") });
      lines.shift();
    } else if (heading) {
      pieces.push({ kind: "heading", text: heading });
      lines.shift();
    } else if (/^>/.test(line)) {
      const quoted = takeWhile((each) => each.startsWith(">"));
      pieces.push({ kind: "words", text: quoted.map((each) => each.replace(/^> ?/, "")).join("\n") });
    } else if (/^- /.test(line)) {
      pieces.push({
        kind: "list",
        lines: takeWhile((each) => each.startsWith("- ")).map((each) => each.slice(2)),
      });
    } else if (line === "" || (pieces.length === 0 && line.startsWith("# "))) lines.shift();
    else {
      const isPlain = (each: string) => each !== "" && !/^(>|- |##+ |`{3,}text$)/.test(each);
      pieces.push({ kind: "words", text: [lines.shift(), ...takeWhile(isPlain)].join("\n") });
    }
  }
  return pieces;
}
