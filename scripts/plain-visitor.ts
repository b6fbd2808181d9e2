// A visitor whose browser runs no scripts, for the scripts that try and measure the built app.
import path from "node:path";
import Sqlite from "better-sqlite3";

export const PASSWORD = "Strata-layers-9";

export type Site = { url: string };
export type Sent = {
  status: number;
  location: string | null;
  cookie: string;
  retryAfter: string | null;
  ms: number;
};

/** One form, as a browser without scripts sends it. @returns null when no answer came. */
export async function post(
  site: Site,
  at: string,
  form: Record<string, string>,
  cookie = "",
): Promise<Sent | null> {
  const started = performance.now();
  try {
    const response = await fetch(site.url + at, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: site.url, ...(cookie ? { Cookie: cookie } : {}) },
      body: new URLSearchParams(form),
    });
    await response.arrayBuffer();
    const [, set = ""] = /((?:^|[^,]*?)session=[^;]+)/.exec(response.headers.get("Set-Cookie") ?? "") ?? [];
    return {
      status: response.status,
      location: response.headers.get("Location"),
      cookie: set || cookie,
      retryAfter: response.headers.get("Retry-After"),
      ms: performance.now() - started,
    };
  } catch {
    return null;
  }
}

export async function get(site: Site, at: string, cookie = ""): Promise<string> {
  try {
    return await (await fetch(site.url + at, { headers: { Cookie: cookie } })).text();
  } catch {
    return "";
  }
}

/** @returns 303 when it was acknowledged. */
export const signUp = (site: Site, email: string) =>
  post(site, "/auth/sign-up", { firstName: "Ann", email, password: PASSWORD, acceptTerms: "on" });

/** The site's database, beside the site. */
export const openFile = (dataDir: string) =>
  new Sqlite(path.join(dataDir, "loam.sqlite"), { timeout: 10_000 });

/** A member who is signed in, made without mail. */
export async function member(site: Site & { dataDir: string }, email: string): Promise<string> {
  await signUp(site, email);
  const file = openFile(site.dataDir);
  file.prepare("UPDATE users SET verified_at = created_at WHERE email = ?").run(email);
  file.close();
  return (await post(site, "/auth", { email, password: PASSWORD }))?.cookie ?? "";
}

/** One plan from the first step to the last. @returns its id when the server acknowledged it. */
export async function writePlan(site: Site, cookie: string): Promise<string | null> {
  const start = await post(site, "/braindumper", { draft: "", platform: "rork" }, cookie);
  if (start?.status !== 303) return null;
  const draftOf = (html: string) => /name="draft"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
  let draft = draftOf(await get(site, "/braindumper/describe", cookie));
  if (!draft) return null;
  const description = "A choir plans rehearsals; singers say whether they come.";
  if ((await post(site, "/braindumper/describe", { draft, description }, cookie))?.status !== 303)
    return null;
  draft = draftOf(await get(site, "/braindumper/summary", cookie));
  const answer = await post(site, "/braindumper/summary", { draft }, cookie);
  return /^\/braindumper\/plan\/([\w-]+)$/.exec(answer?.location ?? "")?.[1] ?? null;
}
