import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { saveSubscription } from "~/newsletter/data/subscriptions";
import { insertWaitlistEntry } from "~/waitlist/data";
import { Visitor } from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newSubscribers } from "../support/newsletter";
import { actsOf, operatorSignedIn } from "../support/operators";

withDatabase();
withClock("2026-03-15T12:00:00Z");

it("the desk asks for the next moment once the countdown's has passed", async () => {
  const { visitor } = await operatorSignedIn();
  const { needs } = (await visitor.get("/admin")).data as { needs: { text: string }[] };
  expect(needs.map(({ text }) => text)).toContain("waitlist.date in site.json has passed: set the next one.");
});

describe("the desk's lists", () => {
  it("counts both lists, and gives them as files to who proved it a moment ago", async () => {
    const { operator, visitor } = await operatorSignedIn();
    await newSubscribers(2);
    await transaction((tx) => insertWaitlistEntry(tx, { email: "+ann@example.test", consentText: "Yes" }));
    expect((await visitor.get("/admin/lists")).data.lists).toEqual([
      { name: "newsletter", title: "Subscribers", about: "2 subscribers." },
      { name: "waitlist", title: "Waitlist", about: "1 email, not confirmed: anybody may have typed them." },
    ]);
    const { headers, text } = await visitor.get("/admin/lists/newsletter.csv");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="newsletter.csv"');
    expect(text.match(/[^\r]\r\n/g)).toHaveLength(3);
    passTime(1000);
    const exact = await visitor.get("/admin/lists/waitlist.csv");
    expect(exact.text).toContain("\r\n+ann@example.test,");
    passTime(1000);
    const guarded = await visitor.get("/admin/lists/waitlist.csv?spreadsheet");
    expect(guarded.headers.get("Content-Disposition")).toContain('"waitlist-spreadsheet.csv"');
    expect(guarded.text).toContain("\r\n'+ann@example.test,");
    expect(await actsOf(operator)).toEqual([
      "list_exported waitlist",
      "list_exported waitlist",
      "list_exported newsletter",
    ]);
    passTime(60 * 60 * 1000);
    const { location } = await visitor.get("/admin/lists/waitlist.csv?spreadsheet");
    expect(location).toBe("/auth/prove?redirectTo=%2Fadmin%2Flists%2Fwaitlist.csv%3Fspreadsheet%3D");
  });

  it("tells of an email that is only on the lists", async () => {
    const { visitor } = await operatorSignedIn();
    await transaction((tx) => insertWaitlistEntry(tx, { email: "cy@example.test", consentText: "Yes" }));
    const consent = { text: "Yes", form: "test", at: now().toISOString() };
    await transaction((tx) => saveSubscription(tx, { email: "cy@example.test" }, consent));
    const { data } = await visitor.get("/admin/members?q=CY%40example.test");
    expect((data.others as { text: string }[]).map(({ text }) => text)).toEqual([
      "cy@example.test",
      "since 15. Mar 2026, 12:00",
      "newsletter, waitlist",
      "npm run admin -- person show cy@example.test (or delete)",
    ]);
  });
});

it("is over by default, and says what comes then", async () => {
  const { left, over, foreignForm } = (await new Visitor().get("/waitlist")).data;
  expect(left).toMatchObject({ isOver: true });
  expect([over, foreignForm]).toEqual([expect.stringContaining("stays open"), ""]);
});
