/** A piece of a plan: a line that is not the author's, or a whole quotation. */
export type Piece = { line: string } | { words: string };

/** Takes a plan apart as Markdown does, without knowing how it was made. Blank lines between pieces are left out. */
export function readPlan(text: string): Piece[] {
  const pieces: Piece[] = [];
  const lines = text.replace(/\n$/, "").split("\n");
  while (lines.length > 0) {
    const line = lines.shift() ?? "";
    const [, fence] = /^(`{3,})text$/.exec(line) ?? [];
    if (fence) {
      const end = lines.indexOf(fence);
      if (end < 0) throw new Error(`The fence ${fence} is never closed.`);
      pieces.push({ words: lines.splice(0, end).join("\n") });
      lines.shift();
    } else if (/^ *>/.test(line)) {
      const marked = [line];
      while (/^ *>/.test(lines[0] ?? "")) marked.push(lines.shift() ?? "");
      pieces.push({ words: marked.map((each) => each.replace(/^ *> ?/, "")).join("\n") });
    } else if (line !== "") pieces.push({ line });
  }
  return pieces;
}

export const isLine = (piece: Piece): piece is { line: string } => "line" in piece;
