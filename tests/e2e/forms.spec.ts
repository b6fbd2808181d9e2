import type { Page, Request } from "@playwright/test";
import { mailedLink, newMember, rawRequest } from "./client";
import { countPosts, everyFormIsPosted } from "./every-form";
import { fillSignIn, fillSignUp, newPerson, typeSignUp } from "./journey";
import { ERROR_STATES, provoke } from "./pages";
import { holdRequests, hydrated, isPost, isScript, type Mode, presser, pressTwice } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

for (const mode of ["on", "off"] as Mode[]) everyFormIsPosted(mode);

test("PE20: Back after a post shows the form again and sends nothing", async ({ openPage }) => {
  const page = await openPage("off", "undecided");
  const posts = countPosts(page);
  await page.goto("/braindumper/type");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/braindumper/describe");
  expect(posts()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL("/braindumper/type");
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/braindumper/describe");
  expect(posts()).toBe(1);
});

for (const mode of ["off", "on"] as Mode[]) {
  for (const state of ERROR_STATES) {
    test(`PE21, PE71, PE72, PE73: scripts ${mode}: ${state.name}`, async ({ openPage, people }) => {
      const page = await openPage(mode, state.as);
      const posted: Request[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") posted.push(request);
      });
      await provoke(page, state, people);

      expect(posted).toHaveLength(1);
      const [request] = posted as [Request];
      expect((await request.response())?.status()).toBe(400);
      await expect(page).toHaveTitle(/^Error: /);

      const main = page.getByRole("main");
      const summary = main.getByRole("alert").filter({ hasText: state.error });
      await expect(summary).toBeFocused();
      const heading = summary.getByRole("heading", { level: 2 });
      await expect(heading).toHaveText(state.title ?? "There is a problem");
      expect((await main.innerText()).trimStart().startsWith(await heading.innerText())).toBe(true);

      await expectTypedValues(page, new URLSearchParams(request.postData() ?? ""));
      await expectFieldErrors(page, summary);
      // Following its links has not taken it away.
      await expect(summary).toBeVisible();
    });
  }
}

for (const mode of ["off", "on"] as Mode[]) {
  test(`scripts ${mode}: a button that is refused says so, and leads back to where it stands`, async ({
    openMember,
  }) => {
    const { page } = await openMember(mode);
    await page.route("**/account/newsletter*", (route) =>
      isPost(route) ? route.continue({ postData: "wanted=perhaps" }) : route.fallback(),
    );
    await page.goto("/account");
    if (mode === "on") await hydrated(page);
    await page.getByRole("button", { name: "Subscribe", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("That did not work");
    await expect(page.getByText("Choose whether you want the newsletter")).toBeVisible();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("button", { name: "Subscribe", exact: true })).toBeVisible();
  });
}

type Locator = ReturnType<Page["locator"]>;

/** What was sent stands in the fields again, and no password does. */
async function expectTypedValues(page: Page, sent: URLSearchParams) {
  const controls = page.getByRole("main").locator("input:not([type=hidden]):not([type=radio]), textarea");
  for (const control of await controls.all()) {
    const name = (await control.getAttribute("name")) ?? "";
    const type = await control.getAttribute("type");
    if (type === "checkbox") expect(await control.isChecked()).toBe(sent.has(name));
    else await expect(control).toHaveValue(type === "password" ? "" : (sent.get(name) ?? ""));
  }
}

/** Each entry of the summary that is about a field leads there, and the field says the same; no other field does. */
async function expectFieldErrors(page: Page, summary: Locator) {
  const inError = new Set<string>();
  for (const link of await summary.getByRole("link").all()) {
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    inError.add(id);
    const field = page.locator(`[id="${id}"]`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const [first, ...rest] = ((await field.getAttribute("aria-describedby")) ?? "").split(" ");
    expect(first).toBe(`${id}-error`);
    if ((await page.locator(`[id="${id}-hint"]`).count()) > 0) expect(rest).toContain(`${id}-hint`);
    await expect(page.locator(`[id="${first}"]`)).toHaveText(await link.innerText());
    await expect(page.locator(`[id="${first}"]`)).toBeVisible();
    await link.click();
    await expect(field).toBeFocused();
  }
  const others = page.getByRole("main").locator("[aria-invalid], [aria-describedby*='-error']");
  for (const control of await others.all()) {
    const group = await control.getAttribute("name");
    const ids = await page.locator(`[name="${group}"]`).evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.some((id) => inError.has(id))).toBe(true);
  }
}

test("PE14: on a slow line the sign-in form works before its scripts are there", async ({
  openPage,
  server,
}) => {
  const { person } = await newMember(server);
  const page = await openPage("on");
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const posts = countPosts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Welcome back!")).toBeVisible();
  expect(posts()).toBe(1);
});

test("PE14: what is typed before the scripts arrive is there afterwards, and is sent once", async ({
  openPage,
  server,
}) => {
  const { person } = await newMember(server);
  const page = await openPage("on");
  const posts = countPosts(page);
  const scripts = await holdRequests(page, isScript);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await scripts.arrived;
  scripts.release();
  await hydrated(page);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
  expect(posts()).toBe(1);
});

test("PE15: a script of somebody else that changes the page and throws leaves it usable", async ({
  openPage,
  server,
}) => {
  const { person } = await newMember(server);
  const page = await openPage("disturbed");
  const scripts = await holdRequests(page, isScript);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await scripts.arrived;
  scripts.release();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loam");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
});

test("PE15: a start script that throws leaves the server's page as it was", async ({ openPage, server }) => {
  const { person } = await newMember(server);
  const page = await openPage("on");
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(/\/entry\.client-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken start");' }),
  );
  await page.goto("/auth");
  await expect.poll(() => errors).toContain("broken start");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loam");
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
});

test("PE23: two presses of Create Account without scripts make one account and send one mail", async ({
  openPage,
  server,
}) => {
  const page = await openPage("off");
  const person = newPerson();
  await page.goto("/auth?tab=signup");
  await typeSignUp(page, person);
  const answers = await pressTwice(page, page.getByRole("button", { name: "Create Account" }));
  expect(answers.map((answer) => [answer.status(), answer.headers().location])).toEqual([
    [303, "/cookie-check?to=%2Fauth%2Fconfirm"],
    [303, "/cookie-check?to=%2Fauth%2Fconfirm"],
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Almost There! Check Your Email to Complete Signup",
  );
  await page.goto(await mailedLink(server, person));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByText("Your email has been verified successfully!")).toBeVisible();
  const mails = (await server.outbox()).filter(({ to }) =>
    to?.some(({ address }) => address === person.email),
  );
  expect(mails).toHaveLength(1);
});

test("PE24: with scripts a second press of Create Account is ignored", async ({ openPage }) => {
  const page = await openPage("on");
  const posts = countPosts(page);
  await page.goto("/auth?tab=signup");
  await hydrated(page);
  await typeSignUp(page, newPerson());
  const sending = await holdRequests(page, isPost);
  const button = page.getByRole("button", { name: "Create Account" });
  // The old page cannot be asked while the next is on its way, so it tells by itself.
  const told = page.waitForEvent("console", (message) => message.text() === "Creating Account... true");
  await button.evaluate((node) =>
    new MutationObserver(() => console.info(node.textContent, node.getAttribute("aria-disabled"))).observe(
      node,
      {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      },
    ),
  );
  const press = await presser(page, button);
  await press();
  await sending.arrived;
  await told;
  await press();
  await press();
  sending.release();
  await expect(page).toHaveURL("/auth/confirm");
  expect(posts()).toBe(1);
});

test("PE24: Create Account is ready again after an error", async ({ openPage }) => {
  const page = await openPage("on");
  await page.goto("/auth?tab=signup");
  await hydrated(page);
  await fillSignUp(page, { ...newPerson(), firstName: "A" });
  await expect(page.getByRole("alert")).toContainText("Name must be at least 2 characters long.");
  const button = page.getByRole("button", { name: "Create Account" });
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute("aria-disabled");
});

const FORM = "application/x-www-form-urlencoded";

test("PE32: a form works for a browser that sends an Origin but no Sec-Fetch headers, or only a Referer", async ({
  server,
}) => {
  const { person } = await newMember(server);
  const body = new URLSearchParams({ email: person.email, password: person.password }).toString();
  const send = (headers: Record<string, string>) =>
    rawRequest(server, "/auth", {
      method: "POST",
      headers: { Host: new URL(server.url).host, "Content-Type": FORM, ...headers },
      body,
    });
  expect((await send({ Origin: server.url })).status).toBe(303);
  expect((await send({ Referer: `${server.url}/auth` })).status).toBe(303);
  expect((await send({})).status).toBe(403);
});

test("PE34: forms work behind a proxy that rewrites Host, with and without X-Forwarded-Host", async ({
  server,
}) => {
  const { person } = await newMember(server);
  const body = new URLSearchParams({ email: person.email, password: person.password }).toString();
  const headers = { Host: "inner.example:8080", Origin: server.url, "Content-Type": FORM };
  const publicHost = new URL(server.url).host;
  for (const forwarded of [{}, { "X-Forwarded-Host": publicHost }, { "X-Forwarded-Host": "evil.example" }]) {
    const page = await rawRequest(server, "/auth", { headers: { ...headers, ...forwarded } });
    expect(page.status).toBe(200);
    expect(page.body).not.toMatch(/inner\.example|evil\.example/);
    const answer = await rawRequest(server, "/auth", {
      method: "POST",
      headers: { ...headers, ...forwarded },
      body,
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe("/");
  }
});

for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1"]) {
  test(`PE34: a post from ${origin} gets a page that names the right address`, async ({ server }) => {
    const answer = await rawRequest(server, "/auth", {
      method: "POST",
      headers: { Host: "evil.example", Origin: origin, "Content-Type": FORM },
      body: "email=ann%40example.test&password=x",
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain(`Forms are only accepted from ${server.url}.`);
    expect(answer.body).toContain("<h1");
  });
}
