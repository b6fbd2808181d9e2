/** What a process counts for /metrics, each split into a few kinds. */
type Counted = "limits" | "modelFailures";

const counts: Record<Counted, Map<string, number>> = { limits: new Map(), modelFailures: new Map() };

/** Adds one to a counter of this process. `kind` must be a fixed name, never input, so that metrics stay few. */
export function countOne(what: Counted, kind: string): void {
  counts[what].set(kind, (counts[what].get(kind) ?? 0) + 1);
}

export function countsOf(what: Counted): ReadonlyMap<string, number> {
  return counts[what];
}
