import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { fileToSave } from "~/base/http/file-to-save";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { hasFactor } from "~/identity/data/factors";
import { requireProof } from "~/identity/member";
import { siteView } from "~/site/site.server";
import { shownCodes } from "../second-factor";

/** Serves new recovery codes as a text file, as long as their page shows them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireProof(request);
  const codes = await shownCodes(visit);
  if (!codes || !(await hasFactor(visit.user.id))) throw redirect(links.recoveryCodes(), 303);
  const head = `${siteView().name}: recovery codes of ${visit.user.email}\n${config().appOrigin}\nEach works once.\n`;
  return fileToSave("recovery-codes.txt", "text/plain", `${head}\n${codes.join("\n")}\n`);
}
