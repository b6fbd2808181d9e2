import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { appUrlOf, isHost } from "../../../scripts/shared.mjs";
import { wrongKeys } from "./archive";
import { HOUR_MS } from "./clock";
import { type Mailbox, readMailbox } from "./mailbox";
import { misspelt } from "./misspelt";
import { removedVariables } from "./removed-variables";
import { SECRET_FILES, SECRETS, withSecretFiles } from "./secret-files";
import { POSTGRES_OPTIONS, SMTP_OPTIONS, serviceUrl } from "./service-url";

const wholeNumber = (fallback: number, min = 0, mistake = "must be a whole number") =>
  z
    .string()
    .regex(/^\d+$/, { error: mistake, abort: true })
    .transform(Number)
    .refine((value) => value >= min, `must be at least ${min}`)
    .default(fallback);

/** Seconds, converted to milliseconds; "0.5" is half a second. */
const seconds = (fallback: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error: "must be a number of seconds", abort: true })
    .refine((value) => Number(value) > 0, "must be more than 0")
    .transform((value) => Number(value) * 1000)
    .default(fallback * 1000);

const webUrl = z.url({
  protocol: /^https?$/,
  error: "must be an http or https address, like https://loam.example",
});
const isOrigin = (text: string) => !URL.canParse(text) || /^\w+:\/\/[^/?#@]+\/?$/.test(new URL(text).href);
/** A URL, or a path that a proxy in front of this site answers. */
const scriptUrl = z.union([webUrl, z.string().regex(/^\/(?![/\\])\S+$/)], {
  error: "must be an http or https address, or a path like /stats.js",
});
const oneOf = <const T extends string>(...values: T[]) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}` });

/** The shortest session secret, in characters. */
export const LEAST_LENGTH = 32;
/** Splits a variable that holds one or several values, with commas between them. */
export const secretsIn = (given: string) => given.split(",").map((secret) => secret.trim());
const severalOf = (isFine: (each: string, at: number, all: string[]) => boolean, mistake: string) =>
  z.string().refine((given) => secretsIn(given).every(isFine), mistake);

const NOBODYS_SENDER = "loam@localhost";

/** All variables with their defaults. A test compares them with docs/configuration.md. */
export const environmentSchema = z.object({
  NODE_ENV: oneOf("production", "development", "test").default("development"),
  PORT: wholeNumber(3000, 1).refine((port) => port <= 65535, "must be at most 65535"),
  HOST: z.string().refine(isHost, "must be an ip address or a name").default("127.0.0.1"),
  APP_URL: webUrl
    .refine(isOrigin, "must have no path, query or user name: the site runs at a host of its own")
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: serviceUrl(/^postgres(ql)?:\/\//, "must start with postgres://", POSTGRES_OPTIONS).optional(),
  DATABASE_CONNECTIONS: wholeNumber(10, 1),
  CONTENT_DIR: z.string().default("./content"),
  SESSION_SECRET: severalOf(
    (secret, at, all) =>
      secret.length >= LEAST_LENGTH &&
      all.indexOf(secret) === at &&
      !/[^;\s]{32}[;\s]+[^;\s]{32}/.test(secret),
    "must be at least 32 characters long; to rotate, two different ones with a comma between them",
  ).optional(),
  BREACH_CHECK_URL: webUrl.optional(),
  TRUST_PROXY: wholeNumber(0, 0, "must be how many proxies stand before the site, like 1"),
  MONTHLY_GENERATIONS: wholeNumber(5),
  MAIL_FROM: z
    .string()
    .refine((text) => readMailbox(text), "must be one address, or Name <address>, in one line")
    .default(NOBODYS_SENDER),
  MAIL_PER_HOUR: wholeNumber(1000, 1),
  POSTMARK_SERVER_TOKEN: z.string().optional(),
  POSTMARK_URL: webUrl.optional(),
  POSTMARK_WEBHOOK_SECRET: z.string().min(16, "must be at least 16 characters long").optional(),
  SMTP_URL: serviceUrl(/^smtps?:\/\//, "must start with smtp:// or smtps://", SMTP_OPTIONS).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webUrl.optional(),
  OPENAI_MODEL: z.string().optional(),
  MODEL_DEADLINE_SECONDS: seconds(6).refine((ms) => ms <= 30_000, "must be at most 30: authors wait for it"),
  MODEL_CALLS_PER_DAY: wholeNumber(1000),
  /** The community's address, and perhaps its client id. */
  COMMUNITY_URL: z
    .string()
    .transform(secretsIn)
    .refine(
      ([url, clientId, ...more]) => webUrl.safeParse(url).success && clientId !== "" && more.length === 0,
      "must be an http or https address, or one and a client id with a comma between them",
    )
    .optional(),
  ANALYTICS_SCRIPT_URL: z.string().transform(secretsIn).pipe(z.array(scriptUrl)).optional(),
  REQUIRE_SECOND_FACTOR: oneOf("operators", "all", "off").default("operators"),
  RATE_LIMITS: oneOf("on", "off").default("on"),
  BACKUP_EVERY: wholeNumber(0, 1)
    .refine((hours) => hours <= 8760, "must be at most 8760 (a year)")
    .optional(),
  BACKUP_KEEP: wholeNumber(14, 1),
  BACKUP_RECIPIENT: severalOf(
    (each) => /^age1[0-9a-z]{20,}$/.test(each),
    "must be age1…, or several with commas",
  ).optional(),
  // `age-keygen -o` writes comment lines above the key.
  BACKUP_IDENTITY: z
    .string()
    .transform((text) => text.replace(/^#.*$/gm, "").trim())
    .pipe(z.string().regex(/^AGE-SECRET-KEY-\S+$/, "must be one AGE-SECRET-KEY-… alone"))
    .optional(),
  ACCESS_LOG_IP: oneOf("on", "off").default("on"),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters long").optional(),
});

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** Returns whether a host, with or without a port, is a loopback name or address. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  // The end of "::1" looks like a port, so the whole name is tried first.
  return LOOPBACK_NAMES.has(name) || LOOPBACK_NAMES.has(name.replace(/:\d+$/, ""));
}

function passkeyHost({ hostname, protocol }: URL): string | null {
  const isIp = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return !isIp && (protocol === "https:" || hostname === "localhost") ? hostname : null;
}

/** OPENAI_API_KEY alone may be meant for other programs and must not cost money, so the model must be named too. */
function readModel(env: z.output<typeof environmentSchema>) {
  if (!env.OPENAI_MODEL || !(env.OPENAI_API_KEY || env.OPENAI_BASE_URL)) return null;
  return {
    name: env.OPENAI_MODEL,
    apiKey: env.OPENAI_API_KEY ?? "",
    baseUrl: (env.OPENAI_BASE_URL || "https://api.openai.com/v1").replace(/\/+$/, ""),
    /** The longest time that an author waits for its questions. */
    deadlineMs: env.MODEL_DEADLINE_SECONDS,
    /** The maximum of calls a day, for all authors together. */
    callsPerDay: env.MODEL_CALLS_PER_DAY,
  };
}

/** Reads the configuration and its errors. A wrong variable gets its default. */
function readEnvironment(given: Record<string, string | undefined>) {
  const { environment: all, mistakes: ofFiles } = withSecretFiles(
    given,
    Object.keys(environmentSchema.shape),
  );
  // `NAME=` in an env file means that it is not set.
  const environment = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  // jitless, because this runs once and compiling a parser would take longer.
  const { error } = environmentSchema.safeParse(environment, { jitless: true });
  const issues = (error?.issues ?? []).map(({ path: [name], message }) => ({
    name: String(name),
    mistake: `${String(name)}: ${message}`,
  }));
  const found = [...strayLines(given), ...removedVariables(given), ...ofFiles, ...issues];
  const wrong = new Set(found.map(({ name }) => name));
  const rest = Object.fromEntries(Object.entries(environment).filter(([name]) => !wrong.has(name)));
  const values = environmentSchema.parse(rest, { jitless: true });
  return { made: makeConfig(values), values, mistakes: found.map(({ mistake }) => mistake), wrong };
}

/** Where a line of the settings file has no `=`, Node makes one name of it and of the next line's. */
function strayLines({ LOAM_SETTINGS: file, ...given }: Record<string, string | undefined>) {
  return Object.keys(file ? given : {}).flatMap((name) => {
    // No more of it, for it may be a secret.
    const begin = name.replace("\uFEFF", "(BOM)").replace(/^(\S{0,20}).*/s, "$1 …");
    return /\s/.test(name) ? [{ name, mistake: `${file}: '${begin}' is not NAME='value'` }] : [];
  });
}

function makeConfig(env: z.output<typeof environmentSchema>) {
  const appUrl = new URL(appUrlOf(env));
  const onLoopback = isLoopbackHost(appUrl.hostname);
  return {
    isProduction: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    /** The origin that visitors use: the only one for links in mail and for origin checks. */
    appOrigin: appUrl.origin,
    appHost: appUrl.host,
    isHttps: appUrl.protocol === "https:",
    /**
     * The relying party id that passkeys are bound to (WebAuthn, 5.4.2); null where browsers create none: under an IP
     * address, and on plain http except localhost.
     */
    passkeyHost: passkeyHost(appUrl),
    appIsLoopback: onLoopback,
    dataDir: path.resolve(env.DATA_DIR),
    /** "" means SQLite under dataDir. */
    databaseUrl: env.DATABASE_URL ?? "",
    /** The maximum number of Postgres connections of this process. */
    databaseConnections: env.DATABASE_CONNECTIONS,
    contentDir: path.resolve(env.CONTENT_DIR),
    /** The first one signs, all verify. Empty: one is generated and kept in dataDir. */
    sessionSecrets: env.SESSION_SECRET ? secretsIn(env.SESSION_SECRET) : [],
    /** Where to look up whether a password is known from breaches; "" for nowhere. */
    breachCheckUrl: (env.BREACH_CHECK_URL ?? "").replace(/\/+$/, ""),
    trustProxy: env.TRUST_PROXY,
    monthlyGenerations: env.MONTHLY_GENERATIONS,
    mailFrom: readMailbox(env.MAIL_FROM) as Mailbox,
    mailPerHour: env.MAIL_PER_HOUR,
    postmark: env.POSTMARK_SERVER_TOKEN
      ? { token: env.POSTMARK_SERVER_TOKEN, url: env.POSTMARK_URL ?? "" }
      : null,
    /** Proves that a bounce report comes from Postmark. With "" no reports are accepted. */
    postmarkWebhookSecret: env.POSTMARK_WEBHOOK_SECRET ?? "",
    smtpUrl: env.SMTP_URL ?? "",
    /** The model server that writes questions about ideas, or null. A local server needs no key. */
    model: readModel(env),
    community: { url: env.COMMUNITY_URL?.[0] ?? "", clientId: env.COMMUNITY_URL?.[1] ?? "" },
    backup: {
      /** How often the running site makes a backup; null for never. */
      everyMs: env.BACKUP_EVERY ? Number(env.BACKUP_EVERY) * HOUR_MS : null,
      /** How many of the newest automatic backups are kept. */
      keep: env.BACKUP_KEEP,
      /** Recipients whose keys open the backups. Without any, backups are not encrypted. */
      recipients: env.BACKUP_RECIPIENT ? secretsIn(env.BACKUP_RECIPIENT) : [],
      /** The secret key that opens a backup made for a recipient. */
      identity: env.BACKUP_IDENTITY ?? "",
    },
    /** Whether the access log contains IP addresses. */
    logsIp: env.ACCESS_LOG_IP === "on",
    /** The bearer token for /metrics; "" turns metrics off. */
    metricsToken: env.METRICS_TOKEN ?? "",
    /** Analytics scripts. For reading pages only, since other pages show members' data. */
    visitScripts: env.ANALYTICS_SCRIPT_URL ?? [],
    /** Who must have a second factor; everybody else may. */
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR,
    /** Can only be turned off on loopback, for tests. */
    rateLimits: !(env.RATE_LIMITS === "off" && onLoopback),
  };
}

export type Config = ReturnType<typeof makeConfig>;

export type ModelConfig = NonNullable<Config["model"]>;

/** Returns everything that prevents a start. Each entry begins with the variable's name. */
export async function startProblems(): Promise<string[]> {
  const { made, mistakes, wrong } = settings();
  const { appIsLoopback, postmark, smtpUrl } = made;
  const problems = [...mistakes, ...(await wrongKeys(made.backup))];
  const isWrong = (...names: string[]) => names.some((name) => wrong.has(name));
  const noSecret = isWrong("SESSION_SECRET") ? null : secretProblem();
  if (noSecret) problems.push(noSecret);
  if (!appIsLoopback && !postmark && !smtpUrl && !isWrong("SMTP_URL", "POSTMARK_SERVER_TOKEN")) {
    problems.push(
      "SMTP_URL or POSTMARK_SERVER_TOKEN: one must be set when APP_URL is a public address, or no mail leaves",
    );
  }
  if (postmark && smtpUrl) {
    problems.push("SMTP_URL and POSTMARK_SERVER_TOKEN: mail is sent by one of them: leave the other out");
  }
  // A misspelt variable may be the cause.
  return problems.length > 0 ? [...problems, ...slips()] : [];
}

/** Returns why there is no secret to sign and encrypt with, or null. Processes with one Postgres must share it. */
export function secretProblem(): string | null {
  const { databaseUrl, sessionSecrets } = settings().made;
  return databaseUrl && sessionSecrets.length === 0
    ? "SESSION_SECRET: must be set when DATABASE_URL is set (32 characters or more)"
    : null;
}

/** Returns messages about environment variables that are probably misspelt ones of ours. */
function slips(): string[] {
  return misspelt(process.env, [...Object.keys(environmentSchema.shape), ...SECRET_FILES]).map(
    ({ name, meant }) => `Unknown variable ${name}. Did you mean ${meant}?`,
  );
}

/** Warns of a settings file with secrets that every account of this machine may read. */
export function openSettings(): string[] {
  const { LOAM_SETTINGS: file } = process.env;
  if (!file || (statSync(file).mode & 0o004) === 0) return [];
  const secrets = Object.entries(parseEnv(readFileSync(file, "utf8"))).flatMap(([name, value]) =>
    // Whoever has BACKUP_RECIPIENT can make backups, and open none.
    value && SECRETS.includes(name) && name !== "BACKUP_RECIPIENT" ? [name] : [],
  );
  if (secrets.length === 0) return [];
  return [`Every account here may read ${secrets.join(", ")} in ${file}: chmod 600 ${file}`];
}

/** Returns warnings about settings that work but are probably mistakes. */
export function startWarnings(): string[] {
  const { appIsLoopback, appOrigin, isHttps, trustProxy, mailFrom, model, postmark, smtpUrl } = config();
  const { RATE_LIMITS, OPENAI_MODEL } = process.env;
  const warnings: string[] = [];
  if (!isAppUrlSet() && (postmark || smtpUrl || trustProxy > 0 || process.env.LOAM_COMMAND)) {
    warnings.push(
      `APP_URL is not set: links in mail lead to ${appOrigin}. On a public site write APP_URL='https://<its host>'.`,
    );
  }
  if (!appIsLoopback && !isHttps) {
    const behind = trustProxy > 0 ? "" : " (behind a proxy set TRUST_PROXY too)";
    warnings.push(`APP_URL is plain http: passwords and cookies can be read on the way. Use https${behind}.`);
  }
  if (!appIsLoopback && isHttps && trustProxy === 0) {
    // This server only speaks plain http, so TLS must end at a proxy.
    warnings.push(
      "APP_URL is https, so there must be a proxy in front, but TRUST_PROXY is 0: limits count all visitors as one.",
    );
  }
  if (!appIsLoopback && mailFrom.address === NOBODYS_SENDER) {
    warnings.push(`MAIL_FROM is not set: mail comes from ${NOBODYS_SENDER}, which most servers refuse.`);
  }
  if (!appIsLoopback && RATE_LIMITS === "off") {
    warnings.push("RATE_LIMITS=off counts on a loopback APP_URL only: limits are on.");
  }
  const alone: [name: string, isAlone: boolean, needs: string][] = [
    ["OPENAI_MODEL", !model, "set OPENAI_BASE_URL or OPENAI_API_KEY too"],
    ["OPENAI_API_KEY", !OPENAI_MODEL, "set OPENAI_MODEL too"],
    ["OPENAI_BASE_URL", !OPENAI_MODEL, "set OPENAI_MODEL too"],
    ["POSTMARK_URL", !postmark, "set POSTMARK_SERVER_TOKEN too"],
    ["POSTMARK_WEBHOOK_SECRET", !postmark && !smtpUrl, "set POSTMARK_SERVER_TOKEN too"],
    ["SMTP_HOST", !smtpUrl, "write SMTP_URL=smtp://user:password@host:587"],
  ];
  for (const [name, isAlone, needs] of alone)
    if (process.env[name] && isAlone) warnings.push(`${name} alone does nothing: ${needs}.`);
  return [...warnings, ...slips()];
}

let current: ReturnType<typeof readEnvironment> | undefined;

function settings() {
  current ??= readEnvironment(process.env);
  return current;
}

/** Returns the message of a start that fails, with a line for each mistake. */
export function listProblems(problems: string[]): string {
  const lines = problems.flatMap((problem) => problem.split("\n"));
  return `The configuration has mistakes:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

/** Returns the configuration. @throws Error that lists every wrong variable */
export function config(): Config {
  const { made, mistakes } = settings();
  if (mistakes.length > 0) throw new Error(listProblems([...mistakes, ...slips()]));
  return made;
}

/** Returns whether DATABASE_URL is set. Never throws: table definitions need it before all errors can be listed. */
export function usesPostgres(): boolean {
  return settings().made.databaseUrl !== "";
}

/** Returns the content folder even if other variables are wrong, so that content errors get into the same list. */
export function contentDir(): string {
  return settings().made.contentDir;
}

/** Sets HOST for remix-serve, which loads the app before it listens, and without it would listen everywhere. */
export function tellHost(): void {
  process.env.HOST = config().host;
}

/** How people call the command line here, for messages: `loam` where deploy/systemd says so. */
export const COMMAND_NAME = process.env.LOAM_COMMAND || "npm run admin --";

/** Returns whether APP_URL is set, and not made of PORT. */
export const isAppUrlSet = () => Boolean(process.env.APP_URL);

/** Returns a mark of each setting, by which to see later which has changed: too short to tell a value. */
export function settingMarks(): string[] {
  const { NODE_ENV: _, ...values } = settings().values;
  return Object.entries(values).map(([name, value]) => {
    const hash = createHash("sha256").update(JSON.stringify(value)).digest("hex");
    return `${name}=${hash.slice(0, 4)}`;
  });
}

/** Sets a variable for this process. */
export function changeSetting(name: "APP_URL" | "CONTENT_DIR", value: string): void {
  process.env[name] = value;
  forgetConfig();
}

/** Returns the environment for another program: this process's, with `added`. */
export function commandEnvironment(added: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...added };
}

/** Makes the next call read the environment again. */
export function forgetConfig(): void {
  current = undefined;
}
