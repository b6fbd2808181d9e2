// pages: home, blog, tools, jobs, legal texts, files and what programs read (feeds, sitemap, llms.txt).
// Owns these routes and no table. Nobody imports it.

import { type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signUpForm } from "~/accounts/forms";
import { SignUpForm } from "~/accounts/ui/sign-up-form";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { ideaForm } from "~/braindumper/forms/wizard";
import { story } from "~/braindumper/sample-plan";
import { IdeaForm } from "~/braindumper/ui/idea-form";
import { homeTitle, MemberHome } from "~/braindumper/ui/member-home";
import { Story } from "~/braindumper/ui/story";
import { findUnfinished } from "~/braindumper/wizard-visit";
import { closedTo } from "~/identity/registration";
import { ClosedRegistration, PlansForMembers } from "~/identity/ui/closed-registration";
import { visitOf } from "~/identity/visit";
import { JoinBlock } from "~/pages/join-block";
import { memberHome } from "~/pages/member-home";
import { PostList } from "~/pages/post-card";
import { formView } from "~/site/form-page";
import { openingWords } from "~/site/idea/description";
import { postCard } from "~/site/pages";
import { hasPart, isDead, posts, siteContent, texts } from "~/site/site.server";
import { useRoot } from "~/site/ui/frame";
import { navigation } from "~/site/ui/navigation";
import { pageMeta } from "~/site/ui/page-meta";

/** Parameters left over from a sign-on. They are removed from the URL. */
const SIGN_ON_PARAMETERS = ["session_id", "client_id", "redirect_uri"];

export const handle = {
  title: ({ ofMember, idea, meta }: SerializeFrom<typeof loader>) =>
    ofMember ? homeTitle(idea !== null) : meta.title,
  enhance: () => true,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (SIGN_ON_PARAMETERS.some((name) => searchParams.has(name))) {
    for (const name of SIGN_ON_PARAMETERS) searchParams.delete(name);
    throw redirect(searchParams.size > 0 ? `${links.home()}?${searchParams}` : links.home(), 302);
  }
  const visit = await visitOf(request);
  const { user } = visit;
  const idea = hasPart("braindumper") ? formView(ideaForm) : null;
  if (user) return { idea, ofMember: await memberHome(user.id) };
  const { title, lede, join, measured } = texts().home;
  return {
    text: { title, lede, join },
    story: idea && story(),
    // An operator's own posts replace ours, and with them the one that says how it was measured.
    measured: idea && measured.text && !isDead(measured.post) ? measured : null,
    // What the site has to show without Braindumper.
    posts: idea ? [] : posts().slice(0, 3).map(postCard),
    idea,
    // Only in browsers with a session, for which no cache keeps this page.
    begun: idea && openingWords((await findUnfinished(visit))?.description ?? "", 30),
    form: formView(signUpForm, { place: "home" }),
    closed: await closedTo(),
    meta: describePage(links.home(), { title, description: siteContent().description }),
  };
}

export const meta = pageMeta;

export default function Home() {
  const data = useLoaderData<typeof loader>();
  const site = useRoot()?.site;
  if (data.ofMember)
    return (
      <MemberHome
        home={data.ofMember}
        idea={data.idea}
        hasCommunity={site?.hasCommunity ?? false}
        site={{ description: site?.description ?? "", places: site ? navigation(site, site.menu) : [] }}
      />
    );
  return <StrangersHome {...data} />;
}

type StrangersHomeProps = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { ofMember?: undefined }>;

function StrangersHome({ text, story, measured, posts, idea, begun, form, closed }: StrangersHomeProps) {
  const heading = (
    <>
      <h1>{text.title}</h1>
      <p className="lede">{text.lede}</p>
    </>
  );
  return (
    <>
      {idea && (
        <section className="hero">
          <div>
            {heading}
            <IdeaForm
              idea={idea}
              note={closed && <PlansForMembers why={closed.why} signInHref={links.signIn()} />}
            >
              {begun && (
                <ButtonLink href={links.wizardUnfinished()} variant="secondary">
                  <span dir="auto">Go on with “{begun}”</span>
                </ButtonLink>
              )}
              {!closed && (
                <ButtonLink href="#join" variant="secondary">
                  {text.join.button}
                </ButtonLink>
              )}
            </IdeaForm>
          </div>
          <div className="stack">
            {story && <Story story={story} />}
            {measured && (
              <p className="fine">
                {measured.text} <a href={measured.post}>How we measured</a>
              </p>
            )}
          </div>
        </section>
      )}
      <JoinBlock {...text.join} heading={!idea && heading}>
        {closed ? (
          <ClosedRegistration {...closed} signInHref={links.signIn()} />
        ) : (
          <SignUpForm form={form} signInHref={links.signIn()} />
        )}
      </JoinBlock>
      {posts.length > 0 && (
        <section className="band stack-l" aria-labelledby="posts-title">
          <h2 id="posts-title">
            <a href={links.blog()}>From the blog</a>
          </h2>
          <PostList posts={posts} />
        </section>
      )}
    </>
  );
}
