/** Entry point of the script on all other pages: forms, plans, and pages that wait for a mailed link. */
import "./every-page";
import { countAnswers, sendWithEnter } from "./answers";
import { focusHeading, keepRefused } from "./arrival";
import { carryEmail } from "./carry-email";
import { addPlanCopyButtons } from "./copy";
import { openDialogs } from "./dialogs";
import { lookForFirstAnswer } from "./first-answer";
import { goOn, openWithSpace } from "./go-on";
import { guide } from "./guided";
import { keepTyped } from "./keep";
import { stayLive } from "./live";
import { offerPasskeys } from "./passkeys";
import { showPlanSoFar } from "./plan-so-far";
import { addPrintButtons } from "./print";
import { makeTabs } from "./tabs";
import { keepUnsent } from "./unsent";
import { invite } from "./welcome";

keepTyped();
const isAnswer = keepUnsent();
keepRefused();
makeTabs();
addPlanCopyButtons();
guide();
goOn();
openWithSpace();
countAnswers();
carryEmail();
showPlanSoFar();
sendWithEnter();
openDialogs();
addPrintButtons();
invite();
if (isAnswer) focusHeading();
offerPasskeys();
stayLive();
lookForFirstAnswer();
const preview = document.querySelector<HTMLIFrameElement>("[data-preview]");
// Only a page of the desk has this, so it is loaded on demand. If that fails, the buttons still show the mail.
if (preview)
  import("./mail-preview").then(
    ({ previewMail }) => previewMail(preview),
    () => {},
  );
