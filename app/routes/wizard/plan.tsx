import { data, type LoaderFunctionArgs, type MetaFunction, replace } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { countGenerationsLeft } from "~/data/allowance";
import { transaction } from "~/data/database";
import { deleteFinishedDrafts } from "~/data/drafts";
import { emptyForm } from "~/domain/forms/form";
import { COPY, guidedSteps } from "~/domain/guided-steps";
import { promptLink } from "~/domain/prompt-links";
import { savedPlan } from "~/domain/saved-plan";
import { memberAction } from "~/http/form-action";
import { loaderHeaders } from "~/http/form-page";
import { requireMember } from "~/http/member";
import { leaveLive, requirePlanOrJob, showJob } from "~/http/plan-job";
import { links } from "~/links";
import { ButtonLink } from "~/ui/button";
import { FirstAnswer } from "~/ui/first-answer";
import { PostForm, SubmitButton } from "~/ui/form";
import { GuidedButtons, type GuidedStep as GuidedLink } from "~/ui/guided-buttons";
import { PLATFORM_INSTRUCTIONS } from "~/ui/labels";
import { pageTitle } from "~/ui/page-title";
import { jobTitle, PlanJob } from "~/ui/plan-job";
import { PlanPanels } from "~/ui/plan-panels";
import { PlanBlock } from "~/ui/plan-text";
import { PromptLink } from "~/ui/prompt-link";
import { WizardHeader } from "~/ui/wizard-header";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { user } = await requireMember(request);
  const { plan: stored, job } = await requirePlanOrJob(id, user.id);
  if (job) return showJob(request, job);
  if (new URL(request.url).searchParams.has("live")) throw leaveLive(id);

  const { partners } = siteContent();
  const plan = savedPlan(stored);
  const steps = guidedSteps(plan.platform, stored.visited ?? []).flatMap(
    ({ done, ...step }): GuidedLink[] => {
      if (step.kind === "copy")
        return [{ done, label: step.label, href: links.go(step.key, id), copies: true }];
      if (step.kind === "download")
        return [{ done, label: step.label, href: links.braindumpDownload(id, "context"), download: true }];
      const partner = partners[step.key];
      return partner ? [{ done, label: partner.label, href: links.go(step.key, id), newTab: true }] : [];
    },
  );
  const link = promptLink(plan.platform, plan.context);
  const { firstAnswer } = stored;
  const generationsLeft = await countGenerationsLeft(user.id);
  return data({ state: "done" as const, ...plan, firstAnswer, steps, link, generationsLeft });
}

/** 'Create New Project': the next idea begins with nothing. The plan stays, and so does an unfinished idea. */
export const action = memberAction(emptyForm, {
  isButton: true,
  async handle({ visit, user }) {
    await transaction((tx) => deleteFinishedDrafts(tx, user.id));
    visit.keep({ draftId: undefined });
    return replace(links.wizard(), 303);
  },
});

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.data && args.data.state !== "done" ? jobTitle(args.data) : "Your plan";
  return pageTitle(`${title} – Step 5 of 5`, args);
};

export const headers = loaderHeaders;

export default function PlanStep() {
  const shown = useLoaderData<typeof loader>();
  if (shown.state !== "done")
    return <PlanJob job={shown} platform={shown.platform} generationsLeft={shown.generationsLeft} />;
  const { id, platform, context, contents, firstAnswer, steps, link, generationsLeft } = shown;
  return (
    <>
      <WizardHeader
        step={5}
        platform={platform}
        generationsLeft={generationsLeft}
        title="Your Development Plan is Ready!"
      />
      <div className="split split-lead">
        <section className="plan-next stack">
          <h2>What to do with it</h2>
          <p>{PLATFORM_INSTRUCTIONS[platform]}</p>
          <GuidedButtons
            steps={steps}
            copies={context.type === "text" ? { what: "Context", target: "context-text" } : undefined}
          />
          <PromptLink link={link} />
          <PostForm action={links.braindumpEdit(id)} className="plan-after">
            {contents && <p>{contents}</p>}
            <SubmitButton name="step" value="summary" variant="secondary">
              Answer more
            </SubmitButton>
          </PostForm>
          <PostForm action={links.plan(id)} className="plan-after">
            <p className="fine">This plan is saved in your brain dumps.</p>
            <SubmitButton variant="secondary">Create New Project</SubmitButton>
            <ButtonLink href={links.braindumps()} variant="quiet">
              View Previous Braindumps
            </ButtonLink>
          </PostForm>
        </section>
        {context.type === "lovable" ? (
          <PlanPanels prompt={context.prompt} knowledge={context.prd} />
        ) : (
          <PlanBlock
            id="context-text"
            label="Your plan"
            heading="Your plan"
            text={context.text}
            what="Context"
            copyLabel="Copy Context"
            note={links.go(COPY, id)}
          />
        )}
      </div>
      {firstAnswer && <FirstAnswer answer={firstAnswer} planId={id} />}
    </>
  );
}
