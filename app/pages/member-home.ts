import { dayAt } from "~/base/text/time-zone";
import { listUnfinishedDrafts } from "~/braindumper/data/drafts";
import { listPlansPage } from "~/braindumper/data/plans";
import { savedPlanCard } from "~/braindumper/saved-plan";
import { listNewestSentIssues } from "~/newsletter/data/issues";
import { hasPart, posts, siteContent } from "~/site/site.server";

const PLANS = 4;
const IDEAS = 4;
const POSTS = 3;

/** Returns what a member's home shows: unfinished ideas, newest plans, and what is new on the site. */
export async function memberHome(userId: string) {
  const hasPlans = hasPart("braindumper");
  const [drafts, page, issues] = await Promise.all([
    hasPlans ? listUnfinishedDrafts(userId) : [],
    hasPlans ? listPlansPage(userId, { size: PLANS }) : { plans: [], hasOlder: false },
    siteContent().newsletter.archive ? listNewestSentIssues(1) : [],
  ]);
  return {
    unfinished: drafts.slice(0, IDEAS).map(({ id, description }) => ({ id, description })),
    hasMoreUnfinished: drafts.length > IDEAS,
    plans: page.plans.map(savedPlanCard),
    hasMorePlans: page.hasOlder,
    issues: issues.map(({ number, subject, startedAt }) => ({
      number: number ?? 0,
      title: subject,
      day: dayAt(startedAt ?? new Date(0), siteContent().timeZone),
    })),
    posts: posts()
      .slice(0, POSTS)
      .map(({ slug, title, date }) => ({ slug, title, day: date })),
  };
}
