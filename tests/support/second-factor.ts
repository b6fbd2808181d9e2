import { Secret, TOTP } from "otpauth";
import { now } from "~/base/kernel/clock";
import type { User } from "~/identity/data/users";
import { memberWithPassword, signIn } from "./accounts";
import { SoftAuthenticator } from "./authenticator";
import { Visitor, type VisitorAnswer } from "./visitor";

/** Returns the code that an app with this secret shows; `offMs`: its clock is off by that much. */
export function appCode(secret: string, offMs = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/ /g, "")) });
  return app.generate({ timestamp: now().getTime() + offMs });
}

type CodesMember = { member: User; visitor: Visitor; secret: string; recoveryCodes: string[] };

/** Creates a member with an authenticator app, in a signed-in browser. */
export async function memberWithCodes(): Promise<CodesMember> {
  const member = await memberWithPassword();
  const visitor = new Visitor();
  await signIn(visitor, member.email);
  return { member, visitor, ...(await setUpCodes(visitor)) };
}

/** Sets up an authenticator app in a signed-in browser. */
export async function setUpCodes(visitor: Visitor) {
  const { secret } = (await visitor.get("/account/two-factor")).data.offer as { secret: string };
  // Uses the code of the previous time step, so that the next codes stay usable.
  const shown = await visitor.follow(
    await visitor.post("/account/two-factor", { code: appCode(secret, -30_000) }),
  );
  return { secret, recoveryCodes: shown.data.codes as string[] };
}

/** Returns the WebAuthn options that the page's script would get, or null. */
export async function ask(visitor: Visitor, purpose: "use" | "add") {
  const { text, status } = await visitor.post("/auth/passkey/question", { purpose });
  return status === 200 ? JSON.parse(text) : null;
}

export async function addPasskey(visitor: Visitor, device = new SoftAuthenticator()): Promise<VisitorAnswer> {
  const response = device.register(await ask(visitor, "add"));
  return visitor.post("/account/passkeys", { name: "My phone", response });
}

/** Creates a member with a passkey on a device of its own. */
export async function memberWithPasskey() {
  const member = await memberWithPassword();
  const visitor = new Visitor();
  await signIn(visitor, member.email);
  const device = new SoftAuthenticator();
  const added = await addPasskey(visitor, device);
  return { member, visitor, device, added };
}

export async function usePasskey(visitor: Visitor, device: SoftAuthenticator): Promise<VisitorAnswer> {
  return visitor.post("/auth/passkey", { response: device.use(await ask(visitor, "use")) });
}
