/** The script of posts: that of all reading pages, and what only an article has. */
import "./reading";
import { addCopyButtons } from "./code-blocks";
import { addVideos } from "./video";

addVideos();
addCopyButtons();
