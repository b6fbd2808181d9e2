import { links } from "~/base/links";
import type { BrainDump } from "~/braindumper/data/plans";
import { COPIES, type CopyKey, guidedSteps } from "~/braindumper/guided-steps";
import { promptLink } from "~/braindumper/prompt-links";
import { savedPlan } from "~/braindumper/saved-plan";
import type { GuidedStep } from "~/braindumper/ui/guided-buttons";
import type { Platform } from "~/site/idea/platforms";
import { siteContent } from "~/site/site.server";

/** Returns what to do with a plan, as links: in a new project (`anew`), and in the one that runs already (`update`). `isTold`: its update message was made in a round. */
export function nextSteps(stored: BrainDump, isTold: boolean): { anew: GuidedStep[]; update: GuidedStep[] } {
  const { id, platform, context } = savedPlan(stored);
  const { partners } = siteContent();
  const visited = [...(stored.visited ?? []), ...(isTold ? ["copy-update"] : [])];
  const asLink = ({ done, note, ...step }: ReturnType<typeof guidedSteps>["anew"][number]): GuidedStep[] => {
    const own = { done, note, href: links.go(step.key, id) };
    if (step.kind === "copy") return [{ ...own, label: step.label, ...copying(step.key, id) }];
    if (step.kind === "download")
      return [{ ...own, label: step.label, href: links.braindumpDownload(id, "context"), download: true }];
    if (step.kind === "link") {
      const link = promptLink(platform, context);
      return link ? [{ ...own, ...link, isUnnoted: true, newTab: true }] : [];
    }
    const partner = partners[step.key];
    return partner ? [{ ...own, label: partner.label, newTab: true }] : [];
  };
  const { anew, update } = guidedSteps(platform, visited);
  return { anew: anew.flatMap(asLink), update: update.flatMap(asLink) };
}

export type BuilderLink = { label: string; href: string };

/** Returns the link to a builder, to paste there; null for one on the author's own computer. */
export function builderLink(platform: Platform, planId?: string): BuilderLink | null {
  const partner = siteContent().partners[platform];
  return partner && platform !== "cursor" ? { label: partner.label, href: links.go(platform, planId) } : null;
}

const WHAT = { prompt: "Prompt", knowledge: "PRD", context: "Context", update: "Message" } as const;

/** Without scripts it is a link to the text, which copies nothing and so leaves the step open. */
function copying(key: CopyKey, id: string) {
  const part = COPIES[key];
  const copies = { what: WHAT[part], target: `${part}-text`, note: links.go(key, id) };
  return { href: links.planText(id, part), copies };
}
