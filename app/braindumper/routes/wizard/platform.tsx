import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { listUnfinishedDrafts } from "~/braindumper/data/drafts";
import { platformForm } from "~/braindumper/forms/wizard";
import { UnfinishedIdeas } from "~/braindumper/ui/member-home";
import { WizardHeader } from "~/braindumper/ui/wizard-header";
import { choosePlatform } from "~/braindumper/wizard";
import { draftKeyOf, findCurrentDraft, goOn, requireStep } from "~/braindumper/wizard-visit";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { closedTo } from "~/identity/registration";
import { PlansForMembers } from "~/identity/ui/closed-registration";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";
import { ErrorSummary, HiddenField, PostForm, SubmitButton, useFormView } from "~/site/ui/form";
import { pageMeta } from "~/site/ui/page-meta";
import { PlatformCards } from "~/site/ui/platform-cards";

export async function loader({ request }: LoaderFunctionArgs) {
  const state = await requireStep(request, "platform");
  const visit = await visitOf(request);
  const { user } = visit;
  const atHand = await findCurrentDraft(visit);
  const unfinished = user ? await listUnfinishedDrafts(user.id) : [];
  return {
    ...state,
    closed: user ? null : await closedTo(visit.state),
    /** Members may set the current idea aside; visitors could not find it again. */
    mayLeave: user !== null && state.description !== "",
    unfinished: unfinished
      .filter(({ id }) => id !== atHand?.id)
      .map(({ id, description }) => ({ id, description })),
    form: formView(platformForm, { draft: state.draftKey }),
    meta: describePage(links.wizard(), {
      title: "Choose a platform – Step 1 of 5",
      shareTitle: "Braindumper",
      description:
        "Write down an app idea, answer a few questions, and paste the plan into Lovable, Cursor, Bolt, Replit or Rork.",
    }),
  };
}

export const action = formAction(platformForm, {
  limit: LIMITS.wizard,
  async handle({ values, visit }) {
    // A cached reading page cannot know the draft, so this uses the visitor's current one.
    const draftKey = values.from === "content" ? draftKeyOf(await findCurrentDraft(visit)) : values.draft;
    return goOn(visit, "platform", { draft: draftKey, go: "next" }, choosePlatform(values.platform));
  },
});

export const meta = pageMeta;

export default function PlatformStep() {
  const { form, platform, description, generationsLeft, mayLeave, unfinished, closed } =
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
      />
      {closed && <PlansForMembers why={closed.why} signInHref={links.signInFor(links.wizard())} />}
      <PostForm {...formProps} action={links.wizard()}>
        <HiddenField field={fields.draft} />
        <p>A website: Lovable. A phone app: Rork. Not sure? Take Lovable, you can change it later.</p>
        <PlatformCards selected={platform} />
      </PostForm>
      {description !== "" && (
        <Notice title="You are working on this idea">
          <PostForm action={links.wizardUnfinished()} className="stack">
            <p className="clamp-2" dir="auto">
              {description}
            </p>
            <div className="actions">
              <ButtonLink href={links.wizardDescribe()} variant="secondary">
                Change
              </ButtonLink>
              {mayLeave && (
                <SubmitButton name="draft" value="" variant="secondary">
                  Keep it and start another
                </SubmitButton>
              )}
            </div>
          </PostForm>
        </Notice>
      )}
      {unfinished.length > 0 && (
        <Notice title="Or continue an unfinished idea">
          <UnfinishedIdeas ideas={unfinished} />
        </Notice>
      )}
      <div className="wizard-aside">
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
