import { expect, test } from "vitest";
import { PASSWORD } from "../support/accounts";
import { Browser } from "../support/browser";
import { mailedLink, operatorBrowser } from "../support/browsers-of-people";
import { withDatabase } from "../support/database";
import { authorizeUrl, basic, newClient, REDIRECT_URI, withSigningKey } from "../support/sso";

withDatabase();
withSigningKey();

const asked = { return_to: "/c/general" };
const cameBack = (path: string) => {
  expect(path.startsWith(REDIRECT_URI)).toBe(true);
  return Object.fromEntries(new URL(path).searchParams);
};

test("a stranger signs up and confirms the address on the way to the community", async () => {
  const browser = new Browser();
  const page = await browser.visit(authorizeUrl(await newClient(), asked));
  expect(page.heading).toBe("Sign In to Circle of Ann");
  const email = "ann@example.test";
  const told = await (await page.follow("Sign up"))
    .form("Create Account")
    .fill({ "First Name": "Ann", Email: email, Password: PASSWORD, acceptTerms: true })
    .submit();
  expect(told.message).toContain("Please check your email to verify your account");
  const verified = await browser.fillIn(await mailedLink(email, "verify"), "Confirm email");
  expect(verified.text).toContain("Your email has been verified successfully!");
  const back = await verified.follow("click here to go to Circle of Ann");
  expect(cameBack(back.path)).toMatchObject({ state: "st-1", ...asked, code: expect.any(String) });
});

test("an operator walks a sign-on of a client and is told what worked", async () => {
  const browser = await operatorBrowser();
  const client = await newClient();
  const before = await (await browser.visit(`/admin/clients/${client.id}`)).follow("Try it");
  expect(before.text.match(/not yet/g)).toHaveLength(2);
  const { code = "" } = cameBack((await browser.visit(authorizeUrl(client))).path);
  expect((await browser.visit(before.path)).text.match(/not yet/g)).toHaveLength(1);
  const redeemed = await new Browser().post(
    "/api/oauth/token",
    { grant_type: "authorization_code", code, redirect_uri: REDIRECT_URI },
    { ...basic(client), origin: "", "sec-fetch-site": "" },
  );
  expect(redeemed.answer.text).toContain("access_token");
  expect((await before.follow("What happened?")).text).toContain("This site's part works.");
});
