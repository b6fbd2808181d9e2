import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPlan } from "~/data/plans";
import { savedPlan } from "~/domain/saved-plan";
import { problem } from "~/http/problem";
import { visitOf } from "~/http/visit";
import { log } from "~/kernel/log";
import { links } from "~/links";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { SWATCHES } from "~/ui/labels";
import { pageTitle } from "~/ui/page-title";
import { planTitle } from "~/ui/plan-card";
import { PlanPanels } from "~/ui/plan-panels";
import { PlanBlock } from "~/ui/plan-text";

export const handle = { hydrate: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const { user } = visit;
  if (!user) throw redirect(links.signInFor(links.braindump(params.id ?? "")), 303);
  const plan = await findPlan(params.id ?? "", user.id).catch(async (error: Error) => {
    log.error({ error: error.message }, "plan not loaded");
    await visit.flash(links.braindumps(), { kind: "error", seconds: 5, title: "Could not load brain dump" });
    throw redirect(links.braindumps(), { status: 303, headers: visit.headers });
  });
  // Another member's id answers like one that does not exist.
  if (!plan)
    throw problem(404, "Brain dump not found", "It may have been deleted, or it belongs to another account.");
  return savedPlan(plan);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageTitle(args.data ? planTitle(args.data.platform, args.data.appType) : "Brain dump not found", args);

export default function Braindump() {
  const { id, date, dateTime, platform, appType, description, context } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <BackLink href={links.braindumps()}>Back to Brain Dumps</BackLink>
        <p className="fine">
          <time dateTime={dateTime}>{date}</time>
        </p>
        <h1>{planTitle(platform, appType)}</h1>
      </header>
      <div className="split split-lead">
        <section className="idea" aria-labelledby="idea-title">
          <div className={`idea-edge ${SWATCHES[platform]}`} aria-hidden="true" />
          <div className="stack">
            <h2 id="idea-title">Your idea</h2>
            <p className="pre-line">{description}</p>
            <div className="actions">
              <ButtonLink href={links.braindumpDownload(id)} variant="secondary">
                <Icon name="download" /> Download
              </ButtonLink>
            </div>
          </div>
        </section>
        {context.type === "lovable" && context.prd !== "" ? (
          <PlanPanels prompt={context.prompt} knowledge={context.prd} />
        ) : (
          <PlanBlock
            id="context-text"
            label="Generated Context"
            heading="Generated Context"
            text={context.type === "lovable" ? context.prompt : context.text}
            what="Context"
            copyLabel="Copy"
          />
        )}
      </div>
    </>
  );
}
