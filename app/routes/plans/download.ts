import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { transaction } from "~/data/database";
import { findPlan, markVisited } from "~/data/plans";
import { downloadText, readContext } from "~/domain/generated-context";
import { downloadName } from "~/domain/saved-plan";
import { fileToSave } from "~/http/file-to-save";
import { unlessBusy } from "~/http/unless-busy";
import { visitOf } from "~/http/visit";
import { links } from "~/links";

/** Serves the plan as a text file. `?as=context` names it context.md, a file that Cursor reads. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  if (!user) throw redirect(links.signInFor(links.braindump(params.id ?? "")), 303);
  const plan = await findPlan(params.id ?? "", user.id);
  if (!plan)
    return new Response("Brain dump not found\n", { status: 404, headers: { "Cache-Control": "no-store" } });

  const text = downloadText(readContext(plan.platform, plan.generatedContext));
  if (new URL(request.url).searchParams.get("as") !== "context")
    return fileToSave(downloadName(plan), "text/plain", text);
  await unlessBusy(transaction((tx) => markVisited(tx, plan.id, user.id, "context")));
  return fileToSave("context.md", "text/markdown", text);
}
