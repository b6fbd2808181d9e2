import { expect, test } from "@playwright/test";
import { Client, newMember } from "../support/client";
import { newFolder } from "../support/folder";
import { DOG_IDEA } from "../support/model-answer";
import { slowAnswer, startModelServer } from "../support/model-server";
import { startServer } from "../support/server";

/** A lease lasts 30 s, and the server looks every 10 s. */
const MOST_MS = 60_000;

test("killed while a first answer is written: the plan is there, the next server says that none came, and Try again brings it", async () => {
  test.setTimeout(MOST_MS + 30_000);
  const model = await startModelServer(slowAnswer(1000));
  const DATA_DIR = newFolder();
  const env = { DATA_DIR, OPENAI_BASE_URL: model.url, OPENAI_MODEL: "test-model" };
  const first = await startServer({ env });
  const { client, person } = await newMember(first);
  const id = await client.writePlan({ platform: "Lovable", description: DOG_IDEA });
  await expect.poll(() => model.seen.length).toBe(1);
  process.kill(first.pid, "SIGKILL");
  await model.seen[0]?.closed;
  await first.stop();

  const second = await startServer({ env });
  const again = await Client.open(second);
  await again.signIn(person);
  const page = async () => (await again.get(`/braindumper/plan/${id}`)).text();
  expect(await page()).toContain("Your Development Plan is Ready!");
  await expect.poll(page, { timeout: MOST_MS, intervals: [1000] }).toContain("The server was restarted");
  expect(await page()).toContain("4 generations remaining this month");
  expect(model.seen).toHaveLength(1);
  await again.post(`/braindumps/${id}/first-answer`, { again: "yes" });
  await expect.poll(() => model.seen.length).toBe(2);
  await again.close();
  await client.close();
  await second.stop();
  await model.close();
});

test("told to end while a first answer is written, the work ends at once, and the next server says that none came", async () => {
  const model = await startModelServer(slowAnswer(300));
  const DATA_DIR = newFolder();
  const env = { DATA_DIR, OPENAI_BASE_URL: model.url, OPENAI_MODEL: "test-model" };
  const first = await startServer({ env });
  const { client, person } = await newMember(first);
  const id = await client.writePlan({ platform: "Lovable", description: DOG_IDEA });
  await client.close();
  await expect.poll(() => model.seen.length).toBe(1);
  await first.stop();
  // Not "stopped before all was done", as after 7.5 s.
  expect(first.log()).toContain('"msg":"stopped"');
  expect(model.seen[0]?.isClosed).toBe(true);

  const second = await startServer({ env });
  const again = await Client.open(second);
  await again.signIn(person);
  const page = await (await again.get(`/braindumper/plan/${id}`)).text();
  expect(page).toContain("The server was restarted");
  expect(page).toContain("4 generations remaining this month");
  await again.close();
  await second.stop();
  await model.close();
});
