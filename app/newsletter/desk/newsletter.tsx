import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { many } from "~/base/kernel/sentence";
import { ButtonLink, buttonClass } from "~/base/ui/button";
import { noForm, requireOperator } from "~/desk/operator";
import { DeskPage, DeskTable } from "~/desk/page";
import { listIssues } from "~/newsletter/data/issues";
import { countSubscribers } from "~/newsletter/data/subscriptions";
import { posts, siteTime } from "~/site/site.server";

export const handle = { title: "Newsletter" };

const SHOWN = 100;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const [issues, subscribers] = await Promise.all([listIssues(SHOWN), countSubscribers()]);
  return {
    subscribers,
    posts: posts().map(({ slug, title }) => ({ slug, title })),
    issues: issues.map(({ id, subject, status, startedAt, updatedAt }) => ({
      key: id,
      href: deskLinks.issue(id),
      cells: [subject, status, siteTime(startedAt ?? updatedAt)],
    })),
  };
}

export const action = noForm;

export default function Newsletter() {
  const { subscribers, posts, issues } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title="Newsletter"
      lede={subscribers > 0 ? `${many(subscribers, "reader")}.` : "No reader yet."}
    >
      <div className="actions">
        <ButtonLink href={deskLinks.newIssue()}>Write an issue</ButtonLink>
        <ButtonLink href={deskLinks.lists()} variant="secondary">
          Download the lists
        </ButtonLink>
      </div>
      {posts.length > 0 && (
        <form method="get" action={deskLinks.newIssue()} className="desk-filter">
          <div className="field">
            <label htmlFor="newsletter-post">Or start from a blog post</label>
            <select id="newsletter-post" name="post">
              {posts.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className={buttonClass("secondary")}>
            Use this post
          </button>
        </form>
      )}
      <DeskTable
        caption="Issues"
        columns={["Subject", "State", "Since"]}
        rows={issues}
        none="No issue yet."
      />
    </DeskPage>
  );
}
