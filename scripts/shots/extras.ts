import type { Page } from "@playwright/test";
import { fillSignIn, typeSignUp } from "../../tests/e2e/journey";
import { Client, mailedLink, newMember } from "../../tests/support/client";
import { IDEAS, newPerson } from "../../tests/support/people";
import type { RunningServer } from "../../tests/support/server";
import { type Camera, open, ready } from "./camera";
import { withSite } from "./site-for-shots";

/** More words than fit, in one, and in a script that runs the other way round: what designs forget. */
const LONG_IDEA = `${"A marketplace for second-hand textbooks at one university. ".repeat(20)}Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde and متجر للكتب المستعملة.`;

/** States of pages on a site as it is delivered: menus, dialogs, messages, long lists, tabs, lost connections, mails. */
export async function shootExtras(camera: Camera): Promise<void> {
  await withSite({ env: { MONTHLY_GENERATIONS: "40" } }, async (site) => {
    const shoot = camera.shoot.bind(camera, site);
    await shootSignUp(shoot, site);
    await shootPlans(shoot, site);
    await shootAccount(shoot, site);
    await shootTroubles(shoot, site);
    await shootMails(camera, site);
  });
}

type Shoot = (
  name: string,
  reach: (page: Page) => Promise<unknown>,
  look?: Parameters<Camera["shoot"]>[3],
) => Promise<void>;

async function shootSignUp(shoot: Shoot, site: RunningServer) {
  await shoot("state-outbox-empty", (page) => open(page, "/outbox"));
  await shoot("state-menu-open", async (page) => {
    await open(page, "/");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByText("Menu").click();
  });
  await shoot("state-sign-up-typed", async (page) => {
    await open(page, "/auth?tab=signup");
    await typeSignUp(page, { ...newPerson(), password: "Strata-l" });
    await page.getByRole("button", { name: "Show password" }).click();
  });
  await shoot("state-sign-up-typed-on-home", async (page) => {
    await open(page, "/");
    await typeSignUp(page, { ...newPerson(), password: "strata" });
  });
  await shoot("state-plain-sign-up", (page) => page.goto("/auth?tab=signup"), { scripts: "off" });
  await shoot("state-plain-home", (page) => page.goto("/"), { scripts: "off" });
  await shoot(
    "state-verification-mail-sent-again",
    async (page) => {
      await open(page, "/auth?tab=signup");
      await typeSignUp(page, newPerson());
      await page.getByRole("button", { name: "Create Account" }).click();
      await page.getByRole("button", { name: "Resend verification email" }).click();
      await page.getByText("Verification Email Sent!").waitFor();
    },
    { scripts: "off" },
  );
  await shoot("state-verified-elsewhere", async (page) => {
    const newcomer = newPerson();
    await open(page, "/auth?tab=signup");
    await typeSignUp(page, newcomer);
    await page.getByRole("button", { name: "Create Account" }).click();
    const elsewhere = await Client.open(site);
    await elsewhere.verify(newcomer);
    await elsewhere.close();
    await page.getByText("Account Already Verified").waitFor();
  });
  const { client, person } = await newMember(site);
  await client.close();
  await shoot(
    "state-welcome-back",
    async (page) => {
      await page.clock.install();
      await open(page, "/auth");
      await fillSignIn(page, person);
      await page.locator(".flash[data-floats]").waitFor();
      await page.clock.pauseAt(Date.now() + 500);
    },
    { screenOnly: true },
  );
  await shoot(
    "state-plain-welcome-back",
    async (page) => {
      await page.goto("/auth");
      await fillSignIn(page, person);
      await page.getByText("Welcome back!").waitFor();
    },
    { scripts: "off" },
  );
}

async function shootPlans(shoot: Shoot, site: RunningServer) {
  const { client } = await newMember(site);
  await client.writePlan({ platform: "Bolt", appType: "Web App", description: LONG_IDEA });
  const one = await client.cookies();
  await shoot("list-one", (page) => open(page, "/braindumps"), { as: one });
  const ideas = Object.values(IDEAS);
  for (let made = 1; made < 25; made += 1)
    await client.writePlan(ideas[made % ideas.length] as (typeof ideas)[0]);
  const as = await client.cookies();
  await shoot("list-25", (page) => open(page, "/braindumps"), { as });
  await shoot(
    "list-25-second-page",
    async (page) => {
      await open(page, "/braindumps");
      await page.getByRole("link", { name: "Older" }).click();
      await page.getByRole("link", { name: "Newer" }).waitFor();
    },
    { as },
  );
  await shoot("list-search", (page) => open(page, "/braindumps?q=choir"), { as });
  await shoot("list-search-nothing", (page) => open(page, "/braindumps?q=submarine"), { as });

  const cursor = await client.writePlan({ ...IDEAS.cursor, description: LONG_IDEA.slice(0, 400) });
  await shoot(
    "plan-cursor-copied",
    async (page) => {
      await page.clock.install();
      await open(page, `/braindumper/plan/${cursor}`);
      await page.getByRole("button", { name: "Copy context" }).first().click();
      await page.getByText("Copied!").first().waitFor();
      await page.clock.pauseAt(Date.now() + 500);
    },
    { as },
  );
  await client.get(`/braindumps/${cursor}/download?as=context`);
  await client.get(`/go/cursor?plan=${cursor}`);
  await shoot("plan-cursor-guided-half-way", (page) => open(page, `/braindumper/plan/${cursor}`), { as });
  await shoot(
    "plan-cursor-copy-failed",
    async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator.clipboard, "writeText", {
          value: () => Promise.reject(new Error("no")),
        });
      });
      await open(page, `/braindumps/${cursor}`);
      await page.getByRole("button", { name: /Copy/ }).first().click();
      await page.getByText("Failed to copy").first().waitFor();
    },
    { as },
  );
  const lovable = await client.writePlan(IDEAS.lovable);
  for (const [name, path] of [
    ["plan", `/braindumper/plan/${lovable}`],
    ["detail", `/braindumps/${lovable}`],
  ] as const) {
    await shoot(
      `${name}-lovable-knowledge`,
      async (page) => {
        await open(page, path);
        await page.getByRole("tab", { name: "Knowledge File" }).click();
      },
      { as },
    );
    await shoot(`${name}-lovable-plain`, (page) => page.goto(path), { as, scripts: "off" });
  }
  await shoot(
    "plan-lovable-knowledge-open",
    async (page) => {
      await open(page, `/braindumper/plan/${lovable}`);
      await page.getByRole("tab", { name: "Knowledge File" }).click();
      await page.getByText("Show more").click();
    },
    { as },
  );
  await shoot(
    "detail-link-opened",
    async (page) => {
      await open(page, `/braindumps/${lovable}`);
      await page.getByText("Or hand it over with a link").click();
    },
    { as },
  );
  await shoot("detail-delete", (page) => open(page, `/braindumps/${lovable}/delete`), { as });
  await shoot("wizard-2-long", async (page) => {
    await open(page, "/braindumper");
    await choosePlatform(page);
    await page.getByLabel("Describe your idea").fill(LONG_IDEA);
  });
  await shoot("wizard-4-long", async (page) => {
    await open(page, "/braindumper");
    await choosePlatform(page);
    await page.getByLabel("Describe your idea").fill(LONG_IDEA);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("heading", { name: "Summary" }).waitFor();
  });
  // Editing comes last: it leaves a draft.
  await shoot(
    "wizard-2-edit-saved",
    async (page) => {
      await open(page, `/braindumps/${lovable}`);
      await page.getByRole("button", { name: /Edit/ }).click();
      await page.getByLabel("Describe your idea").waitFor();
    },
    { as },
  );
  await client.close();
}

async function choosePlatform(page: Page) {
  await page.getByRole("button", { name: /^Rork/ }).click();
  await page.waitForURL(/describe$/);
  await ready(page);
}

async function shootAccount(shoot: Shoot, site: RunningServer) {
  const { client, person } = await newMember(site);
  const other = await Client.open(site);
  await other.signIn(person);
  await other.close();
  await client.post("/account/newsletter", { wanted: "yes" });
  await client.get("/account");
  const as = await client.cookies();
  await shoot("account-with-newsletter", (page) => open(page, "/account"), { as });
  await shoot(
    "account-profile-menu",
    async (page) => {
      await open(page, "/");
      await page.locator(".menu-avatar").click();
    },
    { as, screenOnly: true },
  );
  for (const name of ["Change Password", "Change Email", "Change Display Name"]) {
    await shoot(
      `account-dialog-${name.toLowerCase().replaceAll(" ", "-")}`,
      async (page) => {
        await open(page, "/account");
        await page.getByRole("link", { name }).click();
        await page.getByRole("dialog").waitFor();
      },
      { as, screenOnly: true },
    );
  }
  await shoot(
    "account-dialog-error",
    async (page) => {
      await open(page, "/account");
      await page.getByRole("link", { name: "Change Email" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.getByText("There is a problem").waitFor();
    },
    { as, screenOnly: true },
  );
  await shoot(
    "account-reset-mail-sent",
    async (page) => {
      await page.clock.install();
      await open(page, "/account");
      await page.getByRole("button", { name: "Reset Password" }).click();
      await page.locator(".flash[data-floats]").waitFor();
      await page.clock.pauseAt(Date.now() + 500);
    },
    { as, screenOnly: true },
  );
  await client.close();
}

async function shootTroubles(shoot: Shoot, site: RunningServer) {
  const undecided = await Client.open(site);
  await undecided.describeIdea(IDEAS.bolt, "type");
  const as = await undecided.cookies();
  await undecided.close();
  const send = async (page: Page) => {
    await page.getByLabel("Describe your idea").fill(IDEAS.bolt.description);
    await page.getByRole("button", { name: "Next" }).click();
  };
  await shoot(
    "trouble-lost-connection",
    async (page) => {
      await open(page, "/braindumper/describe");
      await page.context().setOffline(true);
      await send(page);
      await page.getByText("There is no connection to the site.").waitFor();
    },
    { as },
  );
  await shoot(
    "trouble-busy-form",
    async (page) => {
      await open(page, "/braindumper/describe");
      const build = await page.evaluate(
        () => (window as { __remixManifest?: { version: string } }).__remixManifest?.version ?? "",
      );
      await page.route("**/*.data*", (route) =>
        route.fulfill({ status: 503, headers: { "X-Build": build } }),
      );
      await send(page);
      await page.getByText("Too much is going on right now.").waitFor();
    },
    { as },
  );
  await shoot(
    "trouble-page-crashed",
    async (page) => {
      await page.route(/\/assets\/describe-[^/]*\.js$/, (route) => {
        const body = `export const handle = { hydrate: true }; export default function Broken() { throw new Error("broken page"); }`;
        return route.fulfill({ contentType: "text/javascript", body });
      });
      await page.goto("/braindumper/describe");
      await page.getByText("Part of this page stopped working.").waitFor();
    },
    { as },
  );
  await shoot(
    "trouble-sending",
    async (page) => {
      await open(page, "/braindumper/describe");
      // An answer that never comes: the page as it waits.
      await page.route("**/*.data*", () => {});
      await send(page);
      await page.locator('[aria-disabled="true"]').first().waitFor();
    },
    { as },
  );
  // A form of another site, and an address that takes no forms.
  await shootAnswer(
    shoot,
    site,
    "trouble-other-origin",
    "/auth",
    { email: "a@example.test" },
    { Origin: "https://elsewhere.example" },
  );
  await shootAnswer(shoot, site, "trouble-too-large", "/auth", { email: "a".repeat(70_000) });
  await shootAnswer(shoot, site, "trouble-no-form-here", "/tools", { a: "b" });
  await shoot("trouble-sign-on", (page) => open(page, "/auth?error=server_error"));
  await shoot("trouble-sign-on-unknown-site", (page) =>
    open(
      page,
      "/api/oauth/authorize?client_id=x&redirect_uri=https%3A%2F%2Fx.example&response_type=code&state=s",
    ),
  );
}

/** The page that answers a post which no page of ours sends. */
async function shootAnswer(
  shoot: Shoot,
  site: RunningServer,
  name: string,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  await shoot(name, async (page) => {
    const client = await Client.open(site);
    const response = await client.post(path, form, headers);
    await page.route(`**${path}`, (route) => route.fulfill({ response }), { times: 1 });
    await page.goto(path);
    await client.close();
  });
}

/** One of each letter, as a mail program with the reader's colours shows it. */
async function shootMails(camera: Camera, site: RunningServer) {
  const { client, person } = await newMember(site);
  const stranger = await Client.open(site);
  await stranger.signUp(person);
  await stranger.post("/auth/forgot-password", { email: person.email });
  await stranger.get(await mailedLink(site, person, /Reset your password/));
  const password = "Other-layers-9";
  await stranger.post("/auth/reset-password", { password, confirmPassword: password });
  await client.close();
  const again = await Client.open(site);
  await again.signIn({ ...person, password });
  await again.post("/account/email", { email: `new-${person.email}`, password });
  await site.waitForMail(`new-${person.email}`);
  await again.post("/account/delete", { password });
  await stranger.close();
  await again.close();
  await site.waitForMail(person.email, /deleted/);
  const seen = new Set<string>();
  for (const mail of await site.outbox()) {
    const name = `mail-${(mail.subject ?? "").toLowerCase().replace(/[^a-z]+/g, "-")}`;
    if (seen.has(name)) continue;
    seen.add(name);
    await camera.shoot(site, name, (page) => page.setContent(mail.html ?? ""));
  }
}
