import { type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hasPart, posts, siteContent, texts } from "~/content/site.server";
import { signUpForm } from "~/domain/forms/account";
import { ideaForm } from "~/domain/forms/wizard";
import { postCard } from "~/domain/site-pages";
import { memberHome } from "~/flows/member-home";
import { closedToStrangers } from "~/flows/registration";
import { samplePlan } from "~/flows/sample-plan";
import { formView } from "~/http/form-page";
import { describePage } from "~/http/public-page";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { ButtonLink } from "~/ui/button";
import { ClosedRegistration, PlansForMembers } from "~/ui/closed-registration";
import { useRoot } from "~/ui/frame";
import { IdeaForm } from "~/ui/idea-form";
import { JoinBlock } from "~/ui/join-block";
import { Measured } from "~/ui/measured";
import { homeTitle, MemberHome } from "~/ui/member-home";
import { navigation } from "~/ui/navigation";
import { pageMeta } from "~/ui/page-meta";
import { PostList } from "~/ui/post-card";
import { SamplePlan } from "~/ui/sample-plan";
import { SignUpForm } from "~/ui/sign-up-form";

/** Parameters left over from a sign-on. They are removed from the URL. */
const SIGN_ON_PARAMETERS = ["session_id", "client_id", "redirect_uri"];

export const handle = {
  title: ({ ofMember, idea, meta }: SerializeFrom<typeof loader>) =>
    ofMember ? homeTitle(idea !== null) : meta.title,
  shared: true,
  enhance: () => true,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (SIGN_ON_PARAMETERS.some((name) => searchParams.has(name))) {
    for (const name of SIGN_ON_PARAMETERS) searchParams.delete(name);
    throw redirect(searchParams.size > 0 ? `${links.home()}?${searchParams}` : links.home(), 302);
  }
  const { user } = await visitOf(request);
  const idea = hasPart("braindumper") ? formView(ideaForm) : null;
  if (user) return { idea, ofMember: await memberHome(user.id) };
  const { sample, ...text } = texts().home;
  return {
    text: { ...text, sampleTitle: sample.title },
    sample: idea && samplePlan(),
    // What the site has to show without Braindumper.
    posts: idea ? [] : posts().slice(0, 3).map(postCard),
    idea,
    form: formView(signUpForm, { place: "home" }),
    closed: closedToStrangers(),
    meta: describePage(links.home(), { title: text.title, description: siteContent().description }),
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

function StrangersHome({ text, sample, posts, idea, form, closed }: StrangersHomeProps) {
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
              {!closed && (
                <ButtonLink href="#join" variant="secondary">
                  Join Community
                </ButtonLink>
              )}
            </IdeaForm>
          </div>
          <Measured />
        </section>
      )}
      {sample && (
        <section className="band stack-l" aria-labelledby="sample-title">
          <h2 id="sample-title">{text.sampleTitle}</h2>
          <SamplePlan sample={sample} />
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
