import { type LoaderFunctionArgs, replace } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { transaction } from "~/base/data/database";
import { emptyForm } from "~/base/forms/form";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { deleteFinishedDrafts } from "~/braindumper/data/drafts";
import { listVersions } from "~/braindumper/data/plans";
import { COPIES, type CopyKey, guidedSteps, updateSteps } from "~/braindumper/guided-steps";
import { updateMessage, versionBefore } from "~/braindumper/plan-changes";
import { requirePlan } from "~/braindumper/plan-of-request";
import { promptLink } from "~/braindumper/prompt-links";
import { newerVersion, savedPlan } from "~/braindumper/saved-plan";
import { GuidedButtons, type GuidedStep as GuidedLink } from "~/braindumper/ui/guided-buttons";
import { CameOut, OtherBuilders } from "~/braindumper/ui/plan-builders";
import { PlanPanels } from "~/braindumper/ui/plan-panels";
import { PlanBlock } from "~/braindumper/ui/plan-text";
import { WhichVersion } from "~/braindumper/ui/plan-versions";
import { UpdateMessage } from "~/braindumper/ui/update-message";
import { WizardHeader } from "~/braindumper/ui/wizard-header";
import { memberAction } from "~/identity/form-action";
import { requireMember } from "~/identity/member";
import { siteContent } from "~/site/site.server";
import { PostForm, SubmitButton } from "~/site/ui/form";

export const handle = { title: "Your plan – Step 5 of 5" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const stored = await requirePlan(params.id, user);
  const { id } = stored;
  const { partners } = siteContent();
  const plan = savedPlan(stored);
  const link = promptLink(plan.platform, plan.context);
  const asLink = (step: ReturnType<typeof guidedSteps>[number]): GuidedLink[] => {
    const { done, note } = step;
    // Older plans have no knowledge file.
    if (step.key === "copy-knowledge" && plan.context.type === "lovable" && !plan.context.prd) return [];
    const own = { done, note, href: links.go(step.key, id) };
    if (step.kind === "copy") return [{ ...own, label: step.label, copies: copied(step.key) }];
    if (step.kind === "download")
      return [{ ...own, label: step.label, href: links.braindumpDownload(id, "context"), download: true }];
    if (step.kind === "link") return link ? [{ ...own, ...link, isUnnoted: true, newTab: true }] : [];
    const partner = partners[step.key];
    return partner ? [{ ...own, label: partner.label, newTab: true }] : [];
  };
  const visited = stored.visited ?? [];
  const steps = guidedSteps(plan.platform, visited).flatMap(asLink);
  const versions = await listVersions(stored.projectId, user.id);
  const message = updateMessage(versionBefore(versions, stored), stored);
  const update = message && { message, steps: updateSteps(plan.platform, visited).flatMap(asLink) };
  const newer = newerVersion(stored, versions[0]);
  const generationsLeft = await countGenerationsLeft(user.id);
  return { ...plan, steps, update, newer, generationsLeft };
}

const WHAT = { prompt: "Prompt", knowledge: "PRD", context: "Context", update: "Message" } as const;

function copied(key: CopyKey): GuidedLink["copies"] {
  const part = COPIES[key];
  return { what: WHAT[part], target: `${part}-text` };
}

/** 'Create New Project': starts with an empty idea. The plan stays, and so does any unfinished idea. */
export const action = memberAction(emptyForm, {
  isButton: true,
  async handle({ visit, user }) {
    await transaction((tx) => deleteFinishedDrafts(tx, user.id));
    visit.keep({ draftId: undefined });
    return replace(links.wizard(), 303);
  },
});

export default function PlanStep() {
  const { id, platform, version, newer, context, contents, steps, update, generationsLeft } =
    useLoaderData<typeof loader>();
  return (
    <>
      <WizardHeader
        step={5}
        platform={platform}
        generationsLeft={generationsLeft}
        title="Your Development Plan is Ready!"
      />
      <WhichVersion {...{ version, newer }} href={links.plan} />
      <div className="split split-lead">
        <section className="plan-next stack">
          {update ? (
            <>
              <h2>Tell your running project</h2>
              <GuidedButtons steps={update.steps} label="Steps of the update" />
              <details className="anew">
                <summary>Or start a new project with it</summary>
                <GuidedButtons steps={steps} />
              </details>
            </>
          ) : (
            <>
              <h2>What to do with it</h2>
              <GuidedButtons steps={steps} />
            </>
          )}
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
        <div className="stack-l">
          {update && <UpdateMessage text={update.message} note={links.go("copy-update", id)} />}
          {context.type === "lovable" ? (
            <PlanPanels
              prompt={context.prompt}
              knowledge={context.prd}
              notes={{ prompt: links.go("copy-prompt", id), knowledge: links.go("copy-knowledge", id) }}
            />
          ) : (
            <PlanBlock
              id="context-text"
              label="Your plan"
              heading="Your plan"
              text={context.text}
              what="Context"
              copyLabel="Copy Context"
              note={platform === "cursor" ? links.braindumpDownload(id, "context") : links.go("copy", id)}
            />
          )}
        </div>
      </div>
      <div className="onward">
        <CameOut id={id} />
        {!newer && <OtherBuilders id={id} platform={platform} />}
      </div>
    </>
  );
}
