/** The script of posts: videos and copy buttons. */
import "./every-page";
import { addCopyButtons } from "./code-blocks";
import { addVideos } from "./video";

addVideos();
addCopyButtons();
