/** Entry point of the script on posts. */
import "./every-page";
import { addVideos } from "~/pages/enhance/video";
import { addCodeButtons } from "~/site/enhance/code-blocks";

addVideos();
addCodeButtons();
