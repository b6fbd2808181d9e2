import type { Page } from "@playwright/test";
import { Client, newMember } from "../support/client";
import { newPerson, PASSWORD, type Person } from "../support/people";
import { type RunningServer, runCommand } from "../support/server";
import { choosePassword } from "./journey";
import { slowUnless } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

const NEW = "Other-layers-10";

/** A mail with a link, the account that it is about, and the browser that asked for it. */
type Mailed = { link: string; account: Person; asked: Client };

type Mail = {
  name: string;
  send: (server: RunningServer) => Promise<Mailed>;
  /** What somebody does on the page, to its end. */
  use: (page: Page, account: Person) => Promise<void>;
  /** How the account is signed in to when it is done; as before, unless said otherwise. */
  after?: (account: Person) => Person;
  /** Whether another member who is signed in there is signed out for it. */
  signsIn?: boolean;
};

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

async function setPassword(page: Page) {
  await choosePassword(page, NEW);
  await press(page, "Reset Password");
  await expect(page.getByText("Your password has been successfully reset.")).toBeVisible();
}

const MAILS: Mail[] = [
  {
    name: "verification",
    async send(server) {
      const [asked, account] = [await Client.open(server), newPerson()];
      await asked.signUp(account);
      return { asked, account, link: await linkIn(server, account.email, /Confirm your email/) };
    },
    async use(page) {
      await choosePassword(page, NEW);
      await press(page, "Confirm email");
      await expect(page.getByText("Your email has been verified successfully!")).toBeVisible();
    },
    after: (account) => ({ ...account, password: NEW }),
    signsIn: true,
  },
  {
    name: "forgotten password",
    async send(server) {
      const { client: asked, person: account } = await newMember(server);
      await asked.post("/account");
      return { asked, account, link: await linkIn(server, account.email, /Reset your password/) };
    },
    use: setPassword,
    after: (account) => ({ ...account, password: NEW }),
  },
  {
    name: "change of address",
    async send(server) {
      const { client: asked, person: account } = await newMember(server);
      return { asked, account, link: await askForMove(server, asked, account) };
    },
    async use(page) {
      await press(page, "Confirm email");
      await expect(page.getByText("Your email has been updated.")).toBeVisible();
    },
    after: moved,
  },
  {
    name: "the account exists",
    async send(server) {
      const { client, person: account } = await newMember(server);
      await client.close();
      const asked = await Client.open(server);
      await asked.signUp(account);
      return { asked, account, link: await linkIn(server, account.email, /already have an account/) };
    },
    async use(page, account) {
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(account.email);
      await page.getByLabel("Password", { exact: true }).fill(account.password);
      await press(page, "Sign in");
      await expect(page.getByText("Welcome back!")).toBeVisible();
    },
    signsIn: true,
  },
  {
    name: "newsletter",
    async send(server) {
      const { client: asked, person: account } = await newMember(server);
      await asked.post("/account/newsletter", { wanted: "yes" });
      return { asked, account, link: await unsubscribeLink(server, account.email) };
    },
    async use(page) {
      await press(page, "Unsubscribe");
      await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
    },
  },
  {
    name: "the address was changed",
    async send(server) {
      const { client: asked, person: account } = await newMember(server);
      const confirm = new URL(await askForMove(server, asked, account), server.url).searchParams;
      await asked.post("/auth/verify", Object.fromEntries(confirm));
      return { asked, account, link: await linkIn(server, account.email, /Your email .* was changed/) };
    },
    async use(page) {
      await press(page, "Undo the change");
      await expect(page.getByText("Your email is changed back")).toBeVisible();
      await setPassword(page);
    },
    after: (account) => ({ ...account, password: NEW }),
  },
  {
    name: "this was not me",
    async send(server) {
      const { client, person: account } = await newMember(server);
      await client.close();
      const asked = await Client.open(server);
      await asked.signIn(account);
      return { asked, account, link: await linkIn(server, account.email, /New sign-in/) };
    },
    async use(page) {
      await press(page, "Sign out all devices");
      await expect(page.getByText("All devices are signed out", { exact: true })).toBeVisible();
      await setPassword(page);
    },
    after: (account) => ({ ...account, password: NEW }),
  },
];

// In a browser where somebody else is signed in. A member's own browser, and one that was never here, are in
// tests/accounts/mailed-links.test.ts, for every kind.
for (const mail of MAILS) {
  test(
    `${mail.name}: the link works in a browser where somebody else is signed in`,
    slowUnless(mail.name === "forgotten password"),
    async ({ openPage, server }) => {
      const { link, account, asked } = await mail.send(server);
      const other = await newMember(server);
      const page = await openPage("on", await other.client.cookies());
      const main = page.getByRole("main");

      await page.goto(link);
      if (mail.name !== "the account exists") await expect(main).toContainText(account.email);
      await expect(main.getByText("You are signed in here as")).toContainText(other.person.email);
      await mail.use(page, account);

      await page.goto("/account");
      await expect(main).toContainText(mail.signsIn ? account.email : other.person.email);
      const again = await Client.open(server);
      await again.signIn(mail.after?.(account) ?? account);
      for (const client of [again, asked, other.client]) await client.close();
    },
  );
}

/** The first address with a query in the newest mail with that subject, as a path. */
async function linkIn(server: RunningServer, email: string, subject: RegExp): Promise<string> {
  const { text = "" } = await server.waitForMail(email, subject);
  const { pathname, search } = new URL(text.match(/http:\S+\?\S+/)?.[0] ?? "");
  return pathname + search;
}

function moved(account: Person): Person {
  return { ...account, email: `moved-${account.email}` };
}

/** @returns the link that the new address is confirmed with. */
async function askForMove(server: RunningServer, client: Client, account: Person): Promise<string> {
  const { email } = moved(account);
  await client.post("/account/email", { email, password: PASSWORD });
  return linkIn(server, email, /Confirm your new email/);
}

/** Newsletters are sent by another program: it gets the links from the command line. */
async function unsubscribeLink(server: RunningServer, email: string): Promise<string> {
  const stdout = await runCommand(server, ["export", "newsletter", "--json"]);
  const subscribers: { email: string; unsubscribeUrl: string }[] = JSON.parse(stdout);
  const { pathname, search } = new URL(
    subscribers.find((each) => each.email === email)?.unsubscribeUrl ?? "",
  );
  return pathname + search;
}
