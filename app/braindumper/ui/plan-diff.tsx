import { Fragment } from "react";
import type { DiffLine } from "~/base/text/line-diff";

/** Shows the differences between two texts, with a sign before each line. */
export function PlanDiff({ lines }: { lines: DiffLine[] }) {
  return (
    <pre className="plan-text plan-diff" dir="auto">
      {lines.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <Fragment key={at}>
          {kind === "added" && <ins>{`+ ${text}`}</ins>}
          {kind === "removed" && <del>{`- ${text}`}</del>}
          {kind === "same" && `  ${text}`}
          {kind === "gap" && "  …"}
          {"\n"}
        </Fragment>
      ))}
    </pre>
  );
}
