import { decodeJwt, type JWK } from "jose";
import type { DispatchFunc } from "light-my-request";
import Provider, {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from "oidc-provider";
import { DAY_SECONDS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { hashSecret, newId, sameSecret } from "~/base/kernel/ids";
import { log } from "~/base/kernel/log";
import { orElse } from "~/base/kernel/or-else";
import { partsOfName } from "~/base/text/name";
import { findEnabledUser, type User, usernameOf } from "~/identity/data/users";
import { ACR, asksForSecondFactor } from "~/identity/factors";
import { isAmong } from "~/identity/groups";
import { hasOrigin, isAnyApp, isLogoutUri, isRedirectUri } from "~/sign-on/client-rules";
import { findClient } from "~/sign-on/data/clients";
import { findGrant } from "~/sign-on/data/grants";
import { listKeys } from "~/sign-on/data/keys";
import { sidOf } from "~/sign-on/data/logouts";
import { ASKED } from "~/sign-on/sign-on";
import { adapterFor } from "./adapter";
import { basicOf } from "./basic";
import { CODE_SECONDS, isValidCode, signCode } from "./code";
import { COOKIES, ENDPOINTS } from "./endpoints";
import { readKeys } from "./keys";
import type { Refused } from "./refusals";
import { engineRun } from "./run";

type EngineError = errors.OIDCProviderError;

/** Access and ID tokens are valid as long as a code. */
const TOKEN_SECONDS = 600;
/** As long as our own sessions last by default: for this time a client need not ask its member again. */
const REFRESH_SECONDS = 30 * DAY_SECONDS;
/** As long as the mailed sign-up link is valid, which a sign-on may have to wait for. */
const SIGN_ON_SECONDS = DAY_SECONDS;

const CLIENT_AUTH: ("client_secret_basic" | "client_secret_post" | "none")[] = [
  "client_secret_basic",
  "client_secret_post",
  "none",
];

let current: { kids: string; engine: DispatchFunc } | undefined;

const kidsOf = (ids: (string | undefined)[]) => [config().appOrigin, ...ids].join(" ");

/** Returns oidc-provider with the published keys, made anew after a rotation by any process. */
export async function currentEngine(): Promise<DispatchFunc> {
  const published = await listKeys();
  // Decrypting the keys takes longer than a whole request, so it is only done when they have changed.
  if (!current || current.kids !== kidsOf(published.map(({ id }) => id)) || published.length === 0) {
    const keys = await readKeys();
    const engine = makeProvider(keys).callback() as DispatchFunc;
    current = { kids: kidsOf(keys.map(({ kid }) => kid)), engine };
  }
  return current.engine;
}

const letInBy = (client?: { [metadata: string]: unknown }) => (client?.groups ?? []) as string[];

const isPublic = (client?: { clientAuthMethod?: string }) => client?.clientAuthMethod === "none";

function makeProvider(keys: JWK[]): Provider {
  const provider = new Provider(config().appOrigin, configuration(keys));
  // Makes it trust the scheme and host that engine.ts sets.
  provider.proxy = true;
  signCodes(provider);
  bindTokens(provider);
  provider.Client.prototype.compareClientSecret = function compare(secret: string) {
    return sameSecret(hashSecret(secret), this.clientSecret ?? "");
  };
  provider.Client.prototype.redirectUriAllowed = function allows(uri: string) {
    return isRedirectUri(this.redirectUris ?? [], uri, isPublic(this));
  };
  provider.Client.prototype.postLogoutRedirectUriAllowed = function allows(uri: string) {
    return (this.postLogoutRedirectUris ?? []).some((each) => isLogoutUri(each, uri, isPublic(this)));
  };
  provider.use(noteOutcome);
  provider.on("authorization.error", noteRefused("authorize"));
  provider.on("grant.error", noteRefused("token"));
  provider.on("end_session.error", noteRefused("sign-out"));
  provider.on("server_error", (_, error) => {
    engineRun().failure = error;
  });
  return provider;
}

function configuration(keys: JWK[]): Configuration {
  return {
    adapter: adapterFor,
    jwks: { keys: keys as never },
    routes: ENDPOINTS,
    cookies: { names: COOKIES },
    scopes: ["openid", "offline_access"],
    // No check for "aal2" is needed here: where an account has a second factor, a session without it does not count
    // anyway (identity/data/sessions).
    acrValues: Object.values(ACR),
    claims: {
      openid: ["sub", "acr", "amr"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "preferred_username"],
      groups: ["groups", "roles"],
    },
    responseTypes: ["code"],
    clientAuthMethods: CLIENT_AUTH,
    clientDefaults: {
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      require_auth_time: true,
    },
    extraClientMetadata: {
      properties: [
        "is_first_party",
        "has_id_token_claims",
        "needs_second_factor",
        "groups",
        "may_introspect",
      ],
    },
    enabledJWA: { idTokenSigningAlgValues: ["RS256"], clientAuthSigningAlgValues: ["RS256"] },
    extraParams: { return_to: requireState, automatic_login: null },
    pkce: { required: (_, client) => isPublic(client) },
    allowOmittingSingleRegisteredRedirectUri: false,
    enableHttpPostMethods: false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      introspection: { enabled: true, allowedPolicy: mayLearn },
      revocation: { enabled: true, allowedPolicy: isOwnToken },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: {
      policy: policy(),
      url: (_, { jti, prompt, params }) => {
        const asks = ASKED.find((each) => each === prompt.name) ?? "login";
        engineRun().started = { id: jti, asks, params: params as Record<string, string> };
        return "/";
      },
    },
    // Many clients only read the ID token. Its claims depend on the scope, or on the client's setting.
    conformIdTokenClaims: false,
    findAccount: async ({ oidc }, id) => {
      const atBrowser = engineRun().signedIn?.user;
      const user = atBrowser?.id === id ? atBrowser : await findEnabledUser(id);
      if (!user?.verifiedAt) return undefined;
      // A member who may not sign on here any more is nobody to the client's tokens. A sign-on itself has a page for it.
      const isSignOn = oidc.route === "authorization" || oidc.route === "resume";
      if (!isSignOn && !isAmong(user.groups, letInBy(oidc.client))) return undefined;
      const claims = async (use: string, scope: string) =>
        use === "id_token" && oidc.client?.has_id_token_claims === false
          ? { sub: user.id }
          : claimsOf(user, scope);
      return { accountId: user.id, claims };
    },
    loadExistingGrant,
    // Issued without offline_access too: plain OAuth platforms do not know that scope. Revoking one token revokes the
    // other.
    issueRefreshToken: async (_, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: async () => false,
    // A client with a secret keeps its refresh token: WordPress refreshes twice at once, and perhaps again much later
    // with the first. RFC 9700 (4.14.2) requires rotation for public clients only.
    rotateRefreshToken: ({ oidc }) => isPublic(oidc.client),
    clientBasedCORS: (_, origin, client) => hasOrigin(client.redirectUris ?? [], origin),
    renderError: (_, out, error) => {
      engineRun().errorHere = out.error;
      if (!("expose" in error && error.expose)) engineRun().failure = error;
    },
    // All is signed and checked by this site's own clock, so what it says of lifetimes holds to the second.
    clockTolerance: 0,
    ttl: {
      AccessToken: TOKEN_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      IdToken: TOKEN_SECONDS,
      RefreshToken: REFRESH_SECONDS,
      Grant: REFRESH_SECONDS,
      Interaction: SIGN_ON_SECONDS,
      Session: REFRESH_SECONDS,
    },
  };
}

/** The prompts of a sign-on, in this order. `create`: Initiating User Registration via OpenID Connect 1.0. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: "create", requestable: true }), 0);
  prompts.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 1);
  const check = new interactionPolicy.Check(
    "second_factor",
    "A second factor is required",
    "interaction_required",
    ({ oidc }) => {
      if (oidc.acr === ACR.two) return false;
      if (oidc.client?.needs_second_factor) return true;
      // acr_values is voluntary (OpenID Connect Core 1.0, 3.1.2.1): members are asked once, and not with prompt=none.
      const isAsked = oidc.promptPending("none") || (oidc.result && "second_factor" in oidc.result);
      return asksForSecondFactor(oidc.params?.acr_values) && !isAsked;
    },
  );
  prompts.add(new interactionPolicy.Prompt({ name: "second_factor", requestable: false }, check), 3);
  const isLetIn = new interactionPolicy.Check(
    "group",
    "The account is in none of the client's groups",
    "access_denied",
    ({ oidc }) => !isAmong(engineRun().signedIn?.user.groups ?? [], letInBy(oidc.client)),
  );
  prompts.add(new interactionPolicy.Prompt({ name: "group", requestable: false }, isLetIn), 3);
  const { checks } = prompts.get("consent") as interactionPolicy.Prompt;
  // oidc-provider would ask for each sign-on to a client of type native, also at an https address of its own.
  checks.remove("native_client_prompt");
  checks.add(
    new interactionPolicy.Check(
      "any_app",
      "Any app could be behind this",
      "interaction_required",
      ({ oidc }) => {
        const uri = String(oidc.params?.redirect_uri ?? "");
        return isAnyApp(oidc.client?.redirectUris ?? [], uri) && !oidc.result?.consent;
      },
    ),
  );
  return prompts;
}

function noteRefused(place: Refused["place"]) {
  return ({ oidc, headers }: KoaContextWithOIDC, { error, error_description, ...more }: EngineError) => {
    const { client_id, redirect_uri, post_logout_redirect_uri, id_token_hint } = oidc.params ?? {};
    const redirectUri = redirect_uri ?? post_logout_redirect_uri;
    const clientId =
      oidc.client?.clientId ?? client_id ?? basicOf(headers.authorization)?.[0] ?? audienceOf(id_token_hint);
    const detail = (more as { error_detail?: string }).error_detail;
    engineRun().refused = { place, clientId, redirectUri, error, description: error_description, detail };
  };
}

/** Returns the audience an ID token claims, without checking its signature. */
const audienceOf = (token: unknown): unknown => orElse(() => decodeJwt(String(token)).aud, undefined);

/** Requires `state` or PKCE (RFC 9700, 4.7.1); a nonce is not enough. @throws errors.InvalidRequest */
function requireState({ oidc: { params } }: KoaContextWithOIDC): void {
  if (params?.state || params?.code_challenge) return;
  log.warn({}, "Could not find required OAuth parameters");
  throw new errors.InvalidRequest("missing required parameter(s) 'state'");
}

function isOwnToken(_: unknown, client: { clientId: string }, token: { clientId?: string }): boolean {
  return token.clientId === client.clientId;
}

/**
 * Returns whether a client may learn about a token (RFC 7662, 4): its own, or where it may ask about others', an access
 * token of an account that can still use that client.
 */
async function mayLearn(
  _: unknown,
  client: { clientId: string; [metadata: string]: unknown },
  token: { kind: string; clientId?: string; accountId?: string },
): Promise<boolean> {
  if (isOwnToken(_, client, token)) return true;
  if (client.may_introspect !== true || token.kind !== "AccessToken") return false;
  const [user, its] = [await findEnabledUser(token.accountId ?? ""), await findClient(token.clientId ?? "")];
  return Boolean(user?.verifiedAt && its && isAmong(user.groups, its.groups));
}

/** Returns the claims about a member. `sub` never changes; name and email are those of now. */
async function claimsOf(user: User, scope: string) {
  const { id, email, verifiedAt, name, groups } = user;
  const { given, family } = partsOfName(name);
  return {
    sub: id,
    email,
    email_verified: verifiedAt !== null,
    name,
    given_name: given,
    // "" rather than left out, or a client would keep the last name from a former, longer name.
    family_name: family,
    groups,
    // What NodeBB reads.
    roles: groups,
    ...(scope.split(" ").includes("profile") && { preferred_username: await usernameOf(user) }),
  };
}

/**
 * Returns the grant for a sign-on without asking for consent: always for the operator's own clients, for others if
 * the member has consented to all requested scopes before.
 */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.account?.accountId;
  const { client, provider } = oidc;
  if (!accountId || !client) return undefined;
  const asked = String(oidc.params?.scope ?? "").split(" ");
  if (!client.is_first_party) {
    const known = await findGrant(accountId, client.clientId);
    if (!known || !asked.every((scope) => known.scopes.includes(scope))) return undefined;
  }
  const grant = new provider.Grant({ accountId, clientId: client.clientId });
  grant.addOIDCScope(asked.join(" "));
  await grant.save();
  return grant;
}

/** Makes authorization codes signed tokens, which are stored as hashes like all tokens. */
function signCodes(provider: Provider): void {
  const { AuthorizationCode } = provider;
  const code = AuthorizationCode.prototype as unknown as {
    jti: string;
    getValueAndPayload(): Promise<{ value: string; payload: object }>;
  };
  const { getValueAndPayload } = code;
  code.getValueAndPayload = async function sign(this: InstanceType<typeof AuthorizationCode>) {
    const { oidc } = Provider.ctx as KoaContextWithOIDC;
    this.jti = await signCode({
      clientId: this.clientId ?? "",
      redirectUri: this.redirectUri ?? "",
      state: String(oidc.params?.state ?? ""),
      userId: this.accountId ?? "",
      sessionId: (oidc.entities.Interaction as { jti?: string } | undefined)?.jti ?? newId(),
    });
    return getValueAndPayload.call(this as never);
  };
  const find = AuthorizationCode.find.bind(AuthorizationCode);
  const findLiving = async (value: string, options?: { ignoreExpiration?: boolean }) =>
    (await isValidCode(value)) ? find(value, options) : undefined;
  AuthorizationCode.find = findLiving as typeof AuthorizationCode.find;
}

/**
 * Adds to ID tokens at_hash (OpenID Connect Core 1.0, 3.1.3.6), so that the access token issued with one cannot be
 * exchanged for another, and the sid that a logout token will name.
 */
function bindTokens(provider: Provider): void {
  const { issue } = provider.IdToken.prototype;
  provider.IdToken.prototype.issue = function bind(options) {
    const { oidc } = Provider.ctx as KoaContextWithOIDC;
    const { AccessToken, AuthorizationCode, RefreshToken } = oidc.entities;
    const { sessionUid } = (AuthorizationCode ?? RefreshToken ?? {}) as { sessionUid?: string };
    if (options.use === "idtoken" && sessionUid)
      this.set("sid", sidOf(sessionUid, oidc.client?.clientId ?? ""));
    // oidc-provider hashes it when it issues the token.
    if (options.use === "idtoken" && AccessToken) this.set("at_hash", AccessToken.jti);
    return issue.call(this, options);
  };
}

/** Records the outcome of a request, for the code that responds to the browser. */
async function noteOutcome(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = ctx;
  if (!oidc) return;
  const run = engineRun();
  if (oidc.route === "discovery") {
    Object.assign(ctx.body as object, {
      revocation_endpoint_auth_methods_supported: CLIENT_AUTH,
      // Introspection is refused without a secret.
      introspection_endpoint_auth_methods_supported: CLIENT_AUTH.filter((method) => method !== "none"),
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
      response_modes_supported: ["query"],
      prompt_values_supported: ["none", "login", "consent", "select_account", "create"],
    });
  }
  const told = ctx.body as { active?: boolean; sub?: string } | undefined;
  if (oidc.route === "introspection" && told?.active && oidc.client?.may_introspect) {
    const user = await findEnabledUser(told.sub ?? "");
    if (user) Object.assign(told, { username: await usernameOf(user), email: user.email });
  }
  const code = oidc.entities.AuthorizationCode;
  if ((oidc.route === "authorization" || oidc.route === "resume") && code) {
    run.gaveCode = {
      userId: code.accountId ?? "",
      clientId: code.clientId ?? "",
      scopes: [...code.scopes],
    };
    const returnTo = oidc.params?.return_to;
    if (returnTo) {
      const location = new URL(ctx.response.get("Location"));
      location.searchParams.set("return_to", String(returnTo));
      ctx.set("Location", location.href);
    }
  }
  if (oidc.route === "end_session" && ctx.status === 200) {
    run.signOut = {
      redirectUri: (oidc.params?.post_logout_redirect_uri as string | undefined) ?? null,
      state: (oidc.params?.state as string | undefined) ?? null,
      clientId: oidc.client?.clientId ?? null,
    };
  }
}
