/** Entry point of the script on all other pages: forms, plans, and pages that wait for a mailed link. */
import "./every-page";
import { offerPasskeys } from "~/accounts/enhance/passkeys";
import { focusHeading, keepRefused } from "~/base/enhance/arrival";
import { addPlanCopyButtons } from "~/base/enhance/copy";
import { openDialogs } from "~/base/enhance/dialogs";
import { forgetErrorLines } from "~/base/enhance/errors";
import { openWithSpace, redirectAfterDelay } from "~/base/enhance/go-on";
import { stayLive } from "~/base/enhance/live";
import { addPrintButtons } from "~/base/enhance/print";
import { makeTabs } from "~/base/enhance/tabs";
import { countAnswers, sendWithEnter } from "~/braindumper/enhance/answers";
import { guide } from "~/braindumper/enhance/guided";
import { keepTyped } from "~/braindumper/enhance/keep";
import { carryEmail } from "~/identity/enhance/carry-email";
import { lookAgain } from "~/newsletter/enhance/look-again";
import { invite } from "~/site/enhance/welcome";

keepTyped();
keepRefused();
forgetErrorLines();
makeTabs();
addPlanCopyButtons();
guide();
redirectAfterDelay();
openWithSpace();
countAnswers();
carryEmail();
sendWithEnter();
openDialogs();
addPrintButtons();
invite();
focusHeading();
offerPasskeys();
stayLive();
lookAgain();
const preview = document.querySelector<HTMLIFrameElement>("[data-preview]");
// Only a page of the desk has this, so it is loaded on demand. If that fails, the buttons still show the mail.
if (preview)
  import("~/newsletter/enhance").then(
    ({ previewMail }) => previewMail(preview),
    () => {},
  );
