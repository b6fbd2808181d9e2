import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPost, siteContent } from "~/content.server";
import { signUpForm } from "~/domain/forms/account";
import { postCard } from "~/domain/site-pages";
import { formView } from "~/http/form-action";
import { problem } from "~/http/problem";
import { describePage } from "~/http/public-page";
import { visitOf } from "~/http/visit";
import { config } from "~/kernel/config";
import { links } from "~/links";
import { postPicture } from "~/render/share-pictures";
import { AuthCard } from "~/ui/auth-card";
import { BackLink } from "~/ui/back-link";
import { Markdown } from "~/ui/markdown";
import { pageMeta } from "~/ui/page-meta";
import { PostFacts, PostNeighbours } from "~/ui/post-card";
import { SignUpForm } from "~/ui/sign-up-form";

export const handle = { shared: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = findPost(params.slug ?? "");
  if (!found) throw problem(404, "Oops! Page not found", "There is no post at this address.");
  const { older, newer } = found;
  const { markdown: _, ...post } = found.post;
  const { user } = await visitOf(request);
  return {
    post,
    older: older && postCard(older),
    newer: newer && postCard(newer),
    form: user ? null : formView(signUpForm, { place: "post" }),
    meta: describePage(links.post(post.slug), {
      title: post.title,
      shareTitle: post.shareTitle,
      description: post.description,
      published: post.date,
      picture: postPicture(siteContent(), found.post, config().appOrigin),
      markdown: links.postMarkdown(post.slug),
      above: { name: "Blog", path: links.blog() },
    }),
  };
}

export const meta = pageMeta;

export default function BlogPost() {
  const { post, older, newer, form } = useLoaderData<typeof loader>();
  return (
    <>
      <article className="post">
        <header className="page-head">
          <BackLink href={links.blog()}>Back to Blog</BackLink>
          <h1>{post.title}</h1>
          <PostFacts date={post.date} minutes={post.minutes} />
        </header>
        <Markdown html={post.html} />
      </article>
      <PostNeighbours older={older} newer={newer} />
      {form && (
        <section className="join split" id="join" aria-labelledby="join-title">
          <div className="stack">
            <h2 id="join-title">Join the community</h2>
            <p className="lede">
              Builders who make apps with AI, with little or no code. An account also keeps the plans that
              Braindumper writes for you.
            </p>
          </div>
          <AuthCard>
            <SignUpForm form={form} signInHref={links.signInFor(links.post(post.slug))} />
          </AuthCard>
        </section>
      )}
    </>
  );
}
