import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findPlanIdByKey } from "~/data/plans";
import { generateForm } from "~/domain/forms/wizard";
import { APP_TYPE_NAMES, readDraft, SUMMARY_NAMES, summaryProblem } from "~/domain/wizard";
import { type Idea, NoPlanError, startPlan } from "~/flows/write-plan";
import { FormRejection, formAction, formHeaders, formView } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { askToSignIn, findPostedDraft, goOn, mayUse, requireStep } from "~/http/wizard";
import { links } from "~/links";
import { Facts } from "~/ui/facts";
import { ErrorSummary, HiddenField, PostForm, SubmitButton, useFormView } from "~/ui/form";
import type { FormError } from "~/ui/form-view";
import { PLATFORM_RESULTS, SWATCHES } from "~/ui/labels";
import { pageTitle } from "~/ui/page-title";
import { revalidateChanged } from "~/ui/revalidate";
import { BackButton, WizardHeader } from "~/ui/wizard-header";

export const handle = { hydrate: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const state = await requireStep(request, "summary");
  return { ...state, form: formView(generateForm, { draft: state.token }) };
}

export const action = formAction(generateForm, {
  limit: LIMITS.generate,
  accountOf: ({ visit }) => visit.user?.email ?? null,
  async handle({ values, visit }) {
    if (values.go === "back") return goOn(visit, "summary", values, {});
    const { draft, changed } = await findPostedDraft(values.draft);
    if (!visit.user) {
      await visit.keep({ signupSource: "braindumper", ...(draft ? { draftId: draft.id } : {}) });
      return askToSignIn(visit, "Please sign in or create an account to generate your plan.");
    }
    if (!mayUse(draft, visit)) throw redirect(links.wizard(), 303);
    // A second press that comes late: what the first one began may have failed meanwhile.
    const known = await findPlanIdByKey(visit.user.id, values.draft);
    if (known ?? draft.planId) return redirect(links.plan(known ?? draft.planId ?? ""), 303);
    if (changed) throw new FormRejection({ form: CHANGED }, 409);

    const idea = readDraft(draft);
    const problem = summaryProblem(idea);
    if (problem || !idea.platform) throw new FormRejection({ form: problem ?? "" });
    return generate(visit.user.id, values.draft, { ...idea, draftId: draft.id, platform: idea.platform });
  },
});

const CHANGED = "This idea was changed in another tab. This is how it stands now: check it, then generate.";

/** The draft as it stood when the page was shown is the key: a second press finds the plan of the first. */
async function generate(userId: string, key: string, idea: Idea): Promise<Response> {
  const started = await startPlan(userId, key, idea).catch((error) => {
    if (error instanceof NoPlanError) throw new FormRejection({ form: error.message }, 502);
    throw error;
  });
  if (started.outcome === "no tokens") throw new FormRejection({ form: NO_TOKENS });
  const isOther = started.outcome === "running";
  return redirect(isOther ? links.planOfOther(started.id) : links.plan(started.id), 303);
}

const NO_TOKENS = "You have used all your available generation tokens for this month.";

/** Specification §5, "Generate": the one refusal that has a title. */
const titleOf = ([first]: FormError[]) => (first?.text === NO_TOKENS ? "No tokens available" : undefined);

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Summary – Step 4 of 5", args);

/** An idea that another tab changed is shown as it stands now. */
export const shouldRevalidate = revalidateChanged;

export default function SummaryStep() {
  const { form, token, platform, appType, description, tokensLeft } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <>
      <ErrorSummary errors={errors} title={titleOf(errors)} />
      <WizardHeader step={4} platform={platform} tokensLeft={tokensLeft} title="Summary" />
      <div className="split">
        <div className="stack">
          <Facts
            facts={[
              { term: "Platform", text: platform && SUMMARY_NAMES[platform] },
              ...(appType ? [{ term: "App Type", text: APP_TYPE_NAMES[appType] }] : []),
              { term: "Description", text: <span className="pre-line">{description}</span> },
            ]}
          />
          <PostForm {...formProps}>
            <HiddenField field={fields.draft} value={token} />
            <div className="actions">
              <SubmitButton pending="Generating...">Generate Plan</SubmitButton>
              <BackButton />
            </div>
          </PostForm>
        </div>
        {platform && (
          <section className="outcome" aria-labelledby="outcome-title">
            <div className={`idea-edge ${SWATCHES[platform]}`} aria-hidden="true" />
            <div className="stack">
              <h2 id="outcome-title">What you get</h2>
              <p>{PLATFORM_RESULTS[platform]}</p>
              <p className="fine">
                It names the people, the data, the screens and the order of work, each with a way to tell that
                it is done.
              </p>
            </div>
          </section>
        )}
      </div>
    </>
  );
}
