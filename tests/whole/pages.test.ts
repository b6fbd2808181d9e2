import { describe, expect, it } from "vitest";
import { forgetConfig } from "~/base/kernel/config";
import { findSessionBySecret } from "~/identity/data/sessions";
import { outboxKey } from "~/mail/outbox-access";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";

const database = withDatabase();
const setEnvironment = withEnvironment();

describe("a flash message", () => {
  const flash = {
    kind: "success",
    title: "Done",
    text: "It is done.",
    seconds: 5,
    path: "/braindumps",
  } as const;
  const { path: _, ...shown } = flash;
  const withFlash = async () => signedIn(await newMember(), { flashes: [flash] });

  it("is shown once, on the page that it is for", async () => {
    const visitor = await withFlash();
    expect((await visitor.get("/")).flash).toBeNull();
    expect((await visitor.get("/braindumper")).flash).toBeNull();
    expect((await visitor.get("/braindumps?x=1")).flash).toEqual(shown);
    expect((await visitor.get("/braindumps")).flash).toBeNull();
  });

  it("is shown once, also when two tabs ask at the same moment", async () => {
    const visitor = await withFlash();
    const pages = await Promise.all(["a", "b", "c"].map((tab) => visitor.get(`/braindumps?tab=${tab}`)));
    expect(pages.map((page) => page.flash).filter(Boolean)).toEqual([shown]);
  });

  it.each<[string, { method: string; headers?: Record<string, string> }]>([
    ["HEAD", { method: "HEAD" }],
    ["a prefetch (Sec-Purpose)", { method: "GET", headers: { "Sec-Purpose": "prefetch;prerender" } }],
    ["a prefetch (Purpose)", { method: "GET", headers: { Purpose: "prefetch" } }],
  ])("is not used up by %s", async (_, request) => {
    const visitor = await withFlash();
    expect((await visitor.send("/braindumps", request)).flash).toBeNull();
    expect((await visitor.get("/braindumps")).flash).toEqual(shown);
  });

  it("leaves the rest of what the session remembers", async () => {
    const visitor = await signedIn(await newMember(), { flashes: [flash], draftId: "d", next: "/x" });
    await visitor.get("/braindumps");
    const session = await findSessionBySecret(visitor.cookies.get("session") as string);
    expect(session?.state).toEqual({ flashes: [], draftId: "d", next: "/x" });
  });

  it("the last of two counts", async () => {
    const visitor = new Visitor();
    await visitor.post("/braindumper/summary", {});
    await visitor.post("/braindumper/summary", {});
    expect((await visitor.get("/auth")).flash?.title).toBe("Authentication Required");
    expect((await visitor.get("/auth")).flash).toBeNull();
  });
});

describe("the theme", () => {
  it("follows the reader's own setting until it is chosen, and is kept by a cookie", async () => {
    const visitor = new Visitor();
    expect((await visitor.get("/")).theme).toBe("system");
    const answer = await visitor.post("/theme", { theme: "dark", to: "/braindumps?x=1" });
    expect(answer).toMatchObject({ status: 303, location: "/braindumps?x=1" });
    expect(answer.headers.getSetCookie()).toEqual([
      "theme=dark; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000",
    ]);
    expect((await visitor.get("/")).theme).toBe("dark");
    await visitor.post("/theme", { theme: "system" });
    expect(visitor.cookies.has("theme")).toBe(false);
    expect((await visitor.get("/")).theme).toBe("system");
  });

  it("makes no session", async () => {
    const visitor = new Visitor();
    await visitor.post("/theme", { theme: "light", to: "/" });
    expect([...visitor.cookies.keys()]).toEqual(["theme"]);
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "leads nowhere else: %s",
    async (to) => {
      expect((await new Visitor().post("/theme", { theme: "dark", to })).location).toBe("/");
    },
  );

  it.each(["neon", "", "dark,light", "__proto__"])("%j is no theme", async (theme) => {
    const visitor = new Visitor();
    await visitor.post("/theme", { theme });
    expect(visitor.cookies.size).toBe(0);
    visitor.cookies.set("theme", theme);
    expect((await visitor.get("/")).theme).toBe("system");
  });
});

describe("one address a page", () => {
  it.each(["localhost:3000", "[::1]:3000", "127.0.0.1:8080"])(
    "another loopback name, %s, leads to APP_URL",
    async (Host) => {
      const answer = await new Visitor().get("/auth?tab=signup", { Host });
      expect(answer).toMatchObject({ status: 307, location: "http://127.0.0.1:3000/auth?tab=signup" });
    },
  );

  it("a foreign Host is never where one is sent", async () => {
    for (const path of ["/", "/braindumps/", "/auth"]) {
      const answer = await new Visitor().get(path, { Host: "evil.example" });
      expect(answer.location ?? "").not.toContain("evil");
    }
  });

  it("a post is never sent elsewhere", async () => {
    const answer = await new Visitor().post("/braindumper", { platform: "bolt" }, { Host: "localhost:3000" });
    expect(answer).toMatchObject({ status: 303, location: "/braindumper/describe" });
  });
});

describe("home", () => {
  it.each([
    ["/?session_id=a&client_id=b&redirect_uri=c", "/"],
    ["/?client_id=b&x=1", "/?x=1"],
    ["/?redirect_uri=//evil.example", "/"],
  ])("%s -> %s", async (from, to) => {
    expect(await new Visitor().get(from)).toMatchObject({ status: 302, location: to });
  });

  it("has the sign-up form for visitors, not for members", async () => {
    expect((await new Visitor().get("/")).data.form).toMatchObject({ id: "sign-up" });
    expect((await (await signedIn(await newMember())).get("/")).data.form).toBeUndefined();
  });
});

describe("any other path", () => {
  it.each([
    "/nope",
    "/braindumper/nope",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/a%00b",
    "/.env",
    "/wp-login.php",
  ])("%s is not found", async (path) => {
    const answer = await new Visitor().get(path);
    expect(answer).toMatchObject({ status: 404, problem: { title: "Oops! Page not found" } });
  });
});

describe("/outbox", () => {
  it("is there by a loopback name, and not found by another", async () => {
    expect(await new Visitor().get("/outbox")).toMatchObject({ status: 200, data: { mails: [] } });
    const foreign = await new Visitor().get("/outbox", { Host: "evil.example" });
    expect(foreign).toMatchObject({ status: 404, problem: { title: "Oops! Page not found" } });
  });

  it("asks for the key where the server is bound elsewhere", async () => {
    setEnvironment({ HOST: "0.0.0.0", DATA_DIR: database.dataDir() });
    forgetConfig();
    expect((await new Visitor().get("/outbox")).status).toBe(404);
    expect((await new Visitor().get("/outbox?key=wrong")).status).toBe(404);
    expect((await new Visitor().get(`/outbox?key=${outboxKey()}`)).status).toBe(200);
  });

  it("is gone once real mail is configured", async () => {
    setEnvironment({ SMTP_URL: "smtp://mail.example" });
    expect((await new Visitor().get("/outbox")).status).toBe(404);
  });
});
