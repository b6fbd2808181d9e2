import type { BrainDump } from "~/data/plans";
import { downloadText, readContext } from "~/domain/generated-context";
import { type DiffLine, lineDiff } from "~/domain/line-diff";
import { planName } from "~/domain/saved-plan";
import { readDraft } from "~/domain/wizard";
import { writeUpdate } from "~/planner";

/** The version that a running project was made from: the newest one before this for the same builder. */
export function versionBefore(versions: BrainDump[], plan: BrainDump): BrainDump | null {
  const before = versions.filter(({ version }) => version < plan.version);
  return before.find((each) => isForSameBuilder(each, plan)) ?? null;
}

function isForSameBuilder(one: BrainDump, other: BrainDump): boolean {
  return one.platform === other.platform && one.appType === other.appType;
}

/** The message that tells a running project of a new version; null when there is none: another builder, or no news. */
export function updateMessage(before: BrainDump | null, plan: BrainDump): string | null {
  const { platform } = readDraft(plan);
  if (!before || !platform || !isForSameBuilder(before, plan)) return null;
  const told = (row: BrainDump) => ({ ...readDraft(row), name: planName(row) });
  return writeUpdate(told(before), { ...told(plan), platform });
}

/** What the texts of two versions differ in. */
export function comparePlans(before: BrainDump, plan: BrainDump): DiffLine[] {
  const textOf = (row: BrainDump) => downloadText(readContext(row.platform, row.generatedContext));
  return lineDiff(textOf(before), textOf(plan));
}
