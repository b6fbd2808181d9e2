/** Entry point of the script on posts. */
import "./every-page";
import { addVideos } from "~/pages/enhance/video";
import { addCopyButtons } from "~/site/enhance/code-blocks";

addVideos();
addCopyButtons();
