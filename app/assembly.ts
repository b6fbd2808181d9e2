import { handInTables } from "~/base/data/all-tables";
import { leaveOutOldAnswers } from "~/braindumper/sample-plan";
import { handInMail } from "~/mail/bulk";
import { newsletterMail } from "~/newsletter/send";
import { addContentCheck } from "~/site/warnings.server";
import { composeMail } from "./compose-mail";
import * as tables from "./tables";

/**
 * Hands the areas' parts to areas below them, which cannot import them: a site, a command and a test with a database
 * begin with it.
 */
export function assemble(): void {
  handInTables(tables);
  handInMail({ bulk: newsletterMail, compose: composeMail });
  addContentCheck(leaveOutOldAnswers);
}
