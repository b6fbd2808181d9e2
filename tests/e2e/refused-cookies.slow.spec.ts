import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import config from "../../playwright.config";
import { findChromium } from "../../scripts/browsers.mjs";
import { mailedLink, newMember } from "../support/client";
import { newFolder } from "../support/folder";
import { newPerson } from "../support/people";
import { choosePassword, fillSignIn, fillSignUp } from "./journey";
import { expect, test } from "./site";

const REFUSED = "Your browser refused our cookie";

/** A browser that is set to take no cookies, as its settings page would do it. */
async function withoutCookies(baseURL: string, work: (page: Page) => Promise<void>) {
  const profile = newFolder();
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(path.join(profile, "Default"));
  await writeFile(path.join(profile, "Default/Preferences"), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...config.use?.launchOptions,
    // The headless shell has no settings.
    executablePath: findChromium(),
    userAgent: config.use?.userAgent,
    baseURL,
  });
  try {
    await work(await context.newPage());
    expect(await context.cookies()).toEqual([]);
  } finally {
    await context.close();
  }
}

test("a browser that refuses cookies is told so after each form", async ({ server }) => {
  const { client, person } = await newMember(server);
  await client.close();
  await withoutCookies(server.url, async (page) => {
    const isTold = async (goOn: string) => {
      await expect(page.getByRole("heading", { name: REFUSED })).toBeVisible();
      await expect(page.getByText(`Allow cookies for ${server.url}, then go back`)).toBeVisible();
      await page.getByRole("link", { name: "Continue without it" }).click();
      await expect(page).toHaveURL(goOn);
    };
    await page.goto("/auth");
    await fillSignIn(page, person);
    await isTold("/");

    const newcomer = newPerson();
    await page.goto("/auth?tab=signup");
    await fillSignUp(page, newcomer);
    await isTold("/auth/confirm");
    // The account is made all the same, and its link works.
    await page.goto(await mailedLink(server, newcomer));
    await choosePassword(page, newcomer.password);
    await page.getByRole("button", { name: "Confirm email" }).click();
    await isTold("/auth");

    await page.goto("/braindumper");
    await page.getByRole("main").getByRole("button", { name: "Bolt" }).click();
    await isTold("/braindumper");
  });
});
