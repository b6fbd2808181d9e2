// What `npm run bench:sso` compares with: oidc-provider with its in-memory store, and our settings where they cost
// time (RS256 with 2048 bits, a refresh token each time). /sign-in stands in for a sign-in: it sets the cookies.
import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import Provider from "oidc-provider";

const port = Number(process.env.PORT);
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      ...{
        client_id: "bench",
        client_secret: "bench-secret",
        redirect_uris: ["http://127.0.0.1:9/callback"],
      },
      grant_types: ["authorization_code", "refresh_token"],
    },
  ],
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
  async loadExistingGrant({ oidc: { account, client, params, provider } }) {
    const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
    grant.addOIDCScope(params.scope);
    await grant.save();
    return grant;
  },
});
const engine = provider.callback();

createServer(async (request, response) => {
  if (request.url === "/healthz") return response.end("ok");
  if (request.url !== "/sign-in") return engine(request, response);
  const ctx = provider.createContext(request, response);
  const session = await provider.Session.get(ctx);
  session.loginAccount({ accountId: "ann" });
  await session.save(3600);
  ctx.cookies.set(provider.cookieName("session"), session.id, { signed: true, httpOnly: true });
  response.end("signed in");
}).listen(port, "127.0.0.1");
