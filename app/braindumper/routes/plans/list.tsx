import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { ButtonLink } from "~/base/ui/button";
import { ListPager, ListSearch } from "~/base/ui/list-controls";
import { EmptyState } from "~/base/ui/notice";
import { listPlansPage } from "~/braindumper/data/plans";
import { cursorText, readPlace, readSearch, savedPlanCard } from "~/braindumper/saved-plan";
import { PlanList } from "~/braindumper/ui/plan-card";
import { visitOf } from "~/identity/visit";

export const handle = {
  title: ({ query }: SerializeFrom<typeof loader>) => (query ? `“${query}” in your plans` : "Your plans"),
};

const PAGE_SIZE = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  const { searchParams } = new URL(request.url);
  const { query, words } = readSearch(searchParams.get("q"));
  if (!user) return { plans: null, query, older: null, newer: null };
  const olderThan = readPlace(searchParams.get("older"));
  const newerThan = readPlace(searchParams.get("newer"));
  const page = await listPlansPage(user.id, { size: PAGE_SIZE, words, olderThan, newerThan });
  const [first, last] = [page.plans[0], page.plans.at(-1)];
  return {
    plans: page.plans.map(savedPlanCard),
    query,
    older: page.hasOlder && last ? links.braindumpsPage({ q: query, older: cursorText(last) }) : null,
    // If this page has become empty there is no plan to page back from, so this leads to the newest.
    newer: page.hasNewer ? links.braindumpsPage({ q: query, newer: first && cursorText(first) }) : null,
  };
}

export default function Braindumps() {
  const { plans, query, older, newer } = useLoaderData<typeof loader>();
  const isFirst = !older && !newer;
  const isNew = plans?.length === 0 && query === "" && isFirst;
  return (
    <>
      <header className="page-head">
        <BackLink href={links.braindumper()}>Back to Braindumper</BackLink>
        <h1>Your plans</h1>
        {plans && plans.length > 0 && <p className="lede">Newest first.</p>}
      </header>
      {!plans && (
        <EmptyState text="Please login to view your braindumps">
          <ButtonLink href={links.signIn({ redirectTo: links.braindumps() })}>Sign in</ButtonLink>
          <ButtonLink href={links.signUp(links.braindumps())} variant="secondary">
            Create account
          </ButtonLink>
        </EmptyState>
      )}
      {isNew && (
        <EmptyState text="No brain dumps yet. Create your first one!">
          <ButtonLink href={links.braindumper()}>Create Brain Dump</ButtonLink>
        </EmptyState>
      )}
      {plans && !isNew && <ListSearch action={links.braindumps()} label="Search your plans" query={query} />}
      {plans?.length === 0 && !isNew && (
        <EmptyState text={query ? `None of them contains “${query}”.` : "That is all."} />
      )}
      {plans && plans.length > 0 && <PlanList plans={plans} />}
      <ListPager older={older} newer={newer} />
    </>
  );
}
