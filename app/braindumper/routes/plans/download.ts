import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { transaction } from "~/base/data/database";
import { fileToSave } from "~/base/http/file-to-save";
import { unlessBusy } from "~/base/kernel/busy";
import { links } from "~/base/links";
import { findPlan, markVisited } from "~/braindumper/data/plans";
import { downloadText, readContext } from "~/braindumper/generated-context";
import { downloadName } from "~/braindumper/saved-plan";
import { visitOf } from "~/identity/visit";

/** Serves the plan as a text file. `?as=context` names it context.md, a file that Cursor reads. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  if (!user) throw redirect(links.signIn({ redirectTo: links.braindump(params.id ?? "") }), 303);
  const plan = await findPlan(params.id ?? "", user.id);
  if (!plan)
    return new Response("Brain dump not found\n", { status: 404, headers: { "Cache-Control": "no-store" } });

  const text = downloadText(readContext(plan.platform, plan.generatedContext));
  if (new URL(request.url).searchParams.get("as") !== "context")
    return fileToSave(downloadName(plan), "text/plain", text);
  await unlessBusy(transaction((tx) => markVisited(tx, plan.id, user.id, "context")));
  return fileToSave("context.md", "text/markdown", text);
}
