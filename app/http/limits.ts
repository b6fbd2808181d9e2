import { consumeLimits, type Limit } from "~/data/rate-limits";
import { clientKey } from "~/kernel/address";
import { config } from "~/kernel/config";
import { requestContext } from "~/kernel/request-context";

const HOUR_SECONDS = 60 * 60;

/** How often a form may be sent: from one client address, and for one account. */
export type FormLimit = { address: Limit; account?: Limit; text: string };

const TOO_MANY = "Too many attempts. Please try again later.";

function formLimit(name: string, perAddress: number, perAccount: number | null, text = TOO_MANY): FormLimit {
  const limit = (who: string, points: number) => ({ name: `${name}:${who}`, points, seconds: HOUR_SECONDS });
  return {
    address: limit("address", perAddress),
    account: perAccount === null ? undefined : limit("account", perAccount),
    text,
  };
}

/** An hour's worth, generous to an office behind one address. */
export const LIMITS = {
  signIn: formLimit("sign-in", 100, 200),
  signUp: formLimit("sign-up", 30, 10),
  resend: formLimit("resend", 30, 10),
  forgot: formLimit("forgot", 30, 10),
  // Whose link it is shows only when it is used.
  verify: formLimit("verify", 60, null, "Too many verification attempts. Please try again later."),
  password: formLimit("password", 60, 20),
  generate: formLimit("generate", 120, 120),
  export: formLimit("export", 20, 10),
  newsletter: formLimit("newsletter", 60, 20),
  waitlist: formLimit("waitlist", 30, 10),
} as const;

/**
 * Counts one sending of a form.
 * @returns 0 when it may pass, else the seconds to wait.
 */
export async function countSending(
  request: Request,
  limit: FormLimit,
  account: string | null,
): Promise<number> {
  if (!config().rateLimits) return 0;
  const uses = [{ limit: limit.address, key: clientKey(requestContext(request).ip) }];
  if (limit.account && account !== null) uses.push({ limit: limit.account, key: account.toLowerCase() });
  return consumeLimits(uses);
}
