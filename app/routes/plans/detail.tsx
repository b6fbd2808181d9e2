import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPlan, listPlansMadeFrom } from "~/data/plans";
import { promptLink } from "~/domain/prompt-links";
import { savedPlan, shortDate } from "~/domain/saved-plan";
import { requireMember } from "~/http/member";
import { noBraindump } from "~/http/problem";
import { answer } from "~/http/visit";
import { log } from "~/kernel/log";
import { links } from "~/links";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { FirstAnswer } from "~/ui/first-answer";
import { PostForm, SubmitButton } from "~/ui/form";
import { Icon } from "~/ui/icons";
import { SWATCHES } from "~/ui/labels";
import { pageTitle } from "~/ui/page-title";
import { planTitle } from "~/ui/plan-card";
import { PlanPanels } from "~/ui/plan-panels";
import { PlanBlock } from "~/ui/plan-text";
import { PromptLink } from "~/ui/prompt-link";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const plan = await findPlan(params.id ?? "", user.id).catch(async (error: Error) => {
    log.error({ error }, "plan not loaded");
    const message = { kind: "error", seconds: 5, title: "Could not load brain dump" } as const;
    throw await answer(request, async (visit) => visit.goTo(links.braindumps(), message));
  });
  if (!plan) throw noBraindump();
  const [from, later] = await Promise.all([
    plan.fromPlanId ? findPlan(plan.fromPlanId, user.id) : null,
    listPlansMadeFrom(plan.id, user.id),
  ]);
  const shown = savedPlan(plan);
  const related = [
    ...(from ? [{ id: from.id, text: `Made from the plan of ${shortDate(from.createdAt)}` }] : []),
    ...later.map((each) => ({
      id: each.id,
      text: `Edited and generated again on ${shortDate(each.createdAt)}`,
    })),
  ];
  const { firstAnswer } = plan;
  return { ...shown, firstAnswer, related, link: promptLink(shown.platform, shown.context) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageTitle(args.data ? planTitle(args.data.platform, args.data.appType) : "Brain dump not found", args);

export default function Braindump() {
  const {
    id,
    name,
    date,
    dateTime,
    platform,
    appType,
    description,
    context,
    contents,
    firstAnswer,
    related,
    link,
  } = useLoaderData<typeof loader>();
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
            {name && (
              <p className="idea-name" dir="auto">
                {name}
              </p>
            )}
            <p className="pre-line" dir="auto">
              {description}
            </p>
            {related.length > 0 && (
              <ul className="related" aria-label="Plans of the same idea">
                {related.map((plan) => (
                  <li key={plan.id}>
                    <a href={links.braindump(plan.id)}>{plan.text}</a>
                  </li>
                ))}
              </ul>
            )}
            {contents && <p className="fine">{contents}</p>}
            <PostForm action={links.braindumpEdit(id)}>
              <div className="actions">
                <ButtonLink href={links.braindumpDownload(id)} variant="secondary">
                  <Icon name="download" /> Download
                </ButtonLink>
                <SubmitButton name="step" value="summary" variant="secondary">
                  Answer more
                </SubmitButton>
                <SubmitButton name="step" value="describe" variant="secondary">
                  Edit and generate again
                </SubmitButton>
                <ButtonLink href={links.braindumpDelete(id)} variant="danger">
                  Delete
                </ButtonLink>
              </div>
            </PostForm>
            <PromptLink link={link} />
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
      {firstAnswer && <FirstAnswer answer={firstAnswer} planId={id} />}
    </>
  );
}
