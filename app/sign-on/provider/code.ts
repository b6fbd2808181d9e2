import { jwtVerify, SignJWT } from "jose";
import { now, SECOND_MS } from "~/base/kernel/clock";
import { log } from "~/base/kernel/log";
import { derivedKeys } from "~/base/kernel/secrets";

/** How long an authorization code is valid, in seconds (at most ten minutes, RFC 6749, 4.1.2). */
export const CODE_SECONDS = 600;

/** The claims of a code. createdAt, iat and exp are added when it is signed. */
type CodeClaims = {
  clientId: string;
  redirectUri: string;
  state: string;
  userId: string;
  /** The sign-on's own id (`session_id`), not the browser's session. */
  sessionId: string;
};

const PURPOSE = "sso-code";
const HEADER = { alg: "HS256", typ: "code+jwt" };

/** Returns an authorization code: a signed JWT with eight claims. */
export async function signCode(claims: CodeClaims): Promise<string> {
  const createdAt = now().getTime();
  const iat = Math.floor(createdAt / SECOND_MS);
  return new SignJWT({ ...claims, createdAt, iat, exp: iat + CODE_SECONDS })
    .setProtectedHeader(HEADER)
    .sign(derivedKeys(PURPOSE)[0] as Buffer);
}

/** Returns whether a code was signed here and has not expired. One that cannot be read counts as unknown. */
export async function isValidCode(code: string): Promise<boolean> {
  for (const key of derivedKeys(PURPOSE)) {
    try {
      await jwtVerify(code, key, { algorithms: [HEADER.alg], typ: HEADER.typ, currentDate: now() });
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== "ERR_JWT_EXPIRED") continue;
      log.warn({}, "Token expired");
      return false;
    }
  }
  return false;
}
