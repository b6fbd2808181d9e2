import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { siteView } from "~/content/site.server";
import { hasFactor } from "~/data/factors";
import { fileToSave } from "~/http/file-to-save";
import { requireProof } from "~/http/member";
import { config } from "~/kernel/config";
import { links } from "~/links";
import { shownCodes } from "./recovery-codes-kept";

/** Serves new recovery codes as a text file, as long as their page shows them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireProof(request);
  const codes = shownCodes(visit);
  if (!codes || !(await hasFactor(visit.user.id))) throw redirect(links.recoveryCodes(), 303);
  const head = `${siteView().name}: recovery codes of ${visit.user.email}\n${config().appOrigin}\nEach works once.\n`;
  return fileToSave("recovery-codes.txt", "text/plain", `${head}\n${codes.join("\n")}\n`);
}
