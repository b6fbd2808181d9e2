import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { verifyPasskey } from "~/accounts/passkeys";
import { FactorRefused, verifyCode } from "~/accounts/second-factor";
import { checkPassword, findSecondStep } from "~/accounts/sign-in";
import { MustWait } from "~/accounts/tries";
import { seen, shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import type { User } from "~/identity/data/users";
import { AMR } from "~/identity/factors";
import { FormRejection, tooOften } from "~/identity/form-rejection";
import { guesserOf, LIMITS } from "~/identity/limits";
import { visitOf } from "~/identity/visit";

/** Who proved themselves, and how (`amr`, RFC 8176); null: refused without a reason. */
type Shown = { user: User; amr: string[] } | null;

const password = new FormStrategy<Shown>(async ({ form, request }) => {
  const [email, password] = [String(form.get("email")), String(form.get("password"))];
  const who = await guesserOf(request, email);
  const user = await checkPassword({ email, password, ip: shortClientIp(request), who });
  return user && { user, amr: AMR.password };
});

/** At the sign-in the code is for the member whose password was typed in this browser; elsewhere for the signed-in member. */
const code = new FormStrategy<Shown>(async ({ form, request }) => {
  const visit = await visitOf(request);
  const isSignIn = new URL(request.url).pathname === links.code();
  const user = isSignIn ? await findSecondStep(visit) : visit.user;
  if (!user) return null;
  await verifyCode(user, String(form.get("code")), await guesserOf(request, user.email), seen(request));
  return { user, amr: [...AMR.password, ...AMR.code] };
});

const passkey = new FormStrategy<Shown>(async ({ form, request }) => {
  const user = await verifyPasskey(String(form.get("response")), seen(request));
  return { user, amr: AMR.passkey };
});

const authenticator = new Authenticator<Shown>()
  .use(password, "password")
  .use(code, "code")
  .use(passkey, "passkey");

/**
 * Runs one strategy on a form that was already read and validated, by giving it a request of its own with these values.
 * @throws FormRejection with the reason, beside `field` or for the whole form
 */
export async function authenticate(
  strategy: "password" | "code" | "passkey",
  { url, headers, signal }: Request,
  values: Record<string, string>,
): Promise<Shown> {
  const own = new Headers(headers);
  for (const name of ["Content-Type", "Content-Length"]) own.delete(name);
  const request = new Request(url, {
    method: "POST",
    headers: own,
    body: new URLSearchParams(values),
    signal,
  });
  return authenticator.authenticate(strategy, request).catch((error) => {
    if (error instanceof MustWait)
      throw tooOften(LIMITS[strategy === "code" ? "code" : "signIn"], error.waitSeconds);
    return tellRefused(error, strategy === "code" ? "code" : undefined);
  });
}

/** For `catch`: shows why a factor was refused, beside its field or for the whole form. */
export function tellRefused(error: unknown, field?: string): never {
  if (!(error instanceof FactorRefused)) throw error;
  throw new FormRejection(field ? { fields: { [field]: error.message } } : { form: error.message });
}
