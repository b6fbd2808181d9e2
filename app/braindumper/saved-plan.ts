import { cutText } from "~/base/text/cut-text";
import type { Flash } from "~/base/text/flash";
import { shortDate } from "~/base/text/time-zone";
import { APP_TYPE_NAMES, APP_TYPES, PLATFORM_NAMES, PLATFORMS } from "~/site/idea/platforms";
import type { ShareCard } from "~/site/render/share-image";
import type { Pictured } from "~/site/render/share-pictures";
import type { Answer } from "./answers";
import { readContext } from "./generated-context";
import type { Conflict } from "./merge-ideas";
import { firstWords } from "./planner";
import { readPlan } from "./read-plan";

/** The fields of a stored plan that these functions need. */
type SavedPlan = {
  id: string;
  platform: string;
  appType: string | null;
  description: string;
  title: string | null;
  answers: Answer[] | null;
  generatedContext: string;
  version: number;
  createdAt: Date;
};

/** Returns the author's name for the app, or "". In plans without answers the title was not written by the author. */
export function planName({ title, answers }: Pick<SavedPlan, "title" | "answers">): string {
  return (answers && title) || "";
}

/** Returns a plan's name: the author's own, or the first words of the idea. */
export function projectName(plan: Pick<SavedPlan, "title" | "answers" | "description">): string {
  return planName(plan) || firstWords(plan.description);
}

/**
 * Maximum number of versions of a project, and of versions a member makes in a day (UTC): they are free, so they need
 * a limit.
 */
export const MOST_VERSIONS = 50;
export const MOST_A_DAY = 20;

/** The author's messages about why a plan was not updated. */
export const UPDATE_REFUSALS = {
  gone: "This plan was deleted in another tab. What you typed is kept: check it, then generate.",
  newer:
    "This plan got a newer version in another tab. What you typed is kept: update again, and it has both.",
  "most versions": `This plan has ${MOST_VERSIONS} versions, and there can be no more. Create a new project to continue.`,
  "most today": `You have updated plans ${MOST_A_DAY} times today, and more is not possible. Continue tomorrow (UTC).`,
};

/** Tells the author that another tab has saved a version with other words, and which. */
export function conflictText({ version }: Pick<SavedPlan, "version">, conflicts: Conflict[]): string {
  const others = conflicts.map(
    ({ about, other }) => `${about.replace(/[.?!:]$/, "")}: ${other ? `“${other}”` : "nothing any more"}`,
  );
  return `Version ${version} was made in another tab, and has other words than yours. It says: ${others.join("; ")}. Your own words are kept below: change them, or update again to use them.`;
}

/** Returns what every page about a stored plan shows. */
export function savedPlan(plan: SavedPlan) {
  const { id, platform, appType, description, createdAt, generatedContext } = plan;
  return {
    id,
    name: projectName(plan),
    version: plan.version,
    date: shortDate(createdAt),
    dateTime: createdAt.toISOString(),
    platform: PLATFORMS.find((each) => each === platform) ?? "cursor",
    appType: APP_TYPES.find((each) => each === appType) ?? null,
    description,
    context: readContext(platform, generatedContext),
  };
}

/**
 * Returns what a plan's public page shows: nothing about its author, other versions, or later rounds. Open questions
 * are part of the plan's text.
 */
export function sharedPlan(plan: SavedPlan) {
  const { name, platform, appType, description, context } = savedPlan(plan);
  const answers = (plan.answers ?? []).filter(({ answer }) => answer !== "");
  return { name, platform, appType, description, answers, context };
}

/** Returns a line of the list of a project's versions. */
export function versionLine(
  plan: Pick<SavedPlan, "id" | "version" | "platform" | "createdAt"> & { sharedId: string | null },
) {
  const { id, version, platform, createdAt, sharedId } = plan;
  const isShared = sharedId !== null;
  return { id, version, date: shortDate(createdAt), builder: builderName(platform), isShared };
}

/**
 * Tells somebody who pressed a button on an older version's page that the newest was used; null if that page was the
 * newest.
 */
export function begunWithNewest(
  shown: Pick<SavedPlan, "id" | "version">,
  newest: Pick<SavedPlan, "id" | "version" | "platform"> | null,
): Flash | null {
  const newer = newerVersion(shown, newest);
  if (!newer) return null;
  const text = `That page showed version ${shown.version}. This goes on from version ${newer.version}, with its answers.`;
  return { kind: "info", seconds: 10, title: "There is a newer version", text };
}

/** Returns a link to the newest version for an older one's page; null on the newest one's. */
export function newerVersion(
  shown: Pick<SavedPlan, "id">,
  newest: Pick<SavedPlan, "id" | "version" | "platform"> | null | undefined,
) {
  if (!newest || newest.id === shown.id) return null;
  const { id, version, platform } = newest;
  return { id, version, builder: builderName(platform) };
}

function builderName(platform: string): string {
  return (PLATFORM_NAMES as Record<string, string>)[platform] ?? platform;
}

const PREVIEW_CHARACTERS = 300;

/** Returns what a prompt says besides the idea, which the card shows anyway. */
function besidesIdea(prompt: string, description: string): string {
  const texts = readPlan(prompt).map((piece) => ("lines" in piece ? piece.lines.join(" ") : piece.text));
  return texts.filter((text) => text !== "My idea" && !description.includes(text)).join("\n");
}

/** Returns a card of the list; for Lovable with a badge and a preview. */
export function savedPlanCard(plan: SavedPlan) {
  const { context, ...shown } = savedPlan(plan);
  if (context.type === "text") return { ...shown, badges: [], preview: "" };
  return {
    ...shown,
    badges: context.prd === "" ? [] : ["PRD"],
    preview: cutText(besidesIdea(context.prompt, plan.description), PREVIEW_CHARACTERS),
  };
}

/** Returns the file name of a download. */
export function downloadName({ platform, createdAt }: Pick<SavedPlan, "platform" | "createdAt">): string {
  return `context-${platform}-${createdAt.toISOString().slice(0, 10)}.txt`;
}

type Searched = Pick<SavedPlan, "title" | "platform" | "appType" | "description">;

/** Returns the text that the list's search looks in: title, idea, and the names of platform and app type. */
export function planSearchText({ title, description, platform, appType }: Searched): string {
  const names: Record<string, string> = { ...PLATFORM_NAMES, ...APP_TYPE_NAMES };
  const shown = [title, description, names[platform], names[appType ?? ""]];
  return shown.filter(Boolean).join("\n").toLowerCase();
}

const MOST_WORDS = 10;
const MOST_CHARACTERS = 100;

/** Reads a search: the text, shortened, and its words in lower case. */
export function readSearch(typed: string | null): { query: string; words: string[] } {
  const query = [...(typed ?? "").trim().replace(/\s+/g, " ")].slice(0, MOST_CHARACTERS).join("").trim();
  return { query, words: query.toLowerCase().split(" ").filter(Boolean).slice(0, MOST_WORDS) };
}

/** Formats a list cursor for a URL: creation time (epoch milliseconds) and id. */
export function cursorText({ createdAt, id }: Pick<SavedPlan, "createdAt" | "id">): string {
  return `${createdAt.getTime()}.${id}`;
}

/** Reads a list cursor from a URL; null when it is invalid. */
export function readPlace(text: string | null): { time: number; id: string } | null {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return time && id ? { time: Number(time), id } : null;
}

/** Returns the card of a public plan. */
export function planCard(plan: ReturnType<typeof sharedPlan>, site: Pictured): ShareCard {
  const answers = plan.answers.length;
  const given = ["", " and an answer", ` and ${answers} answers`][Math.min(answers, 2)];
  const line = `An idea${given}, made into a plan for ${PLATFORM_NAMES[plan.platform]}`;
  return { title: plan.name, instead: "The plan for an app", site: site.name, line, look: site.look };
}
