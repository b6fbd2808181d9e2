import type { Page } from "@playwright/test";
import { fillSignIn, verifyByMail } from "../../tests/e2e/journey";
import { Client, newMember } from "../../tests/support/client";
import { type Community, openCommunity, registerClient } from "../../tests/support/community";
import { MODEL_ANSWER } from "../../tests/support/model-answer";
import {
  answer,
  type Behaviour,
  pieces,
  silent,
  startModelServer,
  status,
} from "../../tests/support/model-server";
import { IDEAS, newPerson, type Person } from "../../tests/support/people";
import type { RunningServer } from "../../tests/support/server";
import { type Camera, type Look, open, ready } from "./camera";
import { withSite } from "./site-for-shots";

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

type Shoot = (name: string, reach: (page: Page) => Promise<unknown>, look?: Look) => Promise<void>;

/** Some sections of a draft, and then a model that thinks. */
const halfAnAnswer: Behaviour = (response) => {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  const lines = pieces(JSON.stringify(MODEL_ANSWER), null);
  for (const line of lines.slice(0, lines.length * 0.7)) response.write(line);
};

/** A site with everything that a self-hoster can set: links, a community, a model server, a waitlist that counts down. */
export async function shootFurnished(camera: Camera): Promise<void> {
  const community = await openCommunity();
  let behave: Behaviour = answer();
  const model = await startModelServer((response, seen) => behave(response, seen));
  const env = {
    COMMUNITY_URL: community.url,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: "test-model",
    MONTHLY_GENERATIONS: "40",
  };
  const content = (site: Record<string, object | string>) => ({
    ...site,
    controller: "The people who run this site",
    offer: { label: "Offer", url: "https://offer.example/" },
    links: {
      communityChannel: "https://community.example/join",
      reviews: "https://reviews.example/",
      jobApplication: "https://jobs.example/apply",
    },
    waitlist: { date: new Date(Date.now() + MONTH_MS).toISOString(), form: "https://forms.example/waitlist" },
  });
  try {
    await withSite({ env, content }, async (site) => {
      const shoot: Shoot = (name, reach, look) => camera.shoot(site, name, reach, look);
      await shootVisitor(shoot);
      const { client, person } = await newMember(site);
      // The invitation has pictures of its own.
      await client.post("/community/welcome", { answer: "later", to: "/" });
      await shootCommunity(shoot, site, await client.cookies());
      await shootSignOn(shoot, site, community, person, await client.cookies());
      await shootJobs(shoot, client, (behaviour) => {
        behave = behaviour;
      });
      await client.close();
    });
  } finally {
    await model.close();
    await community.close();
  }
}

async function shootVisitor(shoot: Shoot) {
  await shoot("furnished-home", (page) => open(page, "/"));
  await shoot(
    "furnished-menu-open",
    async (page) => {
      await open(page, "/");
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByText("Menu").click();
    },
    { screenOnly: true },
  );
  await shoot("furnished-jobs", (page) => open(page, "/jobs"));
  await shoot("furnished-waitlist-counting", (page) => open(page, "/waitlist"));
  await shoot("furnished-waitlist-form", async (page) => {
    await page.route("https://forms.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>The form of another site</p>" }),
    );
    await open(page, "/waitlist?form");
    await page.frameLocator("iframe").getByText("The form of another site").waitFor();
  });
  await shoot("furnished-sign-in-for-community", (page) => open(page, "/auth?redirectTo=%2Fcommunity"));
  await shoot("furnished-sign-in-from-community", (page) => open(page, "/auth?from=community"));
}

async function shootCommunity(shoot: Shoot, site: RunningServer, as: Look["as"]) {
  await shoot("community-home-of-a-member", (page) => open(page, "/"), { as });
  await shoot("community-connecting", (page) => page.goto("/community"), { as });
  await shoot("community-front-door", (page) => page.goto("/auth/redirect"), { as });
  const invited = async () => {
    const person = newPerson();
    const client = await Client.open(site);
    await client.describeIdea(IDEAS.lovable);
    await client.postStep("summary", {});
    await client.signUp(person);
    const cookies = await client.cookies();
    await client.close();
    return { person, cookies };
  };
  const welcome = async (page: Page, person: Person) => {
    await verifyByMail(page, site, person);
    await open(page, "/braindumper/summary");
    await page.getByText("Join Our Community!").waitFor();
  };
  const first = await invited();
  await shoot("community-invitation", (page) => welcome(page, first.person), {
    as: first.cookies,
    screenOnly: true,
  });
  const second = await invited();
  await shoot(
    "community-invitation-failed",
    async (page) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await welcome(page, second.person);
      await page.getByRole("dialog").getByRole("button", { name: "Join Community" }).click();
      await page.getByText("Could not open Community").first().waitFor();
    },
    { as: second.cookies, screenOnly: true },
  );
  const third = await invited();
  await shoot("community-invitation-plain", (page) => welcome(page, third.person).catch(() => {}), {
    as: third.cookies,
    scripts: "off",
  });
}

async function shootSignOn(
  shoot: Shoot,
  site: RunningServer,
  community: Community,
  person: Person,
  as: Look["as"],
) {
  const own = await registerClient(site, community.callback);
  const foreign = await registerClient(site, community.callback, "--third-party");
  const address = (client: { id: string }, more: Record<string, string> = {}) =>
    `/api/oauth/authorize?${new URLSearchParams({
      client_id: client.id,
      redirect_uri: community.callback,
      response_type: "code",
      scope: "openid email profile",
      state: "st-1",
      ...more,
    })}`;
  await shoot("sign-on-sign-in", (page) => open(page, address(own)));
  await shoot("sign-on-sign-in-error", async (page) => {
    await open(page, address(own));
    await fillSignIn(page, { ...person, password: "Wrong-layers-9" });
    await page.getByText("Invalid login credentials").waitFor();
    await ready(page);
  });
  await shoot("sign-on-sign-up", async (page) => {
    await open(page, address(own));
    await page.getByRole("link", { name: "Sign up" }).click();
    await page.getByLabel("First Name").waitFor();
    await ready(page);
  });
  await shoot("sign-on-consent", (page) => open(page, address(foreign)), { as });
  await shoot("sign-on-password-again", (page) => open(page, address(own, { prompt: "login" })), { as });
  await shoot("sign-on-refused", (page) =>
    page.goto(address(own, { redirect_uri: "https://elsewhere.example/" })),
  );
  await shoot("sign-on-sign-off", (page) => open(page, `/auth/sign-off?client_id=${own.id}`), { as });
  await shoot(
    "account-with-a-site",
    async (page) => {
      await page.goto(address(foreign));
      await page.getByRole("button", { name: "Allow" }).click();
      await page.getByText("The community").waitFor();
      await open(page, "/account");
    },
    { as },
  );
}

async function shootJobs(shoot: Shoot, client: Client, behave: (behaviour: Behaviour) => void) {
  const as = await client.cookies();
  const begin = async (behaviour: Behaviour) => {
    behave(behaviour);
    await client.describeIdea(IDEAS.cursor);
    return (await client.postStep("summary", {})).headers().location ?? "";
  };
  const cancel = (path: string) => client.post(`${path}/cancel`);
  let path = await begin(silent);
  await shoot("job-begun", (page) => page.goto(path), { as });
  await cancel(path);
  await shoot("job-cancelled", (page) => open(page, path), { as });
  path = await begin(halfAnAnswer);
  await shoot(
    "job-half-way",
    async (page) => {
      await page.goto(path);
      await page.locator(".job-stages .is-done").nth(2).waitFor();
    },
    { as },
  );
  await cancel(path);
  path = await begin(status(429));
  await shoot(
    "job-failed",
    async (page) => {
      await page.goto(path);
      await page.getByText("No plan this time").first().waitFor();
    },
    { as },
  );
}
