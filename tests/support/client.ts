import http from "node:http";
import { type APIRequestContext, type APIResponse, request } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { type Idea, newPerson, type Person } from "./people";
import type { RunningServer } from "./server";

export type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>;
type Form = Record<string, string>;

/** An HTTP client that keeps cookies and posts forms like our own pages would. It follows no redirects. */
export class Client {
  private constructor(
    private readonly server: RunningServer,
    private readonly http: APIRequestContext,
  ) {}

  static async open(server: RunningServer, storageState?: Cookies): Promise<Client> {
    const http = await request.newContext({ baseURL: server.url, storageState, maxRedirects: 0 });
    return new Client(server, http);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.http.get(path, { headers });
  }

  post(path: string, form: Form = {}, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.http.post(path, { form, headers: { Origin: this.server.url, ...headers } });
  }

  /** Posts any body of any type. */
  send(path: string, contentType: string, body: string | Buffer): Promise<APIResponse> {
    const headers = { Origin: this.server.url, "Content-Type": contentType };
    return this.http.post(path, { data: typeof body === "string" ? Buffer.from(body) : body, headers });
  }

  cookies(): Promise<Cookies> {
    return this.http.storageState();
  }

  close(): Promise<void> {
    return this.http.dispose();
  }

  async signUp(person: Person): Promise<void> {
    await this.goes("/auth/sign-up", { ...person, acceptTerms: "on" }, "/auth/confirm");
  }

  async signIn({ email, password }: Person): Promise<void> {
    const response = await this.post("/auth", { email, password });
    if (response.status() !== 303) throw new Error(`not signed in: ${response.status()}`);
  }

  /** Uses the mailed link. The password is needed in a browser other than the sign-up's. */
  async verify(person: Person): Promise<void> {
    const token_hash = await mailedToken(this.server, person);
    const { password } = person;
    const form = { token_hash, type: "signup", password, confirmPassword: password };
    await this.goes("/auth/verify", form, "/auth/verified");
  }

  /** Sets up an authenticator app. @returns its key. The current code is used up, so use nextCode afterwards. */
  async setUpCodes(): Promise<string> {
    const html = await (await this.get("/account/two-factor")).text();
    const [, key = ""] = /<code class="groups" id="authenticator-key">([^<]+)</.exec(html) ?? [];
    await this.goes("/account/two-factor", { code: appCode(key) }, "/account/recovery-codes");
    await this.post("/account/recovery-codes", { codes: "kept" });
    return key;
  }

  /** Goes through steps 1 to 4; `until: "type"` leaves the app type open. */
  async describeIdea(idea: Idea, until: "type" | "summary" = "summary"): Promise<void> {
    const platform = PLATFORM_VALUES[idea.platform];
    await this.goes("/braindumper", { draft: "", platform }, "/braindumper/describe");
    await this.postStep("describe", { description: idea.description });
    if (idea.appType && until === "summary") {
      await this.postStep("type", { appType: idea.appType === "Web App" ? "web" : "mobile" });
    }
  }

  /** Generates a plan. @returns its id */
  async writePlan(idea: Idea): Promise<string> {
    await this.describeIdea(idea);
    const location = (await this.postStep("summary", {})).headers().location ?? "";
    const [, id] = /^\/braindumps\/([\w-]+)$/.exec(location) ?? [];
    if (!id) throw new Error(`no plan, but ${location}`);
    return id;
  }

  /** Publishes a plan. @returns the path of its public page */
  async sharePlan(id: string): Promise<string> {
    await this.post(`/braindumps/${id}/share`, { wanted: "yes" });
    const html = await (await this.get(`/braindumps/${id}`)).text();
    const [path] = /\/shared\/[\w-]{22}/.exec(html) ?? [];
    if (!path) throw new Error("the plan has no public page");
    return path;
  }

  /** Posts a wizard step for the draft that its page names. */
  async postStep(step: "describe" | "type" | "summary", form: Form): Promise<APIResponse> {
    const page = await this.get(`/braindumper/${step}`);
    // The summary redirects to the open question.
    const { location } = page.headers();
    const html = await (location?.includes("?ask=") ? await this.get(location) : page).text();
    const [, draft = ""] = /<input[^>]*name="draft"[^>]*value="([^"]*)"/.exec(html) ?? [];
    const response = await this.post(`/braindumper/${step}`, { draft, ...form });
    if (response.status() !== 303) throw new Error(`${step} answered ${response.status()}`);
    return response;
  }

  private async goes(path: string, form: Form, to: string): Promise<void> {
    const response = await this.post(path, form);
    const { location } = response.headers();
    if (location !== to) throw new Error(`POST ${path} led to ${location} (${response.status()}), not ${to}`);
  }
}

/** Returns the code that an authenticator app with this key shows. */
function appCode(key: string, offMs = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(key.replace(/ /g, "")) });
  return app.generate({ timestamp: Date.now() + offMs });
}

/** Returns the next code. It is accepted already, and still when its half minute has begun. */
export const nextCode = (key: string) => appCode(key, 30_000);

const PLATFORM_VALUES: Record<Idea["platform"], string> = {
  Lovable: "lovable",
  "Cursor / Windsurf": "cursor",
  Bolt: "bolt",
  Replit: "replit",
  Rork: "rork",
};

/** Returns the path of the link in the newest mail with this subject; by default the verification link. */
export async function mailedLink(
  server: RunningServer,
  person: Person,
  subject = /Confirm your email/,
): Promise<string> {
  const mail = await server.waitForMail(person.email, subject);
  const [url] = mail.text?.match(/http:\S+token_hash=\S+/) ?? [];
  if (!url) throw new Error("the mail holds no link");
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function mailedToken(server: RunningServer, person: Person): Promise<string> {
  const link = await mailedLink(server, person);
  return new URLSearchParams(link.split("?")[1]).get("token_hash") ?? "";
}

/** Creates a verified account with a signed-in client. */
export async function newMember(server: RunningServer): Promise<{ client: Client; person: Person }> {
  const client = await Client.open(server);
  const person = newPerson();
  await client.signUp(person);
  await client.verify(person);
  // Consumes the message of the last step, so that it does not appear in the middle of a test.
  await client.get("/auth/verified");
  return { client, person };
}

type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** Sends a request exactly as given: the path is not normalized, and no headers are added. */
export function rawRequest(
  server: RunningServer,
  path: string,
  options: { method?: string; headers?: http.OutgoingHttpHeaders; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server.url);
  const { method = "GET", headers, body } = options;
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
