/** The script of posts: the reading pages' script, videos and copy buttons. */
import "./reading";
import { addCopyButtons } from "./code-blocks";
import { addVideos } from "./video";

addVideos();
addCopyButtons();
