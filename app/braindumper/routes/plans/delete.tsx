import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emptyForm } from "~/base/forms/form";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { BackLink } from "~/base/ui/back-link";
import { ButtonLink } from "~/base/ui/button";
import { Facts } from "~/base/ui/facts";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { deleteProject, listVersions } from "~/braindumper/data/plans";
import { requirePlan } from "~/braindumper/plan-of-request";
import { savedPlanCard } from "~/braindumper/saved-plan";
import { planTitle } from "~/braindumper/ui/plan-card";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";
import { requireMember } from "~/identity/member";

export const handle = { title: "Delete this plan", width: "narrow" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const plan = await requirePlan(params.id, user);
  const versions = await listVersions(plan.projectId, user.id);
  return { ...savedPlanCard(plan), versions: versions.length };
}

/** Deletes the whole project. Idempotent. */
export const action = memberAction(emptyForm, {
  isButton: true,
  async handle({ params, visit, user }) {
    const { id } = await requirePlan(params.id, user);
    await actOnce((tx) => deleteProject(tx, id, user.id));
    return visit.goTo(links.braindumps(), success("Plan deleted"));
  },
});

export default function DeleteBraindump() {
  const { id, name, versions, date, platform, appType, description } = useLoaderData<typeof loader>();
  return (
    <div className="stack">
      <header className="page-head">
        <BackLink href={links.braindump(id)}>Back to the plan</BackLink>
        <h1>Delete this plan?</h1>
      </header>
      <Notice kind="warn">
        <p>
          The idea and {versions > 1 ? `all ${versions} versions of its plan` : "its plan"}, with what you
          wrote after trying the app, are deleted for good. The generation that it used is not given back.
        </p>
      </Notice>
      <Facts
        facts={[
          { term: "Name", text: <span dir="auto">{name}</span> },
          { term: "Plan", text: planTitle(platform, appType) },
          { term: "Written on", text: date },
          { term: "Idea", text: <span className="clamp-3">{description}</span> },
        ]}
      />
      <PostForm action={links.braindumpDelete(id)}>
        <div className="actions">
          <SubmitButton variant="danger-solid" pending="Deleting...">
            Delete plan
          </SubmitButton>
          <ButtonLink href={links.braindump(id)} variant="secondary">
            Keep it
          </ButtonLink>
        </div>
      </PostForm>
    </div>
  );
}
