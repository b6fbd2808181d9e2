export const ENDPOINTS = {
  authorization: "/api/oauth/authorize",
  token: "/api/oauth/token",
  userinfo: "/api/oauth/userinfo",
  jwks: "/api/oauth/jwks",
  revocation: "/api/oauth/revoke",
  introspection: "/api/oauth/introspect",
  end_session: "/api/oauth/logout",
} as const;

export const SCOPES = ["openid", "profile", "email", "groups"] as const;

/** What a request gets that asks for none of them. */
export const DEFAULT_SCOPES = ["openid", "profile", "email"];

/** oidc-provider's cookies. Browsers never see them: engine.ts adds them to the requests it passes on. */
export const COOKIES = { session: "sso", interaction: "sso_asks", resume: "sso_resume" } as const;
