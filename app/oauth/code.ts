import { jwtVerify, SignJWT } from "jose";
import { now, SECOND_MS } from "~/kernel/clock";
import { log } from "~/kernel/log";
import { derivedKeys } from "~/kernel/secrets";

/** How long a code lives, in seconds. */
export const CODE_SECONDS = 600;

/** What a code says; iat and exp come with the signature. */
export type CodeClaims = {
  clientId: string;
  redirectUri: string;
  state: string;
  userId: string;
  /** The sign-on's own id (`session_id`), not the browser's session. */
  sessionId: string;
};

const PURPOSE = "sso-code";
const HEADER = { alg: "HS256", typ: "code+jwt" };

/** The authorization code: a signed token of eight claims. */
export async function signCode(claims: CodeClaims): Promise<string> {
  const createdAt = now().getTime();
  const iat = Math.floor(createdAt / SECOND_MS);
  return new SignJWT({ ...claims, createdAt, iat, exp: iat + CODE_SECONDS })
    .setProtectedHeader(HEADER)
    .sign(derivedKeys(PURPOSE)[0] as Buffer);
}

/** Whether a code was signed here and is not past its time. What cannot be read is treated as absent. */
export async function isLivingCode(code: string): Promise<boolean> {
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
