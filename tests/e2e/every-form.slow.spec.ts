import type { Page } from "@playwright/test";
import { mailedLink } from "../support/client";
import { IDEAS, newPerson, type Person } from "../support/people";
import { choosePassword, countPosts, fillSignIn, fillSignUp, isSentForm } from "./journey";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

type Post = {
  name: string;
  open: string;
  send: (page: Page, person: Person) => Promise<void>;
  lands: string | RegExp;
};

const press = (name: string) => (page: Page) => page.getByRole("main").getByRole("button", { name }).click();

const CONFIRM = /\/auth\/confirm$/;

/** Every form of the site in the order in which somebody meets them, and the address at which its post ends. */
const BEFORE_VERIFYING: Post[] = [
  {
    name: "sign up",
    open: "/auth?tab=signup",
    send: (page, person) => fillSignUp(page, person),
    lands: CONFIRM,
  },
  { name: "resend", open: "/auth/confirm", send: press("Resend verification email"), lands: CONFIRM },
];

const AFTER_VERIFYING: Post[] = [
  {
    name: "theme",
    open: "/",
    send: (page) => page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click(),
    lands: "/",
  },
  { name: "platform", open: "/braindumper", send: press("Bolt"), lands: "/braindumper/describe" },
  {
    name: "description",
    open: "/braindumper/describe",
    async send(page) {
      await page.getByLabel("Describe your idea").fill(IDEAS.bolt.description);
      await press("Next")(page);
    },
    lands: "/braindumper/type",
  },
  {
    name: "app type",
    open: "/braindumper/type",
    async send(page) {
      await page.getByLabel("Mobile App").check();
      await press("Next")(page);
    },
    lands: /\/braindumper\/summary\?ask=/,
  },
  { name: "Back", open: "/braindumper/summary?plan", send: press("Back"), lands: "/braindumper/type" },
  { name: "Next", open: "/braindumper/type", send: press("Next"), lands: /\/braindumper\/summary\?ask=/ },
  {
    name: "generate",
    open: "/braindumper/summary?plan",
    send: press("Generate Plan"),
    lands: /\/braindumps\/[\w-]{22}$/,
  },
  {
    name: "new project",
    open: "/braindumper/summary",
    send: press("Create New Project"),
    lands: "/braindumper",
  },
  {
    name: "change name",
    open: "/account/name",
    async send(page) {
      await page.getByLabel("Display name").fill("Anna");
      await press("Save")(page);
    },
    lands: "/account",
  },
  {
    name: "change password",
    open: "/account/password",
    async send(page, person) {
      await page.getByLabel("Current password").fill(person.password);
      person.password = `${person.password}-2`;
      await choosePassword(page, person.password);
      await press("Save")(page);
    },
    lands: "/account",
  },
  {
    name: "change email",
    open: "/account/email",
    async send(page, { password }) {
      await page.getByLabel("New email").fill(newPerson().email);
      await page.getByLabel("Your password", { exact: true }).fill(password);
      await press("Save")(page);
    },
    lands: "/account",
  },
  { name: "mail a reset link", open: "/account", send: press("Reset Password"), lands: "/account" },
  {
    name: "sign out",
    open: "/braindumps",
    async send(page) {
      await page.getByRole("banner").locator("summary").filter({ hasText: "Your account" }).click();
      await page.getByRole("button", { name: "Sign out" }).click();
    },
    lands: "/",
  },
  { name: "sign in", open: "/auth", send: (page, person) => fillSignIn(page, person), lands: "/" },
  {
    name: "forgot password",
    open: "/auth/forgot-password",
    async send(page, { email }) {
      await page.context().clearCookies();
      await page.getByLabel("Email", { exact: true }).fill(email);
      await press("Send Reset Link")(page);
    },
    lands: /\/auth\/forgot-password\?sent$/,
  },
];

// A new person sends every form, in one browser.
for (const mode of ["on", "off"] as const) {
  test(`each form is answered with a redirect, and a reload sends nothing, scripts ${mode}`, async ({
    openPage,
    server,
  }) => {
    test.slow();
    const page = await openPage(mode);
    const person = newPerson();
    const posts = countPosts(page);
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (isSentForm(response.request())) statuses.push(response.status());
    });
    const verify: Post = {
      name: "verify",
      open: "",
      send: press("Confirm email"),
      // Which goes on home after a second: on a busy machine sooner than it is looked at.
      lands: /(\/auth\/verified|:\d+\/)$/,
    };
    const send = (post: Post) =>
      test.step(post.name, async () => {
        await page.goto(post.open);
        const before = posts();
        await post.send(page, person);
        // Some forms end where they began: their address says nothing of whether they are on their way.
        await expect.poll(posts).toBe(before + 1);
        await expect(page).toHaveURL(post.lands);
        await page.reload();
        await expect(page).toHaveURL(post.lands);
        expect(posts()).toBe(before + 1);
      });
    for (const post of BEFORE_VERIFYING) await send(post);
    await send({ ...verify, open: await mailedLink(server, person) });
    for (const post of AFTER_VERIFYING) await send(post);
    expect(new Set(statuses)).toEqual(new Set([303]));
  });
}
