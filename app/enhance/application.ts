/** The script of all other pages: what forms, plans and waiting pages need besides. */
import "./every-page";
import { countAnswers } from "./answers";
import { focusHeading, keepRefused } from "./arrival";
import { addPlanCopyButtons } from "./copy";
import { openDialogs } from "./dialogs";
import { guide } from "./guided";
import { stayLive } from "./live";
import { offerPasskeys } from "./passkeys";
import { addPrintButtons } from "./print";
import { makeTabs } from "./tabs";
import { keepUnsent } from "./unsent";
import { invite } from "./welcome";

const isAnswer = keepUnsent();
keepRefused();
makeTabs();
addPlanCopyButtons();
guide();
countAnswers();
openDialogs();
addPrintButtons();
invite();
if (isAnswer) focusHeading();
offerPasskeys();
stayLive();
