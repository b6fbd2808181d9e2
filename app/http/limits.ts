import { consumeLimits, type Limit } from "~/data/rate-limits";
import { clientKey } from "~/kernel/address";
import { config } from "~/kernel/config";
import { requestContext } from "~/kernel/request-context";
import { problem } from "./problem";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How often a form may be sent: from one client address (also in a whole day), and for one account. */
export type FormLimit = { address: Limit; day?: Limit; account?: Limit; text: string };

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
  // What these leave behind stays for days, and needs no account: the disk is what they are counted for.
  wizard: {
    ...formLimit("wizard", 600, null),
    day: { name: "wizard:day", points: 2000, seconds: DAY_SECONDS },
    account: { name: "wizard:account", points: 300, seconds: DAY_SECONDS },
  },
  signOn: formLimit("sign-on", 300, null),
  keptForm: formLimit("kept-form", 30, null),
} satisfies Record<string, FormLimit>;

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
  const client = clientKey(requestContext(request).ip);
  const uses = [{ limit: limit.address, key: client }];
  if (limit.day) uses.push({ limit: limit.day, key: client });
  if (limit.account && account !== null) uses.push({ limit: limit.account, key: account.toLowerCase() });
  return consumeLimits(uses);
}

/**
 * Counts what comes without a form of its own to say so in.
 * @throws a 429 page when there were too many.
 */
export async function refuseTooMany(request: Request, limit: FormLimit): Promise<void> {
  const wait = await countSending(request, limit, null);
  if (wait > 0) throw problem(429, "Please wait a while", limit.text, { "Retry-After": String(wait) });
}
