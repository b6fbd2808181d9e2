/** The script of reading pages: each line makes something nicer that works without it. */
import { fetchAhead } from "./ahead";
import { addCopyButtons } from "./copy";
import { runCountdowns } from "./countdown";
import { floatFlash } from "./flash";
import { dismissMenus } from "./menus";
import { helpWithPasswords } from "./password";
import { markSubmits } from "./submits";
import { addVideos } from "./video";

for (const enhance of [
  dismissMenus,
  fetchAhead,
  floatFlash,
  markSubmits,
  helpWithPasswords,
  addVideos,
  addCopyButtons,
  runCountdowns,
])
  enhance();
