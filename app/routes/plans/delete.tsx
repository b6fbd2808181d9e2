import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteProject, listVersions } from "~/data/plans";
import { actOnce } from "~/data/presses";
import { success } from "~/domain/flash";
import { emptyForm } from "~/domain/forms/form";
import { savedPlanCard } from "~/domain/saved-plan";
import { memberAction } from "~/http/form-action";
import { requireMember } from "~/http/member";
import { requirePlan } from "~/http/plan";
import { links } from "~/links";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { PostForm, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { planTitle } from "~/ui/plan-card";

export const handle = { title: "Delete this brain dump", width: "narrow" };

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
    return visit.goTo(links.braindumps(), success("Brain dump deleted"));
  },
});

export default function DeleteBraindump() {
  const { id, name, versions, date, platform, appType, description } = useLoaderData<typeof loader>();
  return (
    <div className="stack">
      <header className="page-head">
        <BackLink href={links.braindump(id)}>Back to the brain dump</BackLink>
        <h1>Delete this brain dump?</h1>
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
            Delete brain dump
          </SubmitButton>
          <ButtonLink href={links.braindump(id)} variant="secondary">
            Keep it
          </ButtonLink>
        </div>
      </PostForm>
    </div>
  );
}
