import type { Page } from "@playwright/test";
import { Client, newMember } from "../support/client";
import { newPerson } from "../support/people";
import { fillSignIn, fillSignUp, verifyByMail } from "./journey";
import { type Mode, slowUnless } from "./script-modes";
import { COMMUNITY_SITE, COMMUNITY_URL, expect, OFFER_URL, type Peat, test } from "./site";

// What routes/specification.test.ts holds the server to, seen in a browser, on a site whose owner has set everything.

/** Answers for the sites of others. */
async function answerElsewhere(page: Page) {
  for (const url of [OFFER_URL, COMMUNITY_URL, `${COMMUNITY_SITE}/**`])
    await page
      .context()
      .route(url, (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }));
}

async function openMemberAt(
  peat: Peat,
  mode: Mode,
  openAt: (site: Peat, mode: Mode, options: object) => Promise<Page>,
) {
  const { client, person } = await newMember(peat);
  const page = await openAt(peat, mode, { storageState: await client.cookies() });
  await client.close();
  await answerElsewhere(page);
  return { page, person };
}

for (const mode of ["off", "on"] as const) {
  const tagged = slowUnless(mode === "on");

  test(
    `sign-up on home says that a mail is on its way, then leads to the offer, scripts ${mode}`,
    tagged,
    async ({ openAt, peat }) => {
      const page = await openAt(peat, mode);
      await answerElsewhere(page);
      await page.goto("/");
      await fillSignUp(page, newPerson(), "Join Community");
      await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();
      await expect(page).toHaveURL(OFFER_URL, { timeout: 15_000 });
    },
  );

  test(
    `who comes from the community to any page is on the way there, scripts ${mode}`,
    tagged,
    async ({ openAt, peat }) => {
      const { client, person } = await newMember(peat);
      await client.close();
      const page = await openAt(peat, mode);
      await answerElsewhere(page);
      await page.goto("/tools", { referer: `${COMMUNITY_SITE}/c/general` });
      await page.goto("/auth");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In to Access the Community");
      await fillSignIn(page, person);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connecting to Community");
      await expect(page).toHaveURL(COMMUNITY_SITE);
    },
  );

  test(
    `a member who opens /auth/confirm reads 'Already Verified' and goes home, scripts ${mode}`,
    tagged,
    async ({ openAt, peat }) => {
      const { page } = await openMemberAt(peat, mode, openAt);
      await page.context().unroute(/\/auth\/(verified|confirm|reset-password\?done)$/);
      await page.goto("/auth/confirm");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Already Verified");
      await expect(page).toHaveURL("/");
    },
  );

  test(
    `'Email Verified Successfully!' is still said on the page that it leads to, scripts ${mode}`,
    tagged,
    async ({ openAt, peat }) => {
      const person = newPerson();
      const client = await Client.open(peat);
      await client.signUp(person);
      const page = await openAt(peat, mode, { storageState: await client.cookies() });
      await client.close();
      await verifyByMail(page, peat, person);
      await page.getByRole("link", { name: /^click here to go to/ }).click();
      await expect(page.getByRole("main").getByText("been verified")).toHaveCount(0);
      await expect(page.getByText("Email Verified Successfully!")).toBeVisible();
    },
  );
}
