/** Entry point of the script on reading pages. */
import "./every-page";
import "~/waitlist/enhance";
