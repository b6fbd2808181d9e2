import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { reader } from "~/base/data/database";
import { actionKind } from "~/identity/form-action";
import { addressed as routes } from "~/routes";
import { rateLimits, ssoClients, users } from "~/tables";
import { readEverything, withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { savedPlanOf } from "../support/plans";
import { withSigningKey } from "../support/sso";
import { urlsOf } from "../support/urls";
import { loadRoute, refusesAsPage, signedIn, Visitor } from "../support/visitor";
import { tellIdea } from "../support/wizard";

withDatabase();
withSigningKey();

const files = [...new Set(routes.map((route) => route.file))];
const modules = await Promise.all(files.map(async (file) => ({ file, ...(await loadRoute(file)) })));
const ofKind = (kind: RegExp) =>
  modules.filter(({ action }) => kind.test(actionKind(action) ?? "")).map(({ file }) => file);
const forms = ofKind(/^(form|button)$/);

/** A member with a draft and a plan, and an address of each route. */
async function openSite() {
  const member = await newMember();
  const visitor = await signedIn(member);
  const id = await savedPlanOf(member);
  await tellIdea(visitor, { platform: "bolt" });
  return { member, visitor, urls: urlsOf({ id }) };
}

describe("the operators' desk", () => {
  const desk = (urls: { url: string; file: string }[]) => urls.filter(({ file }) => file.includes("/desk/"));

  it("is not there for a member, whatever is opened or sent, and asks a stranger to sign in", async () => {
    const { visitor, urls } = await openSite();
    expect(desk(urls).length).toBeGreaterThan(3);
    const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "http://evil.example" };
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const ways: Record<string, (one: Visitor, url: string) => ReturnType<Visitor["get"]>> = {
      GET: (one, url) => one.get(url),
      HEAD: (one, url) => one.send(url, { method: "HEAD" }),
      POST: (one, url) => one.post(url, { email: "x" }),
      "POST from elsewhere": (one, url) => one.post(url, { email: "x" }, foreign),
      "POST of JSON": (one, url) => one.postBody(url, "{}", { "Content-Type": "application/json" }),
      "POST of too much": (one, url) => one.postBody(url, `a=${"a".repeat(70_000)}`, form),
      DELETE: (one, url) => one.send(url, { method: "DELETE" }),
      OPTIONS: (one, url) => one.send(url, { method: "OPTIONS" }),
    };
    for (const [way, send] of Object.entries(ways)) {
      const { status, problem } = await send(visitor, "/nothing-here");
      for (const { url } of desk(urls)) {
        const answer = await send(visitor, url);
        expect({ status: answer.status, problem: answer.problem }, `${way} ${url}`).toEqual({
          status,
          problem,
        });
      }
    }
    for (const { url, file } of desk(urls)) {
      expect(await refusesAsPage(file), file).toBe(true);
      expect((await new Visitor().get(url)).location, url).toMatch(/^\/auth/);
      expect((await new Visitor().post(url)).location, url).toMatch(/^\/auth/);
    }
  });

  it("a new site has no account that nobody made", async () => {
    expect(await reader().select().from(users)).toEqual([]);
    expect(await reader().select().from(ssoClients)).toEqual([]);
  });
});

describe("the table of routes", () => {
  it("names modules that exist, and has some with forms", () => {
    expect(routes.length).toBeGreaterThan(15);
    for (const file of files) expect(existsSync(path.resolve("app", file)), file).toBe(true);
    expect(forms.length).toBeGreaterThan(8);
  });

  it.each(modules)("$file: its action, if any, is a form's or says why it is open", ({ action }) => {
    if (action) expect(actionKind(action)).toMatch(/^(form|button|open: .+)$/);
  });
});

/** Answers of all routes to one kind of request; whatever they are, none may be a fault of ours. */
async function statuses(
  send: (url: string, file: string) => Promise<{ status: number }>,
  urls: { url: string; file: string }[],
) {
  const answers: Record<string, number> = {};
  for (const { url, file } of urls) answers[url] = (await send(url, file)).status;
  return answers;
}

describe("GET", () => {
  it("changes nothing, whatever is opened", async () => {
    const { visitor, urls } = await openSite();
    // What is counted, and a message for the page that a redirect leads to are all that may be noted.
    const rows = async () => {
      // The order of a JSON object's keys is the database's own, and so is where its commas are.
      const text = (await readEverything(rateLimits)).replace(/"flashes":\[[^\]]*\]/g, "");
      return text.replace(/,+/g, ",").replaceAll("{,", "{").replaceAll(",}", "}");
    };
    const before = await rows();
    const anonymous = new Visitor();
    for (const one of [visitor, anonymous]) {
      for (const { url } of urls) {
        // What /readyz is for is to prove that the database takes a write.
        if (url !== "/readyz") expect((await one.get(url)).status, url).toBeLessThan(500);
      }
    }
    expect(await rows()).toBe(before);
    expect(anonymous.cookies.size).toBe(0);
  });

  it("junk in the address is no fault and is not reflected", async () => {
    const { visitor, urls } = await openSite();
    const junk =
      "?foo=<x>&redirect_to=//evil.example&redirectTo=//evil.example&token_hash=%00&type=x&tab=%ff&plan[]=1";
    for (const one of [visitor, new Visitor()]) {
      for (const { url } of urls) {
        const { status, data, location } = await one.get(url + junk);
        expect(status, url).toBeLessThan(500);
        expect(JSON.stringify(data), url).not.toContain("evil.example");
        expect(location ?? "", url).not.toContain("evil.example");
      }
    }
  });

  it("HEAD is answered like GET", async () => {
    const { visitor, urls } = await openSite();
    const byGet = await statuses((url) => visitor.get(url), urls);
    expect(await statuses((url) => visitor.send(url, { method: "HEAD" }), urls)).toEqual(byGet);
  });
});

describe("POST", () => {
  it("is answered where it was sent from: a page with a form shows what was refused, a button needs none", () => {
    for (const file of ofKind(/^form$/))
      expect(readFileSync(path.join("app", file), "utf8"), file).toContain("useActionData<typeof action>()");
  });

  it("to a page that takes no form is refused as such", async () => {
    const { visitor, urls } = await openSite();
    for (const { url, file } of urls) {
      const module = modules.find((each) => each.file === file);
      if (!module?.action) expect((await visitor.post(url, { a: "b" })).status, url).toBe(405);
    }
  });

  // What else comes from elsewhere is in tests/identity/origin.test.ts.
  const FOREIGN: [string, Record<string, string>][] = [
    ["cross-site", { "Sec-Fetch-Site": "cross-site", Origin: "http://evil.example" }],
    ["no header at all", { "Sec-Fetch-Site": "", Origin: "" }],
  ];

  it.each(FOREIGN)(
    "from elsewhere (%s) every form is refused in words and nothing happens",
    async (_, headers) => {
      const { visitor, urls } = await openSite();
      const before = await readEverything();
      for (const { url } of urls.filter(({ file }) => forms.includes(file))) {
        for (const one of [visitor, new Visitor()]) {
          if (one === visitor && url.startsWith("/admin")) continue;
          const answer = await one.post(url, { platform: "rork", theme: "dark", name: "Eve" }, headers);
          expect(answer.status, url).toBe(403);
          expect(answer.problem?.text, url).toContain("http://127.0.0.1:3000");
          expect(answer.headers.getSetCookie(), url).toEqual([]);
        }
      }
      expect(await readEverything()).toBe(before);
    },
  );

  it.each<[string, Record<string, string>]>([
    ["with the right Origin and no Sec-Fetch-Site", { "Sec-Fetch-Site": "" }],
    [
      "with the right Referer alone",
      { "Sec-Fetch-Site": "", Origin: "", Referer: "http://127.0.0.1:3000/auth" },
    ],
  ])("%s a form works", async (_, headers) => {
    expect((await new Visitor().post("/braindumper", { platform: "bolt" }, headers)).status).toBe(303);
  });

  const FIELDS =
    "draft go platform description appType firstName email password confirmPassword acceptTerms name theme to".split(
      " ",
    );
  const everyField = (value: string) => new URLSearchParams(FIELDS.map((name) => [name, value]));
  // What else a body may be is read, or refused, before any form sees it: tests/base/read-form.test.ts.
  const MALFORMED: [string, () => BodyInit, Record<string, string>][] = [
    ["an empty form", () => new URLSearchParams(), {}],
    ["every field empty", () => everyField(""), {}],
    ["every field very odd", () => everyField("\0\u202E'; DROP TABLE users; --<script>"), {}],
    ["JSON", () => "{}", { "Content-Type": "application/json" }],
  ];

  it.each(MALFORMED)("%s is no fault of ours on any form", async (_, body, headers) => {
    const { visitor, urls } = await openSite();
    for (const one of [visitor, new Visitor()]) {
      for (const { url } of urls.filter(({ file }) => forms.includes(file))) {
        const { status } = await one.postBody(url, body(), headers);
        expect([303, 302, 400, 403, 404, 409, 413, 415, 422, 429], `${url}: ${status}`).toContain(status);
      }
    }
  });

  it("more than 64 KB is refused by every form", async () => {
    const { visitor, urls } = await openSite();
    const body = `description=${"a".repeat(64 * 1024)}`;
    for (const { url } of urls.filter(({ file }) => forms.includes(file))) {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const one = url.startsWith("/admin") ? new Visitor() : visitor;
      const answer = await one.postBody(url, body, headers);
      expect(answer.status, url).toBe(413);
      expect(answer.problem?.title, url).toBe("That is too long");
    }
  });
});
