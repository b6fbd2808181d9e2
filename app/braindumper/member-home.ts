import { DAY_MS, fromNow } from "~/base/kernel/clock";
import { dayAt } from "~/base/text/time-zone";
import { listUnfinishedDrafts } from "~/braindumper/data/drafts";
import { type BrainDump, listPlansPage } from "~/braindumper/data/plans";
import { countRounds } from "~/braindumper/data/rounds";
import { listNewestSentIssues } from "~/newsletter/data/issues";
import { hasPart, posts, siteContent } from "~/site/site.server";
import { savedPlanCard } from "./saved-plan";

/** After this time without a round, the card asks how the app came out. */
const TIME_TO_TRY_MS = 3 * DAY_MS;

/** Returns cards of a member's plans with their number of rounds. `isToTell`: ask how it came out. */
export async function planCards(userId: string, plans: BrainDump[]) {
  const rounds = await countRounds(
    userId,
    plans.map(({ projectId }) => projectId),
  );
  return plans.map((plan) => {
    const many = rounds.get(plan.projectId) ?? 0;
    const isToTell = many === 0 && plan.createdAt <= fromNow(-TIME_TO_TRY_MS);
    return { ...savedPlanCard(plan), rounds: many, isToTell };
  });
}

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
    plans: await planCards(userId, page.plans),
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
