/** Entry point of the script on posts. */
import "./every-page";
import { addCopyButtons } from "./code-blocks";
import { addVideos } from "./video";

addVideos();
addCopyButtons();
