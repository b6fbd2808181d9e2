import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { KEY_FIELD } from "~/base/forms/hidden-fields";
import { isBusy } from "~/base/kernel/busy";
import { findPlan } from "~/braindumper/data/plans";
import { type FirstAnswer, firstAnswerParts } from "~/braindumper/first-answer";
import { siteContent } from "~/site/site.server";
import { turnClock, withClock } from "../support/clock";
import { onPostgres, runRaw, withDatabase } from "../support/database";
import { withSilentLog } from "../support/log-lines";
import { newMember } from "../support/members";
import { HOSTILE_TEXTS, newPlan, savedPlanOf } from "../support/plans";
import { signedIn, Visitor, type VisitorAnswer } from "../support/visitor";

withDatabase();
withSilentLog();
withClock("2026-03-31T23:30:00Z");

const LOVABLE = {
  platform: "lovable",
  appType: null,
  generatedContext: '{"prompt":"Build it","prd":"Know it","type":"lovable"}',
};

describe("/braindumps", () => {
  it("has no plans for a visitor, who is asked to log in", async () => {
    expect(await new Visitor().get("/braindumps")).toMatchObject({ status: 200, data: { plans: null } });
  });

  it("is empty for a new member", async () => {
    expect((await (await signedIn(await newMember())).get("/braindumps")).data).toMatchObject({ plans: [] });
  });

  it("lists one's own plans, newest first", async () => {
    const [member, other] = [await newMember(), await newMember()];
    await savedPlanOf(other);
    const first = await savedPlanOf(member);
    turnClock("2026-04-01T00:00:00Z");
    const second = await savedPlanOf(member, LOVABLE);
    const { data } = await (await signedIn(member)).get("/braindumps");
    expect(data.plans).toEqual([
      {
        id: second,
        date: "1. Apr 2026",
        dateTime: "2026-04-01T00:00:00.000Z",
        name: "Bread shop",
        version: 1,
        platform: "lovable",
        appType: null,
        description: newPlan().description,
        badges: ["PRD"],
        preview: "Build it",
      },
      expect.objectContaining({
        id: first,
        date: "31. Mar 2026",
        platform: "cursor",
        appType: "web",
        badges: [],
      }),
    ]);
  });
});

describe("/braindumps/{id}", () => {
  it.each([
    ["lovable with a knowledge file", LOVABLE, { type: "lovable", prompt: "Build it", prd: "Know it" }],
    [
      "an older lovable plan",
      { ...LOVABLE, generatedContext: "Plain." },
      { type: "lovable", prompt: "Plain.", prd: "" },
    ],
    ["another platform", {}, { type: "text", text: newPlan().generatedContext }],
  ])("shows %s", async (_, given, context) => {
    const member = await newMember();
    const id = await savedPlanOf(member, given);
    const answer = await (await signedIn(member)).get(`/braindumps/${id}`);
    expect(answer).toMatchObject({ status: 200, data: { id, context, date: "31. Mar 2026" } });
  });

  it("shows its author what a model once wrote beneath it, in a later version too", async () => {
    const member = await newMember();
    const firstAnswer = {
      ...{ understood: ["A book of lifts."], tables: [], screens: [], decisions: [], questions: [] },
      checks: [{ test: "Ring", refusal: "A guest rings" }],
    };
    const id = await savedPlanOf(member, { firstAnswer });
    const visitor = await signedIn(member);
    const { location } = await visitor.post(`/braindumps/${id}/builder`, { platform: "bolt" });
    const { data } = await visitor.get(`/braindumps/${location?.split("/").at(-1)}`);
    expect(firstAnswerParts(data.firstAnswer as FirstAnswer)).toEqual([
      { title: "What it understood", lines: ["A book of lifts."] },
      { title: "Tests and refusals", lines: ["Ring Refused: A guest rings"] },
    ]);
  });

  it("asks a visitor to sign in, and leads back", async () => {
    const id = await savedPlanOf(await newMember());
    const answer = await new Visitor().get(`/braindumps/${id}`);
    expect(answer).toMatchObject({ status: 303, location: `/auth?redirectTo=%2Fbraindumps%2F${id}` });
    const { query } = (await new Visitor().follow(answer)).data;
    expect(new URLSearchParams(String(query)).get("redirectTo")).toBe(`/braindumps/${id}`);
  });

  it.skipIf(onPostgres)("that cannot be loaded leads back to the list, which says so", async () => {
    const member = await newMember();
    const id = await savedPlanOf(member);
    const visitor = await signedIn(member);
    const setAnswers = (json: string) =>
      transaction(async (tx) => runRaw(tx, `UPDATE brain_dumps SET answers = ${json}`));
    await setAnswers("'{'");
    const answer = await visitor.get(`/braindumps/${id}`).finally(() => setAnswers("NULL"));
    expect(answer).toMatchObject({ status: 303, location: "/braindumps" });
    expect((await visitor.follow(answer)).flash).toMatchObject({
      kind: "error",
      title: "Could not load brain dump",
    });
  });

  it("that cannot be loaded during an upgrade is asked for again, as any page is then", async () => {
    const member = await newMember();
    const id = await savedPlanOf(member);
    const visitor = await signedIn(member);
    const rename = (from: string, to: string) =>
      transaction(async (tx) => runRaw(tx, `ALTER TABLE ${from} RENAME TO ${to}`));
    await rename("brain_dumps", "out_of_reach");
    const read = visitor.get(`/braindumps/${id}`).finally(() => rename("out_of_reach", "brain_dumps"));
    expect(isBusy(await read.catch((error) => error))).toBe(true);
  });
});

describe("another member's plan answers like a missing one", () => {
  const FORMS = [
    "/braindumps/{}",
    "/braindumps/{}/delete",
    "/braindumps/{}/download",
    "/braindumps/{}/download?as=context",
  ];
  const MISSING = [
    "xyz",
    "%00",
    "%27%20OR%201=1",
    "..%2f..%2fetc%2fpasswd",
    "a".repeat(2000),
    "%F0%9F%8C%B1",
  ];

  it.each(FORMS)("%s", async (form) => {
    const [member, other] = [await newMember(), await newMember()];
    const id = await savedPlanOf(other);
    const visitor = await signedIn(member);
    const { status, problem, text, headers, data } = await visitor.get(form.replace("{}", id));
    expect(status).toBe(404);
    expect(problem?.title ?? text.trim()).toBe("Brain dump not found");
    if (problem) expect(problem.link).toEqual({ href: "/braindumps", label: "Back to Brain Dumps" });
    for (const missing of MISSING) {
      const answer = await visitor.get(form.replace("{}", missing));
      expect({ ...answer, headers: [...answer.headers] }).toMatchObject({
        status,
        problem,
        text,
        data,
        headers: [...headers],
      });
    }
  });

  it("and nothing that the stranger does changes it", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const id = await savedPlanOf(other);
    const visitor = await signedIn(member);
    await visitor.get(`/go/cursor?plan=${id}`);
    await visitor.get(`/braindumps/${id}/download?as=context`);
    expect((await visitor.post(`/braindumps/${id}/edit`)).status).toBe(404);
    for (const missing of [id, "xyz", "a".repeat(2000)]) {
      const { status, problem } = await visitor.post(`/braindumps/${missing}/delete`);
      expect([status, problem?.title]).toEqual([404, "Brain dump not found"]);
    }
    expect((await findPlan(id, other.id))?.visited).toEqual([]);
  });

  it("who presses Delete twice is told that it is deleted", async () => {
    const member = await newMember();
    const id = await savedPlanOf(member);
    const visitor = await signedIn(member);
    const { key } = await visitor.get(`/braindumps/${id}/delete`);
    const press = () => visitor.post(`/braindumps/${id}/delete`, { [KEY_FIELD]: key ?? "" });
    const answers = [await press(), await press()];
    expect(answers.map(({ location }) => location)).toEqual(["/braindumps", "/braindumps"]);
    expect((await visitor.follow(answers[1] as VisitorAnswer)).flash?.title).toBe("Plan deleted");
  });
});

describe("the download", () => {
  const open = async (given = {}, query = "") => {
    const member = await newMember();
    const id = await savedPlanOf(member, given);
    return { id, member, answer: await (await signedIn(member)).get(`/braindumps/${id}/download${query}`) };
  };

  it.each(HOSTILE_TEXTS)("is the stored text, byte for byte: %j", async (generatedContext) => {
    const { answer } = await open({ generatedContext });
    expect(answer.status).toBe(200);
    // A text decoder drops a byte order mark at the start; none of these begins with one.
    expect(answer.text).toBe(generatedContext);
  });

  it("is named after platform and creation day, as text", async () => {
    const { answer } = await open({ platform: "bolt" });
    expect(answer.headers.get("Content-Disposition")).toBe(
      'attachment; filename="context-bolt-2026-03-31.txt"',
    );
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("is context.md for cursor's button, which is then done", async () => {
    const { answer, id, member } = await open({}, "?as=context");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="context.md"');
    expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(answer.text).toBe(newPlan().generatedContext);
    expect((await findPlan(id, member.id))?.visited).toEqual(["context"]);
  });

  it("of lovable holds both parts under headings", async () => {
    const { answer } = await open(LOVABLE);
    expect(answer.text).toBe("# Initial Prompt\n\nBuild it\n\n# Knowledge File\n\nKnow it\n");
    expect(answer.headers.get("Content-Disposition")).toContain("context-lovable-2026-03-31.txt");
  });

  it("asks a visitor to sign in, whoever's it is and whether it is there, and leads to the plan", async () => {
    for (const id of [await savedPlanOf(await newMember()), "nothing-here"]) {
      const { location } = await new Visitor().get(`/braindumps/${id}/download`);
      expect(location).toBe(`/auth?redirectTo=%2Fbraindumps%2F${id}`);
    }
  });
});

describe("/go/{partner}", () => {
  it("leads to the partners of the content, and notes the click on one's own plan", async () => {
    const member = await newMember();
    const id = await savedPlanOf(member);
    const visitor = await signedIn(member);
    for (const [partner, { url }] of Object.entries(siteContent().partners)) {
      expect(await visitor.get(`/go/${partner}?plan=${id}`)).toMatchObject({ status: 302, location: url });
    }
    expect((await findPlan(id, member.id))?.visited).toEqual(Object.keys(siteContent().partners));
  });

  it("what was used is done, and nothing else", async () => {
    const member = await newMember();
    const id = await savedPlanOf(member);
    const visitor = await signedIn(member);
    const done = async () => {
      const { data } = await visitor.get(`/braindumps/${id}`);
      const { anew } = data.steps as { anew: { done: boolean; isUnnoted?: boolean }[] };
      return anew.filter(({ isUnnoted }) => !isUnnoted).map((step) => step.done);
    };
    expect(await done()).toEqual([false, false, false, false, false]);
    await visitor.get(`/go/cursor?plan=${id}`);
    expect(await done()).toEqual([false, false, true, false, false]);
    expect(await visitor.get(`/go/copy?plan=${id}`)).toMatchObject({
      status: 302,
      location: `/braindumps/${id}?text=context-text#context-text-source`,
    });
    // Cursor reads the plan from a file.
    await visitor.get(`/braindumps/${id}/download?as=context`);
    expect(await done()).toEqual([true, true, true, false, false]);
  });

  it("copying one of Lovable's two texts is noted by itself, and leads to it", async () => {
    const member = await newMember();
    const id = await savedPlanOf(member, LOVABLE);
    const visitor = await signedIn(member);
    for (const part of ["prompt", "knowledge"]) {
      const { location } = await visitor.get(`/go/copy-${part}?plan=${id}`);
      expect(location).toBe(`/braindumps/${id}?text=${part}-text#${part}-text-source`);
    }
    expect((await findPlan(id, member.id))?.visited).toEqual(["copy-prompt", "copy-knowledge"]);
  });

  it("copying is noted on one's own plan alone", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const id = await savedPlanOf(other);
    await (await signedIn(member)).get(`/go/copy?plan=${id}`);
    await new Visitor().get(`/go/copy?plan=${id}`);
    expect((await findPlan(id, other.id))?.visited).toEqual([]);
  });

  it("works for a visitor, and without a plan", async () => {
    expect((await new Visitor().get("/go/cursor")).status).toBe(302);
    expect((await new Visitor().get("/go/cursor?plan=whatever")).status).toBe(302);
    expect((await (await signedIn(await newMember())).get("/go/cursor?plan=%00")).status).toBe(302);
  });

  it.each([
    "nobody",
    "copy",
    "Cursor",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "https:%2f%2fevil.example",
    "%2f%2fevil.example",
    "cursor%00",
    "nobody?url=https://evil.example",
  ])("%s is not found", async (partner) => {
    const answer = await new Visitor().get(`/go/${partner}`);
    expect(answer.status).toBe(404);
    expect(answer.location).toBeNull();
  });

  it("a parameter never says where to", async () => {
    const answer = await new Visitor().get(
      "/go/cursor?url=https://evil.example&redirect=//evil.example&to=/x",
    );
    expect(answer.location).toBe(siteContent().partners.cursor?.url);
  });
});
