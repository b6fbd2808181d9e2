import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signUpForm } from "~/accounts/forms";
import { SignUpForm } from "~/accounts/ui/sign-up-form";
import { allowFrame } from "~/base/http/page-headers";
import { problem } from "~/base/http/problem";
import { describePage } from "~/base/http/public-page";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { closedTo } from "~/identity/registration";
import { visitOf } from "~/identity/visit";
import { subscribeForm } from "~/newsletter/forms";
import { SubscribeForm } from "~/newsletter/subscribe-form";
import { JoinBlock } from "~/pages/join-block";
import { PostContents, PostFacts, PostNeighbours, PostPicture, PostTags } from "~/pages/post-card";
import { Video, videoFrameUrl } from "~/pages/video";
import { formView } from "~/site/form-page";
import { pictureSizeAt } from "~/site/own.server";
import { pageDescription, postCard } from "~/site/pages";
import { contentsOf } from "~/site/render/markdown";
import { postPicture } from "~/site/render/share-pictures";
import { findPost, picturedSite, siteContent, texts } from "~/site/site.server";
import { useOwnWords } from "~/site/ui/frame";
import { Markdown } from "~/site/ui/markdown";
import { pageMeta } from "~/site/ui/page-meta";

export { postStyles as links } from "~/pages/post-card";

export const handle = {
  /** A script is only needed for the forms, code to copy, or a video. */
  enhance: ({ newsletter, post, video }: { newsletter: unknown; video: unknown; post: { html: string } }) =>
    newsletter !== null || video !== null || post.html.includes('class="code"'),
  shared: "article",
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const found = findPost(slug);
  // Slugs are in lowercase, so capitals are another spelling.
  const inSmall = slug.toLowerCase();
  if (!found && findPost(inSmall)) throw redirect(links.post(inSmall) + new URL(request.url).search, 308);
  if (!found) throw problem(404, "Oops! Page not found", "There is no post at this address.");
  const { older, newer } = found;
  const { markdown: _, written: __, picture, ...post } = found.post;
  const { user } = await visitOf(request);
  const { embed, watch } = siteContent().videos;
  if (post.video) allowFrame(request, embed);
  return {
    post,
    picture: picture && { ...picture, size: pictureSizeAt(picture.url, "/blog/") },
    contents: contentsOf(post.html),
    video: post.video && {
      ...post.video,
      frameUrl: videoFrameUrl(embed, post.video.id, config().appOrigin),
      pageUrl: watch + encodeURIComponent(post.video.id),
    },
    older: older && postCard(older),
    newer: newer && postCard(newer),
    join: texts().blog.join,
    newsletter: user ? null : formView(subscribeForm),
    form: user || (await closedTo()) ? null : formView(signUpForm, { place: "post" }),
    meta: describePage(links.post(post.slug), {
      title: post.title,
      shareTitle: post.shareTitle,
      description: pageDescription(post),
      published: post.date,
      updated: post.updated,
      authors: post.authors,
      tags: post.tags,
      picture: postPicture(picturedSite(), found.post, config().appOrigin),
      markdown: links.postMarkdown(post.slug),
      above: { name: "Blog", path: links.blog() },
    }),
  };
}

export const meta = pageMeta;

export default function BlogPost() {
  const { post, picture, contents, video, older, newer, join, newsletter, form } =
    useLoaderData<typeof loader>();
  return (
    <>
      <article className="post">
        <header className="page-head">
          <BackLink href={links.blog()}>Back to Blog</BackLink>
          <PostFacts date={post.date} minutes={post.minutes} authors={post.authors} />
          <h1 {...useOwnWords()}>{post.title}</h1>
          {post.hasRules && (
            <div className="rules-actions" data-copy-rules>
              <a className="btn btn-small" href="#rules-block">
                See the rules
              </a>
            </div>
          )}
        </header>
        {picture && <PostPicture {...picture} />}
        <PostContents contents={contents} />
        {video && <Video video={video} />}
        <Markdown html={post.html} />
        <PostTags tags={post.tags} />
      </article>
      <PostNeighbours older={older} newer={newer} />
      {newsletter && (
        <JoinBlock {...join}>
          <SubscribeForm form={newsletter} isBare />
          {form && (
            <details className="hints">
              <summary>Create an account</summary>
              <SignUpForm form={form} signInHref={links.signIn({ redirectTo: links.post(post.slug) })} />
            </details>
          )}
        </JoinBlock>
      )}
    </>
  );
}
