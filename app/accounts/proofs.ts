// What a form proves about who sends it: a password, a code, a passkey. Each form that is a proof has a strategy, which
// reads and checks what was sent.

import { redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import {
  codeForm,
  ownPasswordForm,
  passkeyForm,
  proveForm,
  removeCodesForm,
  signInForm,
} from "~/accounts/forms";
import { signInAndGo, signInQuery } from "~/accounts/next";
import { verifyPasskey } from "~/accounts/passkeys";
import { FactorRefused, verifyCode } from "~/accounts/second-factor";
import {
  beginSecondStep,
  checkPassword,
  findSecondStep,
  isOwnSignUp,
  recordSignIn,
} from "~/accounts/sign-in";
import { MustWait } from "~/accounts/tries";
import { WRONG_CREDENTIALS } from "~/accounts/ui/refused-sign-in";
import type { FormDefinition } from "~/base/forms/form";
import { formFields } from "~/base/http/read-form";
import { seen, shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { hasFactor } from "~/identity/data/factors";
import type { User } from "~/identity/data/users";
import { AMR } from "~/identity/factors";
import { FormRejection, tooOften } from "~/identity/form-rejection";
import { guesserOf, LIMITS } from "~/identity/limits";
import { requireMember } from "~/identity/member";
import { type OpenVisit, visitOf } from "~/identity/visit";

/** Who proved themselves, and how (`amr`, RFC 8176). */
type Shown = { user: User; amr: string[] };

/** Returns the form of a proof for its page's action, which leaves the fields to the strategy: they are parsed once. */
export const unread = (form: FormDefinition) => ({ ...form, schema: z.object({}) });

/** Makes the strategy of a form: `check` gets its values, and throws FormRejection or what `tellRefused` knows. */
function strategyOf<Schema extends z.ZodType>(
  { fields, schema }: FormDefinition<Schema>,
  check: (values: z.output<Schema>, request: Request) => Promise<Shown>,
) {
  return new FormStrategy<Shown>(async ({ form, request }) => {
    const sent = await formFields(Promise.resolve(form), Object.keys(fields), fields);
    const parsed = schema.safeParse(Object.fromEntries(sent));
    if (parsed.success) return check(parsed.data, request);
    const told = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
    throw new FormRejection({ fields: Object.fromEntries(told.reverse()) });
  });
}

async function passwordGiven(request: Request, given: { email: string; password: string }) {
  const who = await guesserOf(request, given.email);
  return checkPassword({ ...given, ip: shortClientIp(request), who });
}

/**
 * Checks the member's password before something irreversible or revealing. It is limited like a sign-in, because a thief with
 * the session could guess.
 * @throws FormRejection when the password is wrong, or after too many wrong ones (429)
 */
export async function requireOwnPassword(
  request: Request,
  user: User,
  password: string,
  field: "password" | "currentPassword" = "password",
): Promise<void> {
  const shown = await passwordGiven(request, { email: user.email, password }).catch(tellRefused);
  if (shown?.id === user.id) return;
  throw new FormRejection({ fields: { [field]: "This is not your password" } });
}

async function checkCode(request: Request, user: User, code: string): Promise<void> {
  const who = await guesserOf(request, user.email);
  await verifyCode(user, code, who, seen(request)).catch((error) => tellRefused(error, "code"));
}

/** Goes back to the password of a sign-in: it was never typed here, or too long ago. */
export const startAgain = (request: Request) => redirect(links.signInWith(signInQuery(request)), 303);

const OTHER_ACCOUNT = "That belongs to a different account from the one you are signed in to.";

const STRATEGIES = {
  password: strategyOf(signInForm, async (given, request) => {
    const user = await passwordGiven(request, given);
    if (user) return { user, amr: AMR.password };
    const { state } = await visitOf(request);
    if (await isOwnSignUp(state, given)) throw redirect(links.confirm(signInQuery(request)), 303);
    throw new FormRejection({ form: WRONG_CREDENTIALS });
  }),
  /** The code is for the member whose password was typed in this browser. */
  code: strategyOf(codeForm, async ({ code }, request) => {
    const user = await findSecondStep(await visitOf(request));
    if (!user) throw startAgain(request);
    await checkCode(request, user, code);
    return { user, amr: [...AMR.password, ...AMR.code] };
  }),
  passkey: strategyOf(passkeyForm, async ({ response }, request) => {
    return { user: await verifyPasskey(response, seen(request)), amr: AMR.passkey };
  }),
  ownPassword: strategyOf(ownPasswordForm, async ({ password }, request) => {
    const { user } = await requireMember(request);
    await requireOwnPassword(request, user, password);
    return { user, amr: AMR.password };
  }),
  ownPasswordAndCode: strategyOf(removeCodesForm, async ({ password, code }, request) => {
    const { user } = await requireMember(request);
    await requireOwnPassword(request, user, password);
    await checkCode(request, user, code);
    return { user, amr: AMR.code };
  }),
  /** Once there is a second factor a password alone is no proof: an intruder may know it. */
  freshProof: strategyOf(proveForm, async ({ by, code, password, response }, request) => {
    const { user } = await requireMember(request);
    if (by === "passkey") {
      const shown = await verifyPasskey(response, seen(request));
      if (shown.id !== user.id) throw new FormRejection({ form: OTHER_ACCOUNT });
      return { user, amr: AMR.passkey };
    }
    if (code !== "") {
      await checkCode(request, user, code);
      return { user, amr: AMR.code };
    }
    if (await hasFactor(user.id)) throw new FormRejection({ fields: { code: "Please type a code" } });
    if (password === "") throw new FormRejection({ fields: { password: "Password is required" } });
    await requireOwnPassword(request, user, password);
    return { user, amr: AMR.password };
  }),
};

const authenticator = new Authenticator<Shown>();
for (const [name, strategy] of Object.entries(STRATEGIES)) authenticator.use(strategy, name);

/** Runs the strategy of a form that came through `unread`. @throws FormRejection with the reason */
export const authenticate = (strategy: keyof typeof STRATEGIES, request: Request): Promise<Shown> =>
  authenticator.authenticate(strategy, request).catch((error) => tellRefused(error));

/** For `catch`: shows why a proof was refused, beside its field or for the whole form, or how long to wait. */
export function tellRefused(error: unknown, field?: "code"): never {
  if (error instanceof MustWait) throw tooOften(LIMITS[field ?? "signIn"], error.waitSeconds);
  if (!(error instanceof FactorRefused)) throw error;
  throw new FormRejection(field ? { fields: { [field]: error.message } } : { form: error.message });
}

/** Signs the member in, or asks for the second factor first if there is one and only the password was given. */
export async function signInBy(
  strategy: "password" | "code" | "passkey",
  request: Request,
  visit: OpenVisit,
): Promise<Response> {
  const { user, amr } = await authenticate(strategy, request);
  if (!amr.includes("mfa") && (await hasFactor(user.id))) {
    await beginSecondStep(visit, user);
    return redirect(links.code(signInQuery(request)), 303);
  }
  const { isKnown } = await guesserOf(request, user.email);
  await recordSignIn(user, seen(request), isKnown);
  return signInAndGo(request, visit, user, amr);
}
