/** Entry point of the script on posts. */
import "./every-page";
import { addCopyButtons } from "~/site/enhance/code-blocks";
import { addVideos } from "~/site/enhance/video";

addVideos();
addCopyButtons();
