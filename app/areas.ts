import { accounts } from "~/accounts/area";
import { handInTables } from "~/base/data/schema-state";
import { braindumper } from "~/braindumper/area";
import { leaveOutOldAnswers } from "~/braindumper/sample-plan";
import { handInAreas, identity } from "~/identity/area";
import { handInSessionsEnd } from "~/identity/session-ends";
import { imports } from "~/imports/area";
import { composeMail } from "~/imports/compose-mail";
import { mail } from "~/mail/area";
import { handInMail } from "~/mail/bulk";
import { newsletter } from "~/newsletter/area";
import { newsletterMail } from "~/newsletter/send";
import { signOn } from "~/sign-on/area";
import { queueLogouts } from "~/sign-on/data/logouts";
import { addContentCheck } from "~/site/warnings.server";
import { waitlist } from "~/waitlist/area";
import * as tables from "./tables";

/**
 * Hands the areas' parts to areas below them, which cannot import them: a site, a command and a test with a database
 * begin with it.
 */
export function assemble(): void {
  handInTables(tables);
  handInAreas([identity, mail, waitlist, newsletter, signOn, braindumper, accounts, imports]);
  handInSessionsEnd(queueLogouts);
  handInMail({ bulk: newsletterMail, compose: composeMail });
  addContentCheck(leaveOutOldAnswers);
}
