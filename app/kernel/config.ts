import path from "node:path";
import { z } from "zod";

const wholeNumber = (fallback: number, min = 0) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= min, `must be at least ${min}`)
    .default(fallback);

/** Seconds, read as milliseconds; half a second is "0.5". */
const seconds = (fallback: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, "must be a number of seconds")
    .refine((value) => Number(value) > 0, "must be more than 0")
    .transform((value) => Number(value) * 1000)
    .default(fallback * 1000);

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
/** Of another site, or a path that a proxy in front of this one answers. */
const scriptAddress = z.union([webAddress, z.string().regex(/^\/(?!\/)\S+$/)], {
  error: "must be an http or https address, or a path like /stats.js",
});
const optional = <T extends z.ZodType>(schema: T) => z.union([schema, z.literal("")]).optional();

/** Every variable the server knows, with its default: the table in README is this table (tests compare them). */
export const environmentSchema = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: wholeNumber(3000),
  HOST: z.string().default("127.0.0.1"),
  APP_URL: optional(webAddress),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres://")),
  CONTENT_DIR: z.string().default("./content"),
  SESSION_SECRET: optional(
    z
      .string()
      .refine(
        (secrets) => secrets.split(",").every((secret) => secret.length >= 32),
        "must be at least 32 characters long (each, when two are given to rotate)",
      ),
  ),
  TRUST_PROXY: wholeNumber(0),
  MONTHLY_GENERATIONS: wholeNumber(5),
  MAIL_FROM: z.string().default("Loam <loam@localhost>"),
  MAIL_PER_HOUR: wholeNumber(1000, 1),
  POSTMARK_SERVER_TOKEN: optional(z.string()),
  POSTMARK_URL: optional(webAddress),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(webAddress),
  OPENAI_MODEL: optional(z.string()),
  MODEL_IDLE_SECONDS: seconds(20),
  MODEL_DEADLINE_SECONDS: seconds(120),
  MODEL_MAX_CHARACTERS: wholeNumber(60_000, 1000),
  MODEL_PARALLEL: wholeNumber(4, 1),
  MODEL_MODERATION: z.enum(["on", "off"]).default("on"),
  DAILY_GENERATIONS_MAX: wholeNumber(1000),
  COMMUNITY_CLIENT_ID: optional(z.string()),
  COMMUNITY_URL: optional(webAddress),
  ANALYTICS_SCRIPT_URL: optional(scriptAddress),
  SPEED_SCRIPT_URL: optional(scriptAddress),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  METRICS_TOKEN: optional(z.string().min(16, "must be at least 16 characters long")),
});

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** True for the names by which a machine calls itself; `host` may carry a port. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  // First as it is: the end of a bare ::1 looks like a port.
  return LOOPBACK_NAMES.has(name) || LOOPBACK_NAMES.has(name.replace(/:\d+$/, ""));
}

/** A key alone, perhaps there for other programs, must not start to cost money: the model has to be named too. */
function readModel(env: z.output<typeof environmentSchema>) {
  if (!env.OPENAI_MODEL || !(env.OPENAI_API_KEY || env.OPENAI_BASE_URL)) return null;
  return {
    name: env.OPENAI_MODEL,
    apiKey: env.OPENAI_API_KEY ?? "",
    baseUrl: (env.OPENAI_BASE_URL || "https://api.openai.com/v1").replace(/\/+$/, ""),
    /** Silence longer than this is taken for the end. */
    idleMs: env.MODEL_IDLE_SECONDS,
    /** A plan takes no longer than this, repeats included. */
    deadlineMs: env.MODEL_DEADLINE_SECONDS,
    maxCharacters: env.MODEL_MAX_CHARACTERS,
    /** So many plans at once from this process. */
    parallel: env.MODEL_PARALLEL,
    moderates: env.MODEL_MODERATION === "on",
  };
}

function readConfig(environment: Record<string, string | undefined>) {
  // Read once: compiling a parser, as zod does, would take longer than reading.
  const parsed = environmentSchema.safeParse(environment, { jitless: true });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The configuration has mistakes:\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  const appUrl = new URL(env.APP_URL || `http://127.0.0.1:${env.PORT}`);
  const onLoopback = isLoopbackHost(appUrl.hostname);
  return {
    isProduction: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    /** Scheme, host and port that visitors use. Links in mail and origin checks use this and nothing else. */
    appOrigin: appUrl.origin,
    appHost: appUrl.host,
    isHttps: appUrl.protocol === "https:",
    appIsLoopback: onLoopback,
    dataDir: path.resolve(env.DATA_DIR),
    /** Empty means SQLite under dataDir. */
    databaseUrl: env.DATABASE_URL ?? "",
    contentDir: path.resolve(env.CONTENT_DIR),
    /** First signs, all verify. Empty means: generated once and kept in dataDir. */
    sessionSecrets: env.SESSION_SECRET ? env.SESSION_SECRET.split(",") : [],
    trustProxy: env.TRUST_PROXY,
    monthlyGenerations: env.MONTHLY_GENERATIONS,
    mailFrom: env.MAIL_FROM,
    mailPerHour: env.MAIL_PER_HOUR,
    postmark: env.POSTMARK_SERVER_TOKEN
      ? { token: env.POSTMARK_SERVER_TOKEN, url: env.POSTMARK_URL ?? "" }
      : null,
    smtpUrl: env.SMTP_URL ?? "",
    /** The server that writes plans, or null: the built-in planner does. A local server needs no key. */
    model: readModel(env),
    /** Plans begun a day by the model server, for all members together. */
    dailyGenerationsMax: env.DAILY_GENERATIONS_MAX,
    community: { clientId: env.COMMUNITY_CLIENT_ID ?? "", url: env.COMMUNITY_URL ?? "" },
    /** Opens /metrics; empty means that there is none. */
    metricsToken: env.METRICS_TOKEN ?? "",
    /** Scripts of whoever counts visits or measures speed, for reading pages alone: the others show what is a member's. */
    visitScripts: [env.ANALYTICS_SCRIPT_URL, env.SPEED_SCRIPT_URL].filter((address) => address) as string[],
    /** Off only where a test or a trial runs: on a loopback address. */
    rateLimits: !(env.RATE_LIMITS === "off" && onLoopback),
  };
}

export type Config = ReturnType<typeof readConfig>;

export type ModelConfig = NonNullable<Config["model"]>;

/** What a site on a public address must not be started with; empty when all is well. */
export function startProblems(): string[] {
  const { appIsLoopback, postmark, smtpUrl, databaseUrl, sessionSecrets } = config();
  const problems: string[] = [];
  if (databaseUrl && sessionSecrets.length === 0) {
    // Several servers on one Postgres must agree on it, so it cannot be generated here.
    problems.push("SESSION_SECRET: must be set when DATABASE_URL is set (32 characters or more)");
  }
  if (!appIsLoopback && !postmark && !smtpUrl) {
    problems.push(
      "SMTP_URL or POSTMARK_SERVER_TOKEN: one must be set when APP_URL is a public address, or no mail leaves",
    );
  }
  return problems;
}

/** What works but should not stay so. */
export function startWarnings(): string[] {
  const { appIsLoopback, isHttps, trustProxy } = config();
  if (appIsLoopback || isHttps) return [];
  const behind = trustProxy > 0 ? "" : " (behind a proxy set TRUST_PROXY too)";
  return [`APP_URL is plain http: passwords and cookies can be read on the way. Use https${behind}.`];
}

let current: Config | undefined;

/**
 * The configuration, read from the environment once.
 * @throws Error that names every variable that is wrong, one a line.
 */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/** For tests: forget what was read, so that the next call reads the environment again. */
export function forgetConfig(): void {
  current = undefined;
}
