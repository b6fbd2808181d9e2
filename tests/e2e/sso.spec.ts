import { type Community, openCommunity, registerClient } from "../support/community";
import { newPerson } from "../support/people";
import { fillSignIn, fillSignUp, verifyByMail } from "./journey";
import { slowUnless } from "./script-modes";
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

for (const mode of ["off", "on"] as const) {
  test(
    `a visitor signs in on the way to the community, scripts ${mode}`,
    slowUnless(mode === "on"),
    async ({ openPage, server, openMember }) => {
      const { person, page: member } = await openMember("off");
      await member.close();
      const client = await registerClient(server, community.callback);
      const page = await openPage(mode);
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
    },
  );
}

test("a member passes straight through: redirects alone, and no page of ours", async ({
  openMember,
  server,
}) => {
  const client = await registerClient(server, community.callback);
  const { page } = await openMember("off");
  const documents: number[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(server.url)) documents.push(response.status());
  });
  await page.goto(authorizeUrl(client, { state: "straight" }));
  await expect(page.getByRole("heading", { name: "The community" })).toBeVisible();
  expect(cameBack()).toMatchObject({ state: "straight", code: expect.any(String) });
  expect(new Set(documents)).toEqual(new Set([303]));
});

test("a stranger signs up and confirms the address on the way, scripts off", async ({ openPage, server }) => {
  const client = await registerClient(server, community.callback);
  const person = newPerson();
  const page = await openPage("off");
  await page.goto(authorizeUrl(client, { state: "st-2" }));
  await page.getByRole("link", { name: "Sign up" }).click();
  await fillSignUp(page, person);
  await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();
  await verifyByMail(page, server, person);
  await page.getByRole("link", { name: "click here to go to Circle of Ann" }).click();
  await expect(page.getByRole("heading", { name: "The community" })).toBeVisible();
  expect(cameBack()).toMatchObject({ state: "st-2", return_to: "/c/general" });
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
