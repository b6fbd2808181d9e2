import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from "@playwright/test";
import { type Cookies, newMember } from "../support/client";
import { newContentFolder } from "../support/content-folder";
import {
  invitePeople,
  isDreamer,
  newDreamer,
  type People,
  type Person,
  proveAll,
  type Role,
} from "../support/people";
import { type RunningServer, startServer } from "../support/server";
import { type Mode, openBrowser } from "./script-modes";
import { startProvider, VIDEO_POST } from "./video-provider";

export { expect } from "@playwright/test";

/** The messaging channel of the site "Peat", and the site whose members sign on there. */
export const COMMUNITY_URL = "https://community.example/join";
const COMMUNITY_SITE = "https://circle.example";
export const OFFER_URL = "https://offer.example/";
export const REVIEWS_URL = "https://reviews.example/";

/** A site whose owner has set what is empty by default: a video, a foreign form, a countdown that runs, a community, an offer, reviews. */
export type Peat = RunningServer & { provider: Awaited<ReturnType<typeof startProvider>> };

type PerTest = {
  /** A page in a browser of its own; closed when the test ends. */
  openPage: (mode: Mode, role?: Role | Cookies, options?: BrowserContextOptions) => Promise<Page>;
  /** A page of a verified member of its own, who may be changed at will. */
  openMember: (mode: Mode) => Promise<{ page: Page; person: Person }>;
  /** A page of another of the sites. */
  openAt: (site: RunningServer, mode: Mode, options?: BrowserContextOptions) => Promise<Page>;
  serverLogOnFailure: undefined;
};

/** Each is started when the first test of a worker asks for it. */
type PerWorker = { server: RunningServer; people: People; peat: Peat };

// All tests use this one `test`: Playwright would start a new worker, and with it new servers, for another.
export const test = base.extend<PerTest, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  people: [async ({ server }, use) => use(await invitePeople(server)), { scope: "worker" }],
  peat: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const [provider, content] = [await startProvider(), newContentFolder()];
      await content.changeJson("site.json", (site) => ({
        ...site,
        name: "Peat",
        videos: { embed: `${provider.origin}/embed/`, watch: `${provider.origin}/watch?v=` },
        waitlist: { date: "2099-01-01T00:00:00Z", form: `${provider.origin}/form` },
        offer: { label: "Offer", url: OFFER_URL },
        links: { ...(site.links as object), communityChannel: COMMUNITY_URL, reviews: REVIEWS_URL },
      }));
      await content.change(VIDEO_POST.replace("/blog", "posts").concat(".md"), (text) =>
        text.replace('video: { id: ""', 'video: { id: "abc-123_X"'),
      );
      const server = await startServer({
        env: { CONTENT_DIR: content.folder, COMMUNITY_URL: COMMUNITY_SITE },
      });
      await use({ ...server, provider });
      await server.stop();
      await provider.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.url),
  openAt: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (site, mode, options = {}) => {
      const context = await openStill(browser, site, mode, options);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  openPage: async ({ openAt, server, people }, use) => {
    // Whoever is halfway through the wizard is changed by a test that goes on: each page has one of its own.
    const cookiesOf = async (role: Role | Cookies) => {
      if (typeof role === "string") proveAll(server);
      if (!isDreamer(role)) return typeof role === "string" ? people.cookies[role] : role;
      const client = await newDreamer(server, role);
      const cookies = await client.cookies();
      await client.close();
      return cookies;
    };
    await use(async (mode, role = "stranger", options = {}) =>
      openAt(server, mode, { storageState: await cookiesOf(role), ...options }),
    );
  },
  openMember: async ({ openPage, server }, use) => {
    await use(async (mode) => {
      const { client, person } = await newMember(server);
      const page = await openPage(mode, await client.cookies());
      await client.close();
      return { page, person };
    });
  },
  serverLogOnFailure: [
    async ({ server }, use, info) => {
      const before = server.log().length;
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach("server log", { body: server.log().slice(before), contentType: "text/plain" });
    },
    { auto: true },
  ],
});

const MOVES = /\/auth\/(verified|confirm|forgot-password\?sent|reset-password\?done)$/;

/** Lets a browser's pages move on by themselves again. */
export const letMove = (page: Page) => page.context().unroute(MOVES);

/**
 * Some pages move on, or load themselves again, after some seconds. Here they stay: they can be looked at, and interrupt nobody who
 * opens the next one just then.
 */
async function openStill(
  browser: Browser,
  server: RunningServer,
  mode: Mode,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await openBrowser(browser, server, mode, options);
  if (mode === "forbidden" || mode === "disturbed") return context;
  await context.route(MOVES, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { refresh: _, ...headers } = response.headers();
    // With scripts it would go on sooner, by what its link says, or when it looks again.
    const body = (await response.text()).replace(
      / data-after="\d+"| data-looks="[^"]*"|<meta http-equiv="refresh"[^>]*>/g,
      "",
    );
    await route.fulfill({ response, headers, body });
  });
  return context;
}
