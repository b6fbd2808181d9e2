import { gzipSync } from "node:zlib";
import { load } from "cheerio";
import { describe, expect } from "vitest";
import { plainText, test } from "../support/built-site";
import type { Client } from "../support/client";
import { IDEAS, type Role } from "../support/people";
import { addressOf, WALKS } from "../support/site-pages";
import { mistakes } from "../support/valid-html";

// What can be said of every page without a browser.

const KB = 1024;
const APPLICATION_SCRIPT_KB = 6;
const READING_SCRIPT_KB = 3;
const CSS_KB = 12;
const SCRIPT_NAMES =
  /(?:rel="modulepreload" href|<script[^>]* src|from|import) ?=?\(?"(\/assets\/[^"]+\.js)"/g;

test("every page answers with its status and is valid HTML", async ({ pages }) => {
  for (const { target, status, html } of pages) {
    expect(status, target.name).toBe(target.status ?? 200);
    expect(await mistakes(html), target.name).toEqual([]);
  }
});

test("the check of HTML finds what is wrong", async () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p id="a"></p><p id="a" style="color: red"><div></div></p></body></html>';
  const found = (await mistakes(html)).join();
  expect(found).toMatch(/no-dup-id/);
  expect(found).toMatch(/no-inline-style/);
});

test("every page's buttons and forms work without a script, and nothing waits for one", ({ pages }) => {
  for (const { target, html } of pages) {
    const $ = load(html);
    const dead = $("button").filter((_, button) => {
      const { type = "submit", form, popovertarget, commandfor } = button.attribs;
      const submits =
        type === "submit" && (form ? $(`form[id="${form}"]`) : $(button).closest("form")).length > 0;
      return !submits && !popovertarget && !commandfor;
    });
    expect(dead.toString(), target.name).toBe("");
    // One that only closes its dialog sends nothing.
    for (const { attribs } of $("form").not("dialog [method=dialog]").get()) {
      expect(attribs.method, target.name).toMatch(/^(get|post)$/i);
      expect(attribs, target.name).not.toHaveProperty("onsubmit");
    }
    expect($("noscript, [aria-busy=true], [role=progressbar]").length, target.name).toBe(0);
    expect(html, target.name).not.toMatch(/enable javascript/i);
  }
});

test("every page has its security headers", ({ pages }) => {
  for (const { target, headers } of pages) {
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, target.name).toMatch(/^default-src 'none'/);
    expect(policy, target.name).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy, target.name).toMatch(/script-src 'self'/);
    for (const part of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"])
      expect(policy, target.name).toContain(part);
    expect(headers["x-content-type-options"], target.name).toBe("nosniff");
    expect(headers["referrer-policy"], target.name).toBe("strict-origin-when-cross-origin");
  }
});

test("every page names few and small scripts and one style", async ({ pages, as }) => {
  const client = await as("stranger");
  const sizes = new Map<string, number>();
  const sizeOf = async (path: string) => {
    if (!sizes.has(path)) {
      const answer = await client.get(path, { "Accept-Encoding": "br, gzip" });
      sizes.set(path, Number(answer.headers()["content-length"] ?? (await answer.body()).length));
    }
    return sizes.get(path) ?? 0;
  };
  for (const { target, html } of pages) {
    const scripts = new Set([...html.matchAll(SCRIPT_NAMES)].map(([, path]) => path as string));
    let bytes = 0;
    for (const path of scripts) bytes += await sizeOf(path);
    if (target.application) {
      expect([...scripts], target.name).toEqual([expect.stringMatching(/\/assets\/application-[\w-]+\.js$/)]);
      expect(bytes / KB, target.name).toBeLessThanOrEqual(APPLICATION_SCRIPT_KB);
    } else {
      expect([...scripts], target.name).toEqual(
        target.enhanced ? [expect.stringMatching(/\/assets\/(reading|article)-[\w-]+\.js$/)] : [],
      );
      expect(bytes / KB, target.name).toBeLessThanOrEqual(READING_SCRIPT_KB);
    }
    // A page that is kept for strangers has its styles in itself.
    const own = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css as string);
    const linked = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path as string);
    // The operators' desk has one or two more, which no other page may load, and so have texts in Markdown, posts and the outbox.
    const ofDesk = linked.filter((each) => /^\/assets\/(desk|issue)-/.test(each));
    if (target.as !== "operator") expect(ofDesk, target.name).toEqual([]);
    const ofProse = linked.filter((each) => each.startsWith("/assets/markdown-"));
    // What such a page waits for, so that its font is there.
    const ofType = linked.filter((each) => each.startsWith("/assets/type-"));
    expect(ofType.length, target.name).toBe(own.length);
    const ofOutbox = linked.filter((each) => each.startsWith("/assets/outbox-"));
    expect(ofOutbox.length, target.name).toBe(target.name === "outbox" ? 1 : 0);
    expect(ofProse.length > 0, target.name).toBe(own.length === 0 && html.includes('class="prose"'));
    const ofPost = linked.filter((each) => each.startsWith("/assets/post-"));
    expect(ofPost.length > 0, target.name).toBe(own.length === 0 && html.includes('class="post"'));
    expect(
      own.length + linked.length - [ofDesk, ofProse, ofPost, ofType, ofOutbox].flat().length,
      target.name,
    ).toBe(1);
    const css = own[0] ?? (await (await client.get(linked[0] as string)).text());
    expect(gzipSync(css).length / KB, target.name).toBeLessThanOrEqual(CSS_KB);
  }
});

const JUNK =
  "foo=<x>&redirect_to=//evil.example&redirectTo=https://evil.example&return_to=//evil.example&tab=<y>";
const LEADING_AWAY = /\s(href|src|action|formaction|content)=["']?(https?:)?\/\/evil/i;

test("junk in an address changes nothing on its page", async ({ people, as }) => {
  for (const { role, pages } of WALKS) {
    const client = await as(role);
    for (const target of pages) {
      const answer = await client.get(addressOf(target, people, JUNK));
      expect(answer.status(), target.name).toBe(target.status ?? 200);
      const html = await answer.text();
      expect(plainText(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")).toBe(target.heading);
      expect(html, target.name).not.toMatch(/<[xy]>/);
      expect(plainText(html), target.name).not.toContain("evil");
      expect(html, target.name).not.toMatch(LEADING_AWAY);
    }
  }
});

test("the header says where a page belongs, saved plans to the wizard that made them", async ({
  people,
  as,
}) => {
  const client = await as("member");
  const current = async (path: string) => {
    const html = await (await client.get(path)).text();
    const [nav = ""] = /<nav class="nav-wide".*?<\/nav>/s.exec(html) ?? [];
    return [...nav.matchAll(/href="([^"]*)" aria-current="([^"]*)"/g)].map((match) => match.slice(1));
  };
  expect(await current("/tools")).toEqual([["/tools", "page"]]);
  const [, post = ""] = /href="(\/blog\/[^"]+)"/.exec(await (await client.get("/blog")).text()) ?? [];
  expect(await current(post)).toEqual([["/blog", "true"]]);
  for (const path of ["/braindumps", `/braindumps/${people.plans.bolt}`])
    expect(await current(path), path).toEqual([["/braindumper", "true"]]);
  expect(await current("/account")).toEqual([]);
});

test("each step of the wizard says in list and title which it is", ({ pages }) => {
  const steps = ["wizard 1, platform", "wizard 2, description", "wizard 3, app type", "wizard 4, summary"];
  for (const [at, name] of steps.entries()) {
    const html = pages.find(({ target }) => target.name === name)?.html ?? "";
    expect(html, name).toMatch(new RegExp(`<title>[^<]*Step ${at + 1} of 5`));
    const [list = ""] = /<ol[^>]*aria-label="Steps".*?<\/ol>/s.exec(html) ?? [];
    const items = list.match(/<li[^>]*>/g) ?? [];
    expect(items, name).toHaveLength(5);
    const here = items.flatMap((item, each) => (item.includes('aria-current="step"') ? [each] : []));
    expect(here, name).toEqual([at]);
  }
});

test("fields say what they are for, so that a browser can fill them in", ({ pages }) => {
  const expected: Record<string, Record<string, RegExp>> = {
    "sign-in": { email: /^(email|username( webauthn)?)$/, password: /^current-password$/ },
    "sign-up": {
      firstName: /^given-name$/,
      email: /^(email|username( webauthn)?)$/,
      password: /^new-password$/,
    },
    "forgot password": { email: /^(email|username( webauthn)?)$/ },
  };
  for (const [page, fields] of Object.entries(expected)) {
    const html = pages.find(({ target }) => target.name === page)?.html ?? "";
    expect(html).not.toMatch(/onpaste/i);
    const inputs = html.match(/<input[^>]*>/g) ?? [];
    for (const [name, token] of Object.entries(fields)) {
      const input = inputs.find((each) => each.includes(`name="${name}"`)) ?? "";
      expect(/autocomplete="([^"]*)"/i.exec(input)?.[1], `${page}: ${name}`).toMatch(token);
    }
  }
});

test("each form with a password says to password managers whose it is", ({ pages }) => {
  const forms = pages.flatMap(({ html, target }) =>
    (html.match(/<form[\s\S]*?<\/form>/g) ?? [])
      .filter((form) => form.includes('type="password"'))
      .map((form) => [target.name, /<input[^>]*autocomplete="(?:username|email)[^>]*>/i.exec(form)?.[0]]),
  );
  const hidden = forms.filter(([, input]) => input?.includes("hidden"));
  expect(forms.filter(([, input]) => !input)).toEqual([]);
  for (const [page, input] of hidden) expect(input, page).toMatch(/value="[^"]+@[^"]+"/);
  expect(hidden.map(([page]) => page)).toEqual(
    expect.arrayContaining([
      "new password",
      "change email",
      "change password",
      "a fresh proof",
      "delete account",
    ]),
  );
});

test("the list of plans shows the newest first, with the parts of a card", async ({ as }) => {
  const html = await (await (await as("member")).get("/braindumps")).text();
  const cards = html.match(/<article.*?<\/article>/gs) ?? [];
  expect(cards.map((card) => plainText(/<h2.*?<\/h2>/s.exec(card)?.[0] ?? ""))).toEqual([
    "A running buddy app",
    "A choir plans rehearsals",
    "A QR menu for restaurants",
    "Beekeepers log hive inspections with date and honey yield",
    "A social app for dog owners who share photos of their dogs",
  ]);
  expect(plainText(cards[1] ?? "")).toContain("Replit · Web App");
  const [first = "", lovable = ""] = [cards[0], cards[4]];
  expect(lovable).toMatch(/aria-label="For"><li[^>]*>Lovable<\/li><li[^>]*>PRD<\/li><\/ul>/);
  expect(lovable).toMatch(/<time [^>]*>\d{1,2}\. [A-Z][a-z]{2} \d{4}<\/time>/);
  expect(plainText(lovable)).toContain(IDEAS.lovable.description);
  expect([first, lovable].map((card) => card.includes("Generated Prompt:"))).toEqual([false, true]);
  expect(linkIn(html, "Back to Braindumper")).toBe("/braindumper");
});

test("/auth signs in, its tab signs up, links lead from one to the other with what was asked", async ({
  as,
}) => {
  const client = await as("stranger");
  const read = async (path: string) => (await client.get(path)).text();
  const asked = "redirectTo=%2Fbraindumps";
  const signIn = await read(`/auth?${asked}`);
  expect(signIn).not.toContain("First Name");
  const toSignUp = linkIn(signIn, "Sign up");
  expect(toSignUp).toBe(`/auth?tab=signup&${asked}`);
  const signUp = await read(toSignUp);
  expect(signUp).toContain("First Name");
  expect(linkIn(signUp, "Sign In")).toBe(`/auth?${asked}`);
});

/** Where the main part's link with this text leads. */
function linkIn(html: string, text: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  const all = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  const [, href = ""] = all.find(([, , label = ""]) => plainText(label).trim() === text) ?? [];
  return href.replaceAll("&amp;", "&");
}

describe("texts", () => {
  const PENDING: [role: Role, path: string, label: string, pending: string][] = [
    ["stranger", "/auth?tab=signup", "Create Account", "Creating Account..."],
    ["stranger", "/auth/forgot-password", "Send Reset Link", "Sending..."],
    ["waiting", "/auth/confirm", "Resend verification email", "Resending..."],
    ["forgetful", "/auth/reset-password", "Reset Password", "Updating..."],
    ["member", "/account/password", "Save", "Saving..."],
    ["member", "/account/email", "Save", "Saving..."],
    ["member", "/account/name", "Save", "Saving..."],
    ["member", "/braindumper/summary?plan", "Generate Plan", "Generating..."],
  ];

  test("each button has words for the time that it takes", async ({ as }) => {
    for (const [role, path, label, pending] of PENDING)
      expect(await read(await as(role), path), path).toMatch(
        new RegExp(`data-pending="${pending}"[^>]*>${label}<`),
      );
  });

  const SENTENCES: [role: Role, path: string, ...sentences: string[]][] = [
    ["stranger", "/auth", "Welcome back"],
    [
      "stranger",
      "/auth?error=access_denied",
      "Failed to complete the authentication flow. Please try again.",
    ],
    ["stranger", "/auth?error=server_error&error_description=Call%20us", "Authentication Error"],
    ["stranger", "/auth/forgot-password", "Back to Sign In"],
    ["stranger", "/auth?tab=signup", "Create your account", "Sign In"],
    [
      "stranger",
      "/auth?redirectTo=%2Fcommunity",
      "Authentication Required",
      "Please log in to access the community.",
    ],
    [
      "stranger",
      "/auth/verify?token_hash=unknown&type=signup",
      "This verification link has expired or already been used. Please request a new verification email.",
      'href="/auth/confirm"',
    ],
    [
      "stranger",
      "/auth/reset-password?done",
      "Your password has been successfully reset.",
      "Redirecting you to the login page...",
    ],
    ["stranger", "/braindumper", "View Previous Braindumps"],
    [
      "stranger",
      "/braindumps",
      "Please login to view your braindumps",
      'href="/auth?redirectTo=%2Fbraindumps"',
    ],
    ["stranger", "/nope", "Return to Home"],
    ["stranger", "/waitlist", "Get Early Access + $200 Off", "Join the waitlist for our upcoming program"],
    ["newcomer", "/braindumps", "No brain dumps yet. Create your first one!", "Create Brain Dump"],
  ];

  test("pages say what they are meant to say", async ({ people, as }) => {
    for (const [role, path, ...sentences] of SENTENCES) {
      const html = await read(await as(role), path);
      for (const sentence of sentences) expect(html, path).toContain(sentence);
      expect(html, path).not.toContain("Call us");
    }
    expect(await read(await as("member"), `/braindumps/${people.plans.bolt}`)).toContain("Generated Context");
  });

  test("each form of a member's page carries the page's key, and each page has another", async ({ as }) => {
    const keyOf = async (path: string) => {
      const html = await read(await as("member"), path);
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
      const keys = [...main.matchAll(/<form[^>]*method="post".*?<\/form>/gs)].map(
        ([form]) => /<input[^>]*name="key"[^>]*value="([\w-]{22})"/.exec(form)?.[1],
      );
      expect(keys.length, path).toBeGreaterThan(0);
      const [key, ...others] = new Set(keys);
      expect([typeof key, others], path).toEqual(["string", []]);
      return key;
    };
    const pages = ["/account", "/account/password", "/account/name", "/account/name"];
    const keys = await Promise.all(pages.map(keyOf));
    expect(new Set(keys).size).toBe(pages.length);
  });

  test("the sign-up button is never sent disabled", async ({ as }) => {
    const client = await as("stranger");
    for (const path of ["/", "/auth?tab=signup", "/auth/sign-up"]) {
      const [button = ""] =
        /<button[^>]*>(?:Join Community|Create Account)</.exec(await read(client, path)) ?? [];
      expect(button).toContain('type="submit"');
      expect(button).not.toContain("disabled");
    }
  });

  test("'Submit button reads 'Create Account' ('Join Community' on home)', also above the errors of a form sent from there", async ({
    as,
  }) => {
    const client = await as("stranger");
    const labelFor = async (place: string) => {
      const html = await (await client.post("/auth/sign-up", { place, firstName: "A" })).text();
      return /data-pending="Creating Account..."[^>]*>([^<]*)/.exec(html)?.[1];
    };
    expect(await Promise.all(["home", "auth", "post"].map(labelFor))).toEqual([
      "Join Community",
      "Create Account",
      "Create Account",
    ]);
  });

  test("who is told to sign up again, because no email is known, finds the way there", async ({ as }) => {
    const page = await (await (await as("stranger")).post("/auth/confirm")).text();
    expect(page).toContain("Email not found. Please try signing up again.");
    expect(/<main.*<\/main>/s.exec(page)?.[0]).toContain('href="/auth?tab=signup"');
  });

  async function read(client: Client, path: string): Promise<string> {
    return (await (await client.get(path)).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
  }
});
