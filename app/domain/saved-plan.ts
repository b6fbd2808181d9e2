import type { Answer } from "./answers";
import { readContext } from "./generated-context";
import { APP_TYPES, PLATFORMS } from "./platforms";
import { APP_TYPE_NAMES, PLATFORM_NAMES } from "./wizard";

/** A stored plan, as far as these rules need it (specification §3, brain_dumps). */
export type SavedPlan = {
  id: string;
  platform: string;
  appType: string | null;
  description: string;
  title: string | null;
  answers: Answer[] | null;
  generatedContext: string;
  createdAt: Date;
};

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `5. Jan 2025`: the creation day in UTC (specification §9, 'd. MMM yyyy'). */
export function shortDate(time: Date): string {
  return `${time.getUTCDate()}. ${MONTHS[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}

/** What its author calls the app, "" for nothing. Titles of plans without answers are not the author's: a planner made them. */
export function planName({ title, answers }: Pick<SavedPlan, "title" | "answers">): string {
  return (answers && title) || "";
}

/** What a plan holds, in one sentence; "" for one that was written before there were questions. */
function planContents(answers: Answer[] | null): string {
  if (!answers) return "";
  const open = answers.filter(({ answer }) => answer === "").length;
  const answered = answers.length - open;
  const given = answered === 0 ? "" : answered === 1 ? " and your answer" : ` and your ${answered} answers`;
  const left =
    open === 0 ? "." : open === 1 ? "; one question is left open." : `; ${open} questions are left open.`;
  return `It hands on your idea${given}, word for word${left}`;
}

/** The parts of a stored plan that every view of it shows. */
export function savedPlan(plan: SavedPlan) {
  const { id, platform, appType, description, createdAt, generatedContext } = plan;
  return {
    id,
    name: planName(plan),
    date: shortDate(createdAt),
    dateTime: createdAt.toISOString(),
    platform: PLATFORMS.find((each) => each === platform) ?? "cursor",
    appType: APP_TYPES.find((each) => each === appType) ?? null,
    description,
    contents: planContents(plan.answers),
    context: readContext(platform, generatedContext),
  };
}

const PREVIEW_CHARACTERS = 300;

/** A card of the list: badges and a preview of the prompt for lovable plans (specification §2, /braindumps). */
export function savedPlanCard(plan: SavedPlan) {
  const { context, contents: _, ...shown } = savedPlan(plan);
  if (context.type === "text") return { ...shown, badges: [] };
  return {
    ...shown,
    badges: context.prd === "" ? ["Lovable"] : ["Lovable", "PRD"],
    preview: context.prompt.slice(0, PREVIEW_CHARACTERS),
  };
}

/** The file that Download saves: platform and creation day alone make its name. */
export function downloadName({ platform, createdAt }: Pick<SavedPlan, "platform" | "createdAt">): string {
  return `context-${platform}-${createdAt.toISOString().slice(0, 10)}.txt`;
}

/** `5. Jan 2025, 14:03`, in UTC. */
export function timeText(time: Date): string {
  return `${shortDate(time)}, ${time.toISOString().slice(11, 16)}`;
}

type Searched = Pick<SavedPlan, "platform" | "appType" | "description"> & { title: string | null };

/** What a search of the list looks in: title, idea, and the names under which the card shows platform and app type. */
export function planSearchText({ title, description, platform, appType }: Searched): string {
  const names = [
    PLATFORMS.find((each) => each === platform),
    APP_TYPES.find((each) => each === appType),
  ] as const;
  const [platformName, typeName] = [
    names[0] && PLATFORM_NAMES[names[0]],
    names[1] && APP_TYPE_NAMES[names[1]],
  ];
  return [title, description, platformName, typeName].filter(Boolean).join("\n").toLowerCase();
}

const MOST_WORDS = 10;
const MOST_CHARACTERS = 100;

/** What was typed into the list's search, cut to a bearable length, and its words as `planSearchText` writes them. */
export function readSearch(typed: string | null): { query: string; words: string[] } {
  const query = [...(typed ?? "").trim().replace(/\s+/g, " ")].slice(0, MOST_CHARACTERS).join("").trim();
  return { query, words: query.toLowerCase().split(" ").filter(Boolean).slice(0, MOST_WORDS) };
}

/** A place in the list as it stands in an address: time and id. */
export function placeText({ createdAt, id }: Pick<SavedPlan, "createdAt" | "id">): string {
  return `${createdAt.getTime()}.${id}`;
}

/** @returns null for anything that `placeText` does not write. */
export function readPlace(text: string | null): { time: number; id: string } | null {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return time && id ? { time: Number(time), id } : null;
}
