// Temporary stand-in while the planner is being written.
import type { AppType, Platform } from "~/domain/platforms";
export type PlanRequest = { platform: Platform; appType: AppType | null; description: string };
export type RenderedPlan = { type: "lovable"; prompt: string; prd: string } | { type: "text"; text: string };
export async function warmPlanner(): Promise<void> {}
export async function writePlan(request: PlanRequest) {
  return { version: 1 as const, title: request.description.slice(0, 30) };
}
export function renderPlan(plan: { title: string }, request: PlanRequest): RenderedPlan {
  const text = `# ${plan.title}\n\n${request.description}\n`;
  return request.platform === "lovable" ? { type: "lovable", prompt: text, prd: text } : { type: "text", text };
}
