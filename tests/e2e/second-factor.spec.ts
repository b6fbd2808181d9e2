import type { Page } from "@playwright/test";
import { newMember } from "../support/client";
import { freePort, type RunningServer, startServer } from "../support/server";
import { loaded, wireKilobytes } from "./loaded";
import { openBrowser, scripted } from "./script-modes";
import { expect, test } from "./site";

// Passkeys need a name: an ip has none.
let server: RunningServer;
test.beforeAll(async () => {
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  server = { ...(await startServer({ env: { PORT, APP_URL: url } })), url };
});
test.afterAll(() => server.stop());

/** A device of Chromium's own making, which says yes to everything. */
async function plugInDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added, signs in at the button and in the email field, and is removed", async ({
  browser,
}) => {
  const { client } = await newMember(server);
  const context = await openBrowser(browser, server, "on", { storageState: await client.cookies() });
  const page = await context.newPage();
  await plugInDevice(page);
  const { main, button } = {
    main: page.getByRole("main"),
    button: (name: string) => page.getByRole("button", { name }),
  };

  await page.goto("/account/passkeys");
  await scripted(page);
  await page.getByLabel("Name").fill("My laptop");
  await button("Add this device").click();
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
  await expect(page.locator("#recovery-codes li")).toHaveCount(10);
  await button("I have kept them").click();
  await expect(main).toContainText("You have 1.");

  await context.clearCookies();
  await page.goto("/auth");
  await scripted(page);
  await button("Sign in with a passkey").click();
  await expect(page.getByText("Welcome back!")).toBeVisible();

  await context.clearCookies();
  await page.goto("/auth");
  await scripted(page);
  // The virtual device takes what is offered in the field at once.
  await page.getByLabel("Email", { exact: true }).focus();
  await expect(page.getByText("Welcome back!")).toBeVisible();

  await page.goto("/account/passkeys");
  await main.getByRole("link", { name: "Rename or remove" }).click();
  await button("Remove this passkey").click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await context.clearCookies();
  await page.goto("/auth");
  await scripted(page);
  await button("Sign in with a passkey").click();
  await expect(main).toContainText("This passkey is not known here, or was removed.");
  await context.close();
  await client.close();
});

test("the sign-in page loads no script for passkeys before somebody turns to it", async ({ browser }) => {
  const context = await openBrowser(browser, server, "on");
  const page = await context.newPage();
  const files = await loaded(page, async () => {
    await page.goto("/auth");
    await scripted(page);
  });
  expect(files.filter(({ url }) => /passkey-/.test(url) && !/passkey-form/.test(url))).toEqual([]);
  console.log(`/auth: ${wireKilobytes(files).toFixed(1)} KB`);
  await context.close();
});
