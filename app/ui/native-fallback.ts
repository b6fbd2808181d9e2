/**
 * Fallback of hydrated pages: when a data request fails, or its answer comes from another build, the browser
 * posts the form or loads the page itself.
 */

type Submission = { form: HTMLFormElement; submitter: HTMLElement | null; fail: (text: string) => void };

const PATIENCE_MS = 30_000;
const NO_CONNECTION =
  "There is no connection to the site. What you typed is still here: try again in a moment.";
const NO_ANSWER = "The site did not answer in time. What you typed is still here: try again in a moment.";
/** Answers that would replace the form, and what was typed, by an error page. */
const REFUSED: Record<number, string> = {
  413: "That is too much for one form. What you typed is still here: make it shorter.",
  503: "The site is busy. What you typed is still here: try again in a few seconds.",
};

/** Request and response header with the build of the site. */
const BUILD_HEADER = "X-Build";

let submission: Submission | null = null;

/** The form being sent by script; `fail` is called with a message when it cannot be sent. */
export function beginSubmission(begun: Submission): void {
  submission = begun;
}

export function endSubmission(form: HTMLFormElement): void {
  if (submission?.form === form) submission = null;
}

export const isSubmitting = () => submission !== null;

type RemixWindow = Window & {
  __remixManifest?: { version: string; routes: Record<string, { path?: string; module: string }> };
};

const manifest = () => (window as RemixWindow).__remixManifest;

/** Wraps `fetch` for the framework's own requests ("….data"); others pass unchanged. */
export function installNativeFallback(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (url.origin !== window.location.origin || !url.pathname.endsWith(".data")) return send(input, init);
    const isPost = init?.method !== undefined && init.method !== "GET";
    const build = manifest()?.version ?? "";
    const headers = new Headers(init?.headers);
    headers.set(BUILD_HEADER, build);
    let response: Response;
    try {
      const answered = await orNothing(send(input, { ...init, headers }));
      if (!answered) return isPost ? giveUp(NO_ANSWER) : goNative(url, false);
      response = answered;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      if (isPost && !(await isReachable(send))) return giveUp(NO_CONNECTION);
      return goNative(url, isPost);
    }
    if (response.headers.get(BUILD_HEADER) !== build) return goNative(url, isPost);
    const refused = REFUSED[response.status];
    if (isPost && refused) return giveUp(refused);
    const to = response.headers.get("Location");
    // After Back the url is the page's already. The framework would add the next page behind it, and Back would lead there
    // again and again.
    const replaces = response.headers.has("X-Remix-Replace");
    if (to && !isPost && !replaces && pageOf(url) === pageOf(window.location)) {
      window.location.replace(to);
      return never();
    }
    if (to && !(await loadModules(to))) {
      window.location.assign(to);
      return never();
    }
    return response;
  };
}

/** The response, or null after the timeout. */
async function orNothing(answer: Promise<Response>): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A response that never comes: the page waits until the browser loads another one. */
const never = () => new Promise<never>(() => {});

function goNative(dataUrl: URL, isPost: boolean): Promise<never> {
  if (isPost && submission) postNatively(submission);
  else window.location.assign(pageOf(dataUrl));
  return never();
}

function giveUp(text: string): Promise<never> {
  const failed = submission;
  submission = null;
  failed?.fail(text);
  return never();
}

/** Sends the form as a browser without scripts would. Submit handlers do not run again. */
function postNatively({ form, submitter }: Submission): void {
  const name = submitter?.getAttribute("name");
  if (name) {
    const pressed = document.createElement("input");
    pressed.type = "hidden";
    pressed.name = name;
    pressed.value = submitter?.getAttribute("value") ?? "";
    form.append(pressed);
    window.addEventListener("pageshow", () => pressed.remove(), { once: true });
  }
  HTMLFormElement.prototype.submit.call(form);
}

/** The page that a data url belongs to, or the page itself. */
function pageOf({ pathname, search }: URL | Location): string {
  const query = new URLSearchParams(search);
  query.delete("_routes");
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return query.size > 0 ? `${path}?${query}` : path;
}

async function isReachable(send: typeof fetch): Promise<boolean> {
  try {
    await send("/healthz", { cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the scripts of the target page before the framework does. When that fails, the framework would only
 * reload the current page.
 */
async function loadModules(to: string): Promise<boolean> {
  const url = new URL(to, window.location.href);
  if (url.origin !== window.location.origin) return true;
  const routes = Object.values(manifest()?.routes ?? {});
  const found = routes.filter(({ path }) => path && path !== "*" && patternOf(path).test(url.pathname));
  try {
    await Promise.all(found.map(({ module }) => import(/* @vite-ignore */ module)));
    // Only pages with the framework's script are in the manifest.
    return found.length > 0;
  } catch {
    return false;
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/\./g, "\\.")));
  return new RegExp(`^/${parts.join("/")}/?$`);
}
