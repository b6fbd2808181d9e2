import { data, type LoaderFunctionArgs, type MetaFunction, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notShared } from "~/base/http/problem";
import { describePage, fullUrl } from "~/base/http/public-page";
import { KEPT_NOWHERE } from "~/base/http/shared-answer";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { findSharedPlan } from "~/braindumper/data/plans";
import { planCard } from "~/braindumper/plan-picture";
import { sharedPlan } from "~/braindumper/saved-plan";
import { answerLayer, CoreSample } from "~/braindumper/ui/core-sample";
import { planTitle } from "~/braindumper/ui/plan-card";
import { PLATFORM_NAMES } from "~/site/idea/platforms";
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
  const { name, platform, appType, description, answers, context } = useLoaderData<typeof loader>();
  const texts =
    context.type === "lovable"
      ? [
          { title: "Initial Prompt", text: context.prompt },
          { title: "Knowledge File", text: context.prd },
        ]
      : [{ title: "", text: context.text }];
  return (
    <>
      <header className="page-head">
        <p className="fine">{planTitle(platform, appType)}, shared by its author</p>
        <h1 dir="auto">{name}</h1>
        <p className="lede">
          {answers.length > 0
            ? "An idea, what Braindumper asked about it, and the plan made of both."
            : "An idea, and the plan made of it."}
        </p>
        <div className="actions">
          <ButtonLink href={links.home()}>Make your own</ButtonLink>
        </div>
      </header>
      <section className="stack" aria-labelledby="idea-title">
        <h2 id="idea-title">The idea, as it was typed</h2>
        <p className="pre-line" dir="auto">
          {description}
        </p>
      </section>
      {answers.length > 0 && (
        <section className="stack" aria-labelledby="answers-title">
          <h2 id="answers-title">The questions, and the answers</h2>
          <CoreSample label="Questions and answers" layers={answers.map(answerLayer)} />
        </section>
      )}
      <section className="stack" aria-labelledby="plan-title">
        <h2 id="plan-title">The plan, to paste into {PLATFORM_NAMES[platform]}</h2>
        {texts
          .filter(({ text }) => text !== "")
          .map(({ title, text }) => (
            <div key={title} className="stack">
              {title && <h3>{title}</h3>}
              <pre className="plan-text" dir="auto">
                {text}
              </pre>
            </div>
          ))}
      </section>
      <div className="actions">
        <ButtonLink href={links.home()}>Make your own</ButtonLink>
      </div>
    </>
  );
}
