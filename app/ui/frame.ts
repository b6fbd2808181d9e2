import { createContext } from "react";
import type { SiteView } from "~/domain/site";
import type { Theme } from "~/domain/theme";
import type { ShellUser } from "./shell";

/**
 * What the frame of a page needs when the root loader brought nothing, as on the answer to a post that was refused. Empty
 * in the browser: error pages are not hydrated.
 */
export const FrameContext = createContext<{
  site: SiteView;
  theme: Theme;
  user?: ShellUser | null;
} | null>(null);
