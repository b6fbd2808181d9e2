import { Client } from "./client";
import { expect, type Role, test } from "./site";

// Texts of the specification that stand in a page and that no other test reads.

const PENDING: [role: Role, path: string, label: string, pending: string][] = [
  ["stranger", "/auth?tab=signup", "Create Account", "Creating Account..."],
  ["stranger", "/auth/forgot-password", "Send Reset Link", "Sending..."],
  ["waiting", "/auth/confirm", "Resend verification email", "Resending..."],
  ["forgetful", "/auth/reset-password", "Reset Password", "Updating..."],
  ["member", "/account/password", "Save", "Saving..."],
  ["member", "/account/email", "Save", "Saving..."],
  ["member", "/account/name", "Save", "Saving..."],
  ["member", "/braindumper/summary", "Generate Plan", "Generating..."],
];

test("PE24: each button has the specification's words for the time that it takes", async ({
  people,
  server,
}) => {
  for (const [role, path, label, pending] of PENDING) {
    const html = await read(await Client.open(server, people.cookies[role]), path);
    expect(html, path).toMatch(new RegExp(`data-pending="${pending}"[^>]*>${label}<`));
  }
});

const SENTENCES: [role: Role, path: string, sentences: string[]][] = [
  [
    "stranger",
    "/auth?error=access_denied",
    ["Failed to complete the authentication flow. Please try again."],
  ],
  ["stranger", "/auth/forgot-password", ["Back to Sign In"]],
  ["stranger", "/auth?tab=signup", ["Create your account", "Sign In"]],
  [
    "stranger",
    "/auth?redirectTo=%2Fcommunity",
    ["Authentication Required", "Please log in to access the community."],
  ],
  [
    "stranger",
    "/auth/reset-password?done",
    ["Your password has been successfully reset.", "Redirecting you to the login page..."],
  ],
  ["stranger", "/braindumper", ["View Previous Braindumps"]],
  ["stranger", "/waitlist", ["Get Early Access + $200 Off", "Join the waitlist for our upcoming program"]],
];

test("pages say what the specification has them say", async ({ people, server }) => {
  for (const [role, path, sentences] of SENTENCES) {
    const html = await read(await Client.open(server, people.cookies[role]), path);
    for (const sentence of sentences) expect(html, path).toContain(sentence);
  }
  const member = await Client.open(server, people.cookies.member);
  expect(await read(member, `/braindumps/${people.plans.bolt}`)).toContain("Generated Context");
});

async function read(client: Client, path: string): Promise<string> {
  const html = await (await client.get(path)).text();
  await client.close();
  return html.replaceAll("<!-- -->", "");
}
