import type { AppType, Platform } from "~/domain/platforms";

/** What a plan is asked for with. */
export type PlanRequest = { platform: Platform; appType: AppType | null; description: string };

/** The text to paste: lovable gets a first prompt and a knowledge file, the others one document. */
export type RenderedPlan = { type: "lovable"; prompt: string; prd: string } | { type: "text"; text: string };
