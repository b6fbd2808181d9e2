import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { ErrorSummary, HiddenField, PostForm, useFormView } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { listUnfinishedDrafts } from "~/braindumper/data/drafts";
import { listPlansPage } from "~/braindumper/data/plans";
import { platformForm } from "~/braindumper/forms/wizard";
import { UnfinishedIdeas } from "~/braindumper/ui/member-home";
import { AtHand, WizardHeader } from "~/braindumper/ui/wizard-header";
import { choosePlatform } from "~/braindumper/wizard";
import {
  draftKeyOf,
  findCurrentDraft,
  findUnfinished,
  requireStep,
  saveStepAndGo,
} from "~/braindumper/wizard-visit";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { closedTo } from "~/identity/registration";
import { PlansForMembers } from "~/identity/ui/closed-registration";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";
import { PLATFORMS, type Platform } from "~/site/idea/platforms";
import { pageMeta } from "~/site/ui/page-meta";
import { PlatformCards } from "~/site/ui/platform-cards";

export async function loader({ request }: LoaderFunctionArgs) {
  const state = await requireStep(request, "platform");
  const visit = await visitOf(request);
  const { user } = visit;
  const begun = await findUnfinished(visit);
  const atHand = begun?.description ? begun : null;
  const others = user ? await listUnfinishedDrafts(user.id) : [];
  const ideas = [...(atHand ? [atHand] : []), ...others.filter(({ id }) => id !== atHand?.id)];
  return {
    ...state,
    closed: user ? null : await closedTo(visit.state),
    lastTime: user && (await lastPlatform(user.id)),
    /** The idea at hand is among the unfinished ones. One that waits for its first platform goes on with that choice. */
    isListed: Boolean(atHand?.platform),
    unfinished: ideas
      .filter(({ id, platform }) => id !== atHand?.id || platform)
      .map(({ id, description }) => ({ id, description })),
    form: formView(platformForm, { draft: state.draftKey }),
    meta: describePage(links.braindumper(), {
      title: "Choose a platform – Step 1 of 5",
      shareTitle: "Braindumper",
      description:
        "Write down an app idea, answer a few questions, and paste the plan into Lovable, Cursor, Bolt, Replit or Rork.",
    }),
  };
}

async function lastPlatform(userId: string): Promise<Platform | null> {
  const { plans } = await listPlansPage(userId, { size: 1 });
  return PLATFORMS.find((platform) => platform === plans[0]?.platform) ?? null;
}

export const action = formAction(platformForm, {
  limit: LIMITS.wizard,
  async handle({ values, visit }) {
    // A cached reading page cannot know the draft, so this uses the visitor's current one.
    const draftKey = values.from === "content" ? draftKeyOf(await findCurrentDraft(visit)) : values.draft;
    return saveStepAndGo(visit, "platform", { draft: draftKey, go: "next" }, choosePlatform(values.platform));
  },
});

export const meta = pageMeta;

export default function PlatformStep() {
  const { form, platform, lastTime, description, generationsLeft, unfinished, isListed, closed } =
    useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <>
      <ErrorSummary errors={errors} />
      <WizardHeader
        step={1}
        isDescribed={description !== ""}
        platform={platform}
        generationsLeft={generationsLeft}
        title="Which platform are you building on?"
        description={isListed ? "" : description}
      />
      {unfinished.length > 0 && (
        <Notice title="Go on with an unfinished idea">
          <UnfinishedIdeas ideas={unfinished} />
          {isListed && <AtHand />}
        </Notice>
      )}
      {closed && (
        <PlansForMembers why={closed.why} signInHref={links.signIn({ redirectTo: links.braindumper() })} />
      )}
      <PostForm {...formProps} action={links.braindumper()}>
        <HiddenField field={fields.draft} />
        {description && !platform && <p>One tap, then come the questions about your idea.</p>}
        <p>A website: Lovable. A phone app: Rork. Not sure? Take Lovable, you can change it later.</p>
        <PlatformCards chosen={platform} lastTime={lastTime} />
      </PostForm>
      <div className="wizard-aside flow">
        <p>
          Your idea and answers are the same for all five; only how you hand the plan over differs. You can
          come back here and change your mind.
        </p>
        <ButtonLink href={links.braindumps()} variant="secondary">
          View Previous Braindumps
        </ButtonLink>
      </div>
    </>
  );
}
