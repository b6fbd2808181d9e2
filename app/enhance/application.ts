/** Entry point of the script on all other pages: forms, plans, and pages that wait for a mailed link. */
import "./every-page";
import { addPrintButtons, carryEmail, offerPasskeys, openDialogs } from "~/accounts/enhance/account-pages";
import { focusHeading, keepRefused, openWithSpace, redirectAfterDelay } from "~/base/enhance/arrival";
import { addCopyButtons } from "~/base/enhance/copy";
import { forgetErrorLines } from "~/base/enhance/errors";
import { lookAgain } from "~/base/enhance/look-again";
import { makeTabs } from "~/base/enhance/tabs";
import { countAnswers, sendWithEnter } from "~/braindumper/enhance/answers";
import { guide } from "~/braindumper/enhance/guided";
import { keepTyped } from "~/braindumper/enhance/keep";
import { invite } from "~/site/enhance/welcome";

keepTyped();
keepRefused();
forgetErrorLines();
makeTabs();
addCopyButtons();
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
lookAgain();
const preview = document.querySelector<HTMLIFrameElement>("[data-preview]");
// Only a page of the desk has this, so it is loaded on demand. If that fails, the buttons still show the mail.
if (preview)
  import("~/newsletter/enhance/preview").then(
    ({ previewMail }) => previewMail(preview),
    () => {},
  );
