import { describe, expect, it, onTestFinished } from "vitest";
import { transaction } from "~/base/data/database";
import { HOUR_MS, MINUTE_MS } from "~/base/kernel/clock";
import { listEvents } from "~/identity/data/audit";
import { byOperator } from "~/identity/data/operator-acts";
import { listStopped, stopEmail } from "~/mail/data/stopped-emails";
import { deliverDueMail } from "~/mail/deliver";
import { type Envelope, NotSent } from "~/mail/transports";
import { pauseIssue } from "~/newsletter/change-issues";
import { newsletterQueue } from "~/newsletter/data/bulk";
import { claimNewsletterMail, countMails, listFailedMails, listIssues } from "~/newsletter/data/issues";
import { issueText, unsubscribe } from "~/newsletter/subscribe";
import { robots } from "~/pages/site-files";
import { newsletterFeed } from "~/site/render/feeds";
import { siteContent } from "~/site/site.server";
import { passTime, withClock } from "../support/clock";
import { onPostgres, withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newMember } from "../support/members";
import { newSubscribers } from "../support/newsletter";
import { actsOf, operatorSignedIn } from "../support/operators";
import { parseXml } from "../support/parse-xml";
import { signedIn, Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

const ISSUE = {
  revision: "0",
  subject: "Issue one",
  body: "Hello **all**.\n\n![A map](https://pictures.example/map.png)",
};

async function draft() {
  const { operator, visitor } = await operatorSignedIn();
  const { location } = await visitor.post("/admin/newsletter/new", ISSUE);
  return { operator, visitor, path: `${location}`, id: `${location}`.split("/").at(-1) as string };
}

/** An issue that is being sent to so many readers. */
async function begun(readers: number) {
  const issue = await draft();
  await newSubscribers(readers);
  await issue.visitor.post(`${issue.path}/send`, { revision: "1" });
  return issue;
}

/** Delivers what is due; `answer` may throw for a mail. */
async function deliver(answer: (mail: Envelope) => void = () => {}): Promise<Envelope[]> {
  const sent: Envelope[] = [];
  const transport = async (mail: Envelope) => {
    answer(mail);
    sent.push(mail);
  };
  await deliverDueMail(transport);
  return sent;
}

const bulk = (mails: Envelope[]) => mails.filter(({ isBulk }) => isBulk).map(({ recipient }) => recipient);
const kinds = async (id: string) => (await listEvents(id)).map(({ kind }) => kind);
const revisionOf = async (visitor: Visitor, path: string) => {
  const { form } = (await visitor.get(`${path}/send`)).data as { form: { values: { revision: string } } };
  return form.values.revision;
};

async function buttons(visitor: Visitor, path: string) {
  const { acts } = (await visitor.get(path)).data as { acts: { href: string }[] };
  return acts.map(({ href }) => href.split("/").at(-1));
}

describe("writing an issue", () => {
  it("asks for a subject and a text, and for pictures that mail programs can load", async () => {
    const { visitor } = await operatorSignedIn();
    const { status, errors, values } = await visitor.post("/admin/newsletter/new", {
      revision: "0",
      subject: " \r\n ",
      body: "![](http://pictures.example/a.png)",
    });
    expect(status).toBe(400);
    expect(Object.keys(errors)).toEqual(["subject", "body"]);
    expect(String(errors.body)).toContain("https://");
    expect(values.body).toBe("![](http://pictures.example/a.png)");
    expect(await listIssues(10)).toEqual([]);
  });

  it.each([
    ["![](/\\pictures.example/a.png)", "https://"],
    ["![](https://pictures.example;script-src/a.png)", "https://"],
    ["![](https://*/a.png)", "https://"],
    ["![a][b]\n\n[b]: http://pictures.example/a.png", "https://"],
    [">".repeat(9000), "inside each other"],
    [`${"- ".repeat(9000)}a`, "inside each other"],
  ])(
    "refuses a picture that no page can allow, and a text that nests without end: %.40s",
    async (body, says) => {
      const { visitor } = await operatorSignedIn();
      const typed = { revision: "0", subject: "News", body };
      const { status, errors, values } = await visitor.post("/admin/newsletter/new", typed);
      expect([status, Object.keys(errors)]).toEqual([400, ["body"]]);
      expect(String(errors.body)).toContain(says);
      expect(values.body).toBe(body);
    },
  );

  it("makes one line of a subject", async () => {
    const { visitor } = await operatorSignedIn();
    await visitor.post("/admin/newsletter/new", { ...ISSUE, subject: "One\r\nBcc: x@y.example\t" });
    expect((await listIssues(1))[0]?.subject).toBe("One Bcc: x@y.example");
  });

  it("begins with a post of the blog", async () => {
    const { visitor } = await operatorSignedIn();
    const { posts } = (await visitor.get("/admin/newsletter")).data as {
      posts: { slug: string; title: string }[];
    };
    const post = posts[0];
    const { form } = (await visitor.get(`/admin/newsletter/new?post=${post?.slug}`)).data as {
      form: { values: Record<string, string> };
    };
    expect(form.values.subject).toBe(post?.title);
    expect(form.values.body).toContain(`(/blog/${post?.slug})`);
    const preview = await visitor.get(`/admin/newsletter/new/preview?view=light&post=${post?.slug}`);
    expect(preview.text).toContain(`/blog/${post?.slug}`);
  });

  it("answers 409 when another operator changed it in the meantime, and keeps what was typed", async () => {
    const { visitor, path } = await draft();
    await visitor.post(path, { ...ISSUE, revision: "1", subject: "Theirs" });
    const { status, errors, values } = await visitor.post(path, { ...ISSUE, revision: "1", subject: "Mine" });
    expect(status).toBe(409);
    expect(String(errors[""])).toContain("Theirs");
    expect(values).toMatchObject({ subject: "Mine", revision: "2" });
    expect((await listIssues(1))[0]?.subject).toBe("Theirs");
  });

  it("offers what was typed as a new draft when the draft was deleted, or is being sent", async () => {
    const { visitor, path } = await begun(1);
    const late = await visitor.post(path, { ...ISSUE, revision: "1", body: "Typed for long" });
    const page = await visitor.follow(late);
    expect(String(page.flash?.text)).toContain("the issue is being sent");
    expect(page.data.form).toMatchObject({ values: { body: "Typed for long", revision: "0" } });
    const saved = await visitor.post("/admin/newsletter/new", { ...ISSUE, body: "Typed for long" });
    await visitor.post(`${saved.location}/delete`, { revision: "1" });
    expect((await visitor.get("/admin/newsletter/new")).data.form).toMatchObject({
      values: { revision: "0" },
    });
    const gone = await visitor.post(`${saved.location}`, { ...ISSUE, revision: "1", body: "Again" });
    expect((await visitor.follow(gone)).data.form).toMatchObject({ values: { body: "Again" } });
  });

  it("sends it to the operator alone, with a link that unsubscribes nobody", async () => {
    const { visitor, operator, path } = await draft();
    await newSubscribers(2);
    await visitor.post(path, { ...ISSUE, revision: "1", alsoSend: "trial" });
    const [mail, ...others] = await deliver();
    expect([mail?.recipient, mail?.letter.subject, others]).toEqual([operator.email, "Test: Issue one", []]);
    const link = /https?:\/\/\S+unsubscribe\S+/.exec(mail?.letter.text ?? "")?.[0] as string;
    const { pathname, search } = new URL(link);
    const page = await new Visitor().get(pathname + search);
    expect([page.status, page.problem?.title]).toEqual([200, "A test of the newsletter"]);
    const oneClick = await new Visitor().post(pathname + search, { "List-Unsubscribe": "One-Click" });
    expect(oneClick.status).toBe(200);
  });

  it("sends the test to any operator who can open the desk, and to nobody else", async () => {
    const { visitor, operator, path } = await draft();
    const { operator: other } = await operatorSignedIn();
    const member = await newMember();
    const { operators, form } = (await visitor.get(path)).data as {
      operators: { value: string }[];
      form: { values: { recipient: string } };
    };
    expect(operators.map(({ value }) => value).sort()).toEqual([operator.id, other.id].sort());
    expect(form.values.recipient).toBe(operator.id);
    const typed = { ...ISSUE, revision: "1", alsoSend: "trial", body: "Typed since" };
    const refused = await visitor.post(path, { ...typed, recipient: member.id });
    expect([refused.status, Object.keys(refused.errors), refused.values.body]).toEqual([
      400,
      ["recipient"],
      "Typed since",
    ]);
    await visitor.post(path, { ...typed, recipient: other.id });
    expect((await deliver()).map(({ recipient }) => recipient)).toEqual([other.email]);
  });

  it.each([
    ["light", "@media not all", 'src="https://pictures.example/map.png"'],
    ["dark", "@media all", 'src="https://pictures.example/map.png"'],
    ["text", "Hello all.", "Unsubscribe: http"],
  ])("shows the mail as it is stored and as it is typed, without scripts: %s", async (view, ...holds) => {
    const { visitor, path } = await draft();
    const stored = await visitor.get(`${path}/preview?view=${view}`);
    expect(stored.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; .*img-src 'self' https:; frame-ancestors 'self'; sandbox allow-same-origin$/,
    );
    for (const text of holds) expect(stored.text).toContain(text);
    for (const id of [path, "/admin/newsletter/new"]) {
      const typed = await visitor.post(`${id}/preview`, { ...ISSUE, view, subject: "T & <b>" });
      expect(typed.text.replaceAll("T &amp; &lt;b&gt;", "Issue one")).toBe(stored.text);
      expect(typed.headers.get("Content-Security-Policy")).toBe(
        stored.headers.get("Content-Security-Policy"),
      );
    }
    expect(await listIssues(2)).toMatchObject([{ subject: "Issue one", revision: 1 }]);
    const deep = await visitor.post(`${path}/preview`, { view, subject: "", body: ">".repeat(9000) });
    expect(deep.text).toContain("inside each other");
    const member = await signedIn(await newMember());
    expect((await member.post(`${path}/preview`, { ...ISSUE, view })).status).toBe(404);
  });
});

describe("sending an issue", () => {
  it("sends it to each subscriber of that moment once, with their own one-click link", async () => {
    const { visitor, operator, path, id } = await draft();
    await newSubscribers(3);
    await newSubscribers(1, { ended: true });
    expect((await visitor.get(`${path}/send`)).data.about).toBe("Issue one goes to 3 readers.");
    await visitor.post(`${path}/send`, { revision: "1" });
    await newSubscribers(1, { first: 10 });
    const sent = await deliver();
    expect(bulk(sent).toSorted()).toEqual([
      "reader0@example.test",
      "reader1@example.test",
      "reader2@example.test",
    ]);
    const headers = sent.map(({ letter }) => letter.headers?.["List-Unsubscribe"]);
    expect(new Set(headers).size).toBe(3);
    expect(sent[0]?.letter.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await deliver()).toEqual([]);
    expect(await countMails(id)).toEqual({ sent: 3 });
    expect((await visitor.get(path)).data).toMatchObject({ status: "sent", progress: { done: 3, all: 3 } });
    expect(await actsOf(operator)).toContain("newsletter_sent Issue one");
    const again = await visitor.post(`${path}/send`, { revision: await revisionOf(visitor, path) });
    expect(again.status).toBe(409);
    expect(String(again.errors[""])).toContain("the issue is sent");
  });

  it("is refused while nobody subscribes", async () => {
    const { visitor, path } = await draft();
    const { status, errors } = await visitor.post(`${path}/send`, { revision: "1" });
    expect(status).toBe(409);
    expect(String(errors[""])).toContain("Nobody has subscribed yet");
    expect((await visitor.get(path)).data.status).toBe("draft");
  });

  it("says first which links and pictures cannot be reached, and is sent all the same", async () => {
    const { visitor, path } = await draft();
    await newSubscribers(1);
    await visitor.post(path, { ...ISSUE, revision: "1", body: "[One](http://127.0.0.1/) and words" });
    const { data } = await visitor.get(`${path}/send`);
    expect(data).toMatchObject({
      warnings: ["Link http://127.0.0.1/: leads into a private network, which is not asked."],
      button: "Send anyway",
      instead: "Back to the issue",
    });
    await visitor.post(path, { ...ISSUE, revision: "2", body: "Words" });
    expect((await visitor.get(`${path}/send`)).data).toMatchObject({
      warnings: [],
      button: "Send to 1 reader",
    });
    await visitor.post(path, { ...ISSUE, revision: "3" });
    expect((await visitor.post(`${path}/send`, { revision: "4" })).status).toBe(303);
  });

  it("waits for a time of the site's zone, for whoever subscribes then", async () => {
    const { operator, visitor, path, id } = await draft();
    Object.assign(siteContent(), { timeZone: "Europe/Oslo" });
    onTestFinished(() => void Object.assign(siteContent(), { timeZone: "UTC" }));
    const send = (at: string, to = path) => visitor.post(`${to}/send`, { revision: "1", at });
    expect((await send("2026-03-15T09:00")).errors).toEqual({ at: ["This moment has passed."] });
    expect((await send("tomorrow")).errors).toMatchObject({ at: [expect.stringContaining("Give a day")] });
    expect((await send("2026-03-16T09:00")).status).toBe(303);
    expect((await visitor.get(path)).data).toMatchObject({ waitsFor: "16. Mar 2026, 09:00", progress: null });
    const { location: late } = await visitor.post("/admin/newsletter/new", {
      ...ISSUE,
      subject: "Issue two",
    });
    await send("2026-03-16T10:00", `${late}`);
    await newSubscribers(1);
    passTime(20 * HOUR_MS - MINUTE_MS);
    expect(bulk(await deliver())).toEqual([]);
    passTime(MINUTE_MS);
    expect(bulk(await deliver())).toEqual(["reader0@example.test"]);
    expect(await countMails(id)).toEqual({ sent: 1 });
    expect(await actsOf(operator)).toContain("newsletter_scheduled Issue one");
    // Late by hours, after an outage or a restore: an operator decides.
    passTime(3 * HOUR_MS);
    expect(bulk(await deliver())).toEqual([]);
    expect((await visitor.get(`${late}`)).data.status).toBe("draft");
  });

  it("leaves out who unsubscribes before their turn, and is refused where mail is stopped by then", async () => {
    const { visitor, path, id } = await draft();
    const [first] = await newSubscribers(3);
    await visitor.post(`${path}/send`, { revision: "1" });
    await transaction((tx) => unsubscribe(tx, { userId: first as string }, { ip: "192.0.2.1" }));
    await transaction((tx) =>
      stopEmail(tx, { email: "reader1@example.test", reason: "bounced", detail: "" }),
    );
    expect(bulk(await deliver())).toEqual(["reader2@example.test"]);
    expect(await countMails(id)).toEqual({ sent: 1, skipped: 1, refused: 1 });
    expect(await listFailedMails(id, 1)).toMatchObject([{ lastError: "Mail to it is stopped: it bounced." }]);
  });

  it("pauses, goes on and cancels", async () => {
    const { visitor, operator, path, id } = await begun(3);
    expect(await buttons(visitor, path)).toEqual(["pause", "cancel"]);
    await visitor.post(`${path}/pause`, { revision: await revisionOf(visitor, path) });
    expect(await buttons(visitor, path)).toEqual(["resume", "cancel"]);
    expect(await deliver()).toEqual([]);
    await visitor.post(`${path}/resume`, { revision: await revisionOf(visitor, path) });
    const one = deliverDueMail(async () => {}, stopAfter(1));
    await one;
    await visitor.post(`${path}/cancel`, { revision: await revisionOf(visitor, path) });
    expect(await deliver()).toEqual([]);
    expect(await countMails(id)).toEqual({ sent: 1, cancelled: 2 });
    expect((await actsOf(operator)).join()).toMatch(/(?=.*_paused)(?=.*_resumed)(?=.*_cancelled)/);
  });

  it.skipIf(onPostgres)("takes no mail after a pause, also when it looked before", async () => {
    const { visitor, operator, path, id } = await begun(3);
    const pausing = pauseIssue(
      { id },
      { ...byOperator(operator), revision: await revisionOf(visitor, path) },
    );
    const [, mail] = await Promise.all([pausing, claimNewsletterMail()]);
    expect(mail).toBeNull();
    expect(await countMails(id)).toEqual({ waiting: 3 });
  });

  it("heeds MAIL_PER_HOUR, and leaves a tenth of it to each rank above", async () => {
    setEnvironment({ MAIL_PER_HOUR: "10" });
    const { visitor, path } = await begun(12);
    expect(bulk(await deliver())).toHaveLength(8);
    expect(bulk(await deliver())).toHaveLength(0);
    const { progress } = (await visitor.get(path)).data as { progress: { facts: { text: string }[] } };
    expect(progress.facts[1]?.text).toMatch(/^15. Mar 2026, 13:00, because MAIL_PER_HOUR is 10/);
    passTime(59 * 60 * 1000);
    expect(bulk(await deliver())).toHaveLength(0);
    passTime(60 * 1000);
    expect(bulk(await deliver())).toHaveLength(4);
  });

  it("begins a second issue in its time while the hour's mails are used up", async () => {
    setEnvironment({ MAIL_PER_HOUR: "10" });
    const { visitor } = await begun(12);
    const { location } = await visitor.post("/admin/newsletter/new", { ...ISSUE, subject: "Issue two" });
    await visitor.post(`${location}/send`, { revision: "1", at: "2026-03-15T12:05" });
    for (let minutes = 0; minutes < 6; minutes++) {
      await deliver();
      passTime(MINUTE_MS);
    }
    expect((await visitor.get(`${location}`)).data.status).toBe("sending");
  });

  it("keeps nothing of MAIL_PER_HOUR for an issue that is paused", async () => {
    setEnvironment({ MAIL_PER_HOUR: "10" });
    const { visitor, path } = await begun(1);
    expect(await newsletterQueue.isDue()).toBe(true);
    await visitor.post(`${path}/pause`, { revision: await revisionOf(visitor, path) });
    expect(await newsletterQueue.isDue()).toBe(false);
  });

  it("tries a mail again that was put off, and not one that was refused or may have arrived", async () => {
    const { visitor, path, id } = await begun(4);
    const answers: Record<string, Error> = {
      "reader0@example.test": new NotSent("refused", "recipient", "550 nobody here"),
      "reader1@example.test": new NotSent("retry", "lost answer", "the connection broke"),
      "reader2@example.test": new NotSent("retry", "recipient", "450 later"),
    };
    const answer = ({ recipient }: Envelope) => {
      if (answers[recipient]) throw answers[recipient];
    };
    for (let round = 0; round < 3; round++) await deliver(answer);
    expect(await countMails(id)).toEqual({ refused: 1, unsure: 1, waiting: 1, sent: 1 });
    passTime(60 * 1000);
    expect(bulk(await deliver())).toEqual(["reader2@example.test"]);
    expect(await countMails(id)).toEqual({ refused: 1, unsure: 1, sent: 2 });
    const { issues } = (await visitor.get("/admin/mail")).data;
    expect(issues).toMatchObject([{ subject: "Issue one", status: "sent", waiting: 0, refused: 1 }]);
    const again = { revision: await revisionOf(visitor, path) };
    expect((await visitor.post(`${path}/retry`, again)).status).toBe(303);
    expect(bulk(await deliver())).toEqual(["reader0@example.test"]);
    expect(await countMails(id)).toEqual({ unsure: 1, sent: 3 });
    const none = await visitor.post(`${path}/retry`, { revision: await revisionOf(visitor, path) });
    expect(none.status).toBe(409);
  });

  it("counts a mail as unsure whose process died, and ends the issue", async () => {
    const { visitor, path, id } = await begun(2);
    // Never answers, as in a process that died.
    void deliverDueMail(
      () => new Promise(() => {}),
      () => false,
    );
    await expect.poll(() => countMails(id)).toEqual({ sending: 1, waiting: 1 });
    expect(bulk(await deliver())).toHaveLength(1);
    expect((await visitor.get(path)).data.status).toBe("sending");
    passTime(61 * 1000);
    await deliver();
    expect(await countMails(id)).toEqual({ sent: 1, unsure: 1 });
    expect((await visitor.get(path)).data.status).toBe("sent");
  });
});

describe("what the mail service reports", () => {
  const SECRET = "a-secret-of-the-webhook";
  const report = (body: unknown, secret = SECRET) =>
    new Visitor().send("/api/postmark", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Basic ${Buffer.from(`postmark:${secret}`).toString("base64")}`,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  it("takes no report without a secret, with a wrong one, or that cannot be read", async () => {
    expect((await report({})).status).toBe(404);
    setEnvironment({ POSTMARK_WEBHOOK_SECRET: SECRET });
    const bounce = { RecordType: "Bounce", Type: "HardBounce", Email: "reader0@example.test" };
    expect((await report(bounce, "wrong")).status).toBe(401);
    expect((await report("no json")).status).toBe(400);
    const endless = { ...bounce, Email: `${"a".repeat(250)}@example.test` };
    expect((await report(endless)).status).toBe(400);
    expect(await listStopped(10)).toEqual([]);
  });

  it("stops mail after a hard bounce or a complaint, not after a full mailbox, until an operator allows it", async () => {
    setEnvironment({ POSTMARK_WEBHOOK_SECRET: SECRET });
    const { visitor, operator, path, id } = await draft();
    const [first] = await newSubscribers(3);
    await visitor.post(`${path}/send`, { revision: "1" });
    const sent = await deliver();
    const idOf = (n: number) => sent.find(({ recipient }) => recipient === `reader${n}@example.test`)?.id;
    const about = (n: number) => ({ Email: `Reader${n}@example.test`, Metadata: { mail: idOf(n) } });
    await report({ RecordType: "Bounce", Type: "HardBounce", Description: "No such mailbox", ...about(0) });
    await report({ RecordType: "SpamComplaint", Type: "SpamComplaint", ...about(1) });
    await report({ RecordType: "Bounce", Type: "SoftBounce", ...about(2) });
    expect((await listStopped(10)).map(({ email, reason }) => `${email} ${reason}`).toSorted()).toEqual([
      "reader0@example.test bounced",
      "reader1@example.test complained",
    ]);
    expect(await countMails(id)).toEqual({ bounced: 1, complained: 1, sent: 1 });
    expect(await kinds(first as string)).toContain("email_stopped");
    expect((await visitor.get("/admin/newsletter")).data.subscribers).toBe(1);
    await visitor.post("/admin/mail", { mail: "reader0@example.test", change: "allow" });
    expect((await visitor.get("/admin/newsletter")).data.subscribers).toBe(2);
    expect(await actsOf(operator)).toContain("email_allowed");
  });

  it("ends a subscription that was ended at the mail service", async () => {
    setEnvironment({ POSTMARK_WEBHOOK_SECRET: SECRET });
    const { visitor } = await operatorSignedIn();
    await newSubscribers(1);
    const change = {
      RecordType: "SubscriptionChange",
      SuppressSending: true,
      SuppressionReason: "ManualSuppression",
    };
    await report({ ...change, Recipient: "reader0@example.test" });
    expect((await visitor.get("/admin/newsletter")).data.subscribers).toBe(0);
    expect(await listStopped(10)).toEqual([]);
  });
});

describe("the archive", () => {
  it("is off unless the content switches it on", async () => {
    const { visitor } = await begun(1);
    expect((await visitor.get("/newsletter")).data.issues).toBeNull();
    for (const url of ["/newsletter/1", "/newsletter/feed.xml"])
      expect((await visitor.get(url)).status, url).toBe(404);
  });

  function switchOn() {
    const { newsletter } = siteContent();
    onTestFinished(() => void Object.assign(newsletter, { archive: false }));
    Object.assign(newsletter, { archive: true });
  }
  const stranger = new Visitor();
  const listed = async () => (await stranger.get("/newsletter")).data.issues;

  it("shows what was sent, not drafts and not what is still being sent, with a feed", async () => {
    switchOn();
    const { visitor, path } = await begun(1);
    expect(await listed()).toEqual([]);
    const early = await stranger.get("/newsletter/1");
    expect([early.status, early.problem?.title]).toEqual([404, "Not here yet"]);
    await deliver();
    await deliver();
    expect(await listed()).toEqual([{ number: 1, title: "Issue one", day: "2026-03-15" }]);
    expect((await visitor.get(path)).data.progress).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ term: "Archive", href: "/newsletter/1" })]),
    });
    expect((await stranger.get("/newsletter/1")).data.html).toContain("<strong>all</strong>");
    const feed = (await stranger.get("/newsletter/feed.xml")).text;
    expect(feed).toContain("<link>http://127.0.0.1:3000/newsletter/1</link>");
  });

  it("has a strict feed and line ends, whatever was pasted into subject and text", async () => {
    switchOn();
    const { visitor } = await operatorSignedIn();
    const typed = { ...ISSUE, subject: "News\vof March", body: "First line\vsecond line ]]>\u0001" };
    const path = `${(await visitor.post("/admin/newsletter/new", typed)).location}`;
    await newSubscribers(1);
    await visitor.post(`${path}/send`, { revision: "1" });
    const [mail] = (await deliver()).filter(({ isBulk }) => isBulk);
    expect(mail?.letter.subject).toBe("News of March");
    expect(mail?.letter.text).toContain("First line\nsecond line ]]>\n");
    expect(mail?.letter.html).toContain("First line<br>second line ]]&gt;");
    await deliver();
    const feed = (await stranger.get("/newsletter/feed.xml")).text;
    parseXml(feed);
    expect(feed).toContain("First line<br>second line");
    expect((await stranger.get("/newsletter/1")).data.html).toContain("First line<br>second line");
  });

  it("dates an issue by the day where the site is", async () => {
    switchOn();
    onTestFinished(() => void Object.assign(siteContent(), { timeZone: "UTC" }));
    await begun(1);
    await deliver();
    await deliver();
    const day = async (timeZone: string) => {
      Object.assign(siteContent(), { timeZone });
      return ((await listed()) as { day: string }[])[0]?.day;
    };
    expect(await day("Pacific/Auckland")).toBe("2026-03-16");
    expect(await day("America/New_York")).toBe("2026-03-15");
  });

  it("has a strict feed of an issue that was stored before such characters were taken out", async () => {
    const site = siteContent();
    const markdown = issueText("One\vtwo\u0001");
    const old = { number: 1, title: "News\vof March", markdown, date: new Date(0) };
    const feed = (await newsletterFeed(site, "https://loam.example", [old])).rss2();
    parseXml(feed);
    expect(feed).toContain("<p>One<br>two</p>");
  });

  it("loses an issue that an operator takes out, until it is put back", async () => {
    switchOn();
    const { visitor, operator, path } = await begun(2);
    const change = async (act: string) =>
      (await visitor.post(`${path}/${act}`, { revision: await revisionOf(visitor, path) })).status;
    expect(await change("withdraw")).toBe(409);
    expect(await change("archive")).toBe(409);
    for (let round = 0; round < 2; round++)
      await deliver(({ recipient }) => {
        if (recipient.startsWith("reader0")) throw new NotSent("refused", "recipient", "550 nobody here");
      });
    expect(robots({ site: siteContent(), origin: "" })).not.toContain("Disallow: /newsletter/\n");
    expect(await buttons(visitor, path)).toEqual(["retry", "withdraw"]);
    expect(await change("withdraw")).toBe(303);
    expect([await listed(), (await stranger.get("/newsletter/1")).status]).toEqual([[], 404]);
    // Sending refused mails again ends once more, and puts nothing back.
    await change("retry");
    await deliver();
    await deliver();
    expect(await listed()).toEqual([]);
    expect(await change("archive")).toBe(303);
    expect(await listed()).toMatchObject([{ number: 1 }]);
    expect((await actsOf(operator)).join()).toMatch(/(?=.*newsletter_withdrawn)(?=.*newsletter_archived)/);
    passTime(11 * 60 * 1000);
    const late = await visitor.post(`${path}/withdraw`, { revision: await revisionOf(visitor, path) });
    expect(late.location).toMatch(/^\/auth\/prove/);
  });

  it("has an issue that was cancelled after some were sent, and none that nobody got", async () => {
    switchOn();
    await newSubscribers(2);
    for (const [many, issues] of [
      [0, []],
      [1, [{ number: 2 }]],
    ] as const) {
      const { visitor, path } = await draft();
      await visitor.post(`${path}/send`, { revision: "1" });
      await deliverDueMail(async () => {}, stopAfter(many));
      await visitor.post(`${path}/cancel`, { revision: await revisionOf(visitor, path) });
      expect(await listed()).toMatchObject(issues);
    }
  });

  it("shows the line {{braindumper}} as the mail does: a link", async () => {
    switchOn();
    const { visitor, path } = await draft();
    await newSubscribers(1);
    await visitor.post(path, { ...ISSUE, revision: "1", body: "Try:\r\n\r\n{{braindumper}}\r\n\r\nBye" });
    await visitor.post(`${path}/send`, { revision: "2" });
    const [mail] = await deliver();
    await deliver();
    const link = 'href="http://127.0.0.1:3000/braindumper"';
    expect(mail?.letter.html).toContain(link);
    expect((await stranger.get("/newsletter/1")).data.html).toContain('href="/braindumper"');
    expect(`${mail?.letter.html}${mail?.letter.text}`).not.toContain("{{");
  });
});

function stopAfter(n: number): () => boolean {
  let asked = 0;
  return () => asked++ >= n;
}
