// A visitor without scripts, for trials and measurements of the built app.
import path from "node:path";
import Sqlite from "better-sqlite3";
import { request } from "undici";

export const PASSWORD = "Strata-layers-9";

export type Site = { url: string };

type Asked = {
  cookie?: string;
  /** Makes the request a POST from the site's own page. */
  form?: Record<string, string>;
  headers?: Record<string, string | undefined>;
};

/** Sends one request, without following redirects. The body is returned as received, still compressed. */
export async function ask({ url }: Site, at: string, { cookie = "", form, headers }: Asked = {}) {
  const started = performance.now();
  const answer = await request(url + at, {
    method: form ? "POST" : "GET",
    headers: {
      ...(cookie && { Cookie: cookie }),
      ...(form && { Origin: url, "Content-Type": "application/x-www-form-urlencoded" }),
      ...headers,
    },
    body: form && new URLSearchParams(form).toString(),
  });
  const body = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, body, ms: performance.now() - started };
}

/** Returns the cookies that a response sets, in the form in which they are sent back. */
export const cookiesOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  [headers["set-cookie"] ?? []].flat().map((line) => line.split(";", 1)[0] as string);

/** Submits a form. @returns null when there was no response */
export async function post(site: Site, at: string, form: Record<string, string>, cookie = "") {
  const answer = await ask(site, at, { form, cookie }).catch(() => null);
  if (!answer) return null;
  const session = cookiesOf(answer).find((each) => each.includes("session="));
  const location = (answer.headers.location as string | undefined) ?? null;
  return { ...answer, location, cookie: session ?? cookie };
}

export async function get(site: Site, at: string, cookie = ""): Promise<string> {
  const answer = await ask(site, at, { cookie }).catch(() => null);
  return answer?.body.toString() ?? "";
}

/** Signs up. @returns the status, 303 when it was acknowledged; undefined when there was no response */
export const signUp = async (site: Site, email: string) =>
  (await post(site, "/auth/sign-up", { firstName: "Ann", email, password: PASSWORD, acceptTerms: "on" }))
    ?.status;

/** Opens the site's database while the site runs. */
export const openFile = (dataDir: string) =>
  new Sqlite(path.join(dataDir, "loam.sqlite"), { timeout: 10_000 });

/** Returns the first column of a query's result in a site's database. */
export function valuesOf(dataDir: string, sql: string): unknown[] {
  const file = openFile(dataDir);
  const values = file.prepare(sql).pluck().all();
  file.close();
  return values;
}

export const firstOf = (dataDir: string, sql: string) => valuesOf(dataDir, sql)[0];

/** Returns the integrity of the database file, as a fact for verdict(). */
export const integrityOf = (dataDir: string): [unknown, string] => [
  firstOf(dataDir, "PRAGMA integrity_check"),
  "ok",
];

/** Creates a member, verified without mail, and signs in. @returns the session cookie */
export async function member(site: Site & { dataDir: string }, email = "ann@example.test"): Promise<string> {
  await signUp(site, email);
  const file = openFile(site.dataDir);
  file.prepare("UPDATE users SET verified_at = created_at WHERE email = ?").run(email);
  file.close();
  return (await post(site, "/auth", { email, password: PASSWORD }))?.cookie ?? "";
}

/** Returns the draft id in a step's form. */
export const draftOf = (html: string) => /<input[^>]*name="draft"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";

export const IDEA = "A choir plans rehearsals; singers say whether they come.";

/** Makes a plan from the first step to the last. @returns its id; null when the server did not acknowledge it */
export async function writePlan(site: Site, cookie: string): Promise<string | null> {
  const step = async (name: string, form: Record<string, string> = {}) => {
    const draft = draftOf(await get(site, `/braindumper/${name}`, cookie));
    return draft ? post(site, `/braindumper/${name}`, { draft, ...form }, cookie) : null;
  };
  const start = await post(site, "/braindumper", { draft: "", platform: "rork" }, cookie);
  if (start?.status !== 303 || (await step("describe", { description: IDEA }))?.status !== 303) return null;
  return /^\/braindumps\/([\w-]+)$/.exec((await step("summary?ask=day"))?.location ?? "")?.[1] ?? null;
}
