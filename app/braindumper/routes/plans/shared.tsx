import { data, type LoaderFunctionArgs, type MetaFunction, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notShared } from "~/base/http/problem";
import { describePage, fullUrl } from "~/base/http/public-page";
import { KEPT_NOWHERE } from "~/base/http/shared-answer";
import { links } from "~/base/links";
import { LinkRow } from "~/base/ui/button";
import { findSharedPlan } from "~/braindumper/data/plans";
import { wholeText } from "~/braindumper/generated-context";
import { planCard, sharedPlan } from "~/braindumper/saved-plan";
import { planTitle } from "~/braindumper/ui/plan-card";
import { PlanText } from "~/braindumper/ui/plan-text";
import { picturedSite } from "~/site/site.server";
import { pageMeta } from "~/site/ui/page-meta";

/** A reading page that no cache may keep, because its author can take it back. */
export const handle = {
  title: ({ page }: SerializeFrom<typeof loader>) => page.title,
  width: "prose",
  shared: "unkept",
};

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const plan = await findSharedPlan(id);
  if (!plan) throw notShared();
  const shown = sharedPlan(plan);
  const card = planCard(shown, picturedSite());
  const picture = { url: fullUrl(links.sharedCard(id)), alt: `${card.title}. ${card.line}` };
  const about = { title: shown.name, description: `${card.line}.`, picture };
  // Not named "meta": that would mark the page as one where third-party visit counters may run.
  const page = describePage(links.sharedPlan(id), about);
  return data({ ...shown, page }, { headers: KEPT_NOWHERE });
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => [
  ...pageMeta({ ...args, data: data && { meta: data.page } }),
  { name: "robots", content: "noindex" },
];

export default function SharedPlan() {
  const { name, platform, appType, context } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <p className="fine">{planTitle(platform, appType)}, shared by its author</p>
        <h1 dir="auto">{name}</h1>
        <LinkRow href={links.home()}>Make your own</LinkRow>
      </header>
      <PlanText text={wholeText(context)} />
      <LinkRow href={links.home()}>Make your own</LinkRow>
    </>
  );
}
