import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { pageAt } from "~/base/page-table";
import { type SiteView, type WordsAttributes, wordsIn } from "~/site/site";
import type { Theme } from "~/site/theme";
import type { ShellUser } from "./shell";

/** Data for the page around the content when the root loader did not run, as after a refused post. */
export const FrameContext = createContext<{
  site: SiteView;
  theme: Theme;
  user?: ShellUser | null;
} | null>(null);

/** Returns what the root loader gives every page; undefined when it did not run. */
export const useRoot = () =>
  useRouteLoaderData("root") as { site: SiteView; user: ShellUser | null; key: string | null } | undefined;

/** The type of a route module's `handle`. */
export type PageHandle = {
  /** The page's title, or what makes it of the loader's data. Without it, the title of its `meta` data (PageMeta). */
  title?: string | ((data: never) => string);
  /**
   * A reading page that is not in base/page-table: the same for every visitor without a session, so it is rendered once and cached
   * (entry.server), with a smaller script. "article" adds the styles of Markdown, videos and the wizard's start. "unkept" is drawn
   * like one, but neither cached nor prefetched.
   */
  shared?: boolean | "article" | "unkept";
  footer?: boolean;
  width?: "page" | "prose" | "narrow";
  /** Whether a reading page with this data needs its script. */
  enhance?: (data: never) => boolean;
};

/**
 * Returns how a page may be shared between visitors: as its route's handle says, or the table of pages, unless its data belong to a
 * member (`ofMember`).
 */
export function sharedKind(path: string, handle: unknown, data: unknown): NonNullable<PageHandle["shared"]> {
  const isOfMember = typeof data === "object" && data !== null && "ofMember" in data;
  const { shared = pageAt(path)?.shared ?? false } = (handle ?? {}) as PageHandle;
  return !isOfMember && shared;
}

/**
 * Returns the attributes of elements that hold the operator's own words: posts, pages and issues. None when the words
 * are those delivered (`isOwn`).
 */
export function useOwnWords(isOwn = true): WordsAttributes {
  const root = useRoot();
  return wordsIn((isOwn && root?.site.language) || "en");
}

/** Says in which time zone a page's times are. */
export function TimeZoneNote() {
  const root = useRoot();
  const frame = useContext(FrameContext);
  return <p className="fine">Times are in the time zone {(root ?? frame)?.site.timeZone}.</p>;
}
