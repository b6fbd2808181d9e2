import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fullUrl } from "~/base/http/public-page";
import { log } from "~/base/kernel/log";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { ButtonLink } from "~/base/ui/button";
import { Icon } from "~/base/ui/icons";
import { findPlan, listVersions } from "~/braindumper/data/plans";
import { noBraindump } from "~/braindumper/plan-of-request";
import { newerVersion, savedPlan, versionLine } from "~/braindumper/saved-plan";
import { FirstAnswer } from "~/braindumper/ui/first-answer";
import { CameOut, OtherBuilders } from "~/braindumper/ui/plan-builders";
import { planTitle } from "~/braindumper/ui/plan-card";
import { PlanPanels } from "~/braindumper/ui/plan-panels";
import { SharePlan } from "~/braindumper/ui/plan-share";
import { PlanBlock } from "~/braindumper/ui/plan-text";
import { Versions, WhichVersion } from "~/braindumper/ui/plan-versions";
import { requireMember } from "~/identity/member";
import { answer } from "~/identity/visit";
import { PostForm, SubmitButton } from "~/site/ui/form";
import { SWATCHES } from "~/site/ui/labels";

export const handle = {
  title: ({ platform, appType }: SerializeFrom<typeof loader>) => planTitle(platform, appType),
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const read = await readPlan(params.id ?? "", user.id).catch(async (error: Error) => {
    log.error({ error }, "plan not loaded");
    const message = { kind: "error", seconds: 5, title: "Could not load brain dump" } as const;
    throw await answer(request, async (visit) => visit.goTo(links.braindumps(), message));
  });
  if (!read) throw noBraindump();
  const { plan, stored } = read;
  const firstAnswer = stored.find((each) => each.firstAnswer)?.firstAnswer ?? null;
  const [newer, versions] = [newerVersion(plan, stored[0]), stored.map(versionLine)];
  const shared = plan.sharedId && fullUrl(links.sharedPlan(plan.sharedId));
  return { ...savedPlan(plan), firstAnswer, newer, versions, shared };
}

async function readPlan(id: string, userId: string) {
  const plan = await findPlan(id, userId);
  if (!plan) return null;
  return { plan, stored: await listVersions(plan.projectId, userId) };
}

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
    version,
    newer,
    versions,
    shared,
  } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <BackLink href={links.braindumps()}>Back to Brain Dumps</BackLink>
        <p className="fine">
          <time dateTime={dateTime}>{date}</time>
        </p>
        <h1>{planTitle(platform, appType)}</h1>
        <p className="lede" dir="auto">
          {name}
        </p>
        <WhichVersion {...{ version, newer }} href={links.braindump} />
      </header>
      <div className="split split-lead">
        <div className="stack-l">
          <section className="idea" aria-labelledby="idea-title">
            <div className={`idea-edge ${SWATCHES[platform]}`} aria-hidden="true" />
            <div className="stack">
              <h2 id="idea-title">Your idea</h2>
              <p className="pre-line" dir="auto">
                {description}
              </p>
              {contents && <p className="fine">{contents}</p>}
              <PostForm action={links.braindumpEdit(id)}>
                <div className="actions">
                  <ButtonLink href={links.plan(id)}>What to do with it</ButtonLink>
                  <ButtonLink href={links.braindumpDownload(id)} variant="secondary">
                    <Icon name="download" /> Download
                  </ButtonLink>
                  <SubmitButton name="step" value="summary" variant="secondary">
                    Answer more
                  </SubmitButton>
                  <SubmitButton name="step" value="describe" variant="secondary">
                    Edit
                  </SubmitButton>
                  <ButtonLink href={links.braindumpDelete(id)} variant="danger">
                    Delete
                  </ButtonLink>
                </div>
              </PostForm>
            </div>
          </section>
          <SharePlan id={id} url={shared} />
          <CameOut id={id} />
          {versions.length > 1 && <Versions versions={versions} shown={id} />}
          {!newer && <OtherBuilders id={id} platform={platform} />}
        </div>
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
      {firstAnswer && <FirstAnswer answer={firstAnswer} />}
    </>
  );
}
