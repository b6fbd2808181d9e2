import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPlans } from "~/data/plans";
import { savedPlanCard } from "~/domain/saved-plan";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { pageTitle } from "~/ui/page-title";
import { PlanCard, PlanList } from "~/ui/plan-card";

export const handle = { hydrate: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  return { plans: user && (await listPlans(user.id)).map(savedPlanCard) };
}

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Your brain dumps", args);

export default function Braindumps() {
  const { plans } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <BackLink href={links.wizard()}>Back to Braindumper</BackLink>
        <h1>Your brain dumps</h1>
        {plans && plans.length > 0 && (
          <p className="lede">
            {plans.length === 1 ? "One plan so far." : `${plans.length} plans, the newest first.`}
          </p>
        )}
      </header>
      {!plans && (
        <EmptyState text="Please login to view your braindumps">
          <ButtonLink href={links.signInFor(links.braindumps())}>Sign in</ButtonLink>
          <ButtonLink href={links.signUp(links.braindumps())} variant="secondary">
            Create account
          </ButtonLink>
        </EmptyState>
      )}
      {plans?.length === 0 && (
        <EmptyState text="No brain dumps yet. Create your first one!">
          <ButtonLink href={links.wizard()}>Create Brain Dump</ButtonLink>
        </EmptyState>
      )}
      {plans && plans.length > 0 && (
        <PlanList>
          {plans.map((plan) => (
            <PlanCard key={plan.id} href={links.braindump(plan.id)} {...plan} />
          ))}
        </PlanList>
      )}
    </>
  );
}
