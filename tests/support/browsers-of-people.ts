import { transaction } from "~/base/data/database";
import { insertSession } from "~/identity/data/sessions";
import type { User } from "~/identity/data/users";
import { memberWithPassword, PASSWORD } from "./accounts";
import { Browser, type Page } from "./browser";
import { lettersTo } from "./members";
import { operatorSignedIn } from "./operators";

/** Returns a member's signed-in browser, as if just signed in. */
export async function browserOf({ id: userId }: User, amr?: string[]): Promise<Browser> {
  const browser = new Browser();
  const session = { userId, state: {}, userAgent: "test", ...(amr && { amr }) };
  const { secret } = await transaction((tx) => insertSession(tx, session));
  browser.cookies.set("session", { value: secret, path: "/" });
  return browser;
}

/** Creates a member with a signed-in browser. */
export async function signedInMember(given: Parameters<typeof memberWithPassword>[0] = {}) {
  const member = await memberWithPassword(given);
  return { member, browser: await browserOf(member) };
}

/** Creates an operator with a browser that has just signed in. */
export async function operatorBrowser(): Promise<Browser> {
  const { visitor } = await operatorSignedIn();
  const browser = new Browser();
  browser.cookies.set("session", { value: visitor.cookies.get("session") ?? "", path: "/" });
  return browser;
}

export const signIn = (browser: Browser, email: string, password = PASSWORD): Promise<Page> =>
  browser.fillIn("/auth", "Sign in", { Email: email, Password: password });

/** Steps 1 to 3 of the wizard. @returns the page after them */
export async function describeIdea(
  browser: Browser,
  platform: string,
  description: string,
  appType = "",
): Promise<Page> {
  const first = await browser.visit("/braindumper");
  const told = await first.form(first.all(`button[value=${platform}]`)[0] ?? "").submit();
  const next = await told.form("Next").fill({ description }).submit();
  return appType
    ? next
        .form("Next")
        .fill({ [appType]: true })
        .submit()
    : next;
}

/** Returns the path in the newest mail of this kind. @throws Error when there is none */
export async function mailedLink(email: string, kind: string): Promise<string> {
  const letter = (await lettersTo(email)).findLast((each) => each.kind === kind);
  const [link] = /http:\S+token_hash=\S+/.exec(letter?.text ?? "") ?? [];
  if (!link) throw new Error(`No link of kind ${kind} was mailed to ${email}.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
