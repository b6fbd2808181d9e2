import { newMember } from "../support/client";
import { type Community, openCommunity, registerClient } from "../support/community";
import { fillSignIn } from "./journey";
import { expect, test } from "./site";

let community: Community;

test.beforeAll(async () => {
  community = await openCommunity();
});
test.afterAll(() => community.close());

const authorizeUrl = (client: { id: string }, more: Record<string, string> = {}) =>
  `/api/oauth/authorize?${new URLSearchParams({
    client_id: client.id,
    redirect_uri: community.callback,
    response_type: "code",
    state: "st-1",
    return_to: "/c/general",
    ...more,
  })}`;

const cameBack = () => community.visits.at(-1) ?? {};

// Without scripts: tests/sign-on/journey.page.test.ts.
test("a visitor signs in on the way to the community", async ({ openPage, server }) => {
  const { person } = await newMember(server);
  const client = await registerClient(server, community.callback);
  const page = await openPage("on");
  await page.goto(authorizeUrl(client));
  await expect(page.getByRole("heading", { name: "Sign In to Circle of Ann" })).toBeVisible();
  await expect(page.getByText("Forgot password?")).toHaveCount(0);
  // A wrong password first, then the right one, in the same request.
  await fillSignIn(page, { ...person, password: "Wrong-layers-9" });
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
  await expect(page.getByRole("link", { name: "set a new password by mail" })).toBeVisible();
  await fillSignIn(page, person);
  await expect(page.getByRole("heading", { name: "The community" })).toBeVisible();
  expect(cameBack()).toMatchObject({ state: "st-1", return_to: "/c/general", iss: server.url });
  expect(cameBack().code).toBeTruthy();
});

test("a client that is not the operator's own is agreed to and taken back", async ({
  openMember,
  server,
}) => {
  const client = await registerClient(server, community.callback, "--third-party");
  const { page } = await openMember("on");
  await page.goto(authorizeUrl(client, { state: "denied" }));
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByRole("heading", { name: "The community" })).toBeVisible();
  expect(cameBack()).toMatchObject({ error: "access_denied", state: "denied" });
  await page.goto(authorizeUrl(client, { state: "allowed" }));
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { name: "The community" })).toBeVisible();
  expect(cameBack()).toMatchObject({ state: "allowed", code: expect.any(String) });
  await page.goto("/account");
  await page.getByRole("button", { name: "Remove access of Circle of Ann" }).click();
  await expect(page.getByText("Access removed", { exact: true })).toBeVisible();
  await expect(page.getByText("Circle of Ann")).toHaveCount(0);
});
