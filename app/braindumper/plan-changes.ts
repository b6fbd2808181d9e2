import { keptBy } from "~/base/kernel/kept";
import type { BrainDump } from "~/braindumper/data/plans";
import { type DiffLine, lineDiff } from "~/braindumper/line-diff";
import { readContext, wholeText } from "./generated-context";
import { writeUpdate } from "./planner";
import { planName } from "./saved-plan";
import { readDraft } from "./wizard";

/** Returns the version that the running app was built from: the last one before this for the same builder and app type. */
export function versionBefore(versions: BrainDump[], plan: BrainDump): BrainDump | null {
  const before = versions.filter(({ version }) => version < plan.version);
  return before.find((each) => isForSameBuilder(each, plan)) ?? null;
}

function isForSameBuilder(one: BrainDump, other: BrainDump): boolean {
  return one.platform === other.platform && one.appType === other.appType;
}

/**
 * Writes the message that tells a running project what is new in a version; null for another builder or when nothing
 * is new.
 */
export function updateMessage(before: BrainDump | null, plan: BrainDump): string | null {
  const { platform } = readDraft(plan);
  if (!before || !platform || !isForSameBuilder(before, plan)) return null;
  const told = (row: BrainDump) => ({ ...readDraft(row), name: planName(row) });
  return writeUpdate(told(before), { ...told(plan), platform });
}

/** Returns the line diff of two versions' texts; of Lovable's two, which say the same, it is one. Kept, because a version's text never changes once it is there. */
export const comparePlans = keptBy(
  200,
  (before: BrainDump, plan: BrainDump) =>
    [before, plan].map(({ id, generatedContext }) => id + generatedContext.length).join(),
  (before, plan): DiffLine[] => {
    const textOf = (row: BrainDump) => wholeText(readContext(row.platform, row.generatedContext));
    return lineDiff(textOf(before), textOf(plan));
  },
);
