import { createHash, randomBytes } from "node:crypto";
import { beforeEach } from "vitest";
import { transaction } from "~/base/data/database";
import { config } from "~/base/kernel/config";
import { insertClient, type NewClient } from "~/sign-on/data/clients";
import { listKeys, replaceKey, type SsoKey } from "~/sign-on/data/keys";
import { rotateKeys } from "~/sign-on/provider/keys";
import type { Visitor, VisitorAnswer } from "./visitor";

let kept: SsoKey | undefined;

/** Reuses one signing key in all tests of a file, because making one takes almost a second on a busy machine. */
export function withSigningKey(): void {
  beforeEach(async () => {
    if (kept) await transaction((tx) => replaceKey(tx, kept as SsoKey));
    else await rotateKeys();
    kept ??= (await listKeys())[0];
  });
}

export const REDIRECT_URI = "http://127.0.0.1:4555/oauth2/callback";

export type TestClient = { id: string; secret: string; redirectUri: string };

/** Registers a client, with a secret unless `isPublic`. */
export async function newClient(given: Partial<NewClient> = {}): Promise<TestClient> {
  const { client, secret } = await transaction((tx) =>
    insertClient(tx, { name: "Circle of Ann", redirectUris: [REDIRECT_URI], ...given }),
  );
  return { id: client.id, secret: secret ?? "", redirectUri: client.redirectUris[0] as string };
}

type Parameters = Record<string, string | undefined>;

/** Returns the URL of an authorization request. A parameter set to undefined is left out. */
export function authorizeUrl(client: TestClient, more: Parameters = {}): string {
  const all: Parameters = {
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: "code",
    scope: "openid email profile",
    state: "st-1",
    ...more,
  };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `/api/oauth/authorize?${new URLSearchParams(given)}`;
}

/** Returns the parameters of a redirect to the client. @throws Error when the answer is not one */
export function callbackOf({ status, location }: VisitorAnswer): Record<string, string> {
  if (!location || location.startsWith("/")) throw new Error(`Not sent back but ${status} ${location}`);
  const { searchParams, hash } = new URL(location);
  // With a response type that uses the fragment, errors are there too.
  return Object.fromEntries(hash ? new URLSearchParams(hash.slice(1)) : searchParams);
}

/** Returns an authorization code for a signed-in member. */
export async function codeFor(visitor: Visitor, client: TestClient, more: Parameters = {}): Promise<string> {
  const { code } = callbackOf(await visitor.get(authorizeUrl(client, more)));
  if (!code) throw new Error("no code");
  return code;
}

export function basic({ id, secret }: TestClient): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}` };
}

type TokenAnswer = { status: number; headers: Headers; body: Record<string, string> };

/** Posts like a client's server: without cookies or Origin. */
export async function postForm(
  visitor: Visitor,
  path: string,
  fields: Parameters | string,
  headers: Record<string, string> = {},
): Promise<TokenAnswer> {
  const given =
    typeof fields === "string" ? fields : Object.entries(fields).filter(([, value]) => value !== undefined);
  const body = new URLSearchParams(given as string);
  const plain = { Origin: "", "Sec-Fetch-Site": "" };
  const answer = await visitor.postBody(path, body, { ...plain, ...headers });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text || "{}") };
}

/** Redeems a code. `more` overrides parameters; undefined leaves one out. */
export function redeem(
  visitor: Visitor,
  client: TestClient,
  code: string,
  more: Parameters = {},
  headers: Record<string, string> = basic(client),
): Promise<TokenAnswer> {
  const fields = { grant_type: "authorization_code", code, redirect_uri: client.redirectUri, ...more };
  return postForm(visitor, "/api/oauth/token", fields, headers);
}

export async function userinfo(visitor: Visitor, token: string) {
  const answer = await visitor.get("/api/oauth/userinfo", { Authorization: `Bearer ${token}` });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text || "{}") };
}

/** Returns a PKCE verifier and its challenge (RFC 7636). */
export function pkcePair() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

export const issuer = () => config().appOrigin;
