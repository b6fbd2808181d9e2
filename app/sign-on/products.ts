/** This site's endpoints for sign-on (OpenID Connect Discovery 1.0, section 3, and RP-Initiated Logout 1.0). */
export type SignOnAddresses = Record<
  "issuer" | "discovery" | "authorization" | "token" | "userinfo" | "keys" | "signOut",
  string
>;

/** The values to enter into a client's own settings. */
export type ClientSettings = SignOnAddresses & {
  clientId: string;
  /** The secret, or a placeholder, because it is only shown once. */
  secret: string;
  /** The first registered redirect URL. */
  redirectUri: string;
  /** A fresh random text for a product that needs an encryption key of its own. */
  random: string;
};

type Product = {
  name: string;
  /** Where to find its settings. */
  where: string;
  /** What its redirect URL looks like; words in capitals stand for the operator's own. */
  redirectUrl: string;
  /** Where its sign-out returns to, if known: it belongs into Logout urls. */
  logoutUrl?: string;
  /** The page where members start to sign in, relative to the redirect URL: the product may be in a folder. */
  signIn: string;
  /** Its settings under its own names and in its order, with their values. */
  settings: (given: ClientSettings) => [name: string, value: string][];
  /** How it recognises a member who comes back, which must be by `sub`: an email changes, and gets a new owner. */
  recognises: string;
  /** What else to watch out for. */
  notes: string[];
};

/** The value of a checkbox to be ticked. */
export const TICKED = "ticked";

const SCOPE = "openid profile email";
const WITH_GROUPS = `${SCOPE} groups`;

/** A block of configuration to paste. The protected path is the folder of the redirect URL. */
function apacheBlock({ discovery, clientId, secret, redirectUri, random }: ClientSettings): string {
  const { href, pathname } = new URL("./", redirectUri);
  return `OIDCProviderMetadataURL ${discovery}
OIDCClientID ${clientId}
OIDCClientSecret "${secret}"
OIDCRedirectURI ${redirectUri}
OIDCScope "${SCOPE}"
OIDCRemoteUserClaim sub
OIDCDefaultURL ${href}
OIDCCryptoPassphrase ${random}
<Location "${pathname.replace(/(?<=.)\/$/, "")}">
  AuthType openid-connect
  Require valid-user
</Location>`;
}

/** The products that clients run, by the id that is stored. Names of settings are the products' own. */
export const PRODUCTS = {
  circle: {
    name: "Circle",
    where: "Community Settings, Single Sign-On, provider Custom",
    redirectUrl: "as its page shows it",
    signIn: "/",
    settings: (given) => [
      ["Client ID", given.clientId],
      ["Client Secret", given.secret],
      ["Authorization URL", `${given.authorization}?scope=openid+email+profile`],
      ["Token Fetch URL", given.token],
      ["User Info API URL", given.userinfo],
      ["User ID", "sub"],
      ["Email", "email"],
      ["Name", "name"],
    ],
    recognises: "By User ID, which is sub.",
    notes: ["Set up a custom domain first: it changes the redirect url."],
  },
  discourse: {
    name: "Discourse (OpenID Connect)",
    where: "Admin, Settings, search for openid_connect",
    redirectUrl: "https://DISCOURSE/auth/oidc/callback",
    logoutUrl: "what openid_connect_rp_initiated_logout_redirect says",
    signIn: "../../login",
    settings: (given) => [
      ["openid_connect_enabled", TICKED],
      ["openid_connect_discovery_document", given.discovery],
      ["openid_connect_client_id", given.clientId],
      ["openid_connect_client_secret", given.secret],
      ["openid_connect_authorize_scope", WITH_GROUPS],
      ["openid_connect_groups_claim", "groups"],
      ["openid_connect_overrides_email", TICKED],
    ],
    recognises:
      "By sub. Untick openid_connect_match_by_email, or an email decides at the first sign-on. Where people had accounts there before, untick it once they have signed on.",
    notes: [
      "Groups: openid_connect_groups_claim needs a Discourse of 2026. In a group's settings there, Automatic membership, choose groups of here.",
      "With openid_connect_rp_initiated_logout ticked, a sign-out there asks here too.",
    ],
  },
  "discourse-oauth2": {
    name: "Discourse (OAuth2 Basic)",
    where: "Admin, Settings, search for oauth2",
    redirectUrl: "https://DISCOURSE/auth/oauth2_basic/callback",
    signIn: "../../login",
    settings: (given) => [
      ["oauth2_enabled", TICKED],
      ["oauth2_client_id", given.clientId],
      ["oauth2_client_secret", given.secret],
      ["oauth2_authorize_url", given.authorization],
      ["oauth2_token_url", given.token],
      ["oauth2_user_json_url", given.userinfo],
      ["oauth2_json_user_id_path", "sub"],
      ["oauth2_json_username_path", "preferred_username"],
      ["oauth2_json_name_path", "name"],
      ["oauth2_json_email_path", "email"],
      ["oauth2_json_email_verified_path", "email_verified"],
      ["oauth2_json_groups_path", "groups"],
      ["oauth2_scope", WITH_GROUPS],
      ["oauth2_overrides_email", TICKED],
    ],
    recognises:
      "By oauth2_json_user_id_path, which is sub. While oauth2_json_email_verified_path is set, an email decides at the first sign-on: empty it once those who had accounts there before have signed on.",
    notes: [
      "Groups: in a group's settings there, Automatic membership, choose groups of here.",
      "Leave oauth2_json_avatar_path empty.",
    ],
  },
  wordpress: {
    name: "WordPress (OpenID Connect Generic)",
    where: "Settings, OpenID Connect Client",
    redirectUrl: "https://WORDPRESS/wp-admin/admin-ajax.php?action=openid-connect-authorize",
    logoutUrl: "where its sign-out ends, with ?* at the end, because it adds the language",
    signIn: "../wp-login.php",
    settings: (given) => [
      ["Client ID", given.clientId],
      ["Client Secret Key", given.secret],
      ["OpenID Scope", WITH_GROUPS],
      ["Login Endpoint URL", given.authorization],
      ["Userinfo Endpoint URL", given.userinfo],
      ["Token Validation Endpoint URL", given.token],
      ["End Session Endpoint URL", given.signOut],
      ["JWKS URI", given.keys],
      ["Identity Key", "sub"],
      ["Nickname Key", "preferred_username"],
      ["Email Formatting", "{email}"],
      ["Display Name Formatting", "{name}"],
      ["State time limit", "86400"],
      ["Enable Refresh Token", TICKED],
    ],
    recognises:
      "By Identity Key, which is sub. With Link Existing Users an email decides at the first sign-on: tick it only where people had accounts there before, until they have signed on.",
    notes: [
      "Groups: a plug-in for role mapping beside it, such as OIDC attribute mapping, takes the claim groups.",
      "State time limit: new members confirm an email on the way, which takes longer than the plug-in's 180 seconds.",
    ],
  },
  mediawiki: {
    name: "MediaWiki (OpenID Connect)",
    where: "LocalSettings.php, $wgPluggableAuth_Config['Loam']['data']; 'plugin' is 'OpenIDConnect'",
    redirectUrl: "https://WIKI/index.php/Special:PluggableAuthLogin",
    signIn: "./Special:UserLogin",
    settings: (given) => [
      ["providerURL", given.issuer],
      ["clientID", given.clientId],
      ["clientsecret", given.secret],
    ],
    recognises:
      "By issuer and sub. With $wgOpenIDConnect_MigrateUsersByEmail = true an email decides at the first sign-on: set it only where people had accounts there before, until they have signed on.",
    notes: [
      "It needs the PluggableAuth extension, and $wgGroupPermissions['*']['autocreateaccount'] = true for new members.",
    ],
  },
  nodebb: {
    name: "NodeBB (OAuth2 Multiple)",
    where: "Admin, Plugins, OAuth2 Multiple, a new strategy",
    redirectUrl: "https://NODEBB/auth/NAME/callback",
    signIn: "../../login",
    settings: (given) => [
      ["Name", "loam"],
      ["Authorization URL", given.authorization],
      ["Token URL", given.token],
      ["Client ID", given.clientId],
      ["Client Secret", given.secret],
      ["User Info URL", given.userinfo],
      ["Scope", WITH_GROUPS],
    ],
    recognises:
      "By sub. With “Automatically confirm emails when email_verified is true” an email decides at the first sign-on: tick it only where people had accounts there before, until they have signed on.",
    notes: [
      "Groups: under Role associations a role is a group of here.",
      "NAME in the redirect url is its Name: loam. Restart NodeBB after saving.",
    ],
  },
  apache: {
    name: "Apache (mod_auth_openidc)",
    where: "the virtual host's configuration",
    redirectUrl: "https://APACHE/PROTECTED/callback",
    logoutUrl: "where a sign-out is to end, perhaps https://APACHE/",
    signIn: "./",
    settings: (given) => [["Configuration", apacheBlock(given)]],
    recognises: "By REMOTE_USER, which is sub: the application must not take the email for it.",
    notes: [
      "The redirect url is an address below the protected path where no page is.",
      'Groups: write OIDCScope "openid profile email groups", and Require claim groups:paying in place of Require valid-user.',
      "OIDCDefaultURL is where members land who use Back, or come back too late.",
      "Members sign out at the redirect url with ?logout= and the logout url, percent-encoded.",
    ],
  },
  grafana: {
    name: "Grafana",
    where: "grafana.ini, [auth.generic_oauth]",
    redirectUrl: "https://GRAFANA/login/generic_oauth",
    logoutUrl: "https://GRAFANA/login",
    signIn: "/login",
    settings: (given) => [
      ["enabled", "true"],
      ["name", "Loam"],
      ["client_id", given.clientId],
      ["client_secret", given.secret],
      ["scopes", WITH_GROUPS],
      ["auth_url", given.authorization],
      ["token_url", given.token],
      ["api_url", given.userinfo],
      ["login_attribute_path", "preferred_username"],
      ["groups_attribute_path", "groups"],
      ["role_attribute_path", "contains(groups[*], 'editors') && 'Editor' || 'Viewer'"],
      ["use_pkce", "true"],
    ],
    recognises: "By sub. Leave oauth_allow_insecure_email_lookup off.",
    notes: ["Groups: role_attribute_path makes roles of them; put your own in place of editors."],
  },
  authjs: {
    name: "Auth.js",
    where: 'auth.ts, an object in providers with id "loam" and type "oidc"',
    redirectUrl:
      "https://APP/api/auth/callback/loam, with other frameworks than Next.js https://APP/auth/callback/loam",
    signIn: "../signin",
    settings: (given) => [
      ["id", "loam"],
      ["name", "Loam"],
      ["type", "oidc"],
      ["issuer", given.issuer],
      ["clientId", given.clientId],
      ["clientSecret", given.secret],
    ],
    recognises: "By sub, in account.providerAccountId. Leave allowDangerousEmailAccountLinking off.",
    notes: [
      "name is what its button says: Sign in with Loam.",
      "Its environment needs AUTH_SECRET, a long random text, and with NODE_ENV=production AUTH_TRUST_HOST=1.",
      'It reads name and email from the ID token alone: keep "ID token says name and email" on.',
    ],
  },
  passport: {
    name: "Passport (passport-openidconnect)",
    where: "the options of its Strategy",
    redirectUrl: "https://APP/auth/callback",
    logoutUrl: "what the app sends as post_logout_redirect_uri",
    signIn: "/login",
    settings: (given) => [
      ["issuer", given.issuer],
      ["authorizationURL", given.authorization],
      ["tokenURL", given.token],
      ["userInfoURL", given.userinfo],
      ["clientID", given.clientId],
      ["clientSecret", given.secret],
      ["callbackURL", given.redirectUri],
      ["scope", "profile email"],
    ],
    recognises: "By profile.id, which is sub: let the app store that with its user, and find the user by it.",
    notes: [
      "The issuer is compared letter by letter: no slash at its end.",
      "To sign out, the app ends its own session and redirects to the sign-out address below, with client_id, post_logout_redirect_uri and, where it kept the ID token, id_token_hint.",
    ],
  },
} satisfies Record<string, Product>;

export type ProductId = keyof typeof PRODUCTS;

/** Ids as forms and the command line name them. An empty one means something else. */
export const PRODUCT_IDS = Object.keys(PRODUCTS) as ProductId[];

export const isProduct = (id: string): id is ProductId => PRODUCT_IDS.includes(id as ProductId);

/** Returns a client's product; null where nobody said, or a later version stored one unknown here. */
export function productOf(id: string | null): Product | null {
  return id !== null && isProduct(id) ? PRODUCTS[id] : null;
}

const PLACEHOLDERS = new Set(
  Object.values(PRODUCTS).flatMap(({ redirectUrl }) => redirectUrl.match(/\/+[A-Z]{2,}(?=\/)/g) ?? []),
);

/** Returns the placeholders of the redirect URLs above that a URL still has, as its host or in its path. */
export const placeholdersIn = (url: string): string[] =>
  [...PLACEHOLDERS]
    .filter((place) => new RegExp(`${place}(?![^:/?#])`).test(url))
    .map((place) => place.replaceAll("/", ""));

/** Describes a product's URLs, to follow the word "Its". */
export const productUrls = ({ redirectUrl, logoutUrl }: Product): string[] => [
  `redirect url: ${redirectUrl}`,
  ...(logoutUrl ? [`logout url: ${logoutUrl}`] : []),
];

/** Options of a select list. */
export const PRODUCT_OPTIONS = [
  { value: "", label: "Something else" },
  ...PRODUCT_IDS.map((value) => ({ value, label: PRODUCTS[value].name })),
];
