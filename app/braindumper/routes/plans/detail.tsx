import { type LoaderFunctionArgs, replace, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { transaction } from "~/base/data/database";
import { emptyForm } from "~/base/forms/form";
import { fullUrl } from "~/base/http/public-page";
import { isBusy } from "~/base/kernel/busy";
import { log } from "~/base/kernel/log";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { ButtonLink } from "~/base/ui/button";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { Icon } from "~/base/ui/icons";
import { allowanceText } from "~/braindumper/allowance";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { deleteFinishedDrafts } from "~/braindumper/data/drafts";
import { findPlan, listVersions } from "~/braindumper/data/plans";
import { listRounds } from "~/braindumper/data/rounds";
import { builderLink, nextSteps } from "~/braindumper/next-steps";
import { updateMessage, versionBefore } from "~/braindumper/plan-changes";
import { noBraindump } from "~/braindumper/plan-of-request";
import { writeRound } from "~/braindumper/planner";
import { newerVersion, savedPlan, versionLine } from "~/braindumper/saved-plan";
import { FirstAnswer } from "~/braindumper/ui/first-answer";
import { GuidedButtons } from "~/braindumper/ui/guided-buttons";
import { planTitle } from "~/braindumper/ui/plan-card";
import { PlanMore } from "~/braindumper/ui/plan-more";
import { PlanPanels } from "~/braindumper/ui/plan-panels";
import { PlanBlock } from "~/braindumper/ui/plan-text";
import { Versions, WhichVersion } from "~/braindumper/ui/plan-versions";
import { memberAction } from "~/identity/form-action";
import { requireMember } from "~/identity/member";
import { answer } from "~/identity/visit";

export const handle = { title: ({ name }: SerializeFrom<typeof loader>) => name };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const read = await findWithVersions(params.id ?? "", user.id).catch(async (error: Error) => {
    if (isBusy(error)) throw error;
    log.error({ error }, "plan not loaded");
    const message = { kind: "error", seconds: 5, title: "Could not load brain dump" } as const;
    throw await answer(request, async (visit) => visit.goTo(links.braindumps(), message));
  });
  if (!read) throw noBraindump();
  const { plan, stored } = read;
  const shown = savedPlan(plan);
  const update = updateMessage(versionBefore(stored, plan), plan);
  const told = { platform: shown.platform, answers: plan.answers ?? [] };
  const isTold = (await listRounds(plan)).some(({ words }) => writeRound(words, told) === update);
  return {
    ...shown,
    steps: nextSteps(plan, isTold),
    update,
    hasAnswers: told.answers.some(({ answer }) => answer !== ""),
    firstAnswer: stored.find((each) => each.firstAnswer)?.firstAnswer ?? null,
    newer: newerVersion(plan, stored[0]),
    versions: stored.map(versionLine),
    shared: plan.sharedId && fullUrl(links.sharedPlan(plan.sharedId)),
    generations: allowanceText(await countGenerationsLeft(user.id)),
    open: builderLink(shown.platform, plan.id),
  };
}

async function findWithVersions(id: string, userId: string) {
  const plan = await findPlan(id, userId);
  if (!plan) return null;
  return { plan, stored: await listVersions(plan.projectId, userId) };
}

/** 'Create New Project': starts with an empty idea. The plan stays, and so does any unfinished idea. */
export const action = memberAction(emptyForm, {
  isButton: true,
  async handle({ visit, user }) {
    await transaction((tx) => deleteFinishedDrafts(tx, user.id));
    visit.keep({ draftId: undefined });
    return replace(links.braindumper(), 303);
  },
});

export default function Plan() {
  const data = useLoaderData<typeof loader>();
  const { id, name, platform, context, version, newer, versions, steps, update } = data;
  return (
    <>
      <header className="page-head">
        <BackLink href={links.braindumps()}>Back to Brain Dumps</BackLink>
        <p className="plan-for flow fine">
          <span className="badge">{planTitle(platform, data.appType)}</span>
          <time dateTime={data.dateTime}>{data.date}</time>
        </p>
        <h1 dir="auto">{name}</h1>
        <WhichVersion version={version} newer={newer} href={links.braindump} />
        <PostForm action={links.braindumpEdit(id)} className="actions">
          <ButtonLink href={links.braindumpBox(id)} variant="quiet">
            It came out wrong?
          </ButtonLink>
          <SubmitButton name="step" value={data.hasAnswers ? "answers" : "summary"} variant="quiet">
            {data.hasAnswers ? "Change an answer" : "Answer the questions"}
          </SubmitButton>
        </PostForm>
      </header>
      <div className="split split-lead">
        <section className="plan-next stack">
          {update ? (
            <>
              <h2>Tell your running project</h2>
              <GuidedButtons steps={steps.update} label="Steps of the update" />
              <details className="anew">
                <summary>Or start a new project with it</summary>
                <GuidedButtons steps={steps.anew} />
              </details>
            </>
          ) : (
            <>
              <h2>Your Development Plan is Ready!</h2>
              <GuidedButtons steps={steps.anew} />
            </>
          )}
        </section>
        <div className="stack-l">
          {update && (
            <PlanBlock
              id="update-text"
              heading="Update message"
              text={update}
              what="Message"
              copyLabel="Copy Update Message"
              note={links.go("copy-update", id)}
              open={data.open && { ...data.open, isStep: true }}
            />
          )}
          {context.type === "lovable" ? (
            <PlanPanels
              prompt={context.prompt}
              knowledge={context.prd}
              notes={{ prompt: links.go("copy-prompt", id), knowledge: links.go("copy-knowledge", id) }}
              open={data.open}
            />
          ) : (
            <PlanBlock
              id="context-text"
              heading="Generated Context"
              text={context.text}
              what="Context"
              copyLabel="Copy Context"
              note={links.go("copy", id)}
              open={data.open && { ...data.open, isStep: true }}
            />
          )}
          <ButtonLink href={links.braindumpDownload(id)} variant="secondary">
            <Icon name="download" /> Download
          </ButtonLink>
        </div>
      </div>
      <div className="onward stack-l">
        {versions.length > 1 && <Versions versions={versions} shown={id} />}
        <PlanMore id={id} platform={platform} isNewest={!newer} shared={data.shared} />
        <PostForm action={links.braindump(id)}>
          <p className="fine">{data.generations}. A new plan takes one; changes are free.</p>
          <SubmitButton variant="secondary">Create New Project</SubmitButton>
        </PostForm>
        {data.firstAnswer && <FirstAnswer answer={data.firstAnswer} />}
      </div>
    </>
  );
}
