import { createContext } from "react";
import type { SiteView } from "~/domain/site";
import type { Theme } from "~/domain/theme";
import type { ShellUser } from "./shell";

/**
 * Data for the page frame when the root loader did not run, as after a refused post. Empty in the browser:
 * error pages are not hydrated.
 */
export const FrameContext = createContext<{
  site: SiteView;
  theme: Theme;
  user?: ShellUser | null;
} | null>(null);

/** The nonce of the page's scripts; undefined in the browser, and on pages without the framework's script. */
export const NonceContext = createContext<string | undefined>(undefined);
