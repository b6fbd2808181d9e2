// What `npm run bench:sso` compares with: oidc-provider with its in-memory store, and the same settings as ours where
// they cost time (RS256 with 2048 bits, a refresh token each time). /sign-in stands for a sign-in: it sets the cookies.
import { generateKeyPairSync } from "node:crypto";
import Provider from "oidc-provider";

/** Answers Node's requests at `origin`: /auth, /token, /me, /sign-in. */
export function bareProvider(origin) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(origin, {
    clients: [
      { client_id: "bench", client_secret: "bench-secret", redirect_uris: ["http://127.0.0.1:9/callback"] },
    ].map((client) => ({ ...client, grant_types: ["authorization_code", "refresh_token"] })),
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "bench", alg: "RS256", use: "sig" }] },
    claims: { email: ["email", "email_verified"] },
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["bench"] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: "ann@example.test", email_verified: true }),
    }),
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.account.accountId,
        clientId: oidc.client.clientId,
      });
      grant.addOIDCScope(oidc.params.scope);
      await grant.save();
      return grant;
    },
  });
  const engine = provider.callback();
  return async (request, response) => {
    if (request.url !== "/sign-in") return engine(request, response);
    const ctx = provider.createContext(request, response);
    const session = await provider.Session.get(ctx);
    session.loginAccount({ accountId: "ann" });
    await session.save(3600);
    const name = provider.cookieName("session");
    ctx.cookies.set(name, session.id, { signed: true, httpOnly: true });
    response.end("signed in");
  };
}
