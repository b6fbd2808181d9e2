import path from "node:path";
import Database from "better-sqlite3";
import { fillSignIn } from "../../tests/e2e/journey";
import { Client, newMember } from "../../tests/support/client";
import { holdWriteLock } from "../../tests/support/lock-holder";
import { IDEAS, newPerson } from "../../tests/support/people";
import { type Camera, open } from "./camera";
import { withSite } from "./site-for-shots";

const NAMES = ["trouble-429", "trouble-503", "trouble-503-form", "trouble-500", "trouble-500-form"];

/** A site in trouble: too many attempts, a database that is busy, one that is broken. */
export async function shootLimited(camera: Camera): Promise<void> {
  if (!NAMES.some((name) => camera.wants(name))) return;
  await withSite({ env: { RATE_LIMITS: "on" } }, async (site) => {
    const file = path.join(site.dataDir, "loam.sqlite");
    const { client } = await newMember(site);
    await client.describeIdea(IDEAS.bolt, "type");
    const as = await client.cookies();
    await client.close();

    const person = newPerson();
    const impatient = await Client.open(site);
    for (let sent = 0; sent < 11; sent += 1)
      await impatient.post("/auth/forgot-password", { email: person.email });
    await impatient.close();
    await camera.shoot(site, "trouble-429", async (page) => {
      await open(page, "/auth/forgot-password");
      await page.getByLabel("Email", { exact: true }).fill(person.email);
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await page.getByText("Too many attempts.").first().waitFor();
    });

    const letGo = await holdWriteLock(file);
    // What was typed comes back with its form; a choice is quickly made again.
    await camera.shoot(
      site,
      "trouble-503-form",
      async (page) => {
        await page.goto("/braindumper/describe");
        await page.getByLabel("Describe your idea").fill(IDEAS.bolt.description);
        await page.getByRole("button", { name: "Next" }).click();
        await page.getByText("Too much is going on right now.").first().waitFor();
      },
      { as, scripts: "off" },
    );
    await camera.shoot(
      site,
      "trouble-503",
      async (page) => {
        await page.goto("/braindumper/type");
        await page.getByLabel("Web App").check();
        await page.getByRole("button", { name: "Next" }).click();
        await page.getByText("503").waitFor();
      },
      { as, scripts: "off" },
    );
    await letGo();

    // Last, because the site is broken from now on.
    const database = new Database(file);
    database.exec("ALTER TABLE drafts RENAME TO lost_drafts; ALTER TABLE users RENAME TO lost_users");
    database.close();
    await camera.shoot(site, "trouble-500", (page) => page.goto("/braindumper/describe"), { as });
    await camera.shoot(site, "trouble-500-form", async (page) => {
      await open(page, "/auth");
      await fillSignIn(page, person);
      await page.getByText("An unexpected error occurred.").first().waitFor();
    });
  });
}
