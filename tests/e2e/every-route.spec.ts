import path from "node:path";
import type { APIResponse } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { startServer } from "../support/server";
import { Client, newMember, rawRequest } from "./client";
import { addressOf, goTo, PAGES, WALKS } from "./pages";
import { hydrated } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

const JUNK =
  "foo=<x>&redirect_to=//evil.example&redirectTo=https://evil.example&return_to=//evil.example&tab=<y>";
const LEADING_AWAY = /\s(href|src|action|formaction|content)=["']?(https?:)?\/\/evil/i;

for (const { role, pages } of WALKS) {
  test(`PE30: junk in the addresses of a ${role} changes nothing`, async ({ people, server }) => {
    const client = await Client.open(server, people.cookies[role]);
    for (const target of pages) {
      await test.step(target.name, async () => {
        const answer = await client.get(addressOf(target, people, JUNK));
        expect(answer.status()).toBe(target.status ?? 200);
        const html = await answer.text();
        expect(plainText(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")).toBe(target.heading);
        expect(html).not.toMatch(/<[xy]>/);
        expect(plainText(html)).not.toContain("evil");
        expect(html).not.toMatch(LEADING_AWAY);
      });
    }
    await client.close();
  });
}

/** What a page says, without its tags and what is in scripts and attributes. */
function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ");
}

test("PE06: an unknown path is a 404 page with a way home", async ({ openPage }) => {
  const page = await openPage("off");
  const response = await page.goto("/nope");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the answer to a post that was refused has the site's frame, in the theme that was chosen", async ({
  server,
}) => {
  const client = await Client.open(server);
  await client.post("/theme", { theme: "dark", to: "/" });
  const answer = await client.post("/auth", {}, { Origin: "https://elsewhere.example" });
  const html = await answer.text();
  expect(answer.status()).toBe(403);
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  const [header = ""] = /<header.*?<\/header>/s.exec(html) ?? [];
  expect(header).toContain('href="/tools"');
  expect(header).toContain("Loam");
  expect(header).toContain("Sign in");
  await client.close();
});

/** Posts that end before any loader has run, by the status that they are answered with. */
const REFUSED: Record<number, (client: Client) => Promise<APIResponse>> = {
  403: (client) => client.post("/auth", {}, { Origin: "https://elsewhere.example" }),
  405: (client) => client.post("/nope"),
  413: (client) => client.send("/auth", "application/x-www-form-urlencoded", `email=${"a".repeat(70_000)}`),
  415: (client) => client.send("/auth", "application/json", "{}"),
};

test("every error page shows a member the way to the account, and a stranger the way to sign in", async ({
  people,
  server,
}) => {
  const member = await Client.open(server, people.cookies.member);
  const stranger = await Client.open(server);
  const pages = { ...REFUSED, 404: (client: Client) => client.get("/nope") };
  for (const [status, ask] of Object.entries(pages)) {
    for (const [client, shown, hidden] of [
      [member, people.member.email, "Sign in"],
      [stranger, "Sign in", "Your account"],
    ] as const) {
      const answer = await ask(client);
      expect(answer.status()).toBe(Number(status));
      const [header = ""] = /<header.*?<\/header>/s.exec(await answer.text()) ?? [];
      expect(plainText(header), status).toContain(shown);
      expect(plainText(header), status).not.toContain(hidden);
    }
  }
  await member.close();
  await stranger.close();
});

test("an error page needs no database: what cannot be read is left out of its header", async () => {
  const server = await startServer();
  const { client, person } = await newMember(server);
  const headerOf = async (asked: Promise<APIResponse>, status: number) => {
    const answer = await asked;
    expect(answer.status(), answer.url()).toBe(status);
    return plainText(/<header.*?<\/header>/s.exec(await answer.text())?.[0] ?? "");
  };
  const lose = (table: string) => {
    const database = new Sqlite(path.join(server.dataDir, "loam.sqlite"));
    database.pragma("foreign_keys = OFF");
    database.exec(`ALTER TABLE ${table} RENAME TO lost_${table}`);
    database.close();
  };
  lose("brain_dumps");
  expect(await headerOf(client.get("/braindumps"), 500)).toContain(person.email);
  lose("sessions");
  for (const header of [
    await headerOf(client.get("/braindumps"), 500),
    await headerOf(client.post("/nope"), 405),
  ]) {
    expect(header).toContain("Braindumper");
    expect(header).not.toMatch(/Sign in|Your account/);
  }
  await client.close();
  await server.stop();
});

const NARROW = { viewport: { width: 360, height: 800 } };

test("PE07: the menu of a narrow screen opens and closes without scripts", async ({ openPage }) => {
  const page = await openPage("off", "stranger", NARROW);
  await page.goto("/");
  const entry = page.getByRole("banner").getByRole("link", { name: "Braindumper" });
  const menu = page.getByRole("banner").locator("summary").filter({ hasText: "Menu" });
  await expect(entry).toBeHidden();
  await menu.click();
  await expect(entry).toBeVisible();
  await menu.click();
  await expect(entry).toBeHidden();
  await menu.press("Enter");
  await entry.click();
  await expect(page).toHaveURL("/braindumper");
});

test("PE07: with scripts Escape closes the menu and gives the focus back", async ({ openPage }) => {
  const page = await openPage("on", "stranger", NARROW);
  await page.goto("/braindumper");
  await hydrated(page);
  const entry = page.getByRole("banner").getByRole("link", { name: "Braindumper" });
  const menu = page.getByRole("banner").locator("summary").filter({ hasText: "Menu" });
  await menu.click();
  await entry.focus();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(menu).toBeFocused();
});

test("PE08: the profile menu opens without scripts", async ({ openPage, people }) => {
  const page = await openPage("off", "member");
  await page.goto("/");
  const menu = page.getByRole("banner").locator("details").filter({ hasText: "Your account" });
  await expect(page.getByText(people.member.email)).toBeHidden();
  await menu.locator("summary").click();
  await expect(menu.getByText(people.member.firstName, { exact: true })).toBeVisible();
  await expect(menu.getByText(people.member.email)).toBeVisible();
  await expect(menu.getByRole("link", { name: "Account Settings" })).toHaveAttribute("href", "/account");
  const signOut = menu.getByRole("button", { name: "Sign out" });
  await expect(signOut).toBeVisible();
  expect(await signOut.evaluate((button: HTMLButtonElement) => button.form?.method)).toBe("post");
});

test("the header says where a page belongs, saved plans to the wizard that made them", async ({
  people,
  server,
}) => {
  const client = await Client.open(server, people.cookies.member);
  const current = async (path: string) => {
    const html = await (await client.get(path)).text();
    const [nav = ""] = /<nav class="nav-wide".*?<\/nav>/s.exec(html) ?? [];
    return [...nav.matchAll(/href="([^"]*)" aria-current="([^"]*)"/g)].map((match) => match.slice(1));
  };
  expect(await current("/tools")).toEqual([["/tools", "page"]]);
  const posts = await (await client.get("/blog")).text();
  const [, post = ""] = /href="(\/blog\/[^"]+)"/.exec(posts) ?? [];
  expect(await current(post)).toEqual([["/blog", "true"]]);
  for (const path of [
    "/braindumps",
    `/braindumps/${people.plans.bolt}`,
    `/braindumper/plan/${people.plans.bolt}`,
  ])
    expect(await current(path), path).toEqual([["/braindumper", "true"]]);
  expect(await current("/account")).toEqual([]);
  await client.close();
});

test("PE30: nobody is led away by an address in a parameter", async ({ people, server }) => {
  const member = await Client.open(server, people.cookies.member);
  for (const evil of ["//evil.example", "https://evil.example", "/\\evil.example", "/%09/evil.example"]) {
    const answer = await member.get(`/auth?redirectTo=${encodeURIComponent(evil)}`);
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe("/");
    const themed = await member.post("/theme", { theme: "dark", to: evil });
    expect(themed.headers().location).toBe("/");
  }
  await member.close();
});

test("PE33, S: every page has its security headers, and no page that holds a form hides where a post comes from", async ({
  people,
  server,
}) => {
  for (const target of PAGES) {
    const client = await Client.open(server, people.cookies[target.as]);
    const answer = await client.get(addressOf(target, people));
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, target.name).toContain("default-src 'none'");
    expect(policy, target.name).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy, target.name).toMatch(
      target.hydrates ? /script-src 'nonce-[\w-]{22}'/ : /script-src 'self'/,
    );
    expect(headers["x-content-type-options"], target.name).toBe("nosniff");
    expect(headers["referrer-policy"], target.name).toBe("strict-origin-when-cross-origin");
    await client.close();
  }
});

test("PE33: pages that refuse a post have a policy too", async ({ server }) => {
  const client = await Client.open(server);
  const answers = [
    await client.post("/auth", { email: "ann" }),
    await client.post("/auth", {}, { Origin: "https://evil.example" }),
    await client.post("/nope"),
    await client.send("/auth", "application/json", "{}"),
    await client.send("/auth", "application/x-www-form-urlencoded", `email=${"a".repeat(70_000)}`),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([400, 403, 405, 415, 413]);
  for (const answer of answers) {
    expect(answer.headers()["content-type"]).toMatch(/^text\/html/);
    expect(answer.headers()["content-security-policy"], String(answer.status())).toContain(
      "default-src 'none'",
    );
  }
  await client.close();
});

const SWITCHED = ["home", "wizard 1, platform", "account"];

for (const target of PAGES.filter(({ name }) => SWITCHED.includes(name))) {
  test(`PE67: a theme is chosen on ${target.name} and stays`, async ({ openPage, people }) => {
    const page = await openPage("off", target.as, { colorScheme: "light" });
    await goTo(page, target, people);
    const address = page.url();
    const root = page.locator("html");
    const themes = page.getByRole("group", { name: "Theme" });
    const ink = () => page.getByRole("heading", { level: 1 }).evaluate((h1) => getComputedStyle(h1).color);
    const light = await ink();
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await ink();
    expect(dark).not.toBe(light);

    await themes.getByRole("button", { name: "Light" }).click();
    await expect(page).toHaveURL(address);
    await expect(root).toHaveAttribute("data-theme", "light");
    await expect.poll(ink).toBe(light);
    // The server itself writes the choice into the page, so that nothing flashes.
    const again = await page.reload();
    expect(await again?.text()).toMatch(/<html[^>]*data-theme="light"/);

    await page.emulateMedia({ colorScheme: "light" });
    await themes.getByRole("button", { name: "Dark" }).click();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect.poll(ink).toBe(dark);
    await expect(themes.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");

    await themes.getByRole("button", { name: "System" }).click();
    await expect(root).not.toHaveAttribute("data-theme");
    // The page may be there a moment before its style sheet.
    await expect.poll(ink).toBe(light);
  });
}

test("PE36: home drops the parameters that a sign-on left behind, and only those", async ({ server }) => {
  const client = await Client.open(server);
  const plain = await client.get("/?session_id=a&client_id=b&redirect_uri=c");
  expect([302, 303]).toContain(plain.status());
  expect(plain.headers().location).toBe("/");
  const kept = await client.get("/?client_id=b&utm_source=mail");
  expect(kept.headers().location).toBe("/?utm_source=mail");
  await client.close();
});

test("S61: no address reads a file that is not meant to be read", async ({ server }) => {
  const up = ["..", "%2e%2e", "..%2f..", "%2e%2e%2f%2e%2e", "..%5c..", "....//"];
  const starts = ["/blog", "/assets", "/braindumps", "/go", "/braindumper/plan", ""];
  const ends = ["package.json", "etc/passwd", "data/session-secret", "build/server/index.js"];
  const paths = starts.flatMap((start) =>
    up.flatMap((dots) => ends.map((end) => `${start}/${dots}/${dots}/${end}`)),
  );
  const nul = starts.map((start) => `${start}/%00`);
  for (const path of [...paths, ...nul]) {
    const { status, body } = await rawRequest(server, path);
    expect([303, 400, 404], `${path} answered ${status}`).toContain(status);
    expect(body, path).not.toMatch(/root:x:|"name": "loam"|createRequire/);
  }
});
