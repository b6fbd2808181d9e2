import { createContext } from "react";
import type { SiteView } from "~/domain/site";
import type { Theme } from "~/domain/theme";
import type { ShellUser } from "./shell";

/** Data for the page frame when the root loader did not run, as after a refused post. */
export const FrameContext = createContext<{
  site: SiteView;
  theme: Theme;
  user?: ShellUser | null;
} | null>(null);
