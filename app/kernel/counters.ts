/** What a process counts for /metrics, each with the few kinds that it has. */
type Counted = "limits" | "modelFailures";

const counts: Record<Counted, Map<string, number>> = { limits: new Map(), modelFailures: new Map() };

/** Counts one more of a kind since this process began. A kind is a name of ours, never input. */
export function countOne(what: Counted, kind: string): void {
  counts[what].set(kind, (counts[what].get(kind) ?? 0) + 1);
}

export function countsOf(what: Counted): ReadonlyMap<string, number> {
  return counts[what];
}
