// What a form proves about who sends it: a password, a code, a passkey.

import { redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { z } from "zod";
import { codeForm, passkeyForm, signInForm } from "~/accounts/forms";
import { signInAndGo, signInQuery } from "~/accounts/next";
import { verifyPasskey } from "~/accounts/passkeys";
import { FactorRefused, verifyCode } from "~/accounts/second-factor";
import { beginSecondStep, checkPassword, findSecondStep, recordSignIn } from "~/accounts/sign-in";
import { MustWait } from "~/accounts/tries";
import type { FormDefinition } from "~/base/forms/form";
import { formFields } from "~/base/http/read-form";
import { seen, shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { hasFactor } from "~/identity/data/factors";
import type { User } from "~/identity/data/users";
import { AMR } from "~/identity/factors";
import { FormRejection, tooOften } from "~/identity/form-rejection";
import { guesserOf, LIMITS } from "~/identity/limits";
import { type OpenVisit, visitOf } from "~/identity/visit";

/** Who proved themselves, and how (`amr`, RFC 8176); null: refused without a reason. */
type Shown = { user: User; amr: string[] } | null;

/** Validates a form that a strategy got; the page has said before what is wrong with it. */
async function sent<Schema extends z.ZodType>({ fields, schema }: FormDefinition<Schema>, form: FormData) {
  return schema.parse(
    Object.fromEntries(await formFields(Promise.resolve(form), Object.keys(fields), fields)),
  );
}

/** Returns the member with this email and password, or null. @throws MustWait */
export async function passwordGiven(request: Request, given: { email: string; password: string }) {
  const who = await guesserOf(request, given.email);
  return checkPassword({ ...given, ip: shortClientIp(request), who });
}

const password = new FormStrategy<Shown>(async ({ form, request }) => {
  const user = await passwordGiven(request, await sent(signInForm, form));
  return user && { user, amr: AMR.password };
});

/** Checks a member's code. @throws FormRejection with the reason */
export async function checkCode(request: Request, user: User, code: string): Promise<void> {
  const who = await guesserOf(request, user.email);
  await verifyCode(user, code, who, seen(request)).catch((error) => tellRefused(error, "code"));
}

/** The code is for the member whose password was typed in this browser. */
const code = new FormStrategy<Shown>(async ({ form, request }) => {
  const user = await findSecondStep(await visitOf(request));
  if (!user) return null;
  await checkCode(request, user, (await sent(codeForm, form)).code);
  return { user, amr: [...AMR.password, ...AMR.code] };
});

const passkey = new FormStrategy<Shown>(async ({ form, request }) => {
  const user = await verifyPasskey((await sent(passkeyForm, form)).response, seen(request));
  return { user, amr: AMR.passkey };
});

const authenticator = new Authenticator<Shown>()
  .use(password, "password")
  .use(code, "code")
  .use(passkey, "passkey");

/** Runs one strategy on a form's request. @throws FormRejection with the reason */
export function authenticate(strategy: "password" | "code" | "passkey", request: Request): Promise<Shown> {
  return authenticator.authenticate(strategy, request).catch((error) => tellRefused(error));
}

/** For `catch`: shows why a proof was refused, beside its field or for the whole form, or how long to wait. */
export function tellRefused(error: unknown, field?: "code"): never {
  if (error instanceof MustWait) throw tooOften(LIMITS[field ?? "signIn"], error.waitSeconds);
  if (!(error instanceof FactorRefused)) throw error;
  throw new FormRejection(field ? { fields: { [field]: error.message } } : { form: error.message });
}

/** Signs the member in, or asks for the second factor first if there is one and only the password was given. */
export async function finishSignIn(
  request: Request,
  visit: OpenVisit,
  { user, amr }: NonNullable<Shown>,
): Promise<Response> {
  if (!amr.includes("mfa") && (await hasFactor(user.id))) {
    await beginSecondStep(visit, user);
    return redirect(links.code(signInQuery(request)), 303);
  }
  const { isKnown } = await guesserOf(request, user.email);
  await recordSignIn(user, seen(request), isKnown);
  return signInAndGo(request, visit, user, amr);
}
