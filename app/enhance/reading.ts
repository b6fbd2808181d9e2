/** Entry point of the script on reading pages. */
import "./every-page";
import { runCountdowns } from "~/waitlist/enhance";

runCountdowns();
