import { describe, expect, it, onTestFinished } from "vitest";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { insertDraft } from "~/braindumper/data/drafts";
import { insertIssue, updateIssue } from "~/newsletter/data/issues";
import { posts, siteContent } from "~/site/site.server";
import { withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { savedPlanOf } from "../support/plans";
import { signedIn, Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");

type Home = {
  unfinished: { id: string; description: string }[];
  plans: unknown[];
  hasMorePlans: boolean;
  posts: unknown[];
  issues: unknown[];
};

const homeOf = async (member: Parameters<typeof signedIn>[0]) =>
  (await (await signedIn(member)).get("/")).data.ofMember as Home;

describe("home of a member", () => {
  it("is the marketing page for strangers alone", async () => {
    expect((await new Visitor().get("/")).data).not.toHaveProperty("ofMember");
    const page = await (await signedIn(await newMember())).get("/");
    expect(Object.keys(page.data).sort()).toEqual(["idea", "ofMember"]);
  });

  it("has the member's own unfinished ideas and newest plans, and what is new", async () => {
    const [member, other] = [await newMember(), await newMember()];
    await savedPlanOf(other);
    const idea = (userId: string, description: string) =>
      transaction((tx) => insertDraft(tx, { userId, description }));
    await idea(other.id, "Not mine");
    const { id } = await idea(member.id, "A list for the hamster");
    for (let n = 0; n < 5; n++) await savedPlanOf(member);
    const home = await homeOf(member);
    expect(home.unfinished).toEqual([{ id, description: "A list for the hamster" }]);
    expect([home.plans.length, home.hasMorePlans]).toEqual([4, true]);
    expect(home.posts).toHaveLength(Math.min(3, posts().length));
    expect(home.issues).toEqual([]);
  });

  it("names the last issue where the archive shows it", async () => {
    const { newsletter } = siteContent();
    onTestFinished(() => void Object.assign(newsletter, { archive: false }));
    await transaction(async (tx) => {
      const issue = await insertIssue(tx, { subject: "News of March", body: "Hello" });
      await updateIssue(tx, issue, { number: 7, status: "sent", startedAt: now(), archive: "shown" });
    });
    const member = await newMember();
    expect((await homeOf(member)).issues).toEqual([]);
    Object.assign(newsletter, { archive: true });
    expect((await homeOf(member)).issues).toEqual([{ number: 7, title: "News of March", day: "2026-03-15" }]);
  });
});
