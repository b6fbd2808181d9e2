import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { shortDate } from "~/base/text/time-zone";
import { ButtonLink } from "~/base/ui/button";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { useOwnWords } from "~/site/ui/frame";
import type { NavEntry } from "~/site/ui/navigation";
import { NavList } from "~/site/ui/shell";
import { IdeaForm } from "./idea-form";
import { type ListedPlan, PlanList } from "./plan-card";

type Idea = { id: string; description: string };

/** Unfinished ideas; one press continues an idea. */
export function UnfinishedIdeas({ ideas }: { ideas: Idea[] }) {
  return (
    <PostForm action={links.wizardUnfinished()} className="unfinished">
      {ideas.map(({ id, description }) => (
        <SubmitButton key={id} name="draft" value={id} variant="secondary">
          <span className="clamp-2" dir="auto">
            {description}
          </span>
        </SubmitButton>
      ))}
    </PostForm>
  );
}

type MemberHomeProps = {
  home: {
    unfinished: Idea[];
    hasMoreUnfinished: boolean;
    plans: ListedPlan[];
    hasMorePlans: boolean;
    issues: { number: number; title: string; day: string }[];
    posts: { slug: string; title: string; day: string }[];
  };
  /** Null when Braindumper is switched off. */
  idea: FormView<"description" | "another"> | null;
  hasCommunity: boolean;
  /** What is shown in place of ideas and plans. */
  site: { description: string; places: NavEntry[] };
};

export const homeTitle = (hasPlans: boolean) => (hasPlans ? "Your ideas and plans" : "Welcome");

/** A member's home page: a box for an idea, their ideas and plans, and what is new. */
export function MemberHome({ home, idea, hasCommunity, site }: MemberHomeProps) {
  const { unfinished, hasMoreUnfinished, plans, hasMorePlans } = home;
  const isNew = unfinished.length === 0 && plans.length === 0;
  const community = hasCommunity && (
    <ButtonLink href={links.community()} variant={idea ? "secondary" : "primary"}>
      Access Community
    </ButtonLink>
  );
  return (
    <>
      <header className="page-head">
        <h1>{homeTitle(idea !== null)}</h1>
        {!idea && <p className="lede">{site.description}</p>}
      </header>
      <div className={idea ? "split" : "stack-l"}>
        {idea ? (
          <div className="stack-l">
            <IdeaForm idea={idea}>{community}</IdeaForm>
            {isNew && <FirstSteps />}
            {unfinished.length > 0 && (
              <Notice title="Go on with an unfinished idea">
                <UnfinishedIdeas ideas={unfinished} />
                {hasMoreUnfinished && (
                  <p>
                    <a href={links.braindumper()}>All unfinished ideas</a>
                  </p>
                )}
              </Notice>
            )}
            {plans.length > 0 && (
              <section className="stack" aria-labelledby="plans-title">
                <h2 id="plans-title">Your plans</h2>
                <PlanList plans={plans} heading="h3" />
                {hasMorePlans && (
                  <p>
                    <a href={links.braindumps()}>All your plans</a>
                  </p>
                )}
              </section>
            )}
          </div>
        ) : (
          <>
            {community}
            <Places places={site.places} />
          </>
        )}
        <WhatIsNew {...home} />
      </div>
    </>
  );
}

/** Leads to all that the site has. */
function Places({ places }: { places: NavEntry[] }) {
  return (
    <section className="stack" aria-labelledby="places-title">
      <h2 id="places-title">What is here</h2>
      <NavList className="stack" nav={places.filter(({ href }) => href !== links.community())}>
        <li>
          <a href={links.account()}>Account Settings</a>
          <p className="fine">Your name, email, password and the newsletter</p>
        </li>
      </NavList>
    </section>
  );
}

/** Explains the first steps to a member who has no ideas or plans yet. */
function FirstSteps() {
  return (
    <section className="stack" aria-labelledby="first-title">
      <h2 id="first-title">How it goes</h2>
      <ol className="numbered">
        <li>Write above what your app should do, in your own words.</li>
        <li>Answer what Braindumper asks about it. What you leave open, the builder decides.</li>
        <li>Take the plan to Lovable, Cursor, Bolt, Replit or Rork.</li>
        <li>Try the app, come back and tell what is wrong: you get a message for the builder.</li>
      </ol>
      <p>
        <a href={links.example()}>See an example</a>
      </p>
    </section>
  );
}

function WhatIsNew({ issues, posts }: Pick<MemberHomeProps["home"], "issues" | "posts">) {
  if (issues.length + posts.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="new-title">
      <h2 id="new-title">What is new</h2>
      <ul className="stack">
        {issues.map(({ number, title, day }) => (
          <New key={number} href={links.issue(number)} kind="Newsletter" title={title} day={day} />
        ))}
        {posts.map(({ slug, title, day }) => (
          <New key={slug} href={links.post(slug)} kind="Post" title={title} day={day} />
        ))}
      </ul>
    </section>
  );
}

function New({ href, kind, title, day }: { href: string; kind: string; title: string; day: string }) {
  return (
    <li>
      <a {...useOwnWords()} href={href}>
        {title}
      </a>
      <p className="fine">
        {kind}, <time dateTime={day}>{shortDate(new Date(day))}</time>
      </p>
    </li>
  );
}
