/** The script of reading pages. */
import "./every-page";
import { runCountdowns } from "./countdown";

runCountdowns();
