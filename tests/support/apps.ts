import { readFileSync } from "node:fs";
import http from "node:http";
import {
  AuthorizationRequest,
  AuthorizationRequestHandler,
  AuthorizationServiceConfiguration,
  BaseTokenRequestHandler,
  BasicQueryStringUtils,
  GRANT_TYPE_AUTHORIZATION_CODE,
  GRANT_TYPE_REFRESH_TOKEN,
  TokenRequest,
} from "@openid/appauth";
import { NodeCrypto } from "@openid/appauth/built/src/node_support/crypto_utils.js";
import { NodeRequestor } from "@openid/appauth/built/src/node_support/node_requestor.js";

/** Public clients, told what the guide says of apps: an address, a client id and a redirect URL. */
type Given = { issuer: string; clientId: string; redirectUri: string };

/** An app on a computer, built with AppAuth for JavaScript. It sends no state of its own choosing and uses PKCE. */
export async function openAppAuth({ issuer, clientId, redirectUri }: Given) {
  const requestor = new NodeRequestor();
  const found = await AuthorizationServiceConfiguration.fetchFromIssuer(issuer, requestor);
  const scope = "openid profile email groups";
  const parts = { client_id: clientId, redirect_uri: redirectUri, scope, response_type: "code" };
  const request = new AuthorizationRequest(parts, new NodeCrypto(), true);
  await request.setupCodeVerifier();
  class Handler extends AuthorizationRequestHandler {
    url = () => this.buildRequestUrl(found, request);
    performAuthorizationRequest() {}
    protected completeAuthorizationRequest = async () => null;
  }
  const tokens = new BaseTokenRequestHandler(requestor);
  const ask = (more: {
    grant_type: string;
    code?: string;
    refresh_token?: string;
    extras?: Record<string, string>;
  }) =>
    tokens.performTokenRequest(
      found,
      new TokenRequest({ client_id: clientId, redirect_uri: redirectUri, ...more }),
    );
  return {
    begin: () => new Handler(new BasicQueryStringUtils(), new NodeCrypto()).url(),
    finish: (code: string) =>
      ask({
        grant_type: GRANT_TYPE_AUTHORIZATION_CODE,
        code,
        extras: { code_verifier: request.internal?.code_verifier ?? "" },
      }),
    refresh: (refresh_token = "") => ask({ grant_type: GRANT_TYPE_REFRESH_TOKEN, refresh_token }),
  };
}

/** Serves a page without a server of its own that signs on with oidc-client-ts and keeps its tokens for all its tabs. */
export async function servePage(port: number, { issuer, clientId, redirectUri }: Given) {
  const library = readFileSync("node_modules/oidc-client-ts/dist/browser/oidc-client-ts.min.js");
  const settings = {
    authority: issuer,
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "openid profile email",
  };
  const page = `<!doctype html><title>App</title><script src="/library.js"></script><script>
    const store = new oidc.WebStorageStateStore({ store: localStorage });
    const user = new oidc.UserManager({ ...${JSON.stringify(settings)}, userStore: store, automaticSilentRenew: false });
  </script>`;
  const server = http.createServer(({ url }, answer) => {
    const isLibrary = url === "/library.js";
    answer
      .setHeader("Content-Type", isLibrary ? "text/javascript" : "text/html")
      .end(isLibrary ? library : page);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
