import type { DiffLine } from "~/base/text/line-diff";

const SIGNS: Record<DiffLine["kind"], string> = { added: "+ ", removed: "- ", same: "  ", gap: "  …" };
const TAGS = { added: "ins", removed: "del", same: "span", gap: "span" } as const;

/** Shows the differences between two texts, with a sign before each line. Lines of a kind are one element: of thousands, each costs. */
export function PlanDiff({ lines }: { lines: DiffLine[] }) {
  const runs: DiffLine[] = [];
  for (const { kind, text } of lines) {
    const line = `${SIGNS[kind]}${text}\n`;
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += line;
    else runs.push({ kind, text: line });
  }
  return (
    <pre className="plan-text plan-diff" dir="auto">
      {runs.map(({ kind, text }, at) => {
        const Run = TAGS[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        return <Run key={at}>{text}</Run>;
      })}
    </pre>
  );
}
