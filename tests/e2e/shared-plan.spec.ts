import { Client, newMember } from "../support/client";
import { expect, test } from "./site";

const HOSTILE = "</pre><script>document.title = 'evil'</script><b>A baker</b> takes orders by phone.";

test("a public page shows what was typed as text, and is gone when it is taken back while open", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  const id = await client.writePlan({ platform: "Lovable", description: HOSTILE });
  const path = await client.sharePlan(id);

  const page = await openPage("on");
  const answer = await page.goto(path);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByText(HOSTILE, { exact: true }).first()).toBeVisible();
  await expect(page.locator("main b, main script")).toHaveCount(0);
  expect(await page.title()).not.toBe("evil");
  await expect(page.getByRole("link", { name: "Make your own" }).first()).toBeVisible();

  await client.post(`/braindumps/${id}/share`, { wanted: "no" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not shared");
  const stranger = await Client.open(server);
  for (const gone of [path, `${path}/card.png`]) {
    const { status, cache } = await stranger
      .get(gone)
      .then((each) => ({ status: each.status(), cache: each.headers()["cache-control"] }));
    expect({ gone, status, cache }).toEqual({ gone, status: 404, cache: "private, no-store" });
  }
  await stranger.close();
});
